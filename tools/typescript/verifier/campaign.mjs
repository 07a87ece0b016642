// A campaign of Undaunted: the city, and the cards that come home.
import { byCodePoint, canonical } from "./bytes.mjs";

/** @typedef {import("./log.mjs").Ledger} Ledger */
/** @typedef {import("./log.mjs").Entry} Entry */
/** @typedef {import("./log.mjs").System<State>} Rules */
/** @typedef {{ id: string, locked: number, upgrades: number, reservists: number }} Party */
/** @typedef {Record<string, string[] | null>} Boxes those of a binder; null: not known */
/**
 * @typedef {object} State
 * @property {Record<string, string>} city
 * @property {string[]} altered
 * @property {Record<string, any>} returned
 * @property {Record<string, string[]>} drawn
 * @property {Record<string, Boxes>} boxes
 * @property {import("./log.mjs").Won | null} [won]
 */

/** @param {string[]} cards */
const sorted = (cards) => [...cards].sort(byCodePoint);
/** @param {number} count @returns {string[]} */
const unseen = (count) => Array(count).fill("?");

/** @type {Rules["blank"]} */
export const blank = () => ({ city: /** @type {any} */ (null), altered: [], returned: {}, drawn: {}, boxes: {} });

/** @param {Entry} record */
const seen = ({ parts }) => (parts[0]?.open ? parts[0].content : null);

/** @param {Ledger} log @param {string[]} cards @param {string} card */
function without(log, cards, card) {
  const left = [...cards];
  const at = left.indexOf(card) >= 0 ? left.indexOf(card) : left.indexOf("?");
  log.need(at >= 0, `${card} is not where it is taken from`);
  left.splice(at, 1);
  return left;
}

/** @param {Ledger} log @param {State} game @param {Entry} record @param {string} action @param {string[]} boxes */
function draw(log, game, record, action, boxes) {
  const { side, use } = record.event;
  const content = log.checkDraw(record);
  const purpose = Object.fromEntries(Object.entries(use.purpose).filter(([, text]) => text !== ""));
  log.need(canonical(purpose) === canonical({ action, actor: side, rule: "C5" }), "drawn for what there is not");
  const home = game.returned[side];
  if (!content || !home) return game;
  const drawn = game.drawn[side] ?? [];
  const left = drawn.reduce(
    (cards, card) => without(log, cards, card),
    sorted(boxes.flatMap((box) => home[box] ?? [])),
  );
  log.need(use.size === left.length && left[content.index] === content.card, "another card was drawn");
  return { ...game, drawn: { ...game.drawn, [side]: [...drawn, content.card] } };
}

/** @type {Record<string, import("./log.mjs").Handler<State>>} */
const on = {
  set_up(log, game, { event }) {
    const boxes = event.parties.map((/** @type {Party} */ { id, locked, upgrades, reservists }) => [
      id,
      {
        available: null,
        removed: [],
        locked: unseen(locked),
        upgrades: unseen(upgrades),
        reservists: unseen(reservists),
      },
    ]);
    return { ...game, city: event.city, altered: event.altered, boxes: Object.fromEntries(boxes) };
  },
  binder_opened(log, game, record) {
    const { side } = record.event;
    const available = seen(record)?.map((/** @type {{ id: string }} */ card) => card.id) ?? null;
    return { ...game, boxes: { ...game.boxes, [side]: { ...game.boxes[side], available } } };
  },
  tile_swapped(log, game, { event: { tile, face } }) {
    log.need(
      game.altered.includes(face) && face.startsWith(`${tile}-`) && tile in game.city,
      "a face that is not there",
    );
    const altered = [...game.altered.filter((one) => one !== face), game.city[tile]];
    return { ...game, altered, city: { ...game.city, [tile]: face } };
  },
  cards_returned(log, game, record) {
    return { ...game, returned: { ...game.returned, [record.event.side]: seen(record) } };
  },
  loss_drawn: (log, game, record) => draw(log, game, record, "loss", ["casualties"]),
  upgrade_drawn: (log, game, record) => draw(log, game, record, "upgrade", ["casualties", "pool"]),
  binder_changed(log, game, record) {
    const { side } = record.event;
    const next = { ...game, drawn: { ...game.drawn, [side]: [] } };
    const boxes = /** @type {Record<string, string[]>} */ ({ ...game.boxes[side] });
    for (const { card, source, target } of seen(record)?.shifts ?? []) {
      log.need(boxes[source] && boxes[target], "a box that there is not");
      boxes[source] = without(log, boxes[source], card);
      boxes[target] = [...boxes[target], card];
    }
    return { ...next, boxes: { ...game.boxes, [side]: boxes } };
  },
  ended: (log, game, { event, version }) => ({ ...game, won: { side: event.winner, version } }),
};

/** @type {Rules["take"]} */
export const take = (log, game, tag, record) => on[tag]?.(log, game, record);
/** @type {Rules["decided"]} */
export const decided = (log, game) => game;
/** @type {Rules["undone"]} */
export const undone = (game) => game;
/** @param {Ledger} log */
export function used(log) {
  log.need(false, "a campaign rolls no dice");
}
