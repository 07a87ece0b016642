// The games that this page watches, over the shared watch of the browser.

import { Hub } from "./hub.js";
import { LockedPort, canLock } from "./locked.js";

const SLOW = 10_000;

// The hub as each browser can have it, from the best: a worker that does not come is asked for again, and where no
// worker runs this page watches for itself.
const HUBS = [
  (lost) => shared("/worker.js", "kronika", lost),
  (lost) => shared("/worker.js?again=1", "kronika again", lost),
  canLock() ? () => new LockedPort() : ownPort,
];

function shared(path, name, lost) {
  const worker = new SharedWorker(path, { type: "module", name });
  const late = setTimeout(lost, SLOW);
  worker.onerror = lost;
  worker.port.addEventListener("message", () => clearTimeout(late), { once: true });
  return worker.port;
}

function ownPort() {
  const { port1, port2 } = new MessageChannel();
  new Hub(location.origin).join(port2);
  return port1;
}

export class Watch extends EventTarget {
  constructor(me) {
    super();
    this.watched = new Map();
    this.connected = true;
    this.me = me;
    this.join("SharedWorker" in globalThis ? HUBS : HUBS.slice(-1));
    addEventListener("pagehide", () => this.port.postMessage({ kind: "gone" }));
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && !this.connected) this.port.postMessage({ kind: "again" });
    });
  }

  // Watches by the first of these hubs, and by the others if that does not come.
  join([hub, ...others]) {
    const lost = () => {
      if (this.port !== port) return;
      port.onmessage = null;
      this.join(others);
    };
    let port;
    try {
      port = hub(lost);
    } catch {
      return this.join(others); // a browser that lets no worker run
    }
    this.port = port;
    port.onmessage = ({ data }) => this.heard(data);
    port.start?.();
    this.be(this.me);
    for (const [key, { after }] of this.watched) this.ask(key, after);
  }

  // The viewer's token and language.
  be(me) {
    this.me = me;
    this.port.postMessage({ kind: "me", me });
  }

  ask(key, after) {
    const [game, audience] = key.split(" ");
    this.port.postMessage({ kind: "watch", game, audience, after });
  }

  // `take` gets batches of events after a version, each once and in order; `messages` is called when there are other
  // messages between the players; `ended` gets the reason why no more events come.
  watch({ game, audience, after, take, messages, ended }) {
    this.watched.set(`${game} ${audience}`, { take, messages, ended, after });
    this.ask(`${game} ${audience}`, after);
  }

  leave({ game, audience }) {
    this.watched.delete(`${game} ${audience}`);
    this.port.postMessage({ kind: "leave", game, audience });
  }

  heard({ kind, ...told }) {
    const one = this.watched.get(`${told.game} ${told.audience}`);
    if (kind === "events") one?.take(told.events, told.head);
    if (kind === "messages") one?.messages();
    if (kind === "ended") one?.ended(told);
    if (kind === "turn") this.dispatchEvent(new CustomEvent("turn", { detail: told.turn }));
    if (kind === "connected" || kind === "cut") {
      this.connected = kind === "connected";
      this.dispatchEvent(new CustomEvent(kind, { detail: told.why ?? "" }));
    }
  }
}
