// Matters between the players other than decisions: requests to undo, draws, claims, the end, handovers, disputes,
// orders. Each appears live, with the buttons that answer it.

import { button, el } from "./dom.js";
import { wishes } from "./handing.js";
import { say, spoken, time } from "./words.js";

const FINISHED = "PHASE_FINISHED";
const CLOSED = "PHASE_CLOSED";
const RUNNING = "PHASE_RUNNING";

const item = (said, ...buttons) => el("li", {}, el("span", {}, said), buttons);

// Everything that waits for an answer, or can be asked for now, as items of a list.
export function matters(app, session) {
  const { now, snapshot, audience: seat, isSeat } = session;
  if (!isSeat) return wishes(now);
  const ask = (label, method, more = {}, given = {}) =>
    button(label, () => app.try(() => session.request(method, more)), { "data-call": method, ...given });
  const plainly = (label, method, more = {}) =>
    button(
      label,
      () =>
        app.try(async () => {
          await app.service.games(method, { game: session.game, seat, ...more });
          session.refreshSoon();
        }),
      { "data-call": method },
    );
  return [
    ...undos(snapshot, seat, ask),
    ...limits(session, ask),
    ...draws(snapshot, seat, ask),
    ...handovers(now, seat, plainly),
    ...awaited(now, seat, ask, plainly),
    ...ends(app.rules, now, snapshot, seat, ask),
    ...disputes(session, ask),
    ...orders(app, session, ask),
  ];
}

function undos({ undoRequests = [], disputes: disputed = [] }, seat, ask) {
  return undoRequests.map(({ seat: asking, to, dispute = 0, agreed = [], seen = {} }) => {
    const dealt = Object.entries(seen).map(([one, count]) => `${one}: ${count}`);
    const known = dealt.length ? ` ${say("Cards seen since then", "Karty od té doby spatřené")}: ${dealt.join(", ")}.` : "";
    const why = disputed.findLast((one) => one.seat === asking && one.version === dispute)?.reason ?? "";
    const about = dispute
      ? ` ${say(`It is about the disputed roll at version ${dispute}: ${why}`, `Jde o napadený hod ve verzi ${dispute}: ${why}`)}`
      : "";
    if (asking === seat)
      return item(
        say(`You ask to go back to version ${to}; agreed: ${agreed.join(", ") || "nobody yet"}.`, `Žádáte o návrat k verzi ${to}; souhlasí: ${agreed.join(", ") || "zatím nikdo"}.`) + about,
        ask(say("Withdraw", "Stáhnout"), "WithdrawUndo"),
      );
    return item(
      say(`${asking} asks to go back to version ${to}.`, `${asking} žádá o návrat k verzi ${to}.`) + about + known,
      agreed.includes(seat) ? null : ask(say("Agree", "Souhlasit"), "AnswerUndo", { askedBy: asking, agree: true }, { "data-answer": "agree" }),
      ask(say("Decline", "Odmítnout"), "AnswerUndo", { askedBy: asking, agree: false }, { "data-answer": "decline" }),
    );
  });
}

const DAY = 86_400;
const MORE_DAYS = 3;

// From when on a seat that has asked to resume the limit resumes it by asking again, and needs nobody's consent.
function resumable({ now, audience, events }) {
  const { at } = events.findLast(({ kernel }) => kernel?.limitRequested?.seat === audience) ?? {};
  return new Date(at).getTime() + Number(now.options?.replyLimit ?? 0) * 1000;
}

function limits(session, ask) {
  const { audience: seat, snapshot } = session;
  const { limitRequests = [], limitPaused = false } = snapshot;
  const wants = {
    LIMIT_CHANGE_EXTEND: (seconds) => say(`to extend the reply limit by ${days(seconds)}`, `o prodloužení lhůty o ${days(seconds)}`),
    LIMIT_CHANGE_PAUSE: () => say("to pause the reply limit", "o pozastavení lhůty"),
    LIMIT_CHANGE_RESUME: () => say("to resume the reply limit", "o obnovení lhůty"),
  };
  const found = limitPaused ? [item(say("The reply limit is paused.", "Lhůta na odpověď je pozastavena."))] : [];
  for (const { seat: asking, change, seconds = 0, agreed = [] } of limitRequests) {
    const what = wants[change](seconds);
    const from = change === "LIMIT_CHANGE_RESUME" ? resumable(session) : NaN;
    const alone = from ? ` ${say(`From ${time(from)} you can resume it without consent.`, `Od ${time(from)} ji můžete obnovit bez souhlasu.`)}` : "";
    if (asking === seat)
      found.push(
        item(
          say(`You ask ${what}; agreed: ${agreed.join(", ") || "nobody yet"}.`, `Žádáte ${what}; souhlasí: ${agreed.join(", ") || "zatím nikdo"}.`) + alone,
          from <= Date.now() ? ask(say("Resume it", "Obnovit"), "RequestLimit", { change }) : null,
          ask(say("Withdraw", "Stáhnout"), "WithdrawLimit"),
        ),
      );
    else
      found.push(
        item(
          say(`${asking} asks ${what}.`, `${asking} žádá ${what}.`),
          agreed.includes(seat) ? null : ask(say("Agree", "Souhlasit"), "AnswerLimit", { askedBy: asking, agree: true }, { "data-answer": "agree" }),
          ask(say("Decline", "Odmítnout"), "AnswerLimit", { askedBy: asking, agree: false }, { "data-answer": "decline" }),
        ),
      );
  }
  return found;
}

const days = (seconds) => (seconds / DAY).toLocaleString(spoken(), { style: "unit", unit: "day", unitDisplay: "long", maximumFractionDigits: 2 });

function draws({ drawOffers = [] }, seat, ask) {
  return drawOffers.map((offering) =>
    offering === seat
      ? item(say("You offer a draw.", "Nabízíte remízu."), ask(say("Withdraw", "Stáhnout"), "DeclineDraw", { offeredBy: seat }))
      : item(
          say(`${offering} offers a draw.`, `${offering} nabízí remízu.`),
          ask(say("Accept", "Přijmout"), "OfferDraw"),
          ask(say("Decline", "Odmítnout"), "DeclineDraw", { offeredBy: offering }),
        ),
  );
}

function handovers({ seats = [] }, seat, plainly) {
  return seats
    .filter(({ proposal }) => proposal)
    .map(({ seat: asked, proposal: { name, proposal, consents = [], declinableUntil } }) =>
      item(
        say(
          `${name} asks for the seat ${asked}; consent counts from ${time(declinableUntil)}.`,
          `${name} žádá o místo ${asked}; souhlas platí od ${time(declinableUntil)}.`,
        ),
        asked === seat || consents.includes(seat) ? null : plainly(say("Consent", "Souhlasit"), "AnswerHandover", { asked, proposal, consent: true }),
        plainly(say("Decline", "Odmítnout"), "AnswerHandover", { asked, proposal, consent: false }),
      ),
    );
}

function awaited({ awaited: all = [] }, seat, ask, plainly) {
  const found = [];
  if (all.some((one) => one.seat === seat && one.what === "DUE_EPOCH"))
    found.push(
      item(
        say("The secrets of the dice are lost. A new epoch needs everybody's consent.", "Tajemství kostek jsou ztracená. Nová epocha potřebuje souhlas všech."),
        plainly(say("Agree to a new epoch", "Souhlasit s novou epochou"), "AgreeToEpoch"),
      ),
    );
  const late = all.filter((one) => one.seat !== seat && one.until && new Date(one.until) < new Date());
  if (late.length && !all.some((one) => one.seat === seat))
    found.push(
      item(
        say(`${late.map((one) => one.seat).join(", ")} exceeded the reply limit.`, `${late.map((one) => one.seat).join(", ")}: lhůta na odpověď uplynula.`),
        ask(say("Claim the game", "Nárokovat hru"), "ClaimGame"),
      ),
    );
  return found;
}

function ends(rules, { phase }, { outcome, confirmed = [] }, seat, ask) {
  if (phase !== FINISHED || !outcome) return [];
  const won = outcome.winners?.length ? `${outcome.winners.join(", ")} ${say("wins", "vítězí")}` : say("Nobody wins", "Nevítězí nikdo");
  return [
    item(
      [`${won}. `, rules?.rule(outcome.rule) ?? "", ` ${say("Once all confirm, nothing can be undone, and everything hidden is revealed.", "Až potvrdí všichni, nic už nepůjde vrátit a vše skryté se odhalí.")}`],
      confirmed.includes(seat) ? say(" You have confirmed.", " Potvrdili jste.") : ask(say("Confirm the end", "Potvrdit konec"), "ConfirmEnd", {}, { class: "make" }),
    ),
  ];
}

function disputes({ snapshot, audience, events }, ask) {
  const asked = (snapshot.undoRequests ?? []).some(({ seat }) => seat === audience);
  return (snapshot.disputes ?? [])
    .filter(({ how }) => !how)
    .map(({ seat, version, reason }) => {
      const decided = events.slice(0, version).findLast(({ kernel }) => kernel?.decisionMade);
      const to = (decided?.version ?? events[version - 1]?.tx ?? version) - 1;
      return item(
        say(`${seat} disputes the roll at version ${version}: ${reason}`, `${seat} napadá hod ve verzi ${version}: ${reason}`),
        seat === audience
          ? [
              ask(say("Take it back", "Stáhnout"), "WithdrawDispute", { version }),
              asked ? null : ask(say("Ask to go back to before it", "Žádat o návrat před něj"), "RequestUndo", { to, dispute: version }),
            ]
          : null,
      );
    });
}

function orders(app, session, ask) {
  const { orders: all = [], orderOffers = [], orderSentences = [] } = session.snapshot;
  const own = all.filter(({ seat, order }) => seat === session.audience && order);
  const key = ({ kind, until }) => `${app.shapes.kind(kind)} ${until}`;
  const standing = own.map(({ order }) => key(order));
  const order = (one) => button(say("Give it", "Dát"), () => app.try(() => session.giveOrder(one)), { "data-order": key(one) });
  const offers = orderOffers.flatMap((one, at) => (standing.includes(key(one)) ? [] : [item(orderSentences[at], order(one))]));
  const folded = el(
    "details",
    { class: "orders", open: session.showsOrders, ontoggle: ({ target }) => (session.showsOrders = target.open) },
    el("summary", {}, `${say("Standing orders that you can give", "Trvalé pokyny, které můžete dát")} (${offers.length})`),
    el("ul", {}, offers),
  );
  return [
    ...own.map(({ version, sentence }) =>
      item(`${say("Standing order", "Trvalý pokyn")}: ${sentence}`, ask(say("Take it back", "Odvolat"), "WithdrawOrder", { order: version })),
    ),
    ...(offers.length ? [el("li", {}, folded)] : []),
  ];
}

// The buttons of the table: undo with its class told beforehand, a draw, resigning.
export function actions(app, session, confirm) {
  const { now, snapshot } = session;
  if (!session.isSeat || now.phase === CLOSED) return [];
  const running = now.phase === RUNNING;
  const call = (method, more) => () => app.try(() => session.request(method, more));
  const several = now.seats.length > 1;
  return [
    undo(snapshot, call),
    ...(running && several && now.options?.replyLimit ? limitButtons(snapshot, session.audience, call) : []),
    running && several ? button(say("Offer a draw", "Nabídnout remízu"), call("OfferDraw"), { class: "plain" }) : null,
    running ? button(say("Resign", "Vzdát se"), () => confirm(say("Resign?", "Vzdát se?"), call("Resign")), { class: "plain" }) : null,
  ].filter(Boolean);
}

function limitButtons({ limitRequests = [], limitPaused = false }, audience, call) {
  if (limitRequests.some(({ seat }) => seat === audience)) return [];
  const ask = (label, change, more = {}) => button(label, call("RequestLimit", { change, ...more }), { class: "plain", "data-limit": change });
  return [
    ask(say(`Ask for ${MORE_DAYS} more days`, `Žádat o ${MORE_DAYS} dny navíc`), "LIMIT_CHANGE_EXTEND", { seconds: MORE_DAYS * DAY }),
    limitPaused
      ? ask(say("Ask to resume the limit", "Žádat o obnovení lhůty"), "LIMIT_CHANGE_RESUME")
      : ask(say("Ask to pause the limit", "Žádat o pozastavení lhůty"), "LIMIT_CHANGE_PAUSE"),
  ];
}

function undo({ undo: offer = {}, undoRequests = [] }, call) {
  const { to = 0, undoClass } = offer;
  const says = {
    UNDO_CLASS_FREE: say("Undo (free)", "Vzít zpět (volně)"),
    UNDO_CLASS_CONSENT: say("Undo (the others are asked)", "Vzít zpět (zeptá se ostatních)"),
    UNDO_CLASS_REFUSED: say("Undo (this game refuses it)", "Vzít zpět (tato hra to nedovolí)"),
  }[undoClass];
  if (!to || !says || undoRequests.length) return null;
  return button(says, call("RequestUndo", { to }), { class: "plain", "data-undo": undoClass, disabled: undoClass === "UNDO_CLASS_REFUSED" });
}
