// The key of this browser taken along to another device: as a QR code, which holds a link to this page with the key
// in its fragment, which no browser sends anywhere. It is made here, in the browser.

import { base64, hex, joined, unbase64, unhex, utf8 } from "./bytes.js";
import { button, el, save } from "./dom.js";
import { fingerprintOfSecret } from "./identity.js";
import { imported } from "./parts.js";
import { say } from "./words.js";

const MARK = "#key=";
const SECRET = 32;
const SVG = "http://www.w3.org/2000/svg";
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

const linkOf = ({ identity: { name, token, secret_key } }) =>
  location.origin + "/" + MARK + base64(joined([unhex(token), unhex(secret_key), utf8(name)])).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

// The key in a link, as the file of `kronika key`; null for any other fragment.
export function keyIn(fragment) {
  if (!fragment.startsWith(MARK)) return null;
  try {
    const bytes = unbase64(fragment.slice(MARK.length));
    const name = new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(2 * SECRET)) || "player";
    const [token, secret_key] = [bytes.subarray(0, SECRET), bytes.subarray(SECRET, 2 * SECRET)].map(hex);
    return bytes.length < 2 * SECRET ? null : JSON.stringify({ name, token, secret_key });
  } catch {
    return null;
  }
}

// The code, shown only on request and while the page is visible.
export function keyCode(app) {
  const where = el("div", { class: "key-code" });
  const hide = () => where.replaceChildren(button(say("page-show-as-qr-code"), () => app.try(show), { "data-code": "show" }));
  const show = async () => {
    const { default: encodeQR } = await imported("/vendor/qr.js");
    const modules = encodeQR(linkOf(app.wallet), "raw", { ecc: "medium", border: 4 });
    const here = LOOPBACK.includes(location.hostname)
      ? el("p", { class: "notice" }, say("page-address-works-only-here"))
      : null;
    where.replaceChildren(
      ...[
        here,
        el("p", {}, say("page-anyone-who-photographs-code-can")),
        picture(modules),
        button(say("page-hide-it"), hide, { "data-code": "hide" }),
      ].filter(Boolean),
    );
    document.addEventListener("visibilitychange", hide, { once: true });
  };
  hide();
  return where;
}

function picture(modules) {
  const shown = document.createElementNS(SVG, "svg");
  shown.setAttribute("viewBox", `0 0 ${modules.length} ${modules.length}`);
  shown.setAttribute("role", "img");
  shown.setAttribute("aria-label", say("page-key-as-qr-code"));
  const dark = document.createElementNS(SVG, "path");
  dark.setAttribute("d", modules.flatMap((row, y) => row.map((is, x) => (is ? `M${x} ${y}h1v1h-1z` : ""))).join(""));
  shown.append(dark);
  return shown;
}

// The screen of a scanned link. Removes the key from the address immediately, and takes it only after confirmation.
export async function takeKey(app, main, file) {
  history.replaceState(null, "", "/#own");
  const { name, secret_key } = JSON.parse(file);
  const print = await fingerprintOfSecret(secret_key);
  const take = () =>
    app.try(async () => {
      app.wallet.take(file);
      app.changed();
    });
  main.append(
    el("h1", {}, say("page-key-from-another-device")),
    el("p", {}, `${name} `, el("code", {}, print)),
    el("p", {}, say("page-take-key-explained")),
    el(
      "p",
      {},
      button(say("page-take-it"), take, { class: "make", "data-take-key": true }),
      " ",
      button(say("page-save-key-browser-first"), () => save("kronika-key.json", app.wallet.file(), "application/json")),
      " ",
      button(say("page-leave-it"), () => app.show(), { class: "plain" }),
    ),
  );
  return null;
}
