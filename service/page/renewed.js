// Replaces a drawing by a later one. Elements that are equal in both stay in the page, which saves layout and
// painting.

import { drawing, partsOf } from "./sanitize.js";

// A drawing in the page, and the text that it was made of.
export class Renewed {
  // Throws a `TypeError` if it is not a drawing.
  constructor(svg) {
    this.element = drawing(svg);
    this.svg = svg;
  }

  // Shows another drawing; whether its frame is the same. Then only the things in it that are written otherwise than
  // before are read at all.
  renew(svg) {
    const [before, now] = [partsOf(this.svg), partsOf(svg)];
    const isFramed = now.frame && before.frame === now.frame && renewThings(this.element, before, now, now.frame);
    if (!isFramed) renew(this.element, drawing(svg));
    this.svg = svg;
    return isFramed;
  }
}

// Whether it could be done so: each of the things is one element. `frame` is that of the whole drawing.
function renewThings(element, { things: before }, { things: now }, frame) {
  const olds = [...element.children];
  if (olds.length !== before.length) return false;
  const [first, last] = sameAtTheEnds(before, now);
  let [gone, written] = [olds, now].map((those) => those.slice(first, those.length - last));
  if (now.length === before.length) {
    const others = written.map((thing, at) => !isRenewed(gone[at], before[first + at], thing, frame));
    [gone, written] = [gone, written].map((those) => those.filter((_, at) => others[at]));
  }
  const come = written.length ? elementsOf(`${frame}${written.join("")}</svg>`) : [];
  if (come?.length !== written.length) return false;
  replace(element, gone, come, olds[olds.length - last] ?? null);
  return true;
}

function sameAtTheEnds(before, now) {
  const least = Math.min(before.length, now.length);
  let [first, last] = [0, 0];
  while (first < least && now[first] === before[first]) first++;
  while (last < least - first && now.at(-1 - last) === before.at(-1 - last)) last++;
  return [first, last];
}

// Whether a thing is as it is written now, or could be made so.
function isRenewed(element, before, now, frame) {
  if (before === now) return true;
  if (!isGroup(element)) return false;
  const [old, next] = [partsOf(before), partsOf(now)];
  return old.frame === next.frame && renewThings(element, old, next, frame);
}

function elementsOf(svg) {
  try {
    return [...drawing(svg).children];
  } catch {
    return null;
  }
}

function renew(old, next) {
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  replace(old, [...old.childNodes], [...next.childNodes], null);
}

// Puts nodes in the place of others that stand side by side in a parent, before one.
function replace(parent, olds, nexts, before) {
  const kept = Math.min(olds.length, nexts.length);
  for (let at = 0; at < kept; at++)
    if (!olds[at].isEqualNode(nexts[at])) {
      if (isGroup(olds[at]) && isGroup(nexts[at])) renew(olds[at], nexts[at]);
      else olds[at].replaceWith(nexts[at]);
    }
  for (const gone of olds.slice(kept)) gone.remove();
  for (const more of nexts.slice(kept)) parent.insertBefore(more, before);
}

const isGroup = (node) => node.localName === "g";
