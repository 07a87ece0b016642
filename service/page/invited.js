// The screen of a link with an invitation: shows the game and takes a seat with one click. The secret is in the
// fragment, which browsers never send.

import { isHex } from "./bytes.js";
import { button, el, link } from "./dom.js";
import { forgetInvitation, invitation, keepInvitation } from "./identity.js";
import { called, holder, phaseSaid } from "./lobby.js";
import { ownSeats, takeSeat } from "./session.js";
import { say } from "./words.js";

export async function invited(app, main, id) {
  const told = location.hash.slice(1);
  if (isHex(told, 64)) keepInvitation(id, told);
  const secret = isHex(told, 64) ? told : invitation(id);
  const { game } = await app.service.games("GetGame", { game: id }, secret ? { invitation: secret } : {});
  if ((await ownSeats(app, game)).length) {
    history.replaceState(null, "", `/g/${id}`);
    await app.show();
    return null;
  }
  const name = el("input", { id: "name", value: app.wallet.name, maxlength: 40, autocomplete: "nickname" });
  const sit = (seat) =>
    app.try(async () => {
      if (name.value.trim()) app.wallet.rename(name.value.trim());
      await takeSeat(app, game, seat, secret);
      forgetInvitation(id);
      history.replaceState(null, "", `/g/${id}`);
      await app.show();
    });
  const free = (game.seats ?? []).filter(({ held }) => !held);
  main.append(
    el("h1", {}, called(game)),
    el("p", {}, `${say("page-the-game")} ${phaseSaid(game.phase)}. ${(game.seats ?? []).map(holder).join(" · ")}`),
    free.length
      ? el(
          "ul",
          { class: "choices" },
          free.map(({ seat, title }) => el("li", {}, button(say("page-play-seat", { seat: title || seat }), () => sit(seat), { "data-seat": seat }))),
        )
      : el("p", {}, say("page-all-seats-taken"), " ", link(`/g/${id}`, say("page-to-the-table"))),
    el("p", {}, el("label", { for: "name" }, say("page-your-name")), name),
  );
  return null;
}
