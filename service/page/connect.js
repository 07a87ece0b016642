// Calls by the Connect protocol, as JSON, to the service that served this page.

import { joined, unbase64, utf8 } from "./bytes.js";

const HEARTBEAT = 20;
const SILENT = 50_000;
const PATIENCE = 5;
const SHORT = 2;

// A refusal: `reason` is a name of `ErrorReason` without its prefix, `accepted` what would be accepted.
export class Refused extends Error {
  constructor(said, { reason = "", rule = "", accepted = [], retryAfter = 0 } = {}) {
    super(said);
    Object.assign(this, { reason, rule, accepted, retryAfter });
  }
}

// There is no service, it has stopped, or it cannot use its files at the moment.
export class NotReached extends Error {}

export const GAMES = "kronika.v1.GameService";
export const CATALOG = "kronika.v1.CatalogService";
export const CAMPAIGNS = "kronika.v1.CampaignService";
export const heartbeatSeconds = HEARTBEAT;

export class Service {
  // `metadata`: a function that gives what is sent with each call, see `metadataOf`.
  constructor(metadata, origin = globalThis.location.origin) {
    this.metadata = metadata;
    this.origin = origin;
  }

  async call(service, method, message, more = {}) {
    for (let left = PATIENCE; ; left--) {
      try {
        return await this.once(service, method, message, more);
      } catch (error) {
        const again = error instanceof Refused && error.retryAfter > 0 && error.retryAfter <= SHORT && left > 1;
        if (!again) throw error;
        await new Promise((done) => setTimeout(done, error.retryAfter * 1000));
      }
    }
  }

  async once(service, method, message, more) {
    const quiet = AbortSignal.timeout(SILENT);
    const response = await this.post(service, method, "application/json", JSON.stringify(message), quiet, more);
    const told = await response.json().catch(() => null);
    if (!response.ok) throw errorOf(told, response.status);
    if (told === null) throw new NotReached("the answer cannot be read");
    return told;
  }

  games(method, message, more) {
    return this.call(GAMES, method, message, more);
  }

  // The game as a file, as an audience may have it.
  async exported(game, audience) {
    const chunks = [];
    for await (const { chunk } of this.stream(GAMES, "ExportGame", { game, audience })) chunks.push(unbase64(chunk));
    return joined(chunks);
  }

  // The messages of a stream as they come, in answer to one message or to several. A stream that is silent for too
  // long is broken.
  async *stream(service, method, message, signal) {
    const quiet = new AbortController();
    const stop = () => quiet.abort();
    signal?.addEventListener("abort", stop);
    const body = joined([message].flat().map((one) => enveloped(utf8(JSON.stringify(one)))));
    let timer = setTimeout(stop, SILENT);
    try {
      const response = await this.post(service, method, "application/connect+json", body, quiet.signal);
      if (!response.ok) throw errorOf(await response.json().catch(() => null), response.status);
      for await (const { ends, told } of envelopes(response.body)) {
        clearTimeout(timer);
        timer = setTimeout(stop, SILENT);
        if (!ends) yield told;
        else if (told.error) throw errorOf(told.error, 0);
        else return;
      }
      throw new NotReached("the stream was cut");
    } catch (error) {
      throw error instanceof Refused ? error : new NotReached(error.message);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
      quiet.abort();
    }
  }

  async post(service, method, type, body, signal, more = {}) {
    const headers = { "content-type": type, "connect-protocol-version": "1", ...this.metadata(), ...more };
    const url = `${this.origin}/${service}/${method}`;
    try {
      return await fetch(url, { method: "POST", headers, body, signal, cache: "no-store", credentials: "omit" });
    } catch (error) {
      throw new NotReached(error.message);
    }
  }
}

// The headers of a call: token, language and contract.
export const metadataOf = ({ token, language, contract, invitation }) => ({
  "accept-language": language,
  ...(contract ? { contract } : {}),
  ...(token ? { authorization: `Bearer ${token}` } : {}),
  ...(invitation ? { invitation } : {}),
});

function enveloped(bytes) {
  const whole = new Uint8Array(5 + bytes.length);
  new DataView(whole.buffer).setUint32(1, bytes.length);
  whole.set(bytes, 5);
  return whole;
}

const END_OF_STREAM = 2;

export async function* envelopes(body) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let held = new Uint8Array(0);
  const length = () => 5 + new DataView(held.buffer, held.byteOffset).getUint32(1);
  try {
    for (;;) {
      while (held.length >= 5 && held.length >= length()) {
        const end = length();
        const told = JSON.parse(decoder.decode(held.subarray(5, end)));
        const ends = (held[0] & END_OF_STREAM) !== 0;
        held = held.subarray(end);
        yield { ends, told };
      }
      const { done, value } = await reader.read();
      if (done) return;
      const longer = new Uint8Array(held.length + value.length);
      longer.set(held);
      longer.set(value, held.length);
      held = longer;
    }
  } finally {
    reader.releaseLock();
  }
}

// The contents of an error, from the `google.rpc.ErrorInfo` in its details.
export function errorOf(told, status) {
  const info = (told?.details ?? []).find(({ type }) => type?.endsWith("google.rpc.ErrorInfo"));
  if (!info) {
    const gone = !told?.code || ["unavailable", "deadline_exceeded", "canceled"].includes(told.code);
    const said = told?.message || told?.code || `HTTP ${status}`;
    return gone ? new NotReached(said) : new Refused(said, { reason: (told.code ?? "").toUpperCase() });
  }
  const { reason, metadata } = errorInfo(unbase64(info.value));
  if (reason === "UNAVAILABLE") return new NotReached(told.message);
  const accepted = metadata.accepted ? metadata.accepted.split(",") : [];
  const retryAfter = Number(metadata.retry_after ?? 0);
  return new Refused(told.message, { reason, rule: metadata.rule ?? "", accepted, retryAfter });
}

// A `google.rpc.ErrorInfo` from its protobuf bytes: reason 1, domain 2, metadata 3, a map of texts.
function errorInfo(bytes) {
  const found = { reason: "", metadata: {} };
  for (const [number, value] of lengthDelimited(bytes)) {
    if (number === 1) found.reason = new TextDecoder().decode(value);
    if (number === 3) {
      const entry = Object.fromEntries(
        [...lengthDelimited(value)].map(([key, part]) => [key, new TextDecoder().decode(part)]),
      );
      found.metadata[entry[1] ?? ""] = entry[2] ?? "";
    }
  }
  return found;
}

function* lengthDelimited(bytes) {
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let scale = 1; at < bytes.length; scale *= 128) {
      const byte = bytes[at++];
      value += (byte & 127) * scale;
      if (byte < 128) break;
    }
    return value;
  };
  while (at < bytes.length) {
    const key = varint();
    if (key % 8 !== 2) return;
    const length = varint();
    yield [Math.floor(key / 8), bytes.subarray(at, at + length)];
    at += length;
  }
}
