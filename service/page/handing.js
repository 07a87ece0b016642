// A seat passes from one player to another. Its holder hands it over to who has sent him a link that says who the
// taker is; or, where the holder is gone, who wants it asks the others, who all have to consent.

import { base64, fromHex, hex, sha256, unbase64, unhex, utf8 } from "./bytes.js";
import { button, el } from "./dom.js";
import { canSign, fingerprintOf, invitation } from "./identity.js";
import { messages } from "./signatures.js";
import { say, seatSaid, time } from "./words.js";

const HASH = 32;
const OVER = ["PHASE_FINISHED", "PHASE_CLOSED"];
const MARK = "#hand=";
const LETTERS = /^[\w-]+\.[\w-]+$/;

const called = ({ name }) => name || say("page-player");

// The link by which a player is handed a seat: it identifies the player and contains no secret.
async function linkTo({ wallet }, game, seat) {
  const key = await wallet.key();
  const who = new Uint8Array([...(await sha256(unhex(wallet.token))), ...unhex(key), ...utf8(called(wallet))]);
  return `${location.origin}/g/${game}${MARK}${seat}.${base64(who).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

// The seat and the taker that a link names; null for any other fragment.
export function takerIn(fragment) {
  const told = fragment.startsWith(MARK) ? fragment.slice(MARK.length) : "";
  if (!LETTERS.test(told)) return null;
  const [seat, letters] = told.split(".");
  try {
    const who = unbase64(letters);
    const name = new TextDecoder("utf-8", { fatal: true }).decode(who.subarray(2 * HASH)).normalize("NFC");
    return who.length > 2 * HASH ? { seat, name, hash: hex(who.subarray(0, HASH)), key: hex(who.subarray(HASH, 2 * HASH)) } : null;
  } catch {
    return null;
  }
}

// The buttons by which a player of another seat, or one who was invited, asks for a held seat.
export function wanting(app, table, { seats = [], phase }) {
  const mayAsk = table.session.isSeat || invitation(table.game);
  if (!mayAsk || OVER.includes(phase) || !canSign) return [];
  const those = seats.filter(({ seat, held, bot, proposal }) => held && !bot && !proposal && !table.isMine(seat));
  return those.map(({ seat, title }) =>
    button(say("page-take-seat-over", { seat: title || seat }), () => ask(app, table, seat), { class: "plain", "data-over": seat }),
  );
}

function ask(app, table, seat) {
  const shown = el("p");
  const named = seatSaid(table.session.now, seat);
  const link = async () => {
    const field = el("input", { readonly: true, id: "hand-link", value: await linkTo(app, table.game, seat), onfocus: ({ target }) => target.select() });
    shown.replaceChildren(
      el("label", { for: "hand-link" }, say("page-send-link-player-seat")),
      field,
    );
    field.focus();
  };
  const gone = async () => {
    const secret = invitation(table.game);
    const request = { game: table.game, seat, name: called(app.wallet), key: fromHex(await app.wallet.key()) };
    await app.service.games("ProposeHandover", request, secret ? { invitation: secret } : {});
    form.remove();
    table.session.refreshSoon();
  };
  const form = el(
    "div",
    { class: "notice" },
    el("p", {}, say("page-how-to-get-seat", { seat: named })),
    el(
      "p",
      {},
      button(say("page-player-hands-it-over"), () => app.try(link), { "data-hand-link": seat }),
      button(say("page-player-is-gone"), () => app.try(gone), { "data-propose": seat }),
      button(say("page-leave-it"), () => form.remove(), { class: "plain" }),
    ),
    shown,
  );
  document.getElementById("notices").append(form);
  form.querySelector("button").focus();
}

// Asks a holder who has opened the link of a taker whether he hands his seat over.
export async function handOver(app, table, taker, game) {
  const { seat, name, hash, key } = taker;
  const session = table.sessions.find(({ audience }) => audience === seat);
  history.replaceState(null, "", location.pathname);
  const named = seatSaid(game, seat);
  if (!session) {
    app.notice(say("page-link-asks-seat-not-held", { seat: named }));
    return;
  }
  const said = say("page-hand-seat-over", { seat: named, name, fingerprint: await fingerprintOf(key) });
  table.confirm(said, () =>
    app.try(async () => {
      const { game: now } = await app.service.games("GetGame", { game: table.game });
      await session.reach(now.version);
      const signed = await session.signed((head) => messages.handover(table.game, seat, head, name, key));
      const request = { game: table.game, seat, name, tokenHash: fromHex(hash), key: fromHex(key), ...signed };
      const { game: passed } = await app.service.games("HandOverSeat", request);
      app.wallet.leftSeat(table.game, seat);
      await table.seatsPassed(passed);
    }),
  );
}

// The result of a request for a seat by a player without one.
export function wishes(now) {
  return (now.seats ?? [])
    .filter(({ proposal }) => proposal)
    .map(({ seat, title, proposal: { name, consents = [], declinableUntil } }) =>
      el(
        "li",
        {},
        say("page-asks-for-seat-consented", { name, seat: title || seat, from: time(declinableUntil), consented: consents.map((one) => seatSaid(now, one)).join(", ") || say("page-nobody-yet") }),
      ),
    );
}
