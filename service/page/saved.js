// A page that was saved: it asks nobody for anything. The game in it is checked, and then looked through.

import { utf8 } from "./bytes.js";
import { checkFile } from "./check.js";
import { checking, dishonest, good } from "./checking.js";
import { button, el } from "./dom.js";
import { viewed } from "./filed.js";
import { canSign } from "./identity.js";
import { Problem } from "./problem.js";
import { Steps } from "./steps.js";
import { other, say, speak, spoken, time } from "./words.js";

const region = (id) => document.getElementById(id);

// The interface that screens expect of an application, without storage and without calls.
const app = {
  service: null,
  wallet: { receipt: () => null },
  async try(work) {
    try {
      return await work();
    } catch (error) {
      const said = error.said ? say(error.said.id, error.said.args) : String(error.message ?? error);
      region("alarms").replaceChildren(el("p", { class: "refusal" }, said));
      return null;
    }
  },
};

class Saved {
  constructor(game) {
    this.game = game;
  }

  async show() {
    this.screen?.close();
    const switched = () => {
      speak(other());
      this.show();
    };
    region("top").replaceChildren(
      el("span", { class: "brand" }, "Kronika"),
      el("nav", {}, this.game ? this.link() : ""),
      button(say("page-other-language"), switched, { lang: other(), class: "plain" }),
    );
    region("alarms").replaceChildren();
    const main = region("main");
    main.className = "";
    main.replaceChildren();
    if (!canSign) main.append(el("p", { class: "notice" }, say("page-browser-cannot-check-games")));
    this.screen = this.game && !this.another ? await this.replay(main) : checking(app, main);
  }

  link() {
    const to = () => {
      this.another = !this.another;
      this.show();
    };
    return button(this.another ? say("page-game-in-this-file") : say("page-check-another-file"), to, { class: "plain" });
  }

  async replay(main) {
    const { name, title, audience, at, by, pages, file } = this.game;
    const found = el("div", { role: "status" }, say("page-checking"));
    main.append(found);
    try {
      const report = await checkFile(utf8(file));
      const steps = new Steps();
      for (const page of pages) steps.take(page);
      if (report.log.id !== name || steps.last !== report.log.version) throw strange();
      const board = el("div");
      found.replaceChildren(word(by, at), el("details", {}, el("summary", {}, say("page-checked-here-correct")), good(report, "")));
      main.prepend(board);
      const scrubber = viewed(board, { steps, audience, report, name, title });
      scrubber.go(1);
      return scrubber;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      found.replaceChildren(dishonest(error));
      return null;
    }
  }
}

const word = (by, at) =>
  el(
    "p",
    { class: "notice" },
    say("page-log-file-proves-events-checked", { by, at: time(at) }),
  );

const strange = () => new Problem(0, "page-pictures-of-another-game");

const game = JSON.parse(region("game").textContent);
speak(game?.language ?? spoken());
app.try(() => new Saved(game).show());
