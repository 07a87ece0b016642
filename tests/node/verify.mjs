#!/usr/bin/env node
// Checks exported games: node verify.mjs [options] FILE…
// Code 0: every file is good. 1: a file is not. 2: called wrongly.
import { readFileSync } from "node:fs";
import { Problem } from "../../tools/typescript/verifier/problem.mjs";
import { isKey } from "../../tools/typescript/verifier/signatures.mjs";
import { SYSTEMS } from "../../tools/typescript/verifier/systems.mjs";
import { check } from "../../tools/typescript/verifier/verify.mjs";
import * as foray from "./foray.mjs";

SYSTEMS.foray = foray;

function report(file, options) {
  try {
    const found = check(readFileSync(file), options);
    const counted = Object.entries(found.counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(", ");
    console.log(
      [
        `${file}: OK, as ${found.viewer} sees it`,
        `  ${counted}`,
        ...found.levels.map((one) => `  ${one}`),
        ...found.notes.map((one) => `  not proved: ${one}`),
      ].join("\n"),
    );
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.log(`${file}: problem${error.version ? ` at version ${error.version}` : ""}: ${error.message}`);
    return false;
  }
}

const USAGE = "node verify.mjs [--key KEY] [--receipt FILE] [--require-vouched] FILE…";

// Options and files, or what is wrong with them.
function called(words) {
  const options = {};
  const files = [];
  while (words.length) {
    const word = words.shift();
    if (word === "--key") options.key = words.shift();
    else if (word === "--receipt") options.receipt = JSON.parse(readFileSync(words.shift(), "utf8"));
    else if (word === "--require-vouched") options.requireVouched = true;
    else if (word.startsWith("--")) return { wrong: `there is no option ${word}` };
    else files.push(word);
  }
  if ("key" in options && !isKey(options.key)) return { wrong: "--key needs a key" };
  return files.length ? { options, files } : { wrong: "no file was named" };
}

function main() {
  const { options, files, wrong } = called(process.argv.slice(2));
  if (wrong) {
    console.error(`${wrong}\n${USAGE}`);
    return 2;
  }
  return files.map((file) => report(file, options)).every(Boolean) ? 0 : 1;
}

process.exitCode = main();
