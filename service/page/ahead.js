// The position that a link opens, asked for while the page itself is still on its way to a browser that has never been
// here: `globalThis.ahead`, with a promise of what `ListSteps` tells of it, or of null.

const [, game, version] = /^\/g\/([\w-]+)\/(\d+)$/.exec(location.pathname) ?? [];

function isNew() {
  try {
    return !localStorage.length;
  } catch {
    return false;
  }
}

async function told(asked) {
  const headers = { "content-type": "application/json", "connect-protocol-version": "1" };
  const how = { method: "POST", headers, body: JSON.stringify(asked), cache: "no-store", credentials: "omit" };
  try {
    const response = await fetch("/kronika.v1.GameService/ListSteps", how);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

if (game && isNew()) {
  const audience = new URLSearchParams(location.search).get("as") || "public";
  const asked = { game, audience, after: Number(version) - 1, pageSize: 1 };
  globalThis.ahead = { asked: JSON.stringify(asked), told: told(asked) };
}
