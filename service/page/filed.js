// A game of a file, step by step: drawn by a service that keeps nothing of it, or as its maker has saved it.

import { base64 } from "./bytes.js";
import { GAMES } from "./connect.js";
import { button, el } from "./dom.js";
import { UNTOLD } from "./rulebook.js";
import { Scrubber } from "./scrubber.js";
import { Steps } from "./steps.js";
import { disputesSaid, proved } from "./story.js";
import { say } from "./words.js";

const CHUNK = 90_000;

// The steps of a file, as a service draws them for one audience.
export async function ofFile(service, bytes, audience, progress) {
  const chunks = [];
  for (let from = 0; from < bytes.length; from += CHUNK) chunks.push({ chunk: base64(bytes.subarray(from, from + CHUNK)) });
  const steps = new Steps();
  for (;;) {
    chunks[0] = { ...chunks[0], audience, after: steps.last, pageSize: 1000 };
    let told = null;
    for await (const one of service.stream(GAMES, "ReplayFile", chunks)) told = one;
    if (told.steps?.length) steps.take(told.steps);
    progress(steps.last, told.version);
    if (steps.last >= told.version || !told.steps?.length) return { steps, audience: told.audience, audiences: told.audiences };
  }
}

// Shows a game of a file that was checked: `steps`, for the eyes of `audience`, with the `report` that proves it.
// `choose` shows it with other eyes, `keep` saves it as one page.
export function viewed(main, { steps, audience, audiences = [audience], report, name, title, choose = null, keep = null }) {
  const all = Array.from({ length: steps.last }, (_, at) => steps.step(at + 1));
  const undone = all.reduce((gone, { version, backTo }) => {
    for (let one = backTo + 1; one < version; one++) gone.add(one);
    return gone;
  }, new Set());
  const source = {
    name,
    title,
    last: steps.last,
    rows: all.filter(({ sentence }) => sentence).map(({ version, tx, sentence, kind }) => ({ version, tx, sentence, kind, undone: undone.has(version) })),
    rounds: all.filter(({ round = 0 }, at) => round && round !== (all[at - 1]?.round ?? 0)).map(({ version }) => version),
    rolls: all.filter(({ check }) => check).map(({ version }) => version),
    at: (version) => steps.at(version),
    events: (first, last) => report.events.slice(first - 1, last),
    rolled: (version) => [
      ...disputesSaid(report.log.disputes.filter((one) => one.version === version)),
      ...(report.log.rolls.has(version) ? [proved(report.log.rolls.get(version), UNTOLD)] : []),
    ],
  };
  const seen = audiences.length > 1 && choose ? eyes(audience, audiences, choose) : [say("page-seen-by-audience", { audience })];
  const kept = keep ? button(say("page-save-as-one-page"), keep, { class: "plain", "data-save": "page" }) : "";
  return new Scrubber(main, source, { tools: [...seen, kept] });
}

const eyes = (audience, audiences, choose) => [
  el("label", { for: "audience" }, say("page-seen-by-choice")),
  el("select", { id: "audience", onchange: choose }, audiences.map((one) => el("option", { value: one, selected: one === audience }, one))),
];
