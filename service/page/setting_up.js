// A new game, in four clicks: what, which scenario, which side, against whom.

import { hex, hexOf } from "./bytes.js";
import { CAMPAIGNS } from "./connect.js";
import { button, el } from "./dom.js";
import { random } from "./identity.js";
import { takeSeat } from "./session.js";
import { thumb } from "./thumb.js";
import { begun, lasting, say } from "./words.js";

export const PATIENT = -1;
export const linkOf = (game, secret) => `${location.origin}/i/${game}#${secret}`;

// The link that was made here, kept as long as this page is open: the service tells its secret once.
const links = new Map();
export const keepLink = (game, made) => links.set(game, made);
export const invitationLink = (game) => links.get(game) ?? "";

// The packs under the names of their games; the first step.
export function packs(app, found) {
  const games = [...new Set(found.map(({ systemTitle }) => systemTitle))].map((game) => [game, found.filter(({ systemTitle }) => systemTitle === game)]);
  const isNamed = ([game, [first, ...others]]) => !others.length && first.title.startsWith(game);
  const offered = (those) =>
    choices(
      those.map(({ title, pack, campaign }) =>
        button([board(app, pack.name), el("span", {}, title || pack.name, campaign ? el("small", {}, say("page-with-a-campaign")) : null)], () => step(app, pack.name), {
          class: "pictured",
          "data-pack": pack.name,
        }),
      ),
    );
  const single = games.filter(isNamed).flatMap(([, those]) => those);
  return [...games.filter((one) => !isNamed(one)).map(([game, those]) => [el("h2", {}, game), offered(those)]), single.length ? offered(single) : ""];
}

// The small board of a scenario, or of the first of a pack.
const board = (app, pack, scenario = "") => thumb(`${pack} ${scenario}`, async () => (await app.catalog("DrawScenario", { pack, scenario })).panel);

const WHOLE = "*";
const USUAL_LIMIT = 30 * 86_400;
const LIMITS = [12 * 3600, 86_400, 3 * 86_400, 7 * 86_400, USUAL_LIMIT, PATIENT];
const A_DECISION = 15;
const EVEN = 40;
const step = (app, ...chosen) => app.go(`/#new/${chosen.join("/")}`);

// The step whose address is #new/PACK/SCENARIO/SEAT?CHOICES, as far as it is chosen; WHOLE in place of a scenario: the campaign.
export async function setUp(app, main, [name, id, seat]) {
  const { packs: found = [] } = await app.catalog("ListPacks");
  if (!name) return main.append(el("h1", {}, say("page-new-game")), ...packs(app, found));
  const { scenarios = [] } = await app.catalog("ListScenarios", { pack: name });
  const pack = found.find((one) => one.pack.name === name);
  const campaign = id === WHOLE && pack.campaign;
  const scenario = campaign ? scenarios[0] : scenarios.find((one) => one.scenario === id);
  if (!scenario) return main.append(...openPack(app, pack, scenarios));
  const chosen = { pack, scenario, campaign, id, seats: scenario.seats, choices: {}, options: {} };
  read(chosen, new URLSearchParams(location.hash.split("?")[1] ?? ""));
  if (chosen.seats.includes(seat)) chosen.seat = seat;
  main.append(...(chosen.seat ? opponents(app, chosen) : sides(app, chosen)));
}

// --- what was chosen, as part of an address: what is not there is as usual

const GENERAL = { private: "-private", strict: "-strict", replyLimit: "-limit", seats: "-seats" };
const optionsOf = ({ scenario, campaign }) => (campaign ? [] : (scenario.options ?? []));
const lineUpsOf = ({ scenario, campaign }) => (campaign ? [] : (scenario.lineUps ?? []));
const isYes = (told) => told === "yes";
const written = ({ truth, number, text }) => text ?? (number === undefined ? (truth ? "yes" : "no") : String(number));

function read(chosen, told) {
  const { options, choices } = chosen;
  for (const { name, usual } of optionsOf(chosen))
    if (told.has(name)) {
      const value = told.get(name);
      choices[name] = "number" in usual ? { number: Number(value) } : "text" in usual ? { text: value } : { truth: isYes(value) };
    }
  const seats = told.get(GENERAL.seats)?.split(" ");
  chosen.seats = lineUpsOf(chosen).find((one) => one.seats.join() === seats?.join())?.seats ?? chosen.seats;
  for (const name of ["private", "strict"]) if (isYes(told.get(GENERAL[name]))) options[name] = true;
  const limit = Number(told.get(GENERAL.replyLimit));
  if (LIMITS.includes(limit)) options.replyLimit = limit;
}

function addressOf(chosen, seat = chosen.seat) {
  const { pack, scenario, id, options, choices, seats } = chosen;
  const told = new URLSearchParams();
  for (const { name, usual } of optionsOf(chosen)) if (name in choices && written(choices[name]) !== written(usual)) told.set(name, written(choices[name]));
  if (seats.join() !== scenario.seats.join()) told.set(GENERAL.seats, seats.join(" "));
  for (const name of ["private", "strict"]) if (options[name]) told.set(GENERAL[name], "yes");
  if (options.replyLimit) told.set(GENERAL.replyLimit, options.replyLimit);
  return `/#new/${[pack.pack.name, id, seat].filter(Boolean).join("/")}${told.size ? `?${told}` : ""}`;
}

// The name of a seat of a scenario.
const side = ({ scenario }, seat) => begun(scenario.seatTitles?.[seat] ?? seat);

const choices = (items) => el("ul", { class: "choices" }, items.map((item) => el("li", {}, item)));

function openPack(app, { title, pack, source, campaign }, scenarios) {
  const items = scenarios.map((one) =>
    button([board(app, pack.name, one.scenario), el("span", {}, el("strong", {}, one.title), facts(one))], () => step(app, pack.name, one.scenario), {
      class: "pictured scenario",
      "data-scenario": one.scenario,
    }),
  );
  const whole = button([el("strong", {}, say("page-a-campaign")), el("small", {}, say("page-campaign-explained"))], () => step(app, pack.name, WHOLE), { "data-campaign": true });
  const [{ trial } = {}] = scenarios;
  return [
    el("h1", {}, title || pack.name),
    ...(source ? [el("p", { class: "aside" }, source)] : []),
    ...(campaign ? [el("h2", {}, say("page-campaign-title")), choices([whole]), el("h2", {}, say("page-scenarios"))] : []),
    choices(items),
    ...(trial ? [el("p", { class: "aside" }, say("page-trial-explained", { games: trial.games, counted: trial.counted, seconds: A_DECISION }))] : []),
  ];
}

// The date of a scenario, its players, how long it is and how even, in small lines.
function facts(scenario) {
  const { date, trial, lineUps = [], bots = [] } = scenario;
  const counts = lineUps.map(({ seats }) => seats.length);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const players = [least === most ? say("page-players", { count: most }) : say("page-players-from-to", { least, most }), bots.length ? say("page-or-the-bot") : ""];
  const lines = [date, players.filter(Boolean).join(" · "), trial ? say("page-decisions-take", { count: trial.decisions, time: lasting(trial.decisions * A_DECISION) }) : ""];
  return [...lines.filter(Boolean).map((line) => el("small", {}, line)), ...(trial ? balance(scenario, trial) : [])];
}

// How often each side won, as a bar and in words.
function balance(scenario, { games, wins = {} }) {
  const [first, second] = scenario.seats;
  if (!second) return [];
  const [won, lost] = [first, second].map((seat) => wins[seat] ?? 0);
  const share = Math.round((100 * won) / games);
  const rest = won + lost === games ? 100 - share : Math.round((100 * lost) / games);
  const ahead = share < rest ? second : first;
  const said = Math.max(share, rest) <= 100 - EVEN ? say("page-even") : say("page-wins-more", { seat: scenario.seatTitles?.[ahead] ?? ahead });
  const shares = [`${side({ scenario }, first)} ${share} %`, `${side({ scenario }, second)} ${rest} %`];
  return [
    el("small", {}, said),
    el("progress", { value: share, max: share + rest || 1, "aria-label": shares.join(", ") }),
    el("small", { class: "shares", "aria-hidden": "true" }, shares.map((one) => el("span", {}, one))),
  ];
}

function sides(app, chosen) {
  const { pack, scenario, campaign } = chosen;
  const shown = el("div");
  const show = () =>
    shown.replaceChildren(
      choices(chosen.seats.map((seat) => button(side(chosen, seat), () => app.go(addressOf(chosen, seat)), { "data-seat": seat }))),
    );
  const changed = () => history.replaceState(null, "", addressOf(chosen));
  show();
  const title = campaign ? `${pack.title}: ${say("page-campaign")}` : scenario.title;
  const about = el("div", { class: "about" }, board(app, pack.pack.name, scenario.scenario), el("div", {}, campaign ? el("small", {}, say("page-campaign-explained")) : facts(scenario)));
  return [el("h1", {}, title), about, el("h2", {}, say("page-which-side")), shown, more(chosen, changed, show)];
}

const field = (label, control, note = null) => el("label", {}, el("span", {}, begun(label), note), control);

const truth = (label, given, set, note) =>
  field(label, el("input", { type: "checkbox", checked: given, onchange: ({ target }) => set(target.checked) }), note);

// One of some values; `titles`: how each is called.
const pick = (label, values, titles, given, set, note) =>
  field(
    label,
    el(
      "select",
      { onchange: ({ target }) => set(values[target.selectedIndex]) },
      values.map((value, at) => el("option", { selected: String(value) === String(given) }, titles[at])),
    ),
    note,
  );

const number = (label, usual, { least, most }, set) =>
  field(
    label,
    el("input", {
      type: "number",
      value: usual,
      min: least,
      max: most,
      onchange: ({ target }) => set(target.valueAsNumber),
    }),
  );

// Further choices: the line-up, the options of the system in their groups, those of every game.
function more(chosen, changed, seated) {
  const { options: given } = chosen;
  const lineUps = lineUpsOf(chosen);
  const options = optionsOf(chosen);
  const isChanged = ({ name, usual }) => name in chosen.choices && written(chosen.choices[name]) !== written(usual);
  const option = (one) => {
    const { name, said, usual = {}, choices: texts = [], choiceTitles: titles = texts, ...bounds } = one;
    const label = said || name;
    const set = (value) => {
      chosen.choices[name] = value;
      for (const [group, count] of counts) count.textContent = counted(group);
      changed();
    };
    const now = chosen.choices[name] ?? usual;
    if ("text" in usual || texts.length) return pick(label, texts, titles, now.text, (text) => set({ text }));
    if ("number" in usual) return number(label, now.number ?? 0, bounds, (value) => set(Number.isNaN(value) ? usual : { number: value }));
    return truth(label, now.truth ?? false, (value) => set({ truth: value }));
  };
  const within = (group) => options.filter((one) => (one.group ?? "") === group);
  const counted = (group) => {
    const count = within(group).filter(isChanged).length;
    return count ? say("page-changed", { count }) : "";
  };
  const groups = [...new Set(options.map(({ group = "" }) => group))].filter(Boolean);
  const counts = groups.map((group) => [group, el("small", {}, counted(group))]);
  const grouped = counts.map(([group, count]) =>
    el("details", { class: "group", open: count.textContent !== "" }, el("summary", {}, begun(group), " ", count), within(group).map(option)),
  );
  const general = (name, label, note) =>
    truth(
      label,
      given[name] ?? false,
      (value) => {
        given[name] = value;
        changed();
      },
      el("small", {}, note),
    );
  return el(
    "details",
    { class: "more", open: addressOf(chosen).includes("?") },
    el("summary", {}, say("page-more-to-choose")),
    lineUps.length > 1
      ? pick(say("page-seats"), lineUps.map(({ seats }) => seats), lineUps.map(({ seats }) => seats.map((seat) => side(chosen, seat)).join(", ")), chosen.seats, (seats) => {
          chosen.seats = seats;
          changed();
          seated();
        })
      : null,
    within("").map(option),
    el("div", { class: "groups" }, grouped),
    general("private", say("page-private"), say("page-only-players-may-watch")),
    general("strict", say("page-strict"), say("page-no-undo-once-dice")),
  );
}

function opponents(app, chosen) {
  const others = chosen.seats.filter((seat) => seat !== chosen.seat);
  const bots = (chosen.scenario.bots ?? []).map(({ bot, said }) =>
    button([say("page-a-bot"), el("small", {}, said || bot)], () => start(app, chosen, { bots: others.map((seat) => ({ seat, bot })) }), {
      "data-against": "bot",
    }),
  );
  const alone = button(say("page-nobody-play-alone"), () => start(app, chosen, {}), { "data-against": "nobody" });
  const people = [
    button([say("page-a-friend"), el("small", {}, say("page-you-get-link"))], () => start(app, chosen, { invites: true }), {
      "data-against": "friend",
    }),
    button([say("page-anybody"), el("small", {}, say("page-game-appears-lobby"))], () => start(app, chosen, {}), {
      "data-against": "anybody",
    }),
    button([say("page-two-on-this-screen"), el("small", {}, say("page-you-hand-it-over"))], () => start(app, chosen, { both: true }), {
      "data-against": "here",
    }),
  ];
  const name = el("input", { id: "name", value: app.wallet.name, maxlength: 40, autocomplete: "nickname" });
  name.addEventListener("change", () => app.wallet.rename(name.value.trim()));
  const limits = LIMITS.map((limit) => (limit === PATIENT ? say("page-no-reply-limit") : lasting(limit)));
  const limit = pick(say("page-reply-limit"), LIMITS, limits, chosen.options.replyLimit ?? USUAL_LIMIT, (value) => {
    chosen.options.replyLimit = value;
    history.replaceState(null, "", addressOf(chosen));
  }, el("small", {}, say("page-reply-limit-explained")));
  return [
    el("h1", {}, `${chosen.campaign ? chosen.pack.title : chosen.scenario.title}: ${side(chosen, chosen.seat)}`),
    el("h2", {}, say("page-against-whom")),
    choices(others.length ? [...bots, ...people] : [alone]),
    others.length ? el("div", { class: "more" }, limit) : "",
    el("p", {}, el("label", { for: "name" }, say("page-your-name")), name),
  ];
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
