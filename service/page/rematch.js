// The same game again with sides changed, for the same players.

import { hex } from "./bytes.js";
import { CAMPAIGNS } from "./connect.js";
import { button, el } from "./dom.js";
import { random } from "./identity.js";
import { PATIENT } from "./setting_up.js";
import { takeSeat } from "./session.js";
import { say, seatSaid } from "./words.js";

// Makes the game, sits down on the other side and keeps the seats of the other players for them. Returns its id.
async function rematch(app, now, own) {
  const { game: played, seats } = now;
  const order = seats.map(({ seat }) => seat);
  const shift = order.length % 2 ? 1 : order.length / 2;
  const next = (seat) => order[(order.indexOf(seat) + shift) % order.length];
  const bots = seats.filter(({ bot }) => bot).map(({ seat, bot }) => ({ seat: next(seat), bot: bot.bot }));
  const made = await create(app, now, bots);
  const { game } = made;
  for (const seat of own) await takeSeat(app, made, next(seat));
  const others = seats.filter(({ seat, held, bot }) => held && !bot && !own.includes(seat));
  if (!others.length) return game;
  await app.service.games("LockLineUp", { game });
  for (const { seat } of others) await app.service.games("CreateInvitation", { game, played, opponent: seat, seat: next(seat) });
  const body = say("page-rematch-message", { link: `${location.origin}/g/${game}` });
  await app.service.games("PostMessage", { game: played, seat: own[0], body }).catch(() => {});
  return game;
}

async function create(app, { pack: { name: pack }, scenario, options, choices, seats }, bots) {
  const request = { pack, bots, options: { ...options, replyLimit: options?.replyLimit || PATIENT }, requestId: hex(random(12)) };
  const { scenarios = [] } = await app.catalog("ListScenarios", { pack });
  if (!scenarios.some((one) => one.scenario === scenario)) return (await app.service.call(CAMPAIGNS, "CreateCampaign", request)).campaign;
  return (await app.service.games("CreateGame", { ...request, scenario, choices, seats: seats.map(({ seat }) => seat) })).game;
}

const EVERY = 10_000;

// At the table of a game that is over, a player sits down in a seat that another player keeps, or makes the
// same game again.
export class Again {
  constructor(app, changed) {
    Object.assign(this, { app, changed });
    this.kept = null;
  }

  items(now, own) {
    if (!now.outcome || now.origin || !own.length) return [];
    this.now = now;
    if (!this.timer) {
      this.timer = setInterval(() => this.look(), EVERY);
      this.look();
    }
    const go = (work) => () => {
      this.going ??= this.app.try(async () => this.app.go(`/g/${await work()}`)).then(() => (this.going = null));
    };
    if (!this.kept) return [el("li", {}, button(say("page-rematch"), go(() => rematch(this.app, now, own)), { class: "plain", "data-rematch": true }))];
    const { game, system, invited } = this.kept;
    const sit = async () => {
      for (const seat of invited) await takeSeat(this.app, { game, system }, seat);
      return game;
    };
    const said = say("page-seat-kept-for-you", { seats: invited.map((seat) => seatSaid(this.kept, seat)).join(", ") });
    return [el("li", {}, el("span", {}, said), button(say("page-sit-down"), go(sit), { class: "make", "data-rematch": true }))];
  }

  // Looks for the game in which another player of this scenario keeps a seat for this one.
  async look() {
    const { pack, scenario } = this.now;
    const { games = [] } = await this.app.service.games("ListGames", { phase: "PHASE_SEATING", pack: pack.name }).catch(() => ({}));
    const kept = games.find((one) => one.scenario === scenario && one.invited?.length) ?? null;
    if (this.closed || kept?.game === this.kept?.game) return;
    this.kept = kept;
    this.changed();
  }

  close() {
    this.closed = true;
    clearInterval(this.timer);
  }
}
