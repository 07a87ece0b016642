// The reply limit of a log (docs/checking-a-game.md, "The reply limit"): its changes, and when a claim is allowed.

const SECOND = 1_000_000;
const LONGEST = 366 * 86_400;

// A time like `at`, in microseconds; NaN if it is invalid.
function micros(written) {
  const [, whole, part = ""] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?Z$/.exec(written) ?? [];
  return whole ? Date.parse(`${whole}Z`) * 1000 + Number(part.padEnd(6, "0")) : NaN;
}

export class Limits {
  times = [];
  wishes = new Map();
  changes = [];
  paused = false;

  // `log`: the log that has this limit.
  constructor(log) {
    this.log = log;
  }

  need(good, id, args) {
    this.log.need(good, id, args);
  }

  get limit() {
    return this.log.options.reply_limit ?? 0;
  }

  note({ version, at }) {
    this.times[version] = micros(at);
  }

  requested({ seat, change, seconds = 0 }, version) {
    const fits = change === "extend" ? seconds >= 1 && seconds <= LONGEST : seconds === 0;
    const turns = change === "extend" || this.paused === (change === "resume");
    this.need(this.limit > 0, "page-game-without-reply-limit");
    this.need(!this.wishes.has(seat), "page-limit-already-requested");
    this.need(["extend", "pause", "resume"].includes(change) && fits && turns, "page-limit-cannot-change-so");
    this.wishes.set(seat, { change, seconds, version, agreed: new Set() });
  }

  agreed({ seat, by }) {
    const agreed = this.wishes.get(seat)?.agreed;
    const may = agreed && by !== seat && this.log.playing().includes(by) && !agreed.has(by);
    this.need(may, "page-limit-cannot-agree");
    agreed.add(by);
  }

  ended({ seat, how, by }) {
    this.need(this.wishes.delete(seat), "page-limit-request-not-open");
    this.need((how === "withdrawn") === (by === seat), "page-limit-request-of-another");
  }

  changed({ seat, change, seconds = 0 }, version) {
    const wish = this.wishes.get(seat);
    this.need(wish?.change === change && wish.seconds === seconds, "page-limit-change-not-asked");
    const missing = this.log.playing().some((one) => one !== seat && !this.log.seats.get(one).bot && !wish.agreed.has(one));
    const waited = this.times[version] - this.times[wish.version] >= this.limit * SECOND;
    this.need(!missing || (change === "resume" && waited), "page-limit-change-not-agreed");
    if (change !== "extend") {
      this.paused = change === "pause";
      for (const [one, asked] of this.wishes) if (asked.change !== "extend") this.wishes.delete(one);
    }
    this.wishes.delete(seat);
    this.changes.push({ at: this.times[version], change, seconds });
  }

  // A claim: the limit had passed, less outages and pauses, and with what it was extended by. One of an earlier release
  // has no `since`.
  claimed({ since = 0, outages = [], grace = 0 }, version) {
    if (!since) return;
    this.need(since >= 1 && since < version && grace >= 0, "page-claim-counts-from-later");
    const [began, now] = [this.times[since], this.times[version]];
    const down = outages.map((one) => ({ start: micros(one.began), end: micros(one.ended), grace: grace * SECOND, more: 0 }));
    const ordered = down.every(({ start, end }, n) => start <= end && end <= now && (n === 0 || down[n - 1].end <= start));
    this.need(ordered, "page-outages-not-in-order");
    const breaks = [...down, ...this.breaks()].sort((one, other) => one.start - other.start);
    let [due, counted] = [began + this.limit * SECOND, began];
    for (const { start, end, grace: quiet, more } of breaks)
      if (more) due = start >= began ? Math.max(due, start) + more : due;
      else if (due > start) {
        due += Math.max(end - Math.max(start, counted), 0);
        [due, counted] = [Math.max(due, end + quiet), Math.max(counted, end)];
      }
    this.need(due <= now, "page-claim-too-early");
  }

  // The extensions and the pauses.
  breaks() {
    const found = [];
    let paused = null;
    for (const { at, change, seconds } of this.changes)
      if (change === "extend") found.push({ start: at, end: at, grace: 0, more: seconds * SECOND });
      else if (change === "pause") paused = at;
      else if (paused !== null) {
        found.push({ start: paused, end: at, grace: 0, more: 0 });
        paused = null;
      }
    if (paused !== null) found.push({ start: paused, end: Infinity, grace: 0, more: 0 });
    return found;
  }
}
