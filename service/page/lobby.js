// The first page: the player's games, those that wait for the player first, the packs, and the games of others.

import { el, link } from "./dom.js";
import { packs } from "./setting_up.js";
import { thumb } from "./thumb.js";
import { isOver, ownGames, waitingFirst } from "./waiting.js";
import { begun, lasting, say, seatSaid } from "./words.js";

const SEATING = "PHASE_SEATING";
const SOON = 400;
const MINUTE = 60_000;

const PHASES = {
  PHASE_SEATING: "page-phase-seating",
  PHASE_COMMITTING: "page-phase-committing",
  PHASE_RUNNING: "page-phase-running",
  PHASE_FINISHED: "page-phase-finished",
  PHASE_CLOSED: "page-phase-closed",
};

export const phaseSaid = (phase) => (PHASES[phase] ? say(PHASES[phase]) : "");
export const called = ({ game, title, pack }) => title || [pack?.name, game].filter(Boolean).join(" ");
export const holder = ({ seat, title, held, name, bot }) => `${begun(title || seat)}: ${held ? (bot ? `${name || bot.bot} (bot)` : name) : "—"}`;
export const limitSaid = ({ options }) => (options?.replyLimit ? say("page-reply-limit-is", { time: lasting(options.replyLimit) }) : "");

const since = (at) => lasting((Date.now() - new Date(at)) / 1000);

// The state of a game in a line: who must act, for how long, and how much time is left.
function state(game) {
  const { damaged, phase, due, awaited = [], updatedAt, outcome, own = [] } = game;
  if (damaged) return damaged;
  if (outcome) {
    const won = outcome.winners ?? [];
    const how = won.some((seat) => own.includes(seat)) ? say("page-you-won") : `${say("page-winner")}: ${won.map((seat) => seatSaid(game, seat)).join(", ")}`;
    const asked = due ? `${say("page-confirm-the-end")} · ` : "";
    return `${asked}${won.length ? how : say("page-nobody-wins")} · ${say("page-time-ago", { time: since(updatedAt) })}`;
  }
  const first = due ?? awaited[0];
  if (!first || phase === SEATING) return begun(phaseSaid(phase));
  const others = [...new Set(awaited.map(({ seat }) => seatSaid(game, seat)))].join(", ");
  const whose = due ? say("page-your-turn") : `${begun(say("page-waits-for"))} ${others}`;
  const left = first.until ? (new Date(first.until) - Date.now()) / 1000 : 0;
  const rest = !first.until ? "" : left > 0 ? say("page-time-left", { time: lasting(left) }) : say("page-reply-limit-has-passed");
  return [whose, say("page-for-time", { time: since(first.since) }), rest].filter(Boolean).join(" · ");
}

// A game as a card that leads to its table.
function card(app, game, names) {
  const { game: id, pack, version, seats = [], due, own = [], invited = [], damaged } = game;
  const audience = own.length === 1 ? own[0] : "public";
  const ask = async () => (await app.service.games("GetDrawing", { game: id, audience })).panels?.[0];
  return el(
    "li",
    { class: due || invited.length ? "card mine" : "card", "data-game": id },
    damaged ? el("div", { class: "thumb" }) : thumb(`${id} ${version} ${audience}`, ask),
    el(
      "div",
      {},
      link(`/g/${id}`, called(game)),
      el("small", {}, names.get(pack?.name) ?? ""),
      el("p", { class: "state" }, invited.length ? say("page-seat-kept-for-you", { seats: invited.map((seat) => seatSaid(game, seat)).join(", ") }) : state(game)),
      el("p", { class: "aside" }, seats.map((one) => (own.includes(one.seat) ? `${begun(one.title || one.seat)}: ${say("page-you-here")}` : holder(one))).join(" · ")),
      el("p", { class: "aside" }, limitSaid(game)),
    ),
  );
}

export async function lobby(app, main) {
  const [own, open, over] = ["page-your-games", "page-open-games", "page-finished-games"].map((id) => el("section", { "aria-label": say(id) }));
  const { packs: found = [] } = await app.catalog("ListPacks");
  const names = new Map(found.map(({ pack, title, systemTitle }) => [pack.name, title || systemTitle]));
  const welcome = el("p", {}, say("page-no-games-yet"));
  const start = el("section", { class: "start", "aria-label": say("page-new-game") }, el("h1", {}, say("page-new-game")), welcome, packs(app, found));
  main.append(el("div", {}, own, open, over), start);

  const cards = (games) => el("ul", { class: "cards" }, games.map((game) => card(app, game, names)));
  const group = (title, games) => (games.length ? [el("h2", {}, title), cards(games)] : []);

  let soon;
  let closed = false;
  async function refresh() {
    const [mine, { games: seating = [] }] = await Promise.all([ownGames(app), app.service.games("ListGames", { phase: SEATING })]);
    if (closed) return;
    const known = new Set(mine.map(({ game }) => game));
    const others = seating.filter(({ game, locked, invited = [] }) => !known.has(game) && (!locked || invited.length));
    const isKept = ({ invited = [] }) => invited.length > 0;
    const first = [...others.filter(isKept), ...waitingFirst(mine)];
    const rest = mine.filter((game) => !first.includes(game) && !isOver(game));
    const count = first.length;
    const isFresh = !mine.length && !count;
    main.className = isFresh ? "home fresh" : "home";
    welcome.hidden = !isFresh;
    document.title = count ? `(${count}) Kronika` : "Kronika";
    own.hidden = isFresh;
    own.replaceChildren(
      el("h1", {}, say("page-your-games")),
      ...group(say("page-waiting-for-you", { count }), first),
      ...group(say("page-in-progress"), rest),
      count + rest.length ? "" : el("p", {}, say("page-no-games-now")),
    );
    const free = others.filter((game) => !isKept(game));
    open.replaceChildren(el("h2", {}, say("page-open-games")), free.length ? cards(free) : el("p", {}, say("page-no-open-games")));
    over.replaceChildren(...group(say("page-finished-games"), mine.filter((game) => isOver(game) && !first.includes(game))));
  }
  const refreshIn = (time) => {
    clearTimeout(soon);
    soon = setTimeout(async () => {
      await refresh().catch(() => {});
      if (!closed) refreshIn(MINUTE);
    }, time);
  };
  const turn = () => refreshIn(SOON);
  await refresh();
  app.watch.addEventListener("turn", turn);
  refreshIn(MINUTE);
  return {
    close() {
      clearTimeout(soon);
      closed = true;
      app.watch.removeEventListener("turn", turn);
    },
  };
}
