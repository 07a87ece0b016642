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
      const said = error.said ? say(error.said.en, error.said.cs) : String(error.message ?? error);
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
      button(say("Česky", "English"), switched, { lang: other(), class: "plain" }),
    );
    region("alarms").replaceChildren();
    const main = region("main");
    main.className = "";
    main.replaceChildren();
    if (!canSign) main.append(el("p", { class: "notice" }, say("This browser cannot check games. Use a newer one.", "Tento prohlížeč neumí hry ověřovat. Použijte novější.")));
    this.screen = this.game && !this.another ? await this.replay(main) : checking(app, main);
  }

  link() {
    const to = () => {
      this.another = !this.another;
      this.show();
    };
    return button(this.another ? say("The game in this file", "Hra v tomto souboru") : say("Check another file", "Ověřit jiný soubor"), to, { class: "plain" });
  }

  async replay(main) {
    const { name, title, audience, at, by, pages, file } = this.game;
    const found = el("div", { role: "status" }, say("Checking …", "Ověřuji …"));
    main.append(found);
    try {
      const report = await checkFile(utf8(file));
      const steps = new Steps();
      for (const page of pages) steps.take(page);
      if (report.log.id !== name || steps.last !== report.log.version) throw strange();
      const board = el("div");
      found.replaceChildren(word(by, at), el("details", {}, el("summary", {}, say("Checked here: everything is correct", "Ověřeno zde: všechno souhlasí")), good(report, "")));
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
    say(
      `The log in this file proves the events; it was checked when you opened the file. It does not prove the pictures and sentences, which ${by} made and somebody saved on ${time(at)}.`,
      `Události dokazuje záznam v tomto souboru, ověřený při otevření. Obrázky a věty záznam nedokazuje: vytvořila je služba ${by} a někdo je uložil ${time(at)}.`,
    ),
  );

const strange = () => new Problem(0, "the pictures are those of another game", "obrázky patří jiné hře");

const game = JSON.parse(region("game").textContent);
speak(game?.language ?? spoken());
app.try(() => new Saved(game).show());
