// Foray, the small system of Kronika's tests: where the cards are, and what chance is used for. It has no contract:
// the fields of its events stand here, in the order of the sealed parts; `?` may be missing.
import { canonical } from "../../tools/typescript/verifier/bytes.mjs";

export const FORMS = Object.fromEntries(
  Object.entries({
    laid_out: "setup",
    taken_over: "setup points round",
    round_began: "round",
    card_drawn: "seat use secret proof",
    card_picked: "seat secret seals",
    picks_shown: "picks order opens",
    turn_began: "seat",
    raid_began: "seat target",
    card_played: "seat card role shows?",
    passed: "seat",
    card_flipped: "use card test proof",
    scored: "team points",
    card_stolen: "seat target use secret gain",
    confided: "seat told shows?",
    card_chosen: "seat secret",
    burying_ended: "seat buried",
    reshuffled: "",
    seat_left: "seat breaks",
    game_over: "winners",
  }).map(([tag, form]) => [tag, form.split(" ").filter(Boolean)]),
);
const SHOW = ["card_played", "confided"];
const PURPOSES = ["draw F2", "draw F11", "raid F8", "gust F12", "steal F9"];
const HIDDEN = 0;

export const blank = () => ({ heaps: {}, out: [], chosen: HIDDEN, won: null });
export const shows = (tag) => SHOW.includes(tag);
// The seat that plays a card.
export const plays = (tag, { seat }) => tag === "card_played" && seat;
export const flips = (tag) => tag === "card_flipped";
export const passes = (kind) => (kind === "react" ? { decide: "pass" } : null);
export const decided = (log, game) => game;
export const undone = (game) => game;

export function used(log, game, { purpose: { action, rule }, dice }) {
  log.need(!dice && PURPOSES.includes(`${action} ${rule}`), "chance used for what there is not");
  return game;
}

// Who wins if a seat gives up; null: the others play on.
export function winnersWithout(log, game, seat) {
  const left = [...log.seats.keys()].filter((one) => one !== seat && !game.out.includes(one));
  return left.some((one) => one[0] === seat[0]) ? null : left;
}

const heap = (game, name, cards) => ({
  ...game,
  heaps: { ...game.heaps, [name]: [...cards].sort((one, other) => one - other) },
});
const into = (game, name, card) => heap(game, name, [...game.heaps[name], card]);

function outOf(log, game, name, card) {
  const cards = [...(game.heaps[name] ?? [])];
  const at = cards.includes(card) ? cards.indexOf(card) : cards.indexOf(HIDDEN);
  log.need(at >= 0, `${card} is not in ${name}`);
  cards.splice(at, 1);
  return heap(game, name, cards);
}

// The content of the part of an audience, where it may be seen.
function contentOf(log, { parts }, audience) {
  const part = parts.find((one) => one.audience === audience);
  log.need(part, `no part is sealed for ${audience}`);
  return part.open ? part.content : null;
}

function cardOf(log, record, audience) {
  const card = contentOf(log, record, audience);
  log.need(card === null || Number.isInteger(card), "a card that is none");
  return card ?? HIDDEN;
}

function checkUse(log, game, record) {
  const { use } = record.event;
  const content = contentOf(log, record, use.audience);
  log.need(content === null || ["index", "link"].every((name) => name in Object(content)), "a draw that says nothing");
  log.checkUse(use, { link: content?.link, outcome: content && [content.index] });
  log.drawn(use, content);
  used(log, game, use);
  return content;
}

function fromDeck(log, game, record, card) {
  const { use } = record.event;
  const everything = 12 * Math.max(log.seats.size, 2);
  const held = Object.values(game.heaps).flat();
  const deck = Array.from({ length: everything }, (_, n) => n + 1).filter((one) => !held.includes(one));
  log.need(use.audience === "referee", "the common deck is the referee's");
  log.need(use.size === everything - held.length, "not as many cards as there are in the deck");
  log.need(card === HIDDEN || deck.includes(card), `${card} is not in the deck`);
  const place = checkUse(log, game, record);
  log.need(place === null || deck[place.index] === card, "this is not the card at this place of the deck");
}

const on = {
  laid_out(log, game, { event: { setup } }) {
    log.need(canonical(setup.seats) === canonical([...log.seats.keys()]), "others sit down than are laid out");
    const names = setup.seats.flatMap((seat) => [`hand ${seat}`, `down ${seat}`, `pick ${seat}`]);
    return { ...game, heaps: Object.fromEntries([...names, "up"].map((name) => [name, []])) };
  },
  taken_over: (log, game, record) => on.laid_out(log, game, record),
  card_drawn(log, game, record) {
    const { seat } = record.event;
    const card = cardOf(log, record, seat);
    fromDeck(log, game, record, card);
    return into(game, `hand ${seat}`, card);
  },
  card_flipped(log, game, record) {
    fromDeck(log, game, record, record.event.card);
    return into(game, "up", record.event.card);
  },
  card_picked(log, game, record) {
    const { seat } = record.event;
    const card = cardOf(log, record, seat);
    return into(outOf(log, game, `hand ${seat}`, card), `pick ${seat}`, card);
  },
  picks_shown(log, game, { event: { picks }, opened }) {
    log.need(opened.length === 2 * Object.keys(picks).length, "each pick is in two seals");
    let next = game;
    for (const [seat, card] of Object.entries(picks)) {
      const contents = opened.filter((one) => one.audience === seat).map((one) => one.content);
      const made = contents.filter((one) => canonical(Object(one).decision ?? null) === canonical({ card, decide: "pick" }));
      log.need(contents.length === 2 && made.length === 1 && contents.includes(card), "another card was picked");
      next = into(heap(next, `pick ${seat}`, []), "up", card);
    }
    return next;
  },
  card_played: (log, game, { event: { seat, card } }) => into(outOf(log, game, `hand ${seat}`, card), "up", card),
  card_stolen(log, game, record) {
    const { seat, target, use } = record.event;
    const hand = game.heaps[`hand ${target}`] ?? [];
    log.need(use.audience === target && use.size === hand.length, "not a card of this hand");
    const taken = checkUse(log, game, record);
    log.need(taken === null || hand[taken.index] === taken.card, "this is not the card at this place of the hand");
    const card = taken?.card ?? cardOf(log, record, seat);
    return into(outOf(log, game, `hand ${target}`, card), `hand ${seat}`, cardOf(log, record, seat));
  },
  card_chosen: (log, game, record) => ({ ...game, chosen: cardOf(log, record, record.event.seat) }),
  burying_ended(log, game, { event: { seat, buried } }) {
    return buried ? into(outOf(log, game, `hand ${seat}`, game.chosen), `down ${seat}`, game.chosen) : game;
  },
  reshuffled: (log, game) =>
    Object.keys(game.heaps)
      .filter((name) => name === "up" || name.startsWith("down"))
      .reduce((next, name) => heap(next, name, []), game),
  seat_left(log, game, { event: { seat } }) {
    const names = [`hand ${seat}`, `pick ${seat}`];
    const buried = names.reduce((next, name) => next.heaps[name].reduce((one, card) => into(one, `down ${seat}`, card), next), game);
    return { ...names.reduce((next, name) => heap(next, name, []), buried), out: [...game.out, seat] };
  },
  game_over: (log, game, { event: { winners }, version }) => ({ ...game, won: { winners, version } }),
};

export const take = (log, game, tag, record) => on[tag]?.(log, game, record);
