// Undaunted: where the cards are, and what chance is used for.
import { byCodePoint, canonical } from "./bytes.mjs";

/** @typedef {import("./log.mjs").Ledger} Ledger */
/** @typedef {import("./log.mjs").Entry} Entry */
/** @typedef {import("./log.mjs").Use} Use */
/** @typedef {import("./log.mjs").System<State>} Rules */
/**
 * @typedef {object} State
 * @property {Setup} setup
 * @property {Record<string, Zones>} zones
 * @property {Map<string, string>} counters
 * @property {Map<string, any>} seats
 * @property {Record<string, string>} targets
 * @property {Frame[]} frames
 * @property {Expected[] | null} uses
 * @property {import("./log.mjs").Won | null} [won]
 */
/**
 * @typedef {object} Setup
 * @property {string} [variant]
 * @property {Side[]} sides
 * @property {{ id: string, counter: string, actions: Action[] }[]} cards
 * @property {{ id: string, vehicle?: { seats: { actions: Action[] }[] } }[]} counters
 * @property {{ id: string }[]} spaces
 */
/**
 * @typedef {object} Side
 * @property {string} id
 * @property {string[]} deck
 * @property {string[]} supply
 * @property {Record<string, string>} [counters]
 * @property {Record<string, any>} [seats]
 */
/** @typedef {{ name: string, value: number }} Action */
/**
 * @typedef {object} Frame
 * @property {string} frame
 * @property {string} side
 * @property {Action} action
 * @property {string} counter
 * @property {string} card
 * @property {string[]} [targets]
 */
/** @typedef {{ counter: string, space: string, vehicle: string }} Placed */
/** @typedef {Record<string, string[]>} Zones */
/** @typedef {Pick<Use, "dice" | "purpose">} Expected */

const PUBLIC = ["play", "supply", "aside"];
const COMBAT = ["attack", "suppress", "blast", "anti_tank", "demolish", "bombard", "volley", "grenade", "flamethrower"];
const INHERITED = ["deck", "hand", "discard", "removed", "casualties"];
/** @param {string[]} cards */
const sorted = (cards) => [...cards].sort(byCodePoint);
/** @param {number} count @returns {string[]} */
const unseen = (count) => Array(count).fill("?");

/** @type {Rules["blank"]} */
export const blank = () => ({
  setup: /** @type {any} */ (null),
  zones: {},
  counters: new Map(),
  seats: new Map(),
  targets: {},
  frames: [],
  uses: null,
});

/** @param {State} game */
const isStalingrad = (game) => game.setup?.variant === "stalingrad";
/** @param {State} game */
const isAfrica = (game) => game.setup?.variant === "north_africa";
/** @param {Ledger} log @param {string} side @param {string} zone */
const shown = (log, side, zone) => PUBLIC.includes(zone) || log.sees(side);

/** @param {Ledger} log @param {State} game @param {string} side @param {string} zone @param {string[]} cards */
function put(log, game, side, zone, cards) {
  const zones = game.zones[side];
  log.need(zones && Object.hasOwn(zones, zone), `there is no zone ${zone} of ${side}`);
  const known = shown(log, side, zone) ? cards : unseen(cards.length);
  return { ...game, zones: { ...game.zones, [side]: { ...zones, [zone]: sorted([...zones[zone], ...known]) } } };
}

/** @param {Ledger} log @param {State} game @param {string} side @param {string} zone @param {string} card */
function takeOut(log, game, side, zone, card) {
  const zones = game.zones[side];
  log.need(zones && Object.hasOwn(zones, zone), `there is no zone ${zone} of ${side}`);
  const cards = [...zones[zone]];
  const at = cards.indexOf(card) >= 0 ? cards.indexOf(card) : cards.indexOf("?");
  log.need(at >= 0, `${card} is not in zone ${zone} of ${side}`);
  cards.splice(at, 1);
  return { ...game, zones: { ...game.zones, [side]: { ...zones, [zone]: cards } } };
}

/** @type {(log: Ledger, game: State, side: string, card: string, source: string, target: string) => State} */
const move = (log, game, side, card, source, target) =>
  put(log, takeOut(log, game, side, source, card), side, target, [card]);

/** @param {Ledger} log @param {State} game @param {string} side @param {string[]} from @param {string} target */
function empty(log, game, side, from, target) {
  log.need(Object.hasOwn(game.zones, side), `there is no side ${side}`);
  const cards = from.flatMap((zone) => game.zones[side][zone]);
  const left = Object.fromEntries(from.map((zone) => [zone, []]));
  return put(log, { ...game, zones: { ...game.zones, [side]: { ...game.zones[side], ...left } } }, side, target, cards);
}

/** @param {Zones} zones */
const total = (zones) => Object.values(zones).reduce((sum, cards) => sum + cards.length, 0);
/** @param {Ledger} log @param {Entry} record */
const contentOf = (log, { parts, event }) => {
  log.need(parts.length && parts[0].audience === event.side, "not sealed for its side");
  return parts[0].open ? parts[0].content : "?";
};

/** @param {State} game @param {string} gone */
function onFoot(game, gone) {
  const seats = [...game.seats].filter(([counter, { vehicle }]) => counter !== gone && vehicle !== gone);
  return { ...game, seats: new Map(seats) };
}

/** @type {Record<string, import("./log.mjs").Handler<State>>} */
const on = {
  scenario_set_up(log, game, { event: { setup } }) {
    const zones = [
      "deck",
      "hand",
      "pick",
      "play",
      "discard",
      "removed",
      "supply",
      ...(setup.variant === "stalingrad" ? ["casualties", "aside"] : []),
    ];
    const placed = /** @type {Side[]} */ (setup.sides)
      .flatMap(({ counters }) => Object.entries(counters ?? {}))
      .filter(([, space]) => space);
    const seats = new Map(/** @type {Side[]} */ (setup.sides).flatMap((side) => Object.entries(side.seats ?? {})));
    /** @type {State} */
    let next = { ...game, setup, zones: {}, counters: new Map(placed), seats };
    for (const { id, deck, supply } of setup.sides) {
      next.zones[id] = Object.fromEntries(zones.map((zone) => [zone, []]));
      next = put(log, put(log, next, id, "deck", deck), id, "supply", supply);
    }
    return next;
  },
  position_inherited(log, game, { event }) {
    const ids = event.sides.map((/** @type {{ side: string }} */ one) => one.side);
    log.need(canonical(ids) === canonical(sorted(Object.keys(game.zones))), "not the sides of the scenario");
    let next = { ...game, frames: event.frames ?? [], targets: {} };
    next.counters = new Map(
      /** @type {Placed[]} */ (event.counters ?? []).filter((one) => one.space).map((one) => [one.counter, one.space]),
    );
    next.seats = new Map(
      /** @type {Placed[]} */ (event.counters ?? []).filter((one) => one.vehicle).map((one) => [one.counter, one]),
    );
    for (const one of event.sides) {
      const before = game.zones[one.side];
      /** @type {Zones} */
      const zones = { ...before, pick: [], play: sorted(one.play), supply: sorted(one.supply) };
      for (const zone of INHERITED) {
        log.need((one[zone] ?? 0) >= 0 && (one[zone] ?? 0) <= total(before), "cards that cannot be");
        if (zone in before) zones[zone] = unseen(one[zone] ?? 0);
      }
      if ("aside" in before) zones.aside = sorted(one.aside ?? []);
      log.need(total(zones) === total(before), "not as many cards as the scenario gave");
      next = { ...next, zones: { ...next.zones, [one.side]: zones } };
      if (one.target) next.targets = { ...next.targets, [one.side]: one.target };
    }
    return next;
  },
  zones_inherited(log, game, record) {
    const content = contentOf(log, record);
    if (content === "?") return game;
    const { side } = record.event;
    const known = new Set(game.setup.cards.map((card) => card.id));
    const zones = { ...game.zones[side] };
    for (const zone of INHERITED.filter((one) => one in zones)) {
      /** @type {string[]} */
      const cards = content[zone] ?? [];
      log.need(cards.length === zones[zone].filter((card) => card === "?").length, `not the cards of zone ${zone}`);
      log.need(
        cards.every((card) => known.has(card)),
        "a card that there is not",
      );
      zones[zone] = sorted(cards);
    }
    return { ...game, zones: { ...game.zones, [side]: zones } };
  },
  discard_reshuffled: (log, game, { event: { side } }) => empty(log, game, side, ["discard"], "deck"),
  turn_ended: (log, game, { event: { side } }) => empty(log, game, side, ["hand", "play"], "discard"),
  card_drawn(log, game, record) {
    const { side, use } = record.event;
    const content = log.checkDraw(record);
    const { deck } = game.zones[side] ?? {};
    log.need(deck?.length === use.size, "not as many cards as there are in the deck");
    log.need(!content || !log.sees(side) || deck[content.index] === content.card, "another card was drawn");
    return used(log, move(log, game, side, content?.card ?? "?", "deck", "hand"), use);
  },
  initiative_picked: (log, game, record) => move(log, game, record.event.side, contentOf(log, record), "hand", "pick"),
  initiative_revealed(log, game, { event: { picks, opens }, opened }) {
    log.need(
      canonical(sorted(Object.keys(picks))) === canonical(sorted(Object.keys(game.zones))),
      "not a pick of each side",
    );
    log.need(opens.length === 2 * Object.keys(picks).length, "not two parts of each side");
    let next = game;
    for (const [side, card] of Object.entries(picks)) {
      const parts = opened.filter((one) => one.audience === side).map((one) => one.content);
      const decided = parts.filter(
        (one) => canonical(Object(one).decision ?? null) === canonical({ card, decide: "pick_initiative" }),
      );
      log.need(parts.length === 2 && decided.length === 1 && parts.includes(card), "another card was picked");
      next = move(log, next, side, card, "pick", "discard");
    }
    return next;
  },
  card_moved: (log, game, { event: { side, card, source, target } }) => move(log, game, side, card, source, target),
  card_lost(log, game, record) {
    const { side, source, target } = record.event;
    return move(log, game, side, contentOf(log, record), source, target);
  },
  counter_placed: (log, game, { event }) => ({
    ...game,
    counters: new Map(game.counters).set(event.counter, event.space),
  }),
  counter_moved: (log, game, { event }) => ({
    ...game,
    counters: new Map(game.counters).set(event.counter, event.space),
  }),
  counter_removed(log, game, { event }) {
    const counters = new Map(game.counters);
    counters.delete(event.counter);
    return { ...game, counters };
  },
  seat_taken: (log, game, { event }) => ({ ...game, seats: new Map(game.seats).set(event.counter, event) }),
  seat_left: (log, game, { event }) => onFoot(game, event.counter),
  seats_swapped(log, game, { event: { counter, other } }) {
    const { seats } = game;
    return { ...game, seats: new Map(seats).set(counter, seats.get(other)).set(other, seats.get(counter)) };
  },
  counter_eliminated: (log, game, { event }) => onFoot(game, event.counter),
  counter_escaped: (log, game, { event }) => onFoot(game, event.counter),
  target_placed: (log, game, { event }) => ({ ...game, targets: { ...game.targets, [event.side]: event.space } }),
  target_removed: (log, game, { event }) => ({ ...game, targets: { ...game.targets, [event.side]: "" } }),
  frame_pushed: (log, game, { event }) => ({ ...game, frames: [...game.frames, event.frame] }),
  frame_replaced: (log, game, { event }) => ({ ...game, frames: [...game.frames.slice(0, -1), event.frame] }),
  frame_popped: (log, game) => ({ ...game, frames: game.frames.slice(0, -1) }),
  scenario_won: (log, game, { event, version }) => ({ ...game, won: { side: event.side, version } }),
};

/** @type {Rules["take"]} */
export const take = (log, game, tag, record) => on[tag]?.(log, game, record);

// What chance is used for follows from the decision before it.

/** @type {(side: string, rule: string, count: number) => Expected[]} */
const draws = (side, rule, count) => Array(count).fill({ purpose: { action: "draw", actor: side, rule } });

/**
 * @param {State} game
 * @param {string} side
 * @param {Action} action
 * @param {string | undefined} counter
 * @param {string[]} targets
 * @returns {Expected[]}
 */
function rolls(game, side, action, counter, targets) {
  const purpose = { action: action.name, actor: side, rule: "U20", ...(counter ? { subject: counter } : {}) };
  return targets.map((target) => ({ dice: { count: action.value, sides: 10 }, purpose: { ...purpose, target } }));
}

/** @param {State} game @param {any} decision @param {string} seat @returns {Expected[]} */
function expected(game, decision, seat) {
  const { decide, act } = decision;
  if (decide === "game_started" || decide === "end_turn")
    return game.setup.sides.flatMap(({ id }) => draws(id, "U4", 4));
  const top = game.frames.at(-1);
  if (decide === "strike" && top?.targets) {
    const left = top.targets.filter((one) => one !== decision.target);
    return rolls(game, top.side, top.action, top.counter, [decision.target, ...(left.length === 1 ? left : [])]);
  }
  const mounted = isAfrica(game) && decide === "perform" && top?.frame === "mounted.v1";
  if (decide !== "play" && !mounted) return [];
  if (act.act === "command") return draws(seat, "U17", Math.min(act.count, 1000));
  if (act.act === "recon") return draws(seat, "U19", 1);
  const card = mounted ? top.card : decision.card;
  const played = game.setup.cards.find((one) => one.id === card);
  const printed = decision.seat ? seatOf(game, played?.counter)?.actions : played?.actions;
  const action = printed?.find((one) => one.name === act.act);
  const shots = ["attack", "suppress", "blast", ...(isAfrica(game) ? ["anti_tank", "demolish", "strafe"] : [])];
  if (!action || !shots.includes(act.act)) return [];
  const aimed = [...game.counters].filter(([, space]) => space === game.targets[seat]).map(([id]) => id);
  const targets = act.act === "blast" ? sorted(aimed).slice(0, 1) : [act.target];
  return rolls(game, seat, action, played?.counter, targets);
}

/** @param {State} game @param {string} [counter] */
function seatOf(game, counter) {
  const { vehicle, seat } = game.seats.get(/** @type {string} */ (counter)) ?? {};
  return game.setup.counters.find(({ id }) => id === vehicle)?.vehicle?.seats[seat - 1];
}

/** @param {Ledger} log @param {State} game @param {any} decision @param {string} seat */
export function decided(log, game, decision, seat) {
  return { ...game, uses: decision && !isStalingrad(game) ? expected(game, decision, seat) : null };
}

/** @type {Rules["undone"]} */
export const undone = (game) => ({ ...game, uses: [] });

/** @param {Ledger} log @param {State} game @param {Use} use */
export function used(log, game, use) {
  const { dice, purpose } = use;
  const asked = canonical({
    dice: dice ?? null,
    purpose: Object.fromEntries(Object.entries(purpose).filter(([, text]) => text !== "")),
  });
  if (isStalingrad(game)) {
    log.need(isOfStalingrad(game, JSON.parse(asked)), "chance used for what there is not");
    return game;
  }
  if (!game.uses) return game;
  const at = game.uses.findIndex((one) => canonical({ dice: one.dice ?? null, purpose: one.purpose }) === asked);
  log.need(at >= 0, "chance used for what was not decided");
  return { ...game, uses: game.uses.slice(at + 1) };
}

/** @param {State} game @param {Expected} use */
function isOfStalingrad({ setup }, { dice, purpose: { action, actor, rule, subject, target = "", ...more } }) {
  if (Object.keys(more).length || !setup.sides.some(({ id }) => id === actor)) return false;
  if (!dice) return action === "draw" && ["U4", "U17", "U19"].includes(rule) && !subject && !target;
  const counters = new Set(setup.counters.map(({ id }) => id));
  const [kind, space] = target.split(" ");
  const structure =
    ["building", "tunnel"].includes(kind) &&
    setup.spaces.some(({ id }) => id === space) &&
    target === `${kind} ${space}`;
  const aimed = counters.has(target) || structure;
  return (
    dice.sides === 10 &&
    ["U20", "S12"].includes(rule) &&
    COMBAT.includes(action) &&
    (!subject || counters.has(subject)) &&
    aimed
  );
}
