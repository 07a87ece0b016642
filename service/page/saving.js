// The page as one file that opens without any service: all that checks a game, and one game to look through if one
// is given. Browsers load no modules from files, so its script is one, with all that it needs.

import { base64, sha256, text, utf8 } from "./bytes.js";
import { save } from "./dom.js";
import { fetched } from "./parts.js";
import { catalogues, spoken } from "./words.js";

// Saves a game as one page: `name` and `title`, for whose eyes the `pages` of its steps are, and the exported `file`.
export async function savedGame({ name, title, audience, pages, file }) {
  const made = { name, title, audience, language: spoken(), at: new Date().toISOString(), by: location.origin, pages, file: text(file) };
  save(`${name}.html`, await page(made), "text/html");
}

// Saves the page itself, to check files with.
export const savedPage = async () => save("kronika.html", await page(null), "text/html");

async function page(game) {
  const [script, style] = await Promise.all([read("saved.js"), read("page.css")]);
  if (/<\/script|<!--/i.test(script) || /<\/style/i.test(style)) throw new Error("the page cannot be written as one file");
  const [runs, paints] = await Promise.all([script, style].map(hashOf));
  const policy = `default-src 'none'; script-src ${runs}; style-src ${paints}; img-src data: blob:; base-uri 'none'; form-action 'none'`;
  return [
    "<!doctype html>",
    `<html lang="${spoken()}"><head><meta charset="utf-8">`,
    `<meta http-equiv="content-security-policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>Kronika</title><style>${style}</style></head><body>`,
    '<header id="top"></header><div id="alarms" role="alert"></div><main id="main" tabindex="-1"></main>',
    data("game", game),
    data("words", catalogues),
    `<script>${script}</script></body></html>`,
    "",
  ].join("\n");
}

const data = (id, content) => `<script type="application/json" id="${id}">${JSON.stringify(content).replaceAll("<", "\\u003c")}</script>`;

const hashOf = async (content) => `'sha256-${base64(await sha256(utf8(content)))}'`;

const read = (name) => fetched(`/${name}`).then((found) => found.text());
