// No Retreat!: where the cards are, and what chance is used for.
import { canonical } from "./bytes.mjs";

/** @typedef {import("./log.mjs").Ledger} Ledger */
/** @typedef {import("./log.mjs").Entry} Entry */
/** @typedef {import("./log.mjs").Use} Use */
/** @typedef {import("./log.mjs").System<State>} Rules */
/**
 * @typedef {object} State
 * @property {Record<string, number[]>} hands
 * @property {number[]} discards
 * @property {{ n: number, deck: string }[]} cards
 * @property {boolean} late
 * @property {string[]} spaces
 * @property {import("./log.mjs").Won | null} [won]
 */

const SIDES = ["axis", "soviet"];
const HIDDEN = 0;
const PASSED = ["event_window", "cancel", "commit_card"];
/** @type {Record<string, boolean>} */
const DRAWS = { "draw NR5": true, "draw NR9": true, "lose NR116": true, "lose NR126": true };
/** @type {Record<string, boolean>} */
const ROLLS = { "attack NR64": true, "duel NR133": true };
const SHOW = ["card_laid", "card_lost", "hand_shown", "deck_changed"];

/** @type {Rules["blank"]} */
export const blank = () => ({ hands: {}, discards: [], cards: [], late: false, spaces: [], won: null });
/** @type {Rules["shows"]} */
export const shows = (tag) => SHOW.includes(tag);
/** @type {Rules["plays"]} */
export const plays = (tag, { side, how }) => tag === "card_laid" && how === "played" && side;
/** @type {Rules["flips"]} */
export const flips = (tag) => tag === "card_lost";
/** @type {Rules["passes"]} */
export const passes = (kind) => (PASSED.includes(kind) ? { decide: "pass" } : null);
/** @type {Rules["decided"]} */
export const decided = (log, game) => game;
/** @type {Rules["undone"]} */
export const undone = (game) => game;
/** @type {Rules["winnersWithout"]} */
export const winnersWithout = (log, game, seat) => SIDES.filter((side) => side !== seat);

/** @param {Ledger} log @param {State} game @param {Use} use */
export function used(log, game, { purpose: { action, rule, actor, subject, target }, dice }) {
  const plain = SIDES.includes(actor) && !subject;
  const fits = dice
    ? ROLLS[`${action} ${rule}`] && game.spaces.includes(target) && dice.sides === 6 && [1, 2].includes(dice.count)
    : DRAWS[`${action} ${rule}`] && !target;
  log.need(plain && fits, "chance used for what there is not");
  return game;
}

/** @param {number[]} cards */
const sorted = (cards) => [...cards].sort((one, other) => one - other);
/** @param {State} game */
const inGame = ({ cards, late }) =>
  sorted(cards.filter(({ deck }) => deck !== (late ? "until_1944" : "from_1945")).map(({ n }) => n));
/** @param {State} game */
const seen = ({ hands, discards }) => [...discards, ...Object.values(hands).flat()];
/** @param {State} game */
const pile = (game) => inGame(game).filter((card) => !seen(game).includes(card));
/** @param {State} game */
const size = (game) => inGame(game).length - seen(game).length;
/** @param {State} game @param {string} side @param {number} card */
const into = (game, side, card) => ({ ...game, hands: { ...game.hands, [side]: sorted([...game.hands[side], card]) } });
/** @param {State} game @param {number} card */
const discarded = (game, card) => ({ ...game, discards: [...game.discards, card] });

/** @param {Ledger} log @param {State} game @param {string} side @param {number} card */
function outOf(log, game, side, card) {
  const hand = [...(game.hands[side] ?? [])];
  const at = hand.includes(card) ? hand.indexOf(card) : hand.indexOf(HIDDEN);
  log.need(at >= 0, `${card} is not in the hand of ${side}`);
  hand.splice(at, 1);
  return { ...game, hands: { ...game.hands, [side]: hand } };
}

// The content of the part of an audience, where it may be seen.
/** @param {Ledger} log @param {Entry} record @param {string} [audience] */
function contentOf(log, { parts }, audience) {
  const part = parts.find((one) => one.audience === audience);
  log.need(part, `no part is sealed for ${audience}`);
  return part?.open ? part.content : null;
}

// The place that chance found, where it may be seen.
/** @param {Ledger} log @param {State} game @param {Entry} record @param {string} audience */
function placeOf(log, game, record, audience) {
  const { use } = record.event;
  log.need(use.audience === audience, `the chain of ${audience} decides this`);
  const content = contentOf(log, record, audience);
  log.need(content === null || ["index", "link"].every((name) => name in Object(content)), "a draw that says nothing");
  log.checkUse(use, { link: content?.link, outcome: content && [content.index] });
  log.drawn(use, content);
  used(log, game, use);
  return content;
}

/** @type {Record<string, import("./log.mjs").Handler<State>>} */
const on = {
  laid_out(log, game, { event: { setup, content } }) {
    log.need(canonical(setup.seats ?? SIDES) === canonical([...log.seats.keys()]), "others sit down than are laid out");
    return {
      ...game,
      hands: Object.fromEntries(SIDES.map((side) => [side, []])),
      cards: content.cards,
      late: content.scenario.late_deck ?? false,
      spaces: content.chart.spaces.map((/** @type {{ id: string }} */ { id }) => id),
    };
  },
  position_inherited(log, game, { event: { hands, discards, late } }) {
    log.need(canonical(Object.keys(hands).sort()) === canonical(SIDES), "not the hands of both sides");
    const hidden = Object.entries(hands).map(([side, held]) => [side, Array(held).fill(HIDDEN)]);
    return { ...game, hands: Object.fromEntries(hidden), discards: discards ?? [], late: late ?? false };
  },
  hand_inherited(log, game, record) {
    const { side } = record.event;
    /** @type {{ hand: number[] } | null} */
    const held = contentOf(log, record, side);
    if (held === null) return game;
    log.need(held.hand.length === game.hands[side].length, "not as many cards as the hand has");
    log.need(held.hand.every((card) => inGame(game).includes(card)), "a card that is not in the game");
    log.need(!held.hand.some((card) => game.discards.includes(card)), "a card of the discard pile");
    return { ...game, hands: { ...game.hands, [side]: held.hand } };
  },
  card_drawn(log, game, record) {
    const { side, use } = record.event;
    const card = contentOf(log, record, side) ?? HIDDEN;
    log.need(use.size === size(game), "not as many cards as there are in the draw pile");
    log.need(card === HIDDEN || pile(game).includes(card), `${card} is not in the draw pile`);
    const place = placeOf(log, game, record, "referee");
    log.need(place === null || pile(game)[place.index] === card, "this is not the card at this place of the draw pile");
    return into(game, side, card);
  },
  card_laid: (log, game, { event: { side, card } }) => discarded(outOf(log, game, side, card), card),
  card_lost(log, game, record) {
    const { side, use, card } = record.event;
    const hand = game.hands[side];
    log.need(use.size === hand.length, "not as many cards as there are in the hand");
    const lost = placeOf(log, game, record, side);
    log.need(lost === null || (lost.card === card && hand[lost.index] === card), "this is not the card at this place");
    return discarded(outOf(log, game, side, card), card);
  },
  card_taken(log, game, { event: { side, card } }) {
    const at = game.discards.lastIndexOf(card);
    log.need(at >= 0, `${card} is not in the discard pile`);
    return into({ ...game, discards: game.discards.filter((_, place) => place !== at) }, side, card);
  },
  hand_shown(log, game, record) {
    const { side } = record.event;
    const shown = contentOf(log, record, SIDES.find((one) => one !== side));
    if (shown === null) return game;
    const hand = game.hands[side];
    log.need(hand.includes(HIDDEN) ? shown.length === hand.length : canonical(shown) === canonical(hand), "another hand");
    return { ...game, hands: { ...game.hands, [side]: shown } };
  },
  reshuffled: (log, game) => ({ ...game, discards: [] }),
  deck_changed(log, game, { event }) {
    const left = SIDES.reduce(
      (next, side) => /** @type {number[]} */ (event[side]).reduce((one, card) => outOf(log, one, side, card), next),
      game,
    );
    return { ...left, discards: [], late: true };
  },
  won: (log, game, { event: { side }, version }) => ({ ...game, won: { winners: [side], version } }),
};

/** @type {Rules["take"]} */
export const take = (log, game, tag, record) => on[tag]?.(log, game, record);
