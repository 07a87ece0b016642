// Parts of the page that are asked for when they are needed, and asked for again if they do not come.

const WAITS = [1000, 3000, 9000];
const SLOW = 20_000;

// That a part of the page did not come.
export class Missing extends Error {
  constructor(name) {
    super(name);
    this.said = { id: "page-part-not-loaded", args: { name } };
  }
}

// A file of the page, from a path. Throws `Missing`.
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
    throw new Missing(path.slice(1));
  }
}
