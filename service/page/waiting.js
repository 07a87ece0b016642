// The games that wait for this player.

import { CAMPAIGNS } from "./connect.js";
import { el, link } from "./dom.js";
import { ownSeats } from "./session.js";
import { say } from "./words.js";

const SOON = 1000;
const MOST = 200;
const ENDED = ["PHASE_FINISHED", "PHASE_CLOSED"];

export const isOver = ({ phase }) => ENDED.includes(phase);

// The games and campaigns of this player, each with the seats held (`own`) and since when it waits for one of them.
export async function ownGames(app) {
  const [{ games = [] }, { campaigns = [] }] = await Promise.all([
    app.service.games("ListGames", { mine: true, pageSize: MOST }),
    app.service.call(CAMPAIGNS, "ListCampaigns", { mine: true }),
  ]);
  return Promise.all([...campaigns, ...games].map(async (game) => withSeats(game, await ownSeats(app, game))));
}

function withSeats(game, own) {
  const [due] = (game.awaited ?? []).filter(({ seat }) => own.includes(seat)).sort((one, other) => time(one) - time(other));
  return { ...game, own, due };
}

const time = ({ since }) => new Date(since).getTime();

// Those that wait for this player, the longest first.
export const waitingFirst = (games) => games.filter(({ due }) => due).sort((one, other) => time(one.due) - time(other.due));

// The link at a table to the next game that waits for this player.
export class NextGame {
  constructor(app, game, where) {
    Object.assign(this, { app, game, where });
    this.turn = ({ detail }) => detail.game !== game && this.look(SOON);
    app.watch.addEventListener("turn", this.turn);
    this.look(0);
  }

  look(after) {
    clearTimeout(this.soon);
    this.soon = setTimeout(() => this.show().catch(() => {}), after);
  }

  async show() {
    const games = waitingFirst(await ownGames(this.app)).filter(({ game }) => game !== this.game);
    const [next] = games;
    this.where.replaceChildren(...(next ? [link(`/g/${next.game}`, "➜ ", el("span", { class: "words" }, say("page-next-game", { count: games.length })))] : []));
  }

  close() {
    clearTimeout(this.soon);
    this.app.watch.removeEventListener("turn", this.turn);
  }
}
