// What has happened, beside the board: each roll with its number, its parts and its proof.

import { button, el, link } from "./dom.js";
import { odds } from "./choosing.js";
import { say, time } from "./words.js";

const SHOWN = 400;
const OF_EVERY_EVENT = ["version", "at", "tx", "sentence", "kernel", "proof", "check"];

export class Story {
  // `dispute` is given the version of a roll or a flip; without it nothing can be disputed.
  constructor(where, { game, audience, dispute = null }) {
    Object.assign(this, { where, game, audience, dispute });
    this.list = el("ol");
    this.box = el(
      "div",
      { class: "story", role: "log", "aria-live": "polite", tabindex: "0", "aria-label": say("What happened", "Co se stalo") },
      this.list,
    );
    where.append(this.box);
    this.until = 0;
  }

  // Tells what came after what is told already; `since`: what is later is new to who looks.
  tell(session, since = 0) {
    const news = session.events.slice(this.until);
    this.until = session.events.length;
    const rows = news.slice(-SHOWN).map((event) => this.row(event, session.log, since)).filter(Boolean);
    if (!rows.length) return;
    const atEnd = this.box.scrollTop + this.box.clientHeight >= this.box.scrollHeight - 40;
    this.list.append(...rows);
    for (const { version, kernel } of news) if (kernel?.undone) this.takeBack(kernel.undone.to ?? 0, version);
    while (this.list.children.length > SHOWN) this.list.firstChild.remove();
    if (atEnd) this.box.scrollTop = this.box.scrollHeight;
  }

  // What lies between is as if it had not been.
  takeBack(to, version) {
    for (const row of this.list.children) {
      const at = Number(row.dataset.version);
      if (at > to && at < version) row.classList.add("undone");
    }
  }

  row(event, log, since) {
    const { version, sentence, at, check } = event;
    const started = gameIn(event);
    if (!sentence && !started) return null;
    const as = this.audience === "public" ? "" : `?as=${this.audience}`;
    const where = el("a", { href: `/g/${this.game}/${version}${as}`, class: "version", title: time(at) }, String(version));
    return el(
      "li",
      { class: [version > since ? "new" : "", check ? "check" : ""].join(" ").trim(), "data-version": version },
      where,
      " ",
      sentence,
      started && started !== this.game ? [" ", link(`/g/${started}`, say("Go there", "Přejít"))] : null,
      check ? this.proof(version, log.rolls.get(version)) : null,
    );
  }

  proof(version, roll) {
    const dispute = this.dispute
      ? button(say("Dispute it", "Rozporovat"), () => this.dispute(version), { class: "plain", "data-dispute": version })
      : null;
    if (!roll) return dispute;
    const { use, link: made, previous, message, faces, test } = roll;
    return el(
      "details",
      { class: "proof" },
      el("summary", {}, say("checked: it could not come out otherwise", "ověřeno: jinak to dopadnout nemohlo")),
      test ? odds(test) : null,
      el(
        "dl",
        {},
        [
          [say("Link", "Článek"), `${use.k} (${use.audience}, ${say("epoch", "epocha")} ${use.epoch})`],
          [say("The link itself", "Článek sám"), made],
          [say("The one before it, its hash", "Předchozí, jeho otisk"), previous],
          [say("Faces, from 0", "Stěny, od 0"), faces.join(", ")],
          [say("The message", "Zpráva"), message],
        ].map(([name, value]) => [el("dt", {}, name), el("dd", {}, el("code", {}, value))]),
      ),
      dispute,
    );
  }
}

// The game that an event of a system names, as a campaign does that starts one.
function gameIn(event) {
  const families = Object.entries(event).filter(([name]) => !OF_EVERY_EVENT.includes(name));
  for (const [, family] of families)
    for (const told of Object.values(Object(family))) if (typeof told?.game === "string") return told.game;
  return null;
}
