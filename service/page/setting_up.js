// A new game, in four clicks: what, which scenario, which side, against whom.

import { hex, hexOf } from "./bytes.js";
import { CAMPAIGNS } from "./connect.js";
import { button, el } from "./dom.js";
import { random } from "./identity.js";
import { takeSeat } from "./session.js";
import { say } from "./words.js";

const PATIENT = -1;
export const linkOf = (game, secret) => `${location.origin}/i/${game}#${secret}`;

// The link that was made here, kept as long as this page is open: the service tells its secret once.
const links = new Map();
export const keepLink = (game, made) => links.set(game, made);
export const invitationLink = (game) => links.get(game) ?? "";

// The packs as buttons, each system under its name; the first step.
export async function packs(app) {
  const { packs: found = [] } = await app.catalog("ListPacks");
  const systems = Map.groupBy ? Map.groupBy(found, ({ system }) => system) : grouped(found);
  return el(
    "div",
    { class: "steps" },
    [...systems.values()].map((those) =>
      el(
        "ul",
        { class: "choices" },
        those.map((pack) =>
          el("li", {}, button(pack.title || pack.pack.name, () => open(app, pack), { "data-pack": pack.pack.name })),
        ),
      ),
    ),
  );
}

function grouped(packs) {
  const found = new Map();
  for (const pack of packs) found.set(pack.system, [...(found.get(pack.system) ?? []), pack]);
  return found;
}

export async function setUp(app, main) {
  main.append(el("h1", {}, say("New game", "Nová hra")), await packs(app));
}

function page(title, ...content) {
  const main = document.getElementById("main");
  main.className = "";
  main.replaceChildren(el("h1", {}, title), ...content.filter(Boolean));
  main.focus();
}

const choices = (items) => el("ul", { class: "choices" }, items.map((item) => el("li", {}, item)));

const open = (app, pack) =>
  app.try(async () => {
    const { scenarios = [] } = await app.catalog("ListScenarios", { pack: pack.pack.name });
    const items = scenarios.map((one) =>
      button([one.title, one.date ? el("small", {}, one.date) : null], () => sides(app, pack, one), {
        "data-scenario": one.scenario,
      }),
    );
    const whole = button(say("A campaign", "Kampaň"), () => sides(app, pack, scenarios[0], true), { class: "plain" });
    page(
      pack.title || pack.pack.name,
      pack.source ? el("p", { class: "aside" }, pack.source) : null,
      choices(items),
      pack.campaign ? el("p", {}, whole) : null,
    );
  });

function sides(app, pack, scenario, campaign = false) {
  const chosen = { pack, scenario, campaign, seats: scenario.seats, choices: {}, options: {} };
  const shown = el("div");
  const show = () =>
    shown.replaceChildren(
      choices(
        chosen.seats.map((seat) => button(seat, () => opponents(app, { ...chosen, seat }), { "data-seat": seat })),
      ),
    );
  show();
  const title = campaign ? `${pack.title}: ${say("campaign", "kampaň")}` : scenario.title;
  page(title, el("h2", {}, say("Which side do you play?", "Za koho hrajete?")), shown, more(chosen, show));
}

// Further choices: the line-up, the options of the system, those of every game.
function more(chosen, changed) {
  const { scenario, campaign } = chosen;
  const lineUps = (!campaign && scenario.lineUps) || [];
  const truth = (label, given, set) =>
    el("label", {}, el("input", { type: "checkbox", checked: given, onchange: ({ target }) => set(target.checked) }), ` ${label}`);
  const pick = (label, values, given, set) =>
    el(
      "label",
      {},
      `${label} `,
      el(
        "select",
        { onchange: ({ target }) => set(values[target.selectedIndex]) },
        values.map((value) => el("option", { selected: value === given }, Array.isArray(value) ? value.join(", ") : value)),
      ),
    );
  const number = (label, { usual, least, most }, set) =>
    el(
      "label",
      {},
      `${label} `,
      el("input", {
        type: "number",
        value: usual.number ?? 0,
        min: least,
        max: most,
        onchange: ({ target }) => set(target.valueAsNumber),
      }),
    );
  const option = ({ name, said, usual = {}, choices: texts = [], ...bounds }) => {
    const label = said || name;
    const set = (value) => (chosen.choices[name] = value);
    if ("text" in usual || texts.length) return pick(label, texts, usual.text, (text) => set({ text }));
    if ("number" in usual) return number(label, { usual, ...bounds }, (value) => set({ number: value }));
    return truth(label, usual.truth ?? false, (value) => set({ truth: value }));
  };
  return el(
    "details",
    { class: "more" },
    el("summary", {}, say("More to choose", "Další volby")),
    lineUps.length > 1
      ? pick(say("Seats", "Místa"), lineUps.map(({ seats }) => seats), lineUps[0].seats, (seats) => {
          chosen.seats = seats;
          changed();
        })
      : null,
    campaign ? [] : (scenario.options ?? []).map(option),
    truth(say("Private: only the players may watch", "Soukromá: dívat se smějí jen hráči"), false, (value) => (chosen.options.private = value)),
    truth(say("Strict: no undo once dice or cards have decided", "Přísná: co rozhodla náhoda, nejde vzít zpět"), false, (value) => (chosen.options.strict = value)),
  );
}

function opponents(app, chosen) {
  const others = chosen.seats.filter((seat) => seat !== chosen.seat);
  const bots = (chosen.scenario.bots ?? []).map(({ bot, said }) =>
    button([say("A bot", "Bot"), el("small", {}, said || bot)], () => start(app, chosen, { bots: others.map((seat) => ({ seat, bot })) }), {
      "data-against": "bot",
    }),
  );
  const alone = button(say("Nobody: play alone", "Nikdo: hraji sám"), () => start(app, chosen, {}), { "data-against": "nobody" });
  const people = [
    button([say("A friend", "Přítel"), el("small", {}, say("you get a link to send", "dostanete odkaz k poslání"))], () => start(app, chosen, { invites: true }), {
      "data-against": "friend",
    }),
    button([say("Anybody", "Kdokoli"), el("small", {}, say("the game appears in the lobby", "hra bude v seznamu"))], () => start(app, chosen, {}), {
      "data-against": "anybody",
    }),
    button([say("Two on this screen", "Dva u této obrazovky"), el("small", {}, say("you hand it over", "předáváte si ji"))], () => start(app, chosen, { both: true }), {
      "data-against": "here",
    }),
  ];
  const name = el("input", { id: "name", value: app.wallet.name, maxlength: 40, autocomplete: "nickname" });
  name.addEventListener("change", () => app.wallet.rename(name.value.trim()));
  page(
    `${chosen.campaign ? chosen.pack.title : chosen.scenario.title}: ${chosen.seat}`,
    el("h2", {}, say("Against whom?", "Proti komu?")),
    choices(others.length ? [...bots, ...people] : [alone]),
    el("p", {}, el("label", { for: "name" }, say("Your name ", "Vaše jméno ")), name),
  );
}

let requested = null;

const start = (app, chosen, how) =>
  app.try(async () => {
    if (requested) return;
    requested = hex(random(12));
    try {
      const { bots = [], both, invites } = how;
      const options = { ...chosen.options, ...(bots.length || both ? { replyLimit: PATIENT } : {}) };
      const made = await create(app, chosen, options, bots);
      const seats = both ? chosen.seats : [chosen.seat];
      for (const seat of seats) await takeSeat(app, made, seat);
      if (invites) {
        const others = chosen.seats.filter((seat) => seat !== chosen.seat);
        const request = { game: made.game, seat: others.length === 1 ? others[0] : "" };
        const { secret } = await app.service.games("CreateInvitation", request);
        keepLink(made.game, linkOf(made.game, hexOf(secret)));
      }
      app.go(`/g/${made.game}`);
    } finally {
      requested = null;
    }
  });

async function create(app, { pack, scenario, campaign, seats, choices: chosen }, options, bots) {
  const request = { pack: pack.pack.name, options, bots, requestId: requested };
  if (campaign) return (await app.service.call(CAMPAIGNS, "CreateCampaign", request)).campaign;
  const usual = scenario.seats.join() === seats.join() ? [] : seats;
  const game = { ...request, scenario: scenario.scenario, seats: usual, choices: chosen };
  return (await app.service.games("CreateGame", game)).game;
}
