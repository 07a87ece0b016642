// One watch for all pages of a browser that has no shared workers: the page that holds a lock watches for the
// others, by a channel; when it is closed, the lock passes to another of them, and all say again what they watch.

import { Hub } from "./hub.js";

const NAME = "kronika-watch";
const keyOf = ({ game, audience }) => `${game} ${audience}`;

export const canLock = () => Boolean(globalThis.navigator?.locks && globalThis.BroadcastChannel);

// A port as that of a shared worker.
export class LockedPort {
  constructor() {
    this.id = crypto.randomUUID();
    this.me = null;
    this.watched = new Map();
    this.hub = null;
    this.channel = new BroadcastChannel(NAME);
    this.channel.onmessage = ({ data }) => this.came(data);
    navigator.locks.request(NAME, () => new Promise(() => this.lead()));
  }

  // --- as a page that watches

  // The requests of this page to the hub, kept to repeat them to the next hub.
  postMessage(asked) {
    const { kind, ...told } = asked;
    if (kind === "me") this.me = told.me;
    if (kind === "watch") this.watched.set(keyOf(told), { ...told });
    if (kind === "leave") this.watched.delete(keyOf(told));
    this.say(asked);
    if (kind === "gone") this.channel.close();
  }

  say(asked) {
    if (this.hub) this.hub.own.onmessage({ data: asked });
    else this.channel.postMessage({ from: this.id, asked });
  }

  sayAll() {
    if (this.me) this.say({ kind: "me", me: this.me });
    for (const one of this.watched.values()) this.say({ kind: "watch", ...one });
  }

  // An event from the hub: from now on, wait only for later ones.
  told(told) {
    const one = told.kind === "events" ? this.watched.get(keyOf(told)) : null;
    const news = one ? told.events.filter(({ version }) => version > one.after) : [];
    if (one) {
      if (!news.length) return;
      one.after = news.at(-1).version;
      this.onmessage?.({ data: { ...told, events: news } });
      return;
    }
    if (told.kind === "ended") this.watched.delete(keyOf(told));
    this.onmessage?.({ data: told });
  }

  came({ from, to, asked, told, begins }) {
    if (begins) this.sayAll();
    else if (to === this.id) this.told(told);
    else if (asked && this.hub) this.hub.portOf(from).onmessage({ data: asked });
  }

  // --- as the page that watches for all

  lead() {
    const hub = new Hub(location.origin);
    const ports = new Map();
    const own = { postMessage: (told) => this.told(told) };
    hub.join(own);
    const portOf = (id) => {
      if (!ports.has(id)) {
        ports.set(id, { postMessage: (told) => this.channel.postMessage({ to: id, told }) });
        hub.join(ports.get(id));
      }
      return ports.get(id);
    };
    this.hub = { own, portOf };
    this.channel.postMessage({ begins: true });
    this.sayAll();
  }
}
