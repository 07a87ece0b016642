// The page as one file that opens without any service: all that checks a game, and one game to look through if one
// is given. Browsers load no modules from files, so its script is one: the modules, each in a function of its own.

import { base64, sha256, text, utf8 } from "./bytes.js";
import { save } from "./dom.js";
import { language } from "./words.js";

const ENTRY = "saved.js";
const IMPORT = /^import \{([^}]*)\} from "\.\/([\w]+\.js)";\n/gm;
const EXPORT = /^export (async function\*?|function\*?|class|const|let) (\w+)/gm;

// Saves a game as one page: `name` and `title`, for whose eyes the `pages` of its steps are, and the exported `file`.
export async function savedGame({ name, title, audience, pages, file }) {
  const made = { name, title, audience, language, at: new Date().toISOString(), by: location.origin, pages, file: text(file) };
  save(`${name}.html`, await page(made), "text/html");
}

// Saves the page itself, to check files with.
export const savedPage = async () => save("kronika.html", await page(null), "text/html");

async function page(game) {
  const [script, style] = await Promise.all([bundled(), read("page.css")]);
  if (/<\/script|<!--/i.test(script) || /<\/style/i.test(style)) throw new Error("the page cannot be written as one file");
  const [runs, paints] = await Promise.all([script, style].map(hashOf));
  const policy = `default-src 'none'; script-src ${runs}; style-src ${paints}; img-src data: blob:; base-uri 'none'; form-action 'none'`;
  return [
    "<!doctype html>",
    `<html lang="${language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="content-security-policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>Kronika</title><style>${style}</style></head><body>`,
    '<header id="top"></header><div id="alarms" role="alert"></div><main id="main" tabindex="-1"></main>',
    `<script type="application/json" id="game">${JSON.stringify(game).replaceAll("<", "\\u003c")}</script>`,
    `<script>${script}</script></body></html>`,
    "",
  ].join("\n");
}

const hashOf = async (content) => `'sha256-${base64(await sha256(utf8(content)))}'`;

async function read(name) {
  const found = await fetch(`/${name}`, { credentials: "omit" });
  if (!found.ok) throw new Error(`${name}: ${found.status}`);
  return found.text();
}

// All modules that the first one needs, each after those that it needs.
async function bundled() {
  const done = new Map();
  const add = async (name) => {
    if (done.has(name)) return;
    done.set(name, null);
    const source = await read(name);
    for (const [, , needed] of source.matchAll(IMPORT)) await add(needed);
    done.delete(name);
    done.set(name, inFunction(name, source));
  };
  await add(ENTRY);
  return `(async () => {\n${[...done.values()].join("\n")}\n})();`;
}

const variable = (name) => `$${name.replace(".js", "")}`;

// A module as a function that gives what it exports.
function inFunction(name, source) {
  const exported = [...source.matchAll(EXPORT)].map(([, , one]) => one);
  const body = source
    .replace(IMPORT, (_, names, from) => `const {${names.replaceAll(/(\w+) as (\w+)/g, "$1: $2")}} = ${variable(from)};\n`)
    .replace(EXPORT, "$1 $2");
  return `const ${variable(name)} = await (async () => {\n${body}\nreturn { ${exported.join(", ")} };\n})();`;
}
