// The sides of a game, by the order of its seats: seats whose names differ in their number only are one side.

import { el } from "./dom.js";

const stem = (seat) => seat.replace(/_\d+$/, "");
const sides = (seats) => [...new Set(seats.map(({ seat }) => stem(seat)))];
const ENDS = /^[ ,:]/;
const isOf = (side) => (one) => one.startsWith(`${side}_`) || one.startsWith(`${side}-`);

// The side of a seat, counted from 0; −1 for none.
export const sideOf = (seats, seat) => sides(seats).indexOf(stem(seat));

// The side that a thing on the board is of, by its handle; −1 for none.
export const sideOfThing = (seats, handle) => sides(seats).findIndex((side) => isOf(side)(handle.slice(handle.indexOf(":") + 1)));

// The side that a line of the log is about: the one that it begins with, else the only one that its event names, else
// that of the seat that has decided.
export function sideOfLine(seats, { sentence, event = {}, by = "" }) {
  const said = sentence.toLowerCase();
  const named = seats.find(({ title = "" }) => title && said.startsWith(title.toLowerCase()) && ENDS.test(said.slice(title.length)));
  const texts = [...textsIn(event)];
  const [exact] = texts.filter((one) => seats.some(({ seat }) => seat === one));
  const owners = sides(seats).filter((side) => texts.some(isOf(side)));
  return sideOf(seats, named?.seat ?? exact ?? (owners.length === 1 ? owners[0] : by));
}

function* textsIn(value) {
  if (typeof value === "string") yield value;
  else if (value && typeof value === "object") for (const one of Object.values(value)) yield* textsIn(one);
}

// The mark of a side: its shape and its colour.
export const sideMark = (side) => el("span", { class: "of-side", "data-side": side, "aria-hidden": "true" });

// Colours the sides in a part of the page as the drawings of a board do.
export function tint(where, seats, board) {
  for (const [seat, colour] of board.tints()) where.style.setProperty(`--tint-${sideOf(seats, seat)}`, colour);
}
