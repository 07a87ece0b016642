// Invitations that stand: until when each holds, and a button that withdraws it. New ones while a game is played
// let somebody ask for a held seat.

import { hexOf } from "./bytes.js";
import { button, el } from "./dom.js";
import { invitationLink, keepLink, linkOf } from "./setting_up.js";
import { say, seatBegun, time } from "./words.js";

const SEATING = "PHASE_SEATING";
const OVER = ["PHASE_FINISHED", "PHASE_CLOSED"];

// The link of an invitation: the one made in this browser, or a new one.
export function invite(app, session) {
  const { game } = session;
  const shown = invitationLink(game);
  const label =
    session.now.phase === SEATING
      ? say("page-link-friend")
      : say("page-link-player-who-asks-seat");
  if (!shown)
    return button(label, () =>
      app.try(async () => {
        const { secret } = await app.service.games("CreateInvitation", { game, by: session.audience });
        keepLink(game, linkOf(game, hexOf(secret)));
        session.refreshSoon();
      }),
      { "data-invite": true },
    );
  const field = el("input", { readonly: true, value: shown, id: "invitation", onfocus: ({ target }) => target.select() });
  return el(
    "p",
    { class: "invitation" },
    el("label", { for: "invitation" }, say("page-send-link-works-once")),
    field,
    navigator.clipboard ? button(say("page-copy"), () => app.try(() => navigator.clipboard.writeText(shown))) : null,
  );
}

// The open invitations, requested when the list is opened.
export function invitations(app, session) {
  if (!session.isSeat || OVER.includes(session.now.phase)) return null;
  const { game } = session;
  const list = el("ul");
  const ask = async () => {
    const { invitations: those = [] } = await app.service.games("ListInvitations", { game });
    list.replaceChildren(...(those.length ? those.map(row) : [el("li", {}, say("page-there-are-none"))]));
  };
  const row = ({ invitation, by = "", seat = "", until }) =>
    el(
      "li",
      {},
      `${seat ? seatBegun(session.now, seat) : say("page-any-seat")}, ${say("page-until")} ${time(until)} `,
      button(say("page-withdraw"), () => withdraw(invitation, by), { class: "plain", "data-withdraw": invitation }),
    );
  const withdraw = (invitation, by) =>
    app.try(async () => {
      await app.service.games("WithdrawInvitation", { game, by, invitation });
      keepLink(game, "");
      await ask();
      session.refreshSoon();
    });
  const toggled = ({ target }) => {
    session.listsInvitations = target.open;
    if (target.open) app.try(ask);
  };
  return el(
    "details",
    { class: "invitations", open: session.listsInvitations, ontoggle: toggled },
    el("summary", {}, say("page-invitations")),
    session.now.phase === SEATING ? null : el("p", {}, invite(app, session)),
    list,
  );
}
