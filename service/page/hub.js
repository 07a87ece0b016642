// One watch for all pages of a browser if they can share a worker, else for this page only.
//
// A page says what it watches, each game for one audience after a version, and gets every event after it
// once and in order. The hub holds one `WatchGames`. Whenever the set of games changes, it restarts the stream
// at the earliest version that a page still needs, and gives each page only events it does not have.

import { GAMES, Refused, Service, heartbeatSeconds, metadataOf } from "./connect.js";

const RETRY = [500, 1000, 2000, 4000, 8000];
const TOGETHER = 30;

const keyOf = ({ game, audience }) => `${game} ${audience}`;

export class Hub {
  constructor(origin) {
    this.origin = origin;
    this.ports = new Map();
    this.me = null;
    this.failed = 0;
    this.soon = null;
    this.running = null;
  }

  // A page that watches, over a port like that of a `MessageChannel`.
  join(port) {
    this.ports.set(port, new Map());
    port.onmessage = ({ data }) => this.heard(port, data);
    port.start?.();
    port.postMessage({ kind: "joined" });
  }

  heard(port, { kind, ...told }) {
    const watched = this.ports.get(port);
    if (kind === "me") this.me = told.me;
    if (kind === "watch") watched?.set(keyOf(told), { ...told });
    if (kind === "leave") watched?.delete(keyOf(told));
    if (kind === "gone") this.ports.delete(port);
    if (kind !== "again") this.failed = 0;
    this.beginSoon();
  }

  beginSoon() {
    clearTimeout(this.soon);
    this.soon = setTimeout(() => this.begin(), TOGETHER);
  }

  wanted() {
    const games = new Map();
    for (const watched of this.ports.values())
      for (const [key, { game, audience, after }] of watched) {
        const found = games.get(key);
        games.set(key, { game, audience, proof: true, messages: true, after: found ? Math.min(found.after, after) : after });
      }
    return [...games.values()];
  }

  begin() {
    this.running?.abort();
    this.running = null;
    if (!this.me || !this.ports.size) return;
    this.running = new AbortController();
    this.follow(this.running.signal);
  }

  async follow(signal) {
    const service = new Service(() => metadataOf(this.me), this.origin);
    const request = { games: this.wanted(), player: true, heartbeatSeconds };
    try {
      for await (const told of service.stream(GAMES, "WatchGames", request, signal)) {
        if (signal.aborted) return;
        if (this.failed || !this.connected) this.say({ kind: "connected" });
        this.connected = true;
        this.failed = 0;
        this.passOn(told);
      }
    } catch (error) {
      if (signal.aborted) return;
      this.connected = false;
      const why = error instanceof Refused ? error.message : "";
      this.say({ kind: "cut", why });
    }
    if (signal.aborted) return;
    const pause = RETRY[Math.min(this.failed++, RETRY.length - 1)];
    clearTimeout(this.soon);
    this.soon = setTimeout(() => this.begin(), pause);
  }

  passOn({ game, turn, ended }) {
    if (turn) this.say({ kind: "turn", turn });
    if (game) this.deliver(game);
    if (ended) this.end(ended);
  }

  deliver({ game, audience = "public", told }) {
    const { events = [], head = "", messages = 0 } = told;
    for (const [port, watched] of this.ports) {
      const one = watched.get(keyOf({ game, audience }));
      if (one && messages) port.postMessage({ kind: "messages", game, audience });
      const news = one ? events.filter((event) => event.version > one.after) : [];
      if (!news.length) continue;
      one.after = news.at(-1).version;
      port.postMessage({ kind: "events", game, audience, events: news, head });
    }
  }

  // A game that is watched no longer; one that was too slow is watched again from where it stopped.
  end({ game, audience = "public", reason, sentence = "" }) {
    if (reason === "ERROR_REASON_TOO_SLOW") {
      this.beginSoon();
      return;
    }
    for (const [port, watched] of this.ports)
      if (watched.delete(keyOf({ game, audience }))) port.postMessage({ kind: "ended", game, audience, reason, sentence });
  }

  say(message) {
    for (const port of this.ports.keys()) port.postMessage(message);
  }
}
