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

  need(good, en, cs) {
    this.log.need(good, en, cs);
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
    this.need(this.limit > 0, "the game has no reply limit to change", "hra nemá lhůtu, kterou by šlo změnit");
    this.need(!this.wishes.has(seat), "the seat already has an open request about the limit", "místo už o změnu lhůty žádá");
    this.need(["extend", "pause", "resume"].includes(change) && fits && turns, "the reply limit cannot be changed in this way", "takto lhůtu změnit nelze");
    this.wishes.set(seat, { change, seconds, version, agreed: new Set() });
  }

  agreed({ seat, by }) {
    const agreed = this.wishes.get(seat)?.agreed;
    const may = agreed && by !== seat && this.log.playing().includes(by) && !agreed.has(by);
    this.need(may, "the seat cannot agree to this change of the limit", "místo s touto změnou lhůty souhlasit nemůže");
    agreed.add(by);
  }

  ended({ seat, how, by }) {
    this.need(this.wishes.delete(seat), "the request about the limit was not open", "žádost o změnu lhůty nebyla otevřená");
    this.need((how === "withdrawn") === (by === seat), "only the seat that made the request can withdraw it", "žádost může stáhnout jen místo, které ji podalo");
  }

  changed({ seat, change, seconds = 0 }, version) {
    const wish = this.wishes.get(seat);
    this.need(wish?.change === change && wish.seconds === seconds, "nobody asked for this change of the limit", "o tuto změnu lhůty nikdo nežádal");
    const missing = this.log.playing().some((one) => one !== seat && !this.log.seats.get(one).bot && !wish.agreed.has(one));
    const waited = this.times[version] - this.times[wish.version] >= this.limit * SECOND;
    this.need(!missing || (change === "resume" && waited), "not every other player agreed to the change of the limit", "se změnou lhůty nesouhlasili všichni ostatní hráči");
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
    this.need(since >= 1 && since < version && grace >= 0, "the claim counts from no earlier event", "nárok se nepočítá od dřívější události");
    const [began, now] = [this.times[since], this.times[version]];
    const down = outages.map((one) => ({ start: micros(one.began), end: micros(one.ended), grace: grace * SECOND, more: 0 }));
    const ordered = down.every(({ start, end }, n) => start <= end && end <= now && (n === 0 || down[n - 1].end <= start));
    this.need(ordered, "the outages are not in order", "výpadky nejsou v pořadí");
    const breaks = [...down, ...this.breaks()].sort((one, other) => one.start - other.start);
    let [due, counted] = [began + this.limit * SECOND, began];
    for (const { start, end, grace: quiet, more } of breaks)
      if (more) due = start >= began ? Math.max(due, start) + more : due;
      else if (due > start) {
        due += Math.max(end - Math.max(start, counted), 0);
        [due, counted] = [Math.max(due, end + quiet), Math.max(counted, end)];
      }
    this.need(due <= now, "the claim came before the reply limit had passed", "nárok přišel dřív, než lhůta uplynula");
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
