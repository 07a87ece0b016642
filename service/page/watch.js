// What this page watches, by the one watch of the browser.

import { Hub } from "./hub.js";
import { LockedPort, canLock } from "./locked.js";

function portOfHub() {
  if ("SharedWorker" in globalThis) {
    try {
      return new SharedWorker("/worker.js", { type: "module", name: "kronika" }).port;
    } catch {
      // A browser that lets no worker run: this page watches for itself.
    }
  }
  if (canLock()) return new LockedPort();
  const { port1, port2 } = new MessageChannel();
  new Hub(location.origin).join(port2);
  return port1;
}

export class Watch extends EventTarget {
  constructor(me) {
    super();
    this.port = portOfHub();
    this.watched = new Map();
    this.connected = true;
    this.port.onmessage = ({ data }) => this.heard(data);
    this.port.start?.();
    this.be(me);
    addEventListener("pagehide", () => this.port.postMessage({ kind: "gone" }));
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && !this.connected) this.port.postMessage({ kind: "again" });
    });
  }

  // Who watches, and in which language.
  be(me) {
    this.port.postMessage({ kind: "me", me });
  }

  // `take` gets batches of events after a version, each once and in order; `ended` the reason why no more come.
  watch({ game, audience, after, take, ended }) {
    this.watched.set(`${game} ${audience}`, { take, ended });
    this.port.postMessage({ kind: "watch", game, audience, after });
  }

  leave({ game, audience }) {
    this.watched.delete(`${game} ${audience}`);
    this.port.postMessage({ kind: "leave", game, audience });
  }

  heard({ kind, ...told }) {
    const one = this.watched.get(`${told.game} ${told.audience}`);
    if (kind === "events") one?.take(told.events, told.head);
    if (kind === "ended") one?.ended(told);
    if (kind === "turn") this.dispatchEvent(new CustomEvent("turn", { detail: told.turn }));
    if (kind === "connected" || kind === "cut") {
      this.connected = kind === "connected";
      this.dispatchEvent(new CustomEvent(kind, { detail: told.why ?? "" }));
    }
  }
}
