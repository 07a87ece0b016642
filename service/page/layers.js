// The optional parts of a drawing: layers, each with a switch, and details of a thing that is pointed at. A drawing
// itself lists its layers and their titles.

import { el } from "./dom.js";
import { say } from "./words.js";

const LARGEST = 3;

// The state of each switch by the name of its layer, for all drawings of this page.
const switched = new Map();

// The layers of a drawing: their titles, by their names.
export function layersOf(picture) {
  const found = new Map();
  for (const one of layersIn(picture))
    found.set(one.dataset.layer, [...one.children].find(({ localName }) => localName === "title")?.textContent ?? one.dataset.layer);
  return found;
}

// Shows a drawing as its layers were switched; one that nobody has switched stays as it was drawn.
export function apply(picture) {
  for (const one of layersIn(picture)) {
    const isShown = switched.get(one.dataset.layer);
    if (isShown === true) one.removeAttribute("display");
    if (isShown === false) one.setAttribute("display", "none");
  }
}

// The switches of layers; `changed` is called after each.
export function switchesOf(layers, changed) {
  const box = ([name, title]) => {
    const flip = ({ target }) => {
      switched.set(name, target.checked);
      changed();
    };
    return el("label", {}, el("input", { type: "checkbox", "data-switch": name, onchange: flip }), " ", title);
  };
  return layers.size ? [el("summary", {}, say("page-layers")), el("div", {}, [...layers].map(box))] : [];
}

// The switches stand as the drawing is shown.
export function set(switches, picture) {
  for (const one of layersIn(picture)) {
    const box = switches.querySelector(`[data-switch="${CSS.escape(one.dataset.layer)}"]`);
    box.checked = one.getAttribute("display") !== "none";
  }
}

// Tells of the things that are looked at, and of no others.
export function tell(picture, handles) {
  for (const one of picture.querySelectorAll("[data-about]")) {
    const isTold = handles.has(one.dataset.about);
    if (one.classList.contains("told") === isTold) continue;
    one.classList.toggle("told", isTold);
    if (isTold && one.dataset.lens) enlarge(one, picture);
  }
}

// A lens is as large as it was drawn, or nearly, where it has room, however small the drawing is.
function enlarge(lens, picture) {
  const drawn = picture.getScreenCTM();
  if (!drawn) return;
  const { width, height } = picture.viewBox.baseVal;
  const box = lens.getBBox();
  const most = Math.min(LARGEST, width / box.width, height / box.height);
  const scale = Math.max(1, Math.min(most, 1 / drawn.a));
  const [x, y] = [
    [box.x, box.width, width],
    [box.y, box.height, height],
  ].map(([from, size, room]) => Math.max(0, Math.min(from - (size * (scale - 1)) / 2, room - size * scale)) - from * scale);
  lens.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
}

const layersIn = (picture) => picture.querySelectorAll("[data-layer]");
