// The player's identity: name, fingerprint, and the file of the key.

import { alerting } from "./alerts.js";
import { button, el, save } from "./dom.js";
import { keyCode } from "./keycode.js";
import { noticing } from "./noticing.js";
import { canSign, forgetStored, replaceStored, set, setting } from "./identity.js";
import { say } from "./words.js";

export const ASKS_ALL = "asks-all";

// The switch of being asked always: before each decision, and even if there is only one answer.
export function asking() {
  const change = ({ target }) => set(ASKS_ALL, target.checked ? "yes" : "");
  const asks = el("input", { type: "checkbox", id: "asks", checked: setting(ASKS_ALL, "") === "yes", onchange: change });
  return el("p", {}, asks, " ", el("label", { for: "asks" }, say("page-ask-always")));
}

// Saves the key, and asks the browser to keep what it holds.
export async function exportKey(app) {
  await app.wallet.persist();
  save("kronika-key.json", app.wallet.file(), "application/json");
}

// In place of the page, where the browser has stored something other than a key: it is saved, replaced by a key's file, or given up.
export function damaged(main, stored) {
  const again = (change) => {
    change();
    location.reload();
  };
  const refused = el("p", { class: "refusal", role: "alert" });
  const file = el("input", { type: "file", id: "key-file", accept: ".json,application/json" });
  file.addEventListener("change", async () => {
    const text = await file.files[0].text();
    try {
      again(() => replaceStored(text));
    } catch (error) {
      refused.textContent = say("page-file-not-a-key", { why: error.message });
    }
  });
  main.replaceChildren(
    el("h1", {}, say("page-identity-damaged")),
    el("p", {}, say("page-identity-damaged-what-to-do")),
    el("p", {}, el("label", { for: "key-file" }, say("page-identity-from-file")), file),
    refused,
    el("p", {}, button(say("page-identity-save-stored"), () => save("kronika-damaged-key.txt", stored, "text/plain"))),
    el("p", {}, button(say("page-identity-start-anew"), () => again(forgetStored), { class: "plain" })),
  );
}

export async function own(app, main) {
  const { wallet } = app;
  const name = el("input", { id: "name", value: wallet.name, maxlength: 40, autocomplete: "nickname" });
  name.addEventListener("change", () => wallet.rename(name.value.trim()));
  const file = el("input", { type: "file", id: "key-file", accept: ".json,application/json" });
  file.addEventListener("change", () =>
    app.try(async () => {
      try {
        wallet.take(await file.files[0].text());
      } catch (error) {
        app.failed({
          said: { id: "page-file-not-a-key", args: { why: error.message } },
        });
        return;
      }
      app.changed();
    }),
  );
  const fingerprint = canSign ? await wallet.fingerprint() : say("page-nothing-can-signed-here");
  main.append(
    el("h1", {}, say("page-you")),
    el("p", {}, el("label", { for: "name" }, say("page-your-name")), name),
    el("p", {}, say("page-fingerprint-others-compare"), el("code", {}, fingerprint)),
    el("h2", {}, say("page-your-key")),
    el(
      "p",
      {},
      say("page-no-account"),
    ),
    el("p", {}, button(say("page-save-the-key"), () => app.try(() => exportKey(app)))),
    keyCode(app),
    el(
      "p",
      {},
      el("label", { for: "key-file" }, say("page-replace-key-browser-another")),
      file,
    ),
    el("h2", {}, say("page-at-the-table")),
    asking(),
  );
  main.append(alerting());
  const told = await app.try(() => noticing(app));
  if (told) main.append(told);
}
