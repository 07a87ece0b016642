// The page: the parts that all screens share, and the screen of each path.

import { tellTurns } from "./alerts.js";
import { CATALOG, NotReached, Refused, Service, metadataOf } from "./connect.js";
import { button, el, link, save } from "./dom.js";
import { Wallet, canSign } from "./identity.js";
import { checking } from "./checking.js";
import { invited } from "./invited.js";
import { keyIn, takeKey } from "./keycode.js";
import { lobby } from "./lobby.js";
import { stopping } from "./noticing.js";
import { damaged, own } from "./own.js";
import { fetched } from "./parts.js";
import { tellPresence } from "./presence.js";
import { Problem } from "./problem.js";
import { replay } from "./replay.js";
import { savedGame, savedPage } from "./saving.js";
import { setUp } from "./setting_up.js";
import { Shapes } from "./shapes.js";
import { table } from "./table.js";
import { Watch } from "./watch.js";
import { other, say, speak, spoken } from "./words.js";

const SCREENS = [
  [/^\/[gc]\/([\w-]+)\/(\d+)$/, (app, main, [, game, version]) => replay(app, main, game, Number(version))],
  [/^\/[gc]\/([\w-]+)$/, (app, main, [, game]) => table(app, main, game)],
  [/^\/i\/([\w-]+)$/, (app, main, [, game]) => invited(app, main, game)],
  [/^\/stop\/(\w+)$/, (app, main, [, secret]) => stopping(app, main, secret)],
  [/^\/$/, (app, main) => fragment(location.hash)(app, main)],
];
const FRAGMENTS = { "#new": setUp, "#check": checking, "#own": own };

function fragment(told) {
  const key = keyIn(told);
  const [name, ...chosen] = told.split("?")[0].split("/");
  return key ? (app, main) => takeKey(app, main, key) : (app, main) => (FRAGMENTS[name] ?? lobby)(app, main, chosen);
}

function nowhere(app, main) {
  main.append(el("h1", {}, say("page-nothing-at-this-address")), el("p", {}, link("/", say("page-to-your-games"))));
}

const MOST_NAMES = 12;

const region = (id) => document.getElementById(id);

class App {
  serviceKeys = new Set();
  keepGame = savedGame;
  keepPage = savedPage;

  constructor(shapes) {
    this.shapes = new Shapes(shapes);
    this.wallet = new Wallet();
    this.service = new Service(() => metadataOf(this.me));
    this.watch = new Watch(this.me);
    this.watch.addEventListener("cut", ({ detail }) => this.connection(false, detail));
    this.watch.addEventListener("connected", () => this.connection(true));
  }

  // The caller's metadata.
  get me() {
    return { token: this.wallet.token, language: spoken(), contract: this.shapes.contract };
  }

  // Shows everything again, for another player or in another language.
  changed() {
    this.watch.be(this.me);
    this.show();
  }

  go(path) {
    history.pushState(null, "", path);
    scrollTo(0, 0);
    this.show().then(() => region("main").focus({ preventScroll: true }));
  }

  async show() {
    this.screen?.close?.();
    this.screen = null;
    this.isMissed = false;
    this.rules = null;
    document.title = "Kronika";
    region("alarms").replaceChildren();
    region("notices").replaceChildren(...this.standing());
    region("top").replaceChildren(...this.heading());
    const main = region("main");
    main.className = "";
    main.replaceChildren();
    const [open, found] = SCREENS.map(([path, opens]) => [opens, path.exec(location.pathname)]).find(([, hit]) => hit) ?? [];
    const shown = (this.shown = {});
    try {
      const screen = await (open ?? nowhere)(this, main, found);
      if (shown === this.shown) this.screen = screen;
      else screen?.close?.();
    } catch (error) {
      if (shown !== this.shown) return;
      this.failed(error, main);
      this.isMissed = error instanceof NotReached;
      if (this.isMissed) main.append(button(say("page-try-again"), () => this.show()));
    }
  }

  otherLanguage() {
    const switched = () => {
      speak(other());
      this.changed();
    };
    return button(say("page-other-language"), switched, { lang: other(), class: "plain" });
  }

  heading() {
    return [
      el("a", { class: "brand", href: "/" }, "Kronika"),
      el(
        "nav",
        { "aria-label": say("page-pages") },
        link("/#new", say("page-new-game")),
        link("/#check", say("page-check-a-game")),
        link("/#own", say("page-you")),
      ),
      this.otherLanguage(),
    ];
  }

  // Limits of this browser, shown on every screen.
  standing() {
    const told = [];
    if (!canSign)
      told.push(
        say("page-cannot-sign-or-check"),
      );
    if (!this.wallet.keeps)
      told.push(
        say("page-browser-stores-nothing-once-close"),
      );
    return told.map((said) => el("p", { class: "notice" }, said));
  }

  connection(is, why = "") {
    region("cut")?.remove();
    if (is && this.isMissed) this.show();
    if (is) return;
    const said = why || say("page-service-does-not-answer-retrying");
    region("notices").append(el("p", { class: "notice", id: "cut" }, said));
  }

  notice(said) {
    const shown = el("p", { class: "notice" }, said);
    region("notices").append(shown);
    setTimeout(() => shown.remove(), 8000);
  }

  // The sentence of an error, its rule, and up to MOST_NAMES choices that would be accepted.
  said(error) {
    if (error instanceof NotReached) return say("page-service-does-not-answer");
    if (error.reason === "ENTROPY_ELSEWHERE")
      return say("page-entropy-in-another-browser");
    if (!(error instanceof Refused)) return error.said ? say(error.said.id, error.said.args) : String(error.message ?? error);
    const rule = error.rule && !this.rules ? ` (${error.rule})` : "";
    const isSaid = error.accepted.length > MOST_NAMES || error.accepted.every((one) => error.message.includes(one));
    const more = isSaid ? "" : ` ${say("page-accepted-would-be")}: ${error.accepted.join(", ")}.`;
    return `${error.message}${rule}${more}`;
  }

  failed(error, where = null) {
    const shown = el("p", { class: "refusal" }, this.said(error), " ", this.rules?.rule(error.rule));
    if (where) where.append(shown);
    else {
      region("alarms").replaceChildren(shown);
      setTimeout(() => shown.remove(), 15_000);
    }
    if (!(error instanceof Refused || error instanceof NotReached || error.said)) console.error(error);
  }

  // Does what a button asks for, and tells if that is refused.
  async try(work) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Problem)) this.failed(error);
      return null;
    }
  }

  // Something does not fit: loudly, with the evidence to save.
  alarm(session) {
    const { problem, game } = session;
    region("alarms").replaceChildren(
      el(
        "section",
        { class: "alarm" },
        el("h2", {}, say("page-game-not-honest")),
        el("p", {}, `${say("page-at-version")} ${problem.version}: ${say(problem.said.id, problem.said.args)}.`),
        el(
          "p",
          {},
          say("page-game-cannot-continue-here-save"),
        ),
        button(say("page-save-the-evidence"), () => save(`${game}-evidence.jsonl`, session.evidence())),
      ),
    );
  }

  catalog(method, message = {}) {
    return this.service.call(CATALOG, method, message);
  }
}

// Tells the layout how high the notices are, so that they cover nothing.
function reserve(notices) {
  const measure = () => document.documentElement.style.setProperty("--notices", `${Math.ceil(notices.getBoundingClientRect().height)}px`);
  new ResizeObserver(measure).observe(notices);
}

async function begin() {
  speak(spoken());
  reserve(region("notices"));
  const shapes = await fetched("/shapes.json").then((found) => found.json());
  const app = new App(shapes);
  tellPresence(app.service);
  tellTurns(app);
  addEventListener("popstate", () => app.show());
  addEventListener("storage", ({ key, newValue }) => {
    if (key === "kronika.setting.language" && newValue && newValue !== spoken()) {
      speak(newValue);
      app.changed();
    }
  });
  document.addEventListener("click", (event) => {
    const to = event.target.closest?.("a[href^='/']");
    if (!to || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    app.go(to.getAttribute("href"));
  });
  await app.show();
}

begin().catch((error) => {
  if (error.stored) return damaged(region("main"), error.stored);
  const again = button(say("page-try-again"), () => location.reload());
  const said = error.said ? say(error.said.id, error.said.args) : (error.message ?? error);
  region("main").replaceChildren(el("p", { class: "refusal" }, `${said} `, again));
});
