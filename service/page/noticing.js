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
      el("h2", {}, say("Notices when no page is open", "Zprávy, když není otevřená stránka")),
      el(
        "p",
        {},
        say(
          "Get a message when a game waits for you. For private games, messages say only that one waits.",
          "Když na vás čeká hra, můžete dostat zprávu. U soukromé hry je v ní jen to, že nějaká čeká.",
        ),
      ),
      ...(mailOffered ? byMail(mail) : []),
      ...(webhooksOffered ? byWebhook(webhook) : []),
      ...(mailOffered || webhooksOffered ? [] : [el("p", {}, say("This service sends no notices.", "Tato služba zprávy neposílá."))]),
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
    el("p", {}, why ? el("strong", {}, why, " ") : null, button(say("Turn it off", "Vypnout"), () => call(method), { class: "plain", "data-off": method }));

  const byMail = (mail) => {
    const naming = asking("mail", say("Mail to ", "Pošta na "), { type: "email", required: true, autocomplete: "email" }, say("Turn it on", "Zapnout"), (address) => call("SetMail", { address }));
    if (!mail) return [el("h3", {}, say("By mail", "Poštou")), naming];
    const { address, confirmed, codeUntil, attemptsLeft = 0, off: why = "" } = mail;
    if (confirmed) return [el("h3", {}, say("By mail", "Poštou")), el("p", { "data-on": "mail" }, say(`Mail goes to ${address}.`, `Pošta chodí na ${address}.`)), off("RemoveMail", why), why ? naming : null].filter(Boolean);
    const until = codeUntil ? say(` It is valid until ${time(codeUntil)}; attempts left: ${attemptsLeft}.`, ` Platí do ${time(codeUntil)}; zbývá pokusů: ${attemptsLeft}.`) : "";
    return [
      el("h3", {}, say("By mail", "Poštou")),
      el("p", {}, say(`A code was sent to ${address}.`, `Na ${address} odešel kód.`), until),
      asking("code", say("Code ", "Kód "), { inputmode: "numeric", pattern: "[0-9]{8}", required: true, autocomplete: "one-time-code" }, say("Confirm", "Potvrdit"), (code) => call("ConfirmMail", { code })),
      off("RemoveMail", why),
    ];
  };

  const byWebhook = (webhook) => {
    const naming = asking("webhook", say("Webhook at ", "Webhook na "), { type: "url", required: true, placeholder: "https://" }, say("Turn it on", "Zapnout"), (url) => call("SetWebhook", { url }));
    const title = el("h3", {}, say("By webhook, for your own program", "Webhookem, pro váš program"));
    if (!webhook) return [title, naming];
    const { url, off: why = "" } = webhook;
    return [title, el("p", { "data-on": "webhook" }, say(`The webhook is ${url}.`, `Webhook je ${url}.`)), off("RemoveWebhook", why), why ? naming : null].filter(Boolean);
  };

  const { notices = {} } = await app.service.call(NOTICES, "GetNotices", {});
  show(notices);
  return where;
}

// The page that a link at the end of each mail opens: it turns mail off without any key.
export function stopping(app, main, secret) {
  if (!isHex(secret, 32)) throw { said: { en: "This link is incomplete. Copy all of it.", cs: "Tento odkaz není celý. Zkopírujte ho celý." } };
  const stop = button(say("Stop", "Zastavit"), () =>
    app.try(async () => {
      await app.service.call(NOTICES, "StopMail", { secret: base64(unhex(secret)) });
      shown.replaceChildren(el("p", { class: "good" }, say("Mail to this address is stopped.", "Pošta na tuto adresu je zastavena.")));
    }),
    { class: "make", "data-stop": true },
  );
  const shown = el("div", {}, el("p", {}, say("Stop notices by mail?", "Zastavit zprávy poštou?")), stop);
  main.append(el("h1", {}, say("Notices by mail", "Zprávy poštou")), shown);
  return null;
}
