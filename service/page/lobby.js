// The first page: the packs, the player's games, and the games that wait for players.

import { CAMPAIGNS } from "./connect.js";
import { el, link } from "./dom.js";
import { packs } from "./setting_up.js";
import { say, time } from "./words.js";

const SEATING = "PHASE_SEATING";
const SOON = 400;

const PHASES = {
  PHASE_SEATING: ["waits for players", "čeká na hráče"],
  PHASE_COMMITTING: ["is about to begin", "za chvíli začne"],
  PHASE_RUNNING: ["is being played", "hraje se"],
  PHASE_FINISHED: ["is over", "skončila"],
  PHASE_CLOSED: ["is closed", "je uzavřena"],
};

export const phaseSaid = (phase) => say(...(PHASES[phase] ?? ["", ""]));
export const called = ({ game, title, pack }) => title || [pack?.name, game].filter(Boolean).join(" ");
export const holder = ({ seat, held, name, bot }) => `${seat}: ${held ? (bot ? `${name || bot.bot} (bot)` : name) : "—"}`;

function row(game, mine) {
  const { game: id, phase, seats = [], updatedAt, damaged, awaited = [] } = game;
  return el(
    "li",
    { class: mine ? "mine" : "" },
    link(`/g/${id}`, called(game)),
    el("span", {}, seats.map(holder).join(" · ")),
    el("span", { class: "aside" }, damaged || phaseSaid(phase), " ", time(updatedAt)),
    mine && awaited.length ? el("span", { class: "aside" }, `${say("waits for", "čeká na")} ${awaited.map((one) => one.seat).join(", ")}`) : null,
  );
}

export async function lobby(app, main) {
  const own = el("section", { "aria-label": say("Your games", "Vaše hry") });
  const open = el("section", { "aria-label": say("Open games", "Otevřené hry") });
  main.className = "columns";
  main.append(el("section", {}, el("h1", {}, say("Play", "Hrát")), await packs(app)), own, open);

  const list = (where, title, games, mine) =>
    where.replaceChildren(
      ...(games.length ? [el("h2", {}, title), el("ul", { class: "games" }, games.map((game) => row(game, mine)))] : []),
    );

  async function refresh() {
    const [{ games: mine = [] }, { campaigns = [] }, { games: seating = [] }] = await Promise.all([
      app.service.games("ListGames", { mine: true }),
      app.service.call(CAMPAIGNS, "ListCampaigns", { mine: true }),
      app.service.games("ListGames", { phase: SEATING }),
    ]);
    const known = new Set([...mine, ...campaigns].map(({ game }) => game));
    list(own, say("Your games", "Vaše hry"), [...campaigns, ...mine], true);
    list(open, say("Open games", "Otevřené hry"), seating.filter(({ game }) => !known.has(game)), false);
  }
  let soon;
  const turn = () => {
    clearTimeout(soon);
    soon = setTimeout(() => refresh().catch(() => {}), SOON);
  };
  app.watch.addEventListener("turn", turn);
  await refresh();
  return {
    close() {
      clearTimeout(soon);
      app.watch.removeEventListener("turn", turn);
    },
  };
}
