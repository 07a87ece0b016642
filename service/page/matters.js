// Matters between the players other than decisions: requests to undo, draws, claims, the end, handovers, disputes,
// orders. Each appears live, with the buttons that answer it.

import { button, el } from "./dom.js";
import { wishes } from "./handing.js";
import { useOf } from "./spoken.js";
import { sideMark, sideOf } from "./sides.js";
import { lasting, say, seatBegun, seatSaid, time } from "./words.js";

const FINISHED = "PHASE_FINISHED";
const CLOSED = "PHASE_CLOSED";
const RUNNING = "PHASE_RUNNING";

const item = (said, ...buttons) => el("li", {}, el("span", {}, said), buttons);

// Everything that waits for an answer, or can be asked for now, as items of a list.
// `to` leads to the roll of a version.
export function matters(app, session, to) {
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
    ...undos(session, ask),
    ...limits(session, ask),
    ...draws(now, snapshot, seat, ask),
    ...handovers(now, seat, plainly),
    ...awaited(now, seat, ask, plainly),
    ...disputes(session, to),
  ];
}

// The standing orders of the seat, and those that it can give.
export function standing(app, session) {
  if (!session.isSeat) return [];
  return orders(app, session, (label, method, more) => button(label, () => app.try(() => session.request(method, more)), { "data-call": method }));
}

const listed = (now, seats) => seats.map((one) => seatSaid(now, one)).join(", ");
const agreeing = (now, agreed) => listed(now, agreed) || say("page-nobody-yet");

// How far an undo goes: to before the next decision after that version, in the words of the log.
function before({ now, events }, to) {
  const after = events.slice(to);
  const decided = after.findIndex(({ kernel }) => kernel?.decisionMade);
  if (decided < 0) return say("page-to-version", { version: to });
  const { sentence } = after.slice(decided).find((one) => one.sentence) ?? {};
  const seat = seatSaid(now, after[decided].kernel.decisionMade.seat);
  return sentence ? say("page-to-before-that", { sentence: sentence.replace(/\.$/, "") }) : say("page-to-before-decision", { seat });
}

function undos(session, ask) {
  const { now, snapshot, audience: seat } = session;
  const { undoRequests = [], disputes: disputed = [] } = snapshot;
  return undoRequests.map(({ seat: asking, to, dispute = 0, agreed = [], seen = {} }) => {
    const dealt = Object.entries(seen).map(([one, count]) => `${seatSaid(now, one)}: ${count}`);
    const known = dealt.length ? ` ${say("page-cards-seen-since-then")}: ${dealt.join(", ")}.` : "";
    const why = disputed.findLast((one) => one.seat === asking && one.version === dispute)?.reason ?? "";
    const about = dispute
      ? ` ${say("page-about-disputed-roll", { version: dispute, why })}`
      : "";
    const back = before(session, to);
    if (asking === seat)
      return item(
        say("page-you-ask-to-go-back", { back, agreed: agreeing(now, agreed) }) + about,
        ask(say("page-withdraw"), "WithdrawUndo"),
      );
    return item(
      say("page-request-to-go-back", { seat: seatBegun(now, asking), back }) + about + known,
      agreed.includes(seat) ? null : ask(say("page-agree"), "AnswerUndo", { askedBy: asking, agree: true }, { "data-answer": "agree" }),
      ask(say("page-decline"), "AnswerUndo", { askedBy: asking, agree: false }, { "data-answer": "decline" }),
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
  const { now, audience: seat, snapshot } = session;
  const { limitRequests = [], limitPaused = false } = snapshot;
  const wants = {
    LIMIT_CHANGE_EXTEND: (seconds) => say("page-extend-reply-limit", { time: lasting(seconds) }),
    LIMIT_CHANGE_PAUSE: () => say("page-pause-reply-limit"),
    LIMIT_CHANGE_RESUME: () => say("page-resume-reply-limit"),
  };
  const found = limitPaused ? [item(say("page-reply-limit-paused"))] : [];
  for (const { seat: asking, change, seconds = 0, agreed = [] } of limitRequests) {
    const what = wants[change](seconds);
    const from = change === "LIMIT_CHANGE_RESUME" ? resumable(session) : NaN;
    const alone = from ? ` ${say("page-from-can-resume-without-consent", { from: time(from) })}` : "";
    if (asking === seat)
      found.push(
        item(
          say("page-you-ask", { what, agreed: agreeing(now, agreed) }) + alone,
          from <= Date.now() ? ask(say("page-resume-it"), "RequestLimit", { change }) : null,
          ask(say("page-withdraw"), "WithdrawLimit"),
        ),
      );
    else
      found.push(
        item(
          say("page-request-of-seat", { seat: seatBegun(now, asking), what }),
          agreed.includes(seat) ? null : ask(say("page-agree"), "AnswerLimit", { askedBy: asking, agree: true }, { "data-answer": "agree" }),
          ask(say("page-decline"), "AnswerLimit", { askedBy: asking, agree: false }, { "data-answer": "decline" }),
        ),
      );
  }
  return found;
}

function draws(now, { drawOffers = [] }, seat, ask) {
  return drawOffers.map((offering) =>
    offering === seat
      ? item(say("page-you-offer-draw"), ask(say("page-withdraw"), "DeclineDraw", { offeredBy: seat }))
      : item(
          say("page-draw-is-offered", { seat: seatBegun(now, offering) }),
          ask(say("page-accept"), "OfferDraw"),
          ask(say("page-decline"), "DeclineDraw", { offeredBy: offering }),
        ),
  );
}

function handovers({ seats = [] }, seat, plainly) {
  return seats
    .filter(({ proposal }) => proposal)
    .map(({ seat: asked, title, proposal: { name, proposal, consents = [], declinableUntil } }) =>
      item(
        say("page-asks-for-seat", { name, seat: title || asked, from: time(declinableUntil) }),
        asked === seat || consents.includes(seat) ? null : plainly(say("page-consent"), "AnswerHandover", { asked, proposal, consent: true }),
        plainly(say("page-decline"), "AnswerHandover", { asked, proposal, consent: false }),
      ),
    );
}

function awaited(now, seat, ask, plainly) {
  const { awaited: all = [] } = now;
  const found = [];
  if (all.some((one) => one.seat === seat && one.what === "DUE_EPOCH"))
    found.push(
      item(
        say("page-secrets-of-dice-lost"),
        plainly(say("page-agree-new-epoch"), "AgreeToEpoch"),
      ),
    );
  const late = all.filter((one) => one.seat !== seat && one.until && new Date(one.until) < new Date());
  if (late.length && !all.some((one) => one.seat === seat))
    found.push(
      item(
        `${say("page-reply-limit-has-passed")}: ${listed(now, late.map((one) => one.seat))}.`,
        ask(say("page-claim-the-game"), "ClaimGame"),
      ),
    );
  return found;
}

// The winner of a game that is over, why, the rolls of all, and the button that confirms it.
export function ends(app, session) {
  const { now, audience: seat, isSeat, events, snapshot: { outcome, confirmed = [] } } = session;
  if (!outcome) return [];
  const { winners = [], rule } = outcome;
  const kicker = winners.includes(seat) ? say("page-victory") : say("page-winner");
  const side = winners.length ? sideOf(now.seats, winners[0]) : null;
  const isAsked = isSeat && now.phase === FINISHED;
  return [
    el(
      "li",
      { class: "won", "data-side": side },
      winners.length ? el("small", {}, kicker) : null,
      el("strong", {}, winners.length ? [sideMark(side), winners.map((one) => seatBegun(now, one)).join(", ")] : say("page-nobody-wins")),
      el("p", {}, why(events, rule), " ", app.rules?.rule(rule) ?? ""),
      el("p", { class: "aside" }, rolled(events).map(([of, those]) => say("page-rolls-of", { seat: seatBegun(now, of), won: those.filter(Boolean).length, all: those.length })).join(" · ")),
    ),
    isAsked ? item(say("page-once-all-confirm"), confirmed.includes(seat) ? say("page-you-have-confirmed") : button(say("page-confirm-the-end"), () => app.try(() => session.request("ConfirmEnd")), { class: "make", "data-call": "ConfirmEnd" })) : null,
  ].filter(Boolean);
}

// The sentence of the log that says how a game ended, without its rule: that of the rules, else that of every game.
function why(events, rule) {
  const at = events.findLastIndex(({ kernel }) => kernel?.gameFinished);
  const before = events.slice(0, Math.max(0, at)).findLast(({ sentence }) => sentence)?.sentence ?? "";
  const told = rule && before.includes(`(${rule})`) ? before : (events[at]?.sentence ?? "");
  return told.replace(` (${rule})`, "");
}

// Each seat that rolled to reach something, with whether it succeeded each time.
function rolled(events) {
  const rolls = events.filter(({ check, result }) => check && result?.succeeded !== undefined);
  return [...Map.groupBy(rolls, (event) => useOf(event)?.use.purpose?.actor)].filter(([seat]) => seat).map(([seat, those]) => [seat, those.map(({ result }) => result.succeeded)]);
}

const isOpen = ({ how }) => !how;

// The open disputes, each with a button that leads to its roll.
function disputes({ now, snapshot }, to) {
  return (snapshot.disputes ?? []).filter(isOpen).map(({ seat, version, reason }) =>
    item(
      say("page-roll-is-disputed", { seat: seatBegun(now, seat), version, reason }),
      button(say("page-to-the-roll"), () => to(version), { class: "plain", "data-roll": version }),
    ),
  );
}

// The buttons that settle the dispute of a roll, for both sides: take it back, ask to go back, answer that.
export function settling(app, session, version) {
  const { snapshot, audience, events } = session;
  const { disputes: all = [], undoRequests = [] } = snapshot ?? {};
  const ask = (label, method, more, given = {}) =>
    button(label, () => app.try(() => session.request(method, more)), { "data-call": method, ...given });
  const own = all.filter(isOpen).some((one) => one.seat === audience && one.version === version);
  const decided = events.slice(0, version).findLast(({ kernel }) => kernel?.decisionMade);
  const to = (decided?.version ?? events[version - 1]?.tx ?? version) - 1;
  const requests = undoRequests.filter(({ dispute, seat, agreed = [] }) => dispute === version && seat !== audience && !agreed.includes(audience));
  return [
    own ? ask(say("page-take-dispute-back"), "WithdrawDispute", { version }) : null,
    own && !undoRequests.some(({ seat }) => seat === audience) ? ask(say("page-ask-go-back-before"), "RequestUndo", { to, dispute: version }) : null,
    ...requests.flatMap(({ seat }) => answers(ask, seat)),
  ].filter(Boolean);
}

const answers = (ask, askedBy) => [
  ask(say("page-agree-to-go-back"), "AnswerUndo", { askedBy, agree: true }, { "data-answer": "agree" }),
  ask(say("page-decline"), "AnswerUndo", { askedBy, agree: false }, { "data-answer": "decline" }),
];

function orders(app, session, ask) {
  const { orders: all = [], orderOffers = [], orderSentences = [] } = session.snapshot;
  const own = all.filter(({ seat, order }) => seat === session.audience && order);
  const key = ({ kind, until }) => `${app.shapes.kind(kind)} ${until}`;
  const standing = own.map(({ order }) => key(order));
  const order = (one) => button(say("page-give-it"), () => app.try(() => session.giveOrder(one)), { "data-order": key(one) });
  const offers = orderOffers.flatMap((one, at) => (standing.includes(key(one)) ? [] : [item(orderSentences[at], order(one))]));
  const folded = el(
    "details",
    { class: "orders", open: session.showsOrders, ontoggle: ({ target }) => (session.showsOrders = target.open) },
    el("summary", {}, `${say("page-standing-orders-can-give")} (${offers.length})`),
    el("ul", {}, offers),
  );
  return [
    ...own.map(({ version, sentence }) =>
      item(`${say("page-standing-order")}: ${sentence}`, ask(say("page-take-order-back"), "WithdrawOrder", { order: version })),
    ),
    ...(offers.length ? [el("li", {}, folded)] : []),
  ];
}

// The button that takes the last decision back, with its class told beforehand.
export function undoing(app, session) {
  const { now, snapshot, isSeat } = session;
  return isSeat && now.phase !== CLOSED ? undo(snapshot, (method, more) => () => app.try(() => session.request(method, more))) : null;
}

// The other buttons of the table: the reply limit, a draw, resigning.
export function actions(app, session, confirm) {
  const { now, snapshot } = session;
  if (!session.isSeat || now.phase === CLOSED) return [];
  const running = now.phase === RUNNING;
  const call = (method, more) => () => app.try(() => session.request(method, more));
  const several = now.seats.length > 1;
  return [
    ...(running && several && now.options?.replyLimit ? limitButtons(snapshot, session.audience, call) : []),
    running && several ? button(say("page-offer-a-draw"), call("OfferDraw"), { class: "plain" }) : null,
    running ? button(say("page-resign"), () => confirm(say("page-resign-really"), call("Resign")), { class: "plain" }) : null,
  ].filter(Boolean);
}

function limitButtons({ limitRequests = [], limitPaused = false }, audience, call) {
  if (limitRequests.some(({ seat }) => seat === audience)) return [];
  const ask = (label, change, more = {}) => button(label, call("RequestLimit", { change, ...more }), { class: "plain", "data-limit": change });
  return [
    ask(say("page-ask-more-days", { days: MORE_DAYS }), "LIMIT_CHANGE_EXTEND", { seconds: MORE_DAYS * DAY }),
    limitPaused
      ? ask(say("page-ask-resume-limit"), "LIMIT_CHANGE_RESUME")
      : ask(say("page-ask-pause-limit"), "LIMIT_CHANGE_PAUSE"),
  ];
}

function undo({ undo: offer = {}, undoRequests = [] }, call) {
  const { to = 0, undoClass } = offer;
  const says = {
    UNDO_CLASS_FREE: say("page-undo-free"),
    UNDO_CLASS_CONSENT: say("page-undo-others-asked"),
    UNDO_CLASS_REFUSED: say("page-undo-game-refuses"),
  }[undoClass];
  if (!to || !says || undoRequests.length) return null;
  return button(["⟲ ", el("span", { class: "words" }, says)], call("RequestUndo", { to }), { class: "plain", "data-undo": undoClass, disabled: undoClass === "UNDO_CLASS_REFUSED" });
}
