// Parts of the page that are asked for when they are needed, and asked for again if they do not come.

import { say } from "./words.js";

const WAITS = [1000, 3000, 9000];
const SLOW = 20_000;

// A file of the page, from a path. Throws an `Error` that says which part is missing.
export const fetched = (path) =>
  again(path, async (url) => {
    const found = await fetch(url, { credentials: "omit", signal: AbortSignal.timeout(SLOW) });
    if (!found.ok) throw new TypeError(`${found.status}`);
    return found;
  });

// A module of the page. A browser that has failed to load one tries no more under the same address.
export const imported = (path) => again(path, (url) => import(url));

async function again(path, ask) {
  for (const [tried, pause] of WAITS.entries())
    try {
      return await ask(tried ? `${path}?again=${tried}` : path);
    } catch {
      await new Promise((done) => setTimeout(done, pause));
    }
  try {
    return await ask(`${path}?again=${WAITS.length}`);
  } catch {
    const name = path.slice(1);
    throw new Error(say(`Part of this page, ${name}, could not be loaded.`, `Část této stránky, ${name}, se nepodařilo načíst.`));
  }
}
