// The page: the parts that all screens share, and the screen of each path.

import { CATALOG, NotReached, Refused, Service, metadataOf } from "./connect.js";
import { button, el, link, save } from "./dom.js";
import { Wallet, canSign } from "./identity.js";
import { checking } from "./checking.js";
import { invited } from "./invited.js";
import { keyIn, takeKey } from "./keycode.js";
import { lobby } from "./lobby.js";
import { stopping } from "./noticing.js";
import { own } from "./own.js";
import { fetched } from "./parts.js";
import { tellPresence } from "./presence.js";
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
  return key ? (app, main) => takeKey(app, main, key) : (FRAGMENTS[told] ?? lobby);
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
      const screen = open ? await open(this, main, found) : lobby(this, main);
      if (shown === this.shown) this.screen = screen;
      else screen?.close?.();
    } catch (error) {
      this.failed(error, main);
    }
  }

  heading() {
    const switched = () => {
      speak(other());
      this.changed();
    };
    return [
      el("a", { class: "brand", href: "/" }, "Kronika"),
      el(
        "nav",
        { "aria-label": say("Pages", "Stránky") },
        link("/#new", say("New game", "Nová hra")),
        link("/#check", say("Check a game", "Ověřit hru")),
        link("/#own", say("You", "Vy")),
      ),
      button(say("Česky", "English"), switched, { lang: other(), class: "plain" }),
    ];
  }

  // Limits of this browser, shown on every screen.
  standing() {
    const told = [];
    if (!canSign)
      told.push(
        say(
          "This page cannot sign or check anything: the connection is not secure, or the browser is too old. Open it over https, or on the server's own machine.",
          "Tato stránka nemůže nic podepsat ani ověřit: spojení není zabezpečené, nebo je prohlížeč příliš starý. Otevřete ji přes https, nebo přímo na počítači serveru.",
        ),
      );
    if (!this.wallet.keeps)
      told.push(
        say(
          "This browser stores nothing: once you close it, you cannot continue your games.",
          "Tento prohlížeč si nic nepamatuje: až ho zavřete, ke svým hrám se nevrátíte.",
        ),
      );
    return told.map((said) => el("p", { class: "notice" }, said));
  }

  connection(is, why = "") {
    region("cut")?.remove();
    if (is) return;
    const said = why || say("The service does not answer. Retrying …", "Služba neodpovídá. Zkouším to znovu …");
    region("notices").append(el("p", { class: "notice", id: "cut" }, said));
  }

  notice(said) {
    const shown = el("p", { class: "notice" }, said);
    region("notices").append(shown);
    setTimeout(() => shown.remove(), 8000);
  }

  // The sentence of an error, its rule, and up to MOST_NAMES choices that would be accepted.
  said(error) {
    if (error instanceof NotReached) return say("The service does not answer.", "Služba neodpovídá.");
    if (error.reason === "ENTROPY_ELSEWHERE")
      return say(
        "This seat's entropy is in another browser. Continue there, or bring your key from there.",
        "Entropie tohoto místa je v jiném prohlížeči. Pokračujte tam, nebo si odtamtud přineste klíč.",
      );
    if (!(error instanceof Refused)) return error.said ? say(error.said.en, error.said.cs) : String(error.message ?? error);
    const rule = error.rule && !this.rules ? ` (${error.rule})` : "";
    const isSaid = error.accepted.length > MOST_NAMES || error.accepted.every((one) => error.message.includes(one));
    const more = isSaid ? "" : ` ${say("Accepted would be", "Přijato by bylo")}: ${error.accepted.join(", ")}.`;
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
      if (!error.said) this.failed(error);
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
        el("h2", {}, say("This game is not honest", "Tato hra není poctivá")),
        el("p", {}, `${say("At version", "Ve verzi")} ${problem.version}: ${say(problem.said.en, problem.said.cs)}.`),
        el(
          "p",
          {},
          say(
            "The game cannot continue here. Save the evidence: it contains every record that the service sent, and its receipts.",
            "Hra tu nemůže pokračovat. Uložte si důkaz: obsahuje všechny záznamy, jak je služba poslala, a její účtenky.",
          ),
        ),
        button(say("Save the evidence", "Uložit důkaz"), () => save(`${game}-evidence.jsonl`, session.evidence())),
      ),
    );
  }

  catalog(method, message = {}) {
    return this.service.call(CATALOG, method, message);
  }
}

async function begin() {
  speak(spoken());
  const shapes = await fetched("/shapes.json").then((found) => found.json());
  const app = new App(shapes);
  tellPresence(app.service);
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
  const again = button(say("Try again", "Zkusit znovu"), () => location.reload());
  region("main").replaceChildren(el("p", { class: "refusal" }, `${error.message ?? error} `, again));
});
