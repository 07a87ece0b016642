// Draws on the board what was done between two drawings of it: an arrow for each thing that has moved, a cross where one
// was lost, a frame around one that has come or changed, and each roll: an arrow from the actor to the target, and beside
// that the numbers that counted, with the number needed.

import { drawing } from "./sanitize.js";
import { useOf } from "./spoken.js";

const SVG = "http://www.w3.org/2000/svg";
const KEPT = 6;
const BOARD = "PANEL_PLACE_BOARD";
const SIZE = 0.45;
const TAG = 22;
const LETTER = 0.6;
const FAR = 0.02;
const TAGS = 5;
const WRITTEN = 50;
const [LINE, THIN] = [4, 2];
const GAP = 10;
const PALE = 0.8;
const CORNER = 14;
const LONG = 30;
const SHORT = 16;
const WAY = [0.4, 0.55, 0.25, 0.7];
const FIRST = 0x2460;

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
    const was = old?.name === now.name ? this.places(old.svg) : places;
    const drawn = [...changes(was, places, px), ...rolls(events, new Map([...was, ...places]), picture, px)];
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
    if (!is) yield loss(was, px);
    else if (hasMoved(was, is)) yield arrow("moved", was, is, px);
    else if (is.within && was.written && is.written && was.written !== is.written && isAsLarge(was, is)) yield corners(is, "changed", px);
  }
  for (const [handle, is] of now) if (!before.has(handle)) yield corners(is, "come", px);
}

// Things that were drawn larger or smaller have not changed because of that.
const isAsLarge = (one, other) => Math.abs(one.width - other.width) < 1 && Math.abs(one.height - other.height) < 1;

// Things that close up within the same place have not moved.
function hasMoved(was, is) {
  const far = Math.hypot(was.x - is.x, was.y - is.y) > Math.min(is.width, is.height) / 4;
  return far && (was.within !== is.within || (!is.within && Math.hypot(was.x - is.x, was.y - is.y) > Math.max(is.width, is.height)));
}

// From the middle of one place to a little before another; or a thin one between their edges, which leaves room beside
// it for the way back.
function arrow(name, from, to, px, isThin = false) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy) || 1;
  const wide = (isThin ? THIN : LINE) * px;
  const head = wide * (isThin ? 4 : 2.4);
  const [ux, uy] = [dx / long, dy / long];
  const left = Math.max(long - edge(to, ux, uy) - (isThin ? 1 : GAP) * px, long / 2);
  const first = Math.min(isThin ? edge(from, ux, uy) : 0, left - head * 1.6);
  const [aside, half] = [isThin ? 2 * wide : 0, head * 0.6];
  const at = (along, across) => [from.x + ux * along - uy * across, from.y + uy * along + ux * across];
  const line = `M${at(first, aside)}L${at(left - head, aside)}`;
  const tip = `M${at(left, aside)}L${at(left - head, aside + half)}L${at(left - head, aside - half)}Z`;
  return made("g", { class: `trace ${name}`, opacity: isThin ? PALE : 1 }, [
    made("path", { class: "halo", d: line, "stroke-width": wide * 2 }),
    made("path", { class: "halo", d: tip, "stroke-width": wide }),
    made("path", { class: "shaft", d: line, "stroke-width": wide, pathLength: 1 }),
    made("path", { class: "head", d: tip }),
  ]);
}

// How far the edge of a place is from its middle in a direction.
const edge = ({ width, height }, ux, uy) => Math.min(width / 2 / Math.abs(ux), height / 2 / Math.abs(uy));

// Where the head of an arrow is.
function headOf(from, to, px) {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const long = Math.hypot(dx, dy) || 1;
  const far = edge(to, dx / long, dy / long) + TAG * px;
  return { x: to.x + (dx / long) * far, y: to.y + (dy / long) * far, width: TAG * px, height: TAG * px, worse: TAGS };
}

function loss({ x, y, width, height }, px) {
  const half = Math.min(width, height) * SIZE;
  const d = `M${x - half},${y - half}L${x + half},${y + half}M${x - half},${y + half}L${x + half},${y - half}`;
  const [wide, high] = [TAG * px, TAG * px * 0.7];
  return made("g", { class: "trace lost" }, [
    made("path", { class: "halo", d, "stroke-width": half * 0.8 }),
    made("path", { class: "cross", d, "stroke-width": half * 0.4 }),
    tag({ x: x + half + wide / 4, y: y - half - high / 4, width: wide, height: high }, "−1", false),
  ]);
}

const frame = ({ x, y, width, height }, name) =>
  made("rect", { class: `trace ${name}`, x: x - width / 2 - 2, y: y - height / 2 - 2, width: width + 4, height: height + 4, rx: 4 });

// The corners of a frame.
function corners({ x, y, width, height }, name, px) {
  const [wide, high] = [width / 2 + 2 * px, height / 2 + 2 * px];
  const long = Math.min(CORNER * px, wide / 2, high / 2);
  const one = ([right, down]) => `M${x + right * wide},${y + down * (high - long)}V${y + down * high}H${x + right * (wide - long)}`;
  const d = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(one).join("");
  return made("path", { class: `trace ${name}`, d, "stroke-width": LINE * px * 0.75 });
}

// The numbers of each roll at its arrow from the actor to the target, or beside what it is about; where there are several
// arrows, the roll has a number, which its arrow has too. A ring around a target that was hit. `px`: a pixel of the window.
function* rolls(events, places, picture, px) {
  const found = [...rollsOf(events, places)];
  if (!found.length) return;
  const aimed = found.filter(({ target, subject }) => target && subject && target !== subject);
  const shots = Map.groupBy(aimed, ({ subject, target }) => `${subject.x},${subject.y} ${target.x},${target.y}`);
  const taken = [...[...places.values()].filter(({ within }) => within), ...writings(picture)];
  const size = TAG * px;
  const over = [];
  for (const those of shots.values()) {
    const [{ subject, target }] = those;
    yield arrow("shot", subject, target, px, true);
    taken.push(headOf(subject, target, px));
    for (const one of those) {
      one.beside = WAY.map((part) => between(subject, target, part));
      if (shots.size === 1) continue;
      const count = aimed.indexOf(one);
      one.number = String.fromCodePoint(FIRST + count);
      const nth = aimed.filter((other) => other.number && other.subject === subject).length;
      const dot = { ...between(subject, target, 0, (nth - 0.3) * size * 0.8), width: size * 0.8, height: size * 0.8 };
      over.push(tag(dot, String(count + 1)));
      taken.push({ ...dot, worse: TAGS });
    }
  }
  for (const { target, subject, beside, number = "", said, succeeded } of found) {
    const place = target ?? subject;
    if (place && succeeded) yield frame(place, "hit");
    const text = `${number} ${said}`.trim();
    const at = free(beside ?? [place, places.get(place?.within)].filter(Boolean), [size * (0.5 + LETTER * LETTER * (1 + text.length)), size], seenOf(picture), taken);
    taken.push({ ...at, worse: WRITTEN });
    if (place && !beside && Math.hypot(at.x - place.x, at.y - place.y) > Math.max(at.width, place.width) / 2 + size) yield made("path", { class: "trace lead", d: `M${place.x},${place.y}L${at.x},${at.y}`, "stroke-width": THIN * px });
    over.push(tag(at, text, succeeded));
  }
  yield* over;
}

// The rolls among events, each with where its actor and its target are, and what it says.
function* rollsOf(events, places) {
  for (const { check, result = {}, sentence = "", ...event } of events) {
    const { use, faces, test } = useOf(event) ?? {};
    const numbers = result.numbers?.length ? result.numbers : (faces ?? []);
    if (!check || !numbers.length) continue;
    const [subject, target] = ["subject", "target"].map((name) => placeOf(use?.purpose?.[name], places));
    const told = resultIn(sentence, numbers);
    yield { subject, target, said: told ?? compared(numbers, result, test), succeeded: told ? undefined : result.succeeded };
  }
}

// The numbers of a roll with their result, if that is short: from the clause of a sentence that has, before its colon, these alone.
function resultIn(sentence, numbers) {
  for (const clause of sentence.replace(/\.$/, "").split(". ")) {
    const [head, result, ...more] = clause.split(": ");
    if (result?.length < LONG && !more.length && head.match(/\d+/g)?.join() === numbers.join()) return [numbers.join(", "), ...(result.length < SHORT ? [result] : [])].join(": ");
  }
  return null;
}

// A point on the way from the edge of one place to that of another: a part of the way, and so far on.
function between(from, to, part, far = 0) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / long, dy / long];
  const first = Math.min(edge(from, ux, uy), long / 2);
  const at = first + part * Math.max(0, long - first - edge(to, ux, uy)) + far;
  return { x: from.x + ux * at, y: from.y + uy * at, width: 0, height: 0 };
}

// The part of a picture that is in view.
function seenOf(picture) {
  const back = picture.getScreenCTM().inverse();
  const { width, height } = picture.viewBox.baseVal;
  const pane = picture.parentElement.getBoundingClientRect();
  const [from, to] = [[pane.left, pane.top], [pane.right, pane.bottom]].map((at) => new DOMPoint(...at).matrixTransform(back));
  return { left: Math.max(0, from.x), top: Math.max(0, from.y), right: Math.min(width, to.x), bottom: Math.min(height, to.y) };
}

// The numbers and the number needed, such as “7 < 10 ✗”; without the latter where it alone does not explain the result.
function compared(numbers, { succeeded }, test) {
  const said = numbers.join(", ");
  if (succeeded === undefined) return said;
  const sign = test?.atMost ? (succeeded ? "≤" : ">") : succeeded ? "≥" : "<";
  const reached = (one) => (test.atMost ? one <= (test.target ?? 0) : one >= (test.target ?? 0));
  const needed = test && numbers.some(reached) === succeeded ? ` ${sign} ${test.target ?? 0}` : "";
  return `${said}${needed} ${succeeded ? "✓" : "✗"}`;
}

// Where something is written on a picture, or is drawn under a name of its own.
function writings(picture) {
  const back = picture.getScreenCTM().inverse();
  const named = [...picture.querySelectorAll("g:not([data-handle], :has([data-handle])) > title")].map((one) => one.parentNode);
  const boxes = [...picture.querySelectorAll("text"), ...named].map((one) => !one.closest("[data-about]") && one.getBoundingClientRect());
  return boxes.filter((one) => one && one.width).map(({ left, top, width, height }) => {
    const { x, y } = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(back);
    return { x, y, width: width * back.a, height: height * back.d, worse: WRITTEN };
  });
}

// Where beside one of these places, within an area, something of this size covers least of what is there, the nearest of
// such; without places, at the upper edge.
function free(beside, [wide, high], { left, top, right: most, bottom: deep }, taken) {
  const found = beside.flatMap(({ x, y, width, height }) => {
    const [far, low] = [(width + wide) / 2, (height + high) / 2];
    const inside = Math.max(0, (width - wide) / 2);
    const across = [0, inside / 2, inside, far, far + wide / 2].flatMap((one) => [one, -one]);
    const down = [0, low / 2, low, low + high / 2].flatMap((one) => [-one, one]);
    const spots = across.flatMap((right) => down.map((below) => [right, below]));
    return spots.filter(([right, below]) => Math.abs(right) >= far || Math.abs(below) >= low).map(([right, below]) => ({
      x: Math.max(Math.min(x + right, most - wide / 2), left + wide / 2),
      y: Math.max(Math.min(y + below, deep - high / 2), top + high / 2),
    }));
  });
  if (!found.length) return { x: (left + most) / 2, y: top + 2 * high, width: wide, height: high };
  const [{ x, y }] = beside;
  for (const one of found) {
    Object.assign(one, { width: wide, height: high });
    one.covers = taken.reduce((sum, other) => sum + (other.worse ?? 1) * covered(one.x - other.x, one.width + other.width) * covered(one.y - other.y, one.height + other.height), FAR * Math.hypot(one.x - x, one.y - y) * high);
  }
  return found.reduce((best, one) => (one.covers < best.covers ? one : best));
}

const covered = (apart, sizes) => Math.max(0, sizes / 2 - Math.abs(apart));

// Where the thing of this id is.
function placeOf(id, places) {
  const named = id?.replace(" ", ":");
  for (const [handle, place] of id ? places : []) if (handle === named || handle.slice(handle.indexOf(":") + 1) === id) return place;
  return null;
}

function tag({ x, y, width, height }, said, succeeded) {
  const name = succeeded === undefined ? "" : succeeded ? " good" : " bad";
  return made("g", { class: `trace die${name}` }, [
    made("rect", { x: x - width / 2, y: y - height / 2, width, height, rx: width > height ? height / 4 : height / 2 }),
    made("text", { x, y: y + height * 0.22, "font-size": height * LETTER, "text-anchor": "middle" }, [said]),
  ]);
}

function made(tag, given, children = []) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}
