// @ts-nocheck: it walks through JSON of which nothing is known before
// A campaign of Undaunted: the city, and the cards that come home.
import { byCodePoint, canonical } from "./bytes.mjs";

const sorted = (cards) => [...cards].sort(byCodePoint);
const unseen = (count) => Array(count).fill("?");

export const blank = () => ({ city: null, altered: [], returned: {}, drawn: {}, boxes: {} });

const seen = ({ parts }) => (parts[0]?.open ? parts[0].content : null);

function without(log, cards, card) {
  const left = [...cards];
  const at = left.indexOf(card) >= 0 ? left.indexOf(card) : left.indexOf("?");
  log.need(at >= 0, `${card} is not where it is taken from`);
  left.splice(at, 1);
  return left;
}

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

const on = {
  set_up(log, game, { event }) {
    const boxes = event.parties.map(({ id, locked, upgrades, reservists }) => [
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
    const available = seen(record)?.map((card) => card.id) ?? null;
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
    const boxes = { ...game.boxes[side] };
    for (const { card, source, target } of seen(record)?.shifts ?? []) {
      log.need(boxes[source] && boxes[target], "a box that there is not");
      boxes[source] = without(log, boxes[source], card);
      boxes[target] = [...boxes[target], card];
    }
    return { ...next, boxes: { ...game.boxes, [side]: boxes } };
  },
  ended: (log, game, { event, version }) => ({ ...game, won: { side: event.winner, version } }),
};

export const take = (log, game, tag, record) => on[tag]?.(log, game, record);
export const decided = (log, game) => game;
export const undone = (game) => game;
export function used(log) {
  log.need(false, "a campaign rolls no dice");
}
