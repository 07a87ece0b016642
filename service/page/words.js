// Czech and English, switched without reloading.

import { set, setting } from "./identity.js";

const LANGUAGES = ["en", "cs"];
const preferred = () => (navigator.languages ?? []).map((one) => one.slice(0, 2)).find((one) => LANGUAGES.includes(one));

let language = setting("language", preferred() ?? "en");

export const spoken = () => language;
export const say = (en, cs) => (language === "cs" ? cs : en);
export const other = () => (language === "cs" ? "en" : "cs");

export function speak(chosen) {
  language = LANGUAGES.includes(chosen) ? chosen : "en";
  document.documentElement.lang = language;
  set("language", language);
}

// A time of the service, as people here write it.
export const time = (at) =>
  at ? new Date(at).toLocaleString(language, { dateStyle: "short", timeStyle: "short" }) : "";

export const percent = (wins, outcomes) =>
  (Number(wins) / Number(outcomes)).toLocaleString(language, { style: "percent", maximumFractionDigits: 1 });
