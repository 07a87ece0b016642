// Draws on the board what was done between two drawings of it: an arrow for each thing that has moved, a cross where one
// was lost, a frame around one that has come or changed, and the numbers that chance gave, where they counted.

import { drawing } from "./sanitize.js";

const SVG = "http://www.w3.org/2000/svg";
const KEPT = 6;
const BOARD = "PANEL_PLACE_BOARD";
const SIZE = 0.45;
const TAG = 36;
const LINE = 4;
const GAP = 10;

const boardOf = (panels) => panels?.find(({ place }) => place === BOARD) ?? panels?.[0];

export class Traces {
  // `board`: the board that they are drawn on.
  constructor(board) {
    this.board = board;
    this.known = new Map();
    this.layer = null;
  }

  clear() {
    this.layer?.remove();
    this.layer = null;
  }

  // Draws what differs between the panels of before and those that are shown, and the rolls among these events.
  draw(before, panels, events) {
    this.clear();
    const [old, now] = [boardOf(before), boardOf(panels)];
    const picture = now && this.board.panels.get(now.name)?.picture;
    if (!(picture instanceof SVGElement)) return;
    const places = this.places(now.svg);
    const px = 1 / (picture.getScreenCTM()?.a || 1);
    const drawn = [...(old?.name === now.name ? changes(this.places(old.svg), places, px) : []), ...rolls(events, places, picture, px)];
    if (!drawn.length) return;
    this.layer = made("g", { class: "traces", "aria-hidden": "true" }, drawn);
    picture.append(this.layer);
  }

  // Where the things of a drawing are, by their handles, as it would be laid out.
  places(svg) {
    const found = this.known.get(svg) ?? measured(svg);
    this.known.delete(svg);
    this.known.set(svg, found);
    if (this.known.size > KEPT) this.known.delete(this.known.keys().next().value);
    return found;
  }
}

function measured(svg) {
  const found = new Map();
  const hidden = document.createElement("div");
  hidden.className = "measured";
  try {
    hidden.append(drawing(svg));
  } catch {
    return found;
  }
  document.body.append(hidden);
  const picture = hidden.firstChild;
  const back = picture.getScreenCTM()?.inverse();
  for (const one of back ? picture.querySelectorAll("[data-handle]") : []) {
    const { width, height } = one.getBoundingClientRect();
    if (!width || found.has(one.dataset.handle) || one.closest("[data-about]")) continue;
    const box = one.getBBox();
    const to = back.multiply(one.getScreenCTM());
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const at = new DOMPoint(x, y).matrixTransform(to);
    found.set(one.dataset.handle, {
      x: at.x,
      y: at.y,
      width: box.width * Math.abs(to.a || to.b),
      height: box.height * Math.abs(to.d || to.c),
      written: one.querySelector("[data-handle]") ? "" : writtenIn(one),
    });
  }
  hidden.remove();
  for (const place of found.values()) place.within = around(place, found);
  return found;
}

const serializer = new XMLSerializer();
const writtenIn = (element) => [...element.childNodes].map((one) => serializer.serializeToString(one)).join("");

// The smallest thing that surrounds another.
function around(inner, places) {
  let [best, least] = ["", Infinity];
  for (const [handle, outer] of places) {
    const size = outer.width * outer.height;
    const holds = Math.abs(inner.x - outer.x) <= outer.width / 2 && Math.abs(inner.y - outer.y) <= outer.height / 2;
    if (holds && size > inner.width * inner.height * 1.2 && size < least) [best, least] = [handle, size];
  }
  return best;
}

function* changes(before, now, px) {
  for (const [handle, was] of before) {
    const is = now.get(handle);
    if (!is) yield loss(was);
    else if (hasMoved(was, is)) yield arrow(was, is, px);
    else if (was.written && is.written && was.written !== is.written) yield frame(is, "changed");
  }
  for (const [handle, is] of now) if (!before.has(handle)) yield frame(is, "come");
}

// Things that close up within the same place have not moved.
function hasMoved(was, is) {
  const far = Math.hypot(was.x - is.x, was.y - is.y) > Math.min(is.width, is.height) / 4;
  return far && (was.within !== is.within || (!is.within && Math.hypot(was.x - is.x, was.y - is.y) > Math.max(is.width, is.height)));
}

// From where it was to a little before where it is.
function arrow(was, is, px) {
  const [dx, dy] = [is.x - was.x, is.y - was.y];
  const long = Math.hypot(dx, dy);
  const wide = LINE * px;
  const [ux, uy] = [dx / long, dy / long];
  const edge = Math.min(is.width / 2 / Math.abs(ux), is.height / 2 / Math.abs(uy)) + GAP * px;
  const left = Math.max(long - edge, long / 2);
  const end = [was.x + ux * left, was.y + uy * left];
  const back = [end[0] - ux * wide * 2.4, end[1] - uy * wide * 2.4];
  const side = [-uy * wide * 1.5, ux * wide * 1.5];
  const head = `M${end}L${back[0] + side[0]},${back[1] + side[1]}L${back[0] - side[0]},${back[1] - side[1]}Z`;
  const line = `M${was.x},${was.y}L${back}`;
  return made("g", { class: "trace moved" }, [
    made("path", { class: "halo", d: line, "stroke-width": wide * 2 }),
    made("path", { class: "halo", d: head, "stroke-width": wide }),
    made("path", { class: "shaft", d: line, "stroke-width": wide, pathLength: 1 }),
    made("path", { class: "head", d: head }),
  ]);
}

function loss({ x, y, width, height }) {
  const half = Math.min(width, height) * SIZE;
  const d = `M${x - half},${y - half}L${x + half},${y + half}M${x - half},${y + half}L${x + half},${y - half}`;
  return made("g", { class: "trace lost" }, [
    made("path", { class: "halo", d, "stroke-width": half * 0.8 }),
    made("path", { class: "cross", d, "stroke-width": half * 0.4 }),
  ]);
}

const frame = ({ x, y, width, height }, name) =>
  made("rect", { class: `trace ${name}`, x: x - width / 2 - 2, y: y - height / 2 - 2, width: width + 4, height: height + 4, rx: 4 });

// The numbers of each roll beside the place of the thing that it was about, or at the edge of the board, and a ring around
// a target that was hit. `px`: a pixel of the window.
function* rolls(events, places, picture, px) {
  const taken = [...places.values()].filter(({ within }) => within);
  const { width: whole, height: high } = picture.viewBox.baseVal;
  for (const event of events) {
    const { check, result = {} } = event;
    const rolled = Object.values(event).flatMap((one) => Object.values(Object(one))).find((one) => one?.use) ?? {};
    const numbers = result.numbers?.length ? result.numbers : (rolled.faces ?? []);
    if (!check || !numbers.length) continue;
    const place = placeOf(rolled, places);
    if (place && result.succeeded) yield frame(place, "hit");
    const around = places.get(place?.within) ?? place ?? { x: whole / 2, y: high * 0.08, width: 0, height: 0 };
    const size = TAG * px;
    const mark = result.succeeded === undefined ? [] : [result.succeeded ? "✓" : "✗"];
    const wide = size * (0.35 + 0.65 * (numbers.length + mark.length));
    const at = free(around, [wide, size], [whole, high], taken);
    taken.push(at);
    yield tag(at, [...numbers, ...mark], result.succeeded);
  }
}

// Where in or beside a place something of this size covers least of what is there.
function free({ x, y, width, height }, [wide, high], [most, deep], taken) {
  const [left, right] = [x - (width - wide) / 2, x + (width - wide) / 2];
  const inside = [right, left];
  const beside = [right + wide, left - wide];
  const [top, bottom] = [y - (height - high) / 2, y + (height - high) / 2];
  const found = (width > 2 * wide ? [...inside, ...beside] : beside).flatMap((at) => [y, top, bottom].map((to) => ({ x: at, y: to, width: wide, height: high })));
  for (const one of found) {
    one.x = Math.min(Math.max(one.x, wide / 2), most - wide / 2);
    one.y = Math.min(Math.max(one.y, high / 2), deep - high / 2);
    one.covers = taken.reduce((sum, other) => sum + covered(one.x - other.x, one.width + other.width) * covered(one.y - other.y, one.height + other.height), 0);
  }
  return found.reduce((best, one) => (one.covers < best.covers ? one : best));
}

const covered = (apart, sizes) => Math.max(0, sizes / 2 - Math.abs(apart));

// Where the target or the subject of a roll is.
function placeOf({ use }, places) {
  const { target, subject } = use?.purpose ?? {};
  for (const id of [target, subject])
    for (const [handle, place] of id ? places : []) if (handle.slice(handle.indexOf(":") + 1) === id) return place;
  return null;
}

function tag({ x: middle, y: centre, width, height }, signs, succeeded) {
  const [x, y] = [middle - width / 2, centre - height / 2];
  const name = succeeded === undefined ? "" : succeeded ? " good" : " bad";
  const sign = (one, at) => made("text", { x: x + height * (0.5 + 0.65 * at), y: y + height * 0.72, "font-size": height * 0.62, "text-anchor": "middle" }, [String(one)]);
  return made("g", { class: `trace die${name}` }, [made("rect", { x, y, width, height, rx: height / 5 }), ...signs.map(sign)]);
}

function made(tag, given, children = []) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}
