// Small pictures of boards, each asked for once it comes into view, a few at a time.

import { el } from "./dom.js";
import { drawing } from "./sanitize.js";

const AT_ONCE = 3;
const KEPT = 100;

const waiting = [];
const pictures = new Map();
let running = 0;

const seen = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) {
        seen.unobserve(target);
        waiting.push(target);
        next();
      }
  },
  { rootMargin: "200px" },
);
const asks = new WeakMap();

async function next() {
  if (running >= AT_ONCE || !waiting.length) return;
  const where = waiting.shift();
  running++;
  try {
    const panel = where.isConnected && (await asks.get(where)());
    if (panel) where.replaceChildren(drawing(panel.svg));
  } catch {
    // The place stays empty.
  }
  running--;
  next();
}

// A place for the picture of `name`; `ask` gives its panel. A picture that was there before is kept.
export function thumb(name, ask) {
  const known = pictures.get(name);
  if (known) return known;
  const where = el("div", { class: "thumb", "aria-hidden": "true" });
  asks.set(where, ask);
  seen.observe(where);
  pictures.set(name, where);
  if (pictures.size > KEPT) pictures.delete(pictures.keys().next().value);
  return where;
}
