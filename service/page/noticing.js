// Notices outside an open page: mail and a webhook, each off until the player turns it on here and confirms it.

import { unhex, base64, isHex } from "./bytes.js";
import { button, el } from "./dom.js";
import { say, time } from "./words.js";

const NOTICES = "kronika.v1.NoticeService";

export async function noticing(app) {
  const where = el("section", { class: "noticing" });
  const call = (method, message = {}) =>
    app.try(async () => show((await app.service.call(NOTICES, method, message)).notices ?? {}));

  const show = ({ mailOffered, webhooksOffered, mail, webhook }) => {
    where.replaceChildren(
      el("h2", {}, say("page-notices-when-no-page-open")),
      el(
        "p",
        {},
        say("page-get-message-when-game-waits"),
      ),
      ...(mailOffered ? byMail(mail) : []),
      ...(webhooksOffered ? byWebhook(webhook) : []),
      ...(mailOffered || webhooksOffered ? [] : [el("p", {}, say("page-service-sends-no-notices"))]),
    );
  };

  const asking = (id, label, given, done, set) => {
    const field = el("input", { id, ...given });
    const send = (event) => {
      event.preventDefault();
      set(field.value.trim());
    };
    return el("form", { onsubmit: send }, el("label", { for: id }, label), field, " ", el("button", { type: "submit", "data-set": id }, done));
  };
  const off = (method, why) =>
    el("p", {}, why ? el("strong", {}, why, " ") : null, button(say("page-turn-it-off"), () => call(method), { class: "plain", "data-off": method }));

  const byMail = (mail) => {
    const naming = asking("mail", say("page-mail-to"), { type: "email", required: true, autocomplete: "email" }, say("page-turn-it-on"), (address) => call("SetMail", { address }));
    if (!mail) return [el("h3", {}, say("page-by-mail")), naming];
    const { address, confirmed, codeUntil, attemptsLeft = 0, off: why = "" } = mail;
    if (confirmed) return [el("h3", {}, say("page-by-mail")), el("p", { "data-on": "mail" }, say("page-mail-goes-to", { address })), off("RemoveMail", why), why ? naming : null].filter(Boolean);
    const until = codeUntil ? say("page-code-valid-until", { until: time(codeUntil), attempts: attemptsLeft }) : "";
    return [
      el("h3", {}, say("page-by-mail")),
      el("p", {}, say("page-code-was-sent", { address }), until),
      asking("code", say("page-code"), { inputmode: "numeric", pattern: "[0-9]{8}", required: true, autocomplete: "one-time-code" }, say("page-confirm"), (code) => call("ConfirmMail", { code })),
      off("RemoveMail", why),
    ];
  };

  const byWebhook = (webhook) => {
    const naming = asking("webhook", say("page-webhook-at"), { type: "url", required: true, placeholder: "https://" }, say("page-turn-it-on"), (url) => call("SetWebhook", { url }));
    const title = el("h3", {}, say("page-webhook-own-program"));
    if (!webhook) return [title, naming];
    const { url, off: why = "" } = webhook;
    return [title, el("p", { "data-on": "webhook" }, say("page-the-webhook-is", { url })), off("RemoveWebhook", why), why ? naming : null].filter(Boolean);
  };

  const { notices = {} } = await app.service.call(NOTICES, "GetNotices", {});
  show(notices);
  return where;
}

// The page that a link at the end of each mail opens: it turns mail off without any key.
export function stopping(app, main, secret) {
  if (!isHex(secret, 32)) throw { said: { id: "page-link-is-incomplete" } };
  const stop = button(say("page-stop"), () =>
    app.try(async () => {
      await app.service.call(NOTICES, "StopMail", { secret: base64(unhex(secret)) });
      shown.replaceChildren(el("p", { class: "good" }, say("page-mail-address-stopped")));
    }),
    { class: "make", "data-stop": true },
  );
  const shown = el("div", {}, el("p", {}, say("page-stop-notices-mail")), stop);
  main.append(el("h1", {}, say("page-notices-by-mail")), shown);
  return null;
}
