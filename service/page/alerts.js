// Tells the player that a game waits: by a sound and by a notification of the browser, each off until it is turned on,
// and by a mark in the title of a page that is not looked at.

import { el } from "./dom.js";
import { set, setting } from "./identity.js";
import { called } from "./lobby.js";
import { say } from "./words.js";

const [SOUND, NOTES] = ["sound", "notifications"];
const QUIET = ["DUE_COMMIT", "DUE_REVEAL"];
const MARK = "● ";
const BEGINS = 5000;
const HELD = 3000;
const NOTES_OF_SOUND = [660, 880];
const LENGTH = 0.18;
const isOn = (name) => setting(name, "") === "yes";
const canNotify = () => "Notification" in globalThis;

let audio = null;

function sound() {
  audio ??= new AudioContext();
  audio.resume();
  NOTES_OF_SOUND.forEach((pitch, at) => {
    const [tone, volume, from] = [audio.createOscillator(), audio.createGain(), audio.currentTime + at * LENGTH];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.15, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + 2 * LENGTH);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + 2 * LENGTH);
  });
}

// Follows the games of a player, and tells of each that begins to wait for them.
export function tellTurns(app) {
  const waits = new Map();
  const begun = Date.now();
  const unmark = () => (document.title = document.title.replace(MARK, ""));
  document.addEventListener("visibilitychange", () => !document.hidden && unmark());
  app.watch.addEventListener("turn", ({ detail: { game, prompts = [], waiting = [] } }) => {
    const now = prompts.some(({ optional }) => !optional) || waiting.some((due) => !QUIET.includes(due));
    const before = waits.get(game) ?? (Date.now() - begun < BEGINS);
    waits.set(game, now);
    if (now && !before && !isHere(game)) once(game, () => tell(app, game));
  });
}

// Whether the player has just done something at the table of this game.
const isHere = (game) => location.pathname === `/g/${game}` && document.hasFocus() && navigator.userActivation?.isActive;

// Only one of the pages of a browser tells of a game.
function once(game, work) {
  if (!navigator.locks) return work();
  return navigator.locks.request(`kronika.turn.${game}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    await work();
    await new Promise((done) => setTimeout(done, HELD));
  });
}

async function tell(app, id) {
  if (isOn(SOUND)) sound();
  if (!document.hidden) return;
  document.title = MARK + document.title.replace(MARK, "");
  if (!isOn(NOTES) || !canNotify() || Notification.permission !== "granted") return;
  const { game } = await app.service.games("GetGame", { game: id }).catch(() => ({}));
  if (!game) return;
  const shown = new Notification(say("page-a-game-waits"), { body: called(game), tag: id, icon: "/icon.svg" });
  shown.onclick = () => {
    focus();
    app.go(`/g/${id}`);
    shown.close();
  };
}

// The switches of the sound and of the notifications.
export function alerting() {
  const where = el("section", { class: "alerting" });
  const switched = (name, label, on) => {
    const box = el("input", { type: "checkbox", id: name, checked: isOn(name) });
    box.addEventListener("change", async () => {
      box.checked &&= await on();
      set(name, box.checked ? "yes" : "");
      show();
    });
    return el("p", {}, box, " ", el("label", { for: name }, label));
  };
  const permitted = async () => canNotify() && (await Notification.requestPermission()) === "granted";
  const show = () =>
    where.replaceChildren(
      el("h2", {}, say("page-when-it-is-your-turn")),
      switched(SOUND, say("page-play-a-sound"), () => (sound(), true)),
      switched(NOTES, say("page-show-a-notification"), permitted),
      canNotify() && Notification.permission === "denied" ? el("p", { class: "aside" }, say("page-notifications-denied")) : "",
    );
  show();
  return where;
}
