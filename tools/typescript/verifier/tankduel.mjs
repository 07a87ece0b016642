// Tank Duel: where the cards are, and what chance is used for.
import { canonical } from "./bytes.mjs";

/** @typedef {import("./log.mjs").Ledger} Ledger */
/** @typedef {import("./log.mjs").Entry} Entry */
/** @typedef {import("./log.mjs").Use} Use */
/** @typedef {import("./log.mjs").System<State>} Rules */
/**
 * @typedef {object} State
 * @property {number[]} cards
 * @property {Record<string, number[]>} heaps
 * @property {Record<string, Box>} boxes
 * @property {number[]} row
 * @property {number} upper
 * @property {boolean} marker
 * @property {number[]} damage
 * @property {number[]} lying
 * @property {number[]} gone
 * @property {Record<string, string>} tanks
 * @property {boolean} robata
 * @property {string[]} left
 * @property {import("./log.mjs").Won | null} [won]
 */
/** @typedef {Record<string, number>} Box */
/** @typedef {{ number: number }} Numbered */

const HIDDEN = 0;
const SHOW = ["action_laid", "orders_paid", "card_given", "tactics_played"];
/** @type {Record<string, string>} */
const RULES = {
  draw: "TD22",
  redraw: "TDR16",
  reveal: "TD107",
  character: "TD117",
  response: "TD102",
  random: "TD110",
  marker: "TD122",
  smoke: "TD25",
  fire_check: "TD26",
  unflank: "TD32",
  free: "TDR11",
  bog: "TD34",
  spot: "TD38",
  hull_down: "TD39",
  conceal: "TD40",
  hit: "TD54",
  close_combat: "TD88",
  weather: "TD97",
  mud: "TD98",
  newcomer: "TD98",
  replaced: "TD98",
  location: "TD55",
  penetration: "TD57",
  damage: "TD61",
  morale: "TD28",
  mines: "TD72",
  explosion: "TD63",
  fire: "TD63",
  escape: "TD73",
  theft: "TD36",
  loss: "TD75",
};

/** @type {Rules["blank"]} */
export const blank = () => ({
  ...{ cards: [], heaps: {}, boxes: {}, row: [], upper: 0, marker: true, damage: [], lying: [], gone: [] },
  ...{ tanks: {}, robata: false, left: [], won: null },
});
/** @type {Rules["shows"]} */
export const shows = (tag) => SHOW.includes(tag);
/** @type {Rules["plays"]} */
export const plays = (tag, { seat }) => tag === "tactics_played" && seat;
/** @type {Rules["flips"]} */
export const flips = (tag) => tag === "card_flipped";
/** @type {Rules["passes"]} */
export const passes = (kind) => (kind === "reaction" ? { decide: "pass" } : null);
/** @type {Rules["decided"]} */
export const decided = (log, game) => game;
/** @type {Rules["undone"]} */
export const undone = (game) => game;

/** @param {Ledger} log @param {State} game @param {Use} use */
export function used(log, game, { purpose: { action, rule, actor, subject, target }, dice }) {
  const seat = !actor || log.seats.has(actor);
  const fits = [subject, target].every((tank) => !tank || Object.hasOwn(game.tanks, tank));
  log.need(!dice && RULES[action] === rule && seat && fits, "chance used for what there is not");
  return game;
}

/** @param {string} seat */
const nationOf = (seat) => seat.split("_")[0];

// Who wins if a seat gives up; null: a team-mate or Robata goes on.
/** @param {Ledger} log @param {State} game @param {string} seat */
export function winnersWithout(log, game, seat) {
  const others = [...log.seats.keys()].filter((one) => one !== seat && !game.left.includes(one));
  const driven = Object.entries(game.tanks).some(([tank, held]) => !held && nationOf(tank) !== nationOf(seat));
  if (others.length && game.robata && !driven) return null;
  if (others.some((one) => nationOf(one) === nationOf(seat))) return null;
  return others.filter((one) => nationOf(one) !== nationOf(seat));
}

/** @param {number[]} cards */
const sorted = (cards) => [...cards].sort((one, other) => one - other);
/** @param {State} game */
const boxed = ({ boxes }) => Object.values(boxes).flatMap((box) => Object.values(box));
/** @param {State} game */
const held = (game) => [...Object.values(game.heaps).flat(), ...boxed(game), ...game.row.filter((card) => card)];
/** @param {State} game */
const deck = (game) => game.cards.filter((card) => !held(game).includes(card));
/** @param {State} game */
const size = (game) => game.cards.length - held(game).length;
/** @param {State} game @param {string} name @param {number[]} cards */
const heap = (game, name, cards) => ({ ...game, heaps: { ...game.heaps, [name]: sorted(cards) } });
/** @param {State} game @param {string} name @param {number[]} cards */
const into = (game, name, ...cards) => heap(game, name, [...(game.heaps[name] ?? []), ...cards]);
/** @param {State} game */
const turned = (game) => ({ ...game, upper: Math.max(0, game.upper - 1) });

/** @param {Ledger} log @param {State} game @param {string} name @param {number} card */
function outOf(log, game, name, card) {
  const cards = [...(game.heaps[name] ?? [])];
  const at = cards.includes(card) ? cards.indexOf(card) : cards.indexOf(HIDDEN);
  log.need(at >= 0, `${card} is not in ${name}`);
  cards.splice(at, 1);
  return heap(game, name, cards);
}

/** @type {(log: Ledger, game: State, source: string, goal: string, cards: number[]) => State} */
const move = (log, game, source, goal, cards) =>
  cards.reduce((next, card) => into(outOf(log, next, source, card), goal, card), game);

// A holding box as it is now: what comes into it comes from the table, what leaves it is discarded.
/** @param {State} game @param {string} tank @param {Box} now */
function box(game, tank, now) {
  const [before, after] = [game.boxes[tank] ?? {}, now].map((one) => Object.values(one));
  const table = game.heaps.table.filter((card) => !after.includes(card));
  const gone = before.filter((card) => !after.includes(card));
  return into(heap({ ...game, boxes: { ...game.boxes, [tank]: now } }, "table", table), "up", ...gone);
}

/** @param {State} game @param {string} tank @param {string} what */
function without(game, tank, what) {
  const { [what]: _, ...rest } = game.boxes[tank] ?? {};
  return box(game, tank, rest);
}

// The content of the part of an audience, where it may be seen.
/** @param {Ledger} log @param {Entry} record @param {string} audience */
function contentOf(log, { parts }, audience) {
  const part = parts.find((one) => one.audience === audience);
  log.need(part, `no part is sealed for ${audience}`);
  return part?.open ? part.content : null;
}

/** @param {Ledger} log @param {Entry} record @param {string} audience */
function cardOf(log, record, audience) {
  const card = contentOf(log, record, audience);
  log.need(card === null || Number.isInteger(card), "a card that is none");
  return card ?? HIDDEN;
}

/** @param {Ledger} log @param {State} game @param {Entry} record */
function checkUse(log, game, record) {
  const { use } = record.event;
  const content = contentOf(log, record, use.audience);
  log.need(content === null || ["index", "link"].every((name) => name in Object(content)), "a draw that says nothing");
  log.checkUse(use, { link: content?.link, outcome: content && [content.index] });
  log.drawn(use, content);
  used(log, game, use);
  return content;
}

/** @param {Ledger} log @param {State} game @param {Entry["event"]} event */
function inTheOpen(log, game, { use, link, index }) {
  log.need(use.audience === "public" && link, "this is decided before everybody's eyes");
  log.checkUse(use, { link, outcome: [index] });
  log.drawn(use, { index });
  used(log, game, use);
}

/** @param {Ledger} log @param {State} game @param {Entry} record @param {number} card */
function fromDeck(log, game, record, card) {
  const { use } = record.event;
  log.need(use.audience === "referee", "the common deck is the referee's");
  log.need(use.size === size(game), "not as many cards as there are in the deck");
  log.need(card === HIDDEN || deck(game).includes(card), `${card} is not in the deck`);
  const place = checkUse(log, game, record);
  log.need(place === null || deck(game)[place.index] === card, "this is not the card at this place of the deck");
  return turned(game);
}

// A card that chance takes out of a hand.
/** @param {Ledger} log @param {State} game @param {Entry} record @param {string} seat */
function taken(log, game, record, seat) {
  const hand = game.heaps[`hand ${seat}`] ?? [];
  const { use } = record.event;
  log.need(use.audience === seat && use.size === hand.length, "not a card of this hand");
  const found = checkUse(log, game, record);
  log.need(found === null || hand[found.index] === found.card, "this is not the card at this place of the hand");
  return found?.card ?? HIDDEN;
}

/** @param {Ledger} log @param {State} game @param {string} tank */
function gone(log, game, tank) {
  const empty = box(game, tank, {});
  return move(log, empty, `shown ${tank}`, "up", empty.heaps[`shown ${tank}`] ?? []);
}

/** @type {Record<string, import("./log.mjs").Handler<State>>} */
const on = {
  laid_out(log, game, { event: { setup, battle, upper } }) {
    log.need(canonical(battle.seats) === canonical([...log.seats.keys()]), "others sit down than are laid out");
    const cards = sorted(battle.cards.map((/** @type {Numbered} */ { number }) => number));
    return {
      ...game,
      cards,
      heaps: { table: [], up: [] },
      upper,
      damage: sorted(battle.damage.map((/** @type {Numbered} */ { number }) => number)),
      tanks: Object.fromEntries(battle.tanks.map((/** @type {Record<string, string>} */ { id, seat }) => [id, seat])),
      robata: setup.leaver === "robata" && Boolean(battle.robata),
    };
  },
  taken_over: (log, game, record) => on.laid_out(log, game, record),
  card_drawn(log, game, record) {
    const { seat } = record.event;
    const card = cardOf(log, record, seat);
    return into(fromDeck(log, game, record, card), `hand ${seat}`, card);
  },
  card_flipped(log, game, record) {
    const { card } = record.event;
    return into(fromDeck(log, game, record, card), "table", card);
  },
  card_revealed(log, game, record) {
    const { card, place } = record.event;
    const row = [...game.row];
    while (row.length <= place) row.push(HIDDEN);
    row[place] = card;
    return { ...fromDeck(log, game, record, card), row };
  },
  marker_sought(log, game, { event }) {
    log.need(game.marker && !game.upper, "the marker cannot turn up now");
    log.need(event.use.size === size(game) + 1, "not as many cards as there are in the deck");
    log.need(event.found === (event.index === 0), "the marker is not where it is said to be");
    inTheOpen(log, game, event);
    return event.found ? { ...game, marker: false } : game;
  },
  reshuffled(log, game, { event: { upper, marker } }) {
    const names = Object.keys(game.heaps).filter((name) => name === "up" || name.startsWith("down"));
    const back = names.reduce((next, name) => heap(next, name, []), game);
    return { ...back, upper, marker: Boolean(marker) };
  },
  initiative_laid(log, game, record) {
    const { seat, tank } = record.event;
    return move(log, game, `hand ${seat}`, `laid ${tank}`, [cardOf(log, record, seat)]);
  },
  initiative_taken_back: (log, game, { event: { seat, tank } }) =>
    move(log, game, `laid ${tank}`, `hand ${seat}`, game.heaps[`laid ${tank}`] ?? []),
  initiative_shown(log, game, { event: { cards }, opened }) {
    const told = new Map();
    for (const { content } of opened) {
      const card = Number.isInteger(content) ? content : Object(Object(content).decision).card;
      told.set(card, (told.get(card) ?? 0) + 1);
    }
    const shown = Object.values(cards);
    log.need([...told].every(([card, times]) => times === 2 && shown.includes(card)), "other cards were laid");
    const names = Object.keys(game.heaps).filter((name) => name.startsWith("laid") || name.startsWith("shown"));
    const bare = names.reduce((next, name) => heap(next, name, []), game);
    return Object.entries(cards).reduce((next, [tank, card]) => into(next, `shown ${tank}`, card), bare);
  },
  turn_began: (log, game, { event: { tank } }) =>
    move(log, game, `shown ${tank}`, "up", game.heaps[`shown ${tank}`] ?? []),
  action_laid(log, game, { event: { seat, cards = [], paid = [] } }) {
    const laid = cards.map((/** @type {{ card: number }} */ { card }) => card);
    return move(log, move(log, game, `hand ${seat}`, "table", laid), `hand ${seat}`, "up", paid);
  },
  orders_paid: (log, game, { event: { seat, cards } }) => move(log, game, `hand ${seat}`, "up", cards),
  tactics_played: (log, game, { event: { seat, card } }) => move(log, game, `hand ${seat}`, "table", [card]),
  card_dropped(log, game, record) {
    const { seat } = record.event;
    return move(log, game, `hand ${seat}`, `down ${seat}`, [cardOf(log, record, seat)]);
  },
  card_lost(log, game, record) {
    const { seat } = record.event;
    return move(log, game, `hand ${seat}`, `down ${seat}`, [taken(log, game, record, seat)]);
  },
  card_stolen(log, game, record) {
    const { seat, target } = record.event;
    const gain = cardOf(log, record, seat);
    const card = taken(log, game, record, target) || gain;
    return into(outOf(log, game, `hand ${target}`, card), `hand ${seat}`, gain);
  },
  card_given(log, game, record) {
    const { seat, mate } = record.event;
    const [own, theirs] = [seat, mate].map((one) => cardOf(log, record, one));
    return into(outOf(log, game, `hand ${seat}`, own || theirs), `hand ${mate}`, theirs);
  },
  tank_moved: (log, game, { event: { tank, card } }) => box(game, tank, card > 0 ? { move: card } : {}),
  terrain_laid(log, game, { event: { tank, card } }) {
    const { move: _, ...rest } = game.boxes[tank] ?? {};
    return box(game, tank, { ...rest, terrain: card });
  },
  smoke_laid: (log, game, { event: { tank, card } }) => box(game, tank, { ...game.boxes[tank], smoke: card }),
  place_taken: (log, game, { event: { tank } }) => without(game, tank, "move"),
  stopped: (log, game, { event: { tank } }) => without(game, tank, "move"),
  road_laid: (log, game, { event: { tank } }) => without(game, tank, "move"),
  smoke_cleared: (log, game, { event: { tank } }) => without(game, tank, "smoke"),
  tank_lost: (log, game, { event: { tank } }) => gone(log, game, tank),
  tank_exited: (log, game, { event: { tank } }) => gone(log, game, tank),
  newcomer_came: (log, game, { event: { entry } }) => ({
    ...game,
    tanks: { ...game.tanks, [entry.id]: entry.seat },
  }),
  revealed_used(log, game, { event: { card } }) {
    const row = game.row.map((one) => (one === card ? HIDDEN : one));
    return into({ ...game, row }, "table", card);
  },
  reveal_over(log, game, { event: { tank, bid = HIDDEN } }) {
    const left = into({ ...game, row: [] }, "up", ...game.row.filter((card) => card && card !== bid));
    return bid ? heap(left, `shown ${tank}`, [bid]) : left;
  },
  action_ended(log, game) {
    const cleared = into(heap(game, "table", []), "up", ...game.heaps.table);
    return { ...cleared, gone: sorted([...game.gone, ...game.lying]), lying: [] };
  },
  seat_left(log, game, { event: { seat, heir } }) {
    const tanks = Object.entries(game.tanks).map(([tank, own]) => [tank, own === seat ? heir : own]);
    const down = move(log, game, `hand ${seat}`, `down ${seat}`, game.heaps[`hand ${seat}`] ?? []);
    return { ...down, tanks: Object.fromEntries(tanks), left: [...game.left, seat] };
  },
  damage_drawn(log, game, { event }) {
    const left = [...game.damage.filter((card) => ![...game.lying, ...game.gone].includes(card)), 0];
    log.need(event.use.size === left.length, "not as many cards as there are in the damage deck");
    log.need(left[event.index] === event.card, "this is not the card at this place of the damage deck");
    inTheOpen(log, game, event);
    return event.card ? { ...game, lying: [...game.lying, event.card] } : { ...game, gone: [] };
  },
  character_drawn(log, game, { event }) {
    inTheOpen(log, game, event);
    return game;
  },
  battle_ended: (log, game, { event: { winners }, version }) => ({ ...game, won: { winners, version } }),
};

/** @type {Rules["take"]} */
export const take = (log, game, tag, record) => on[tag]?.(log, game, record);
