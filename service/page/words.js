// Czech and English, from catalogues, switched without reloading.

import { set, setting } from "./identity.js";
import { fetched } from "./parts.js";
import { FluentBundle } from "./vendor/fluent/bundle.js";
import { FluentResource } from "./vendor/fluent/resource.js";
import { FluentNumber } from "./vendor/fluent/types.js";

const LANGUAGES = ["en", "cs"];
const preferred = () => (navigator.languages ?? []).map((one) => one.slice(0, 2)).find((one) => LANGUAGES.includes(one));

let language = setting("language", preferred() ?? "en");

// The source of each catalogue. A page that was saved has them in it.
export const catalogues = await (async () => {
  const kept = document.getElementById("words");
  if (kept) return JSON.parse(kept.textContent);
  const found = await Promise.all(LANGUAGES.map((one) => fetched(`/words/${one}.ftl`).then((file) => file.text())));
  return Object.fromEntries(LANGUAGES.map((one, at) => [one, found[at]]));
})();

const bundles = Object.fromEntries(
  LANGUAGES.map((one) => {
    const bundle = new FluentBundle(one, { useIsolating: false });
    bundle.addResource(new FluentResource(catalogues[one]));
    return [one, bundle];
  }),
);

const shown = (arg) => (typeof arg === "number" ? new FluentNumber(arg, { useGrouping: false }) : String(arg));

function read(bundle, id, args) {
  const given = Object.entries(args).map(([name, arg]) => [name, shown(arg)]);
  return bundle.formatPattern(bundle.getMessage(id).value, Object.fromEntries(given));
}

// A message of the catalogues.
export const say = (id, args = {}) => read(bundles[language], id, args);
export const english = (id, args = {}) => read(bundles.en, id, args);

export const spoken = () => language;
export const other = () => (language === "cs" ? "en" : "cs");

export function speak(chosen) {
  language = LANGUAGES.includes(chosen) ? chosen : "en";
  document.documentElement.lang = language;
  set("language", language);
}

// A time of the service, as people here write it.
export const time = (at) =>
  at ? new Date(at).toLocaleString(language, { dateStyle: "short", timeStyle: "short" }) : "";

// The name of a seat of a game within a sentence, and at its beginning.
export const seatSaid = ({ seats = [] } = {}, seat) => seats.find((one) => one.seat === seat)?.title || seat;
export const seatBegun = (game, seat) => begun(seatSaid(game, seat));
export const begun = (said) => said.charAt(0).toUpperCase() + said.slice(1);

export const percent = (wins, outcomes) =>
  (Number(wins) / Number(outcomes)).toLocaleString(language, { style: "percent", maximumFractionDigits: 1 });

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

// So many seconds as people say it: in days from two on, else in hours, else in minutes.
export function lasting(seconds) {
  const [unit, length] = UNITS.find(([, one]) => seconds >= 2 * one || seconds === one) ?? ["minute", 60];
  return Math.max(1, Math.floor(seconds / length)).toLocaleString(language, { style: "unit", unit, unitDisplay: "long" });
}
