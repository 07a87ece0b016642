import { createPrivateKey, createPublicKey, randomBytes, sign, type KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { MessageInitShape } from "@bufbuild/protobuf";
import { ConnectError, createClient, type Client as Stub, type Interceptor, type Transport } from "@connectrpc/connect";
import { createGrpcTransport } from "@connectrpc/connect-node";
import { signedBytes } from "./decision.js";
import { asKronikaError, KronikaError } from "./errors.js";
import { CatalogService } from "./gen/kronika/v1/catalog_service_pb.js";
import { type CreateGameRequestSchema, type DecideResponse, GameService, type WatchGameResponse } from "./gen/kronika/v1/game_service_pb.js";
import type { Event, Game, Panel, Prompt, Proof } from "./gen/kronika/v1/game_pb.js";

import type { Decision } from "./gen/kronika/v1/system_pb.js";
import type { Store } from "./store.js";
import { canonical, commitmentOf, parse, unhex } from "./verifier/bytes.mjs";
import { messages } from "./verifier/signatures.mjs";
import { recordOf, Walk } from "./verifier/verify.mjs";

const AGAIN = 500;
const HEARTBEAT = 20;
const SILENT = 50_000;
const OVERTAKEN = ["ALREADY_DONE", "WRONG_PHASE", "TOO_EARLY"];
/** The hash of the contract that this package is built from, as it names it with each call. */
const CONTRACT = (
  JSON.parse(readFileSync(new URL("../../proto/kronika/v1/contracts.json", import.meta.url), "utf8")) as { current: string }
).current;
const PKCS8 = unhex("302e020100300506032b657004220420");

export interface Options {
  /** 64 hex digits that hold your seats; made and kept in the store if left out. */
  token?: string;
  /** 64 hex digits: the Ed25519 key that signs what you decide; made and kept in the store if left out. */
  key?: string;
  /** Where token, key and entropy are kept; left out, they are forgotten with the program. */
  store?: Store;
  /** The language of sentences: `en` or `cs`. */
  language?: string;
}

/** How a game is set up, with the bots of the service by their seats: `{ german: "" }` is the usual bot. */
export type NewGame = Omit<MessageInitShape<typeof CreateGameRequestSchema>, "$typeName" | "bots" | "requestId"> & {
  pack: string;
  scenario: string;
  bots?: Record<string, string>;
};

export interface Watching {
  /** A seat you hold, `public` or, once the game is open, `referee`; left out: `public`. */
  as?: string;
  /** The version after which events are yielded; all that came before is checked nevertheless. */
  after?: number;
}

/** Events that happened together, or shortly after each other. */
export interface Batch {
  events: Event[];
  version: number;
  /** Whether nothing more happens in the game. */
  closed: boolean;
}

/** The service shows another history than before, or one that does not fit itself. */
export class Mistrust extends Error {}

/** A service, as one player calls it. */
export class Client {
  /** All calls about games, as the contract has them. */
  readonly service: Stub<typeof GameService>;
  readonly catalog: Stub<typeof CatalogService>;
  readonly store: Store;
  readonly token: string;
  /** The public half of your key, 64 hex digits. */
  readonly player: string;
  readonly #key: KeyObject;

  /** `address`: host and port of gRPC, or the whole address, such as `https://play.example:50551`. */
  constructor(address = "127.0.0.1:50551", { token, key, store = new Map(), language = "en" }: Options = {}) {
    this.store = store;
    this.token = token ?? this.kept("token");
    const seed = unhex(key ?? this.kept("key"));
    this.#key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: "der", type: "pkcs8" });
    this.player = Buffer.from(createPublicKey(this.#key).export({ format: "jwk" }).x!, "base64url").toString("hex");
    const withMetadata: Interceptor = (next) => async (request) => {
      request.header.set("authorization", `Bearer ${this.token}`);
      request.header.set("accept-language", language);
      request.header.set("contract", CONTRACT);
      try {
        return await next(request);
      } catch (error) {
        throw asKronikaError(error);
      }
    };
    const baseUrl = address.includes("://") ? address : `http://${address}`;
    const transport: Transport = createGrpcTransport({ baseUrl, interceptors: [withMetadata] });
    this.service = createClient(GameService, transport);
    this.catalog = createClient(CatalogService, transport);
  }

  /** 32 bytes that are made once and kept, as hex digits. */
  kept(name: string): string {
    const found = this.store.get(name) ?? randomBytes(32).toString("hex");
    this.store.set(name, found);
    return found;
  }

  sign(message: Uint8Array): Uint8Array<ArrayBuffer> {
    return new Uint8Array(sign(null, message, this.#key));
  }

  /** The games that you may see, the latest first. */
  async *games(only: { pack?: string; mine?: boolean } = {}): AsyncGenerator<Game> {
    for (let pageToken = ""; ; ) {
      const { games, nextPageToken } = await this.service.listGames({ ...only, pageToken });
      yield* games;
      if (!nextPageToken) return;
      pageToken = nextPageToken;
    }
  }

  async game(game: string): Promise<Game> {
    return (await patient(() => this.service.getGame({ game }))).game!;
  }

  async newGame({ bots = {}, ...setup }: NewGame): Promise<Game> {
    const seated = Object.entries(bots).map(([seat, bot]) => ({ seat, bot }));
    const request = { ...setup, bots: seated, requestId: randomId() };
    return (await patient(() => this.service.createGame(request))).game!;
  }

  /** The panels of a game at a version, as SVG. */
  async drawing(game: string, { as = "public", version = 0 } = {}): Promise<Panel[]> {
    return (await patient(() => this.service.getDrawing({ game, audience: as, version }))).panels;
  }

  /** The game as a file, for `verify()`. */
  async exported(game: string, as = "public"): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    for await (const { chunk } of this.service.exportGame({ game, audience: as })) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  /** Takes a seat, or comes back to it if it is yours. */
  async sit(game: string, seat: string, name: string): Promise<Seat> {
    const before = await this.game(game);
    if (!before.revealsBound) throw new Mistrust("the reveals in this game bind nobody");
    const own = before.seats.find((one) => one.seat === seat)?.player;
    if (!own || Buffer.from(own).toString("hex") !== this.player)
      await this.service.takeSeat({ game, seat, name, key: bytes(this.player) });
    return new Seat(this, game, seat);
  }

  /**
   * What happens in a game, each event once and in order. Every record is checked, and the head of the service compared
   * with the computed one. Connects again when the connection is lost; throws `Mistrust` or a `Problem` if the game is not honest.
   */
  watch(game: string, { as = "public", after = 0 }: Watching = {}): AsyncGenerator<Batch> {
    return watched(this, game, as, new Walk(as), after);
  }
}

async function* watched(client: Client, game: string, as: string, walk: Walk, after: number): AsyncGenerator<Batch> {
  for (;;) {
    const quiet = new AbortController();
    let timer = setTimeout(() => quiet.abort(), SILENT);
    try {
      const request = { game, audience: as, after: walk.version, proof: true, heartbeatSeconds: HEARTBEAT };
      for await (const told of client.service.watchGame(request, { signal: quiet.signal })) {
        clearTimeout(timer);
        take(walk, told, game);
        const events = told.events.filter(({ version }) => version > after);
        if (events.length || told.closed) yield { events, version: walk.version, closed: told.closed };
        if (told.closed) return;
        timer = setTimeout(() => quiet.abort(), SILENT);
      }
    } catch (error) {
      if (!(error instanceof ConnectError)) throw error;
      const refusal = asKronikaError(error);
      if (!refusal.passes) throw refusal;
      await sleep(Math.max(AGAIN, refusal.retryAfter * 1000));
    } finally {
      clearTimeout(timer);
      quiet.abort();
    }
  }
}

function take(walk: Walk, { events, head }: WatchGameResponse, game: string): void {
  for (const { version, proof } of events) {
    if (version !== walk.version + 1) throw new Mistrust(`version ${version} does not follow ${walk.version}`);
    walk.take(recordOf(lineOf(proof!), version));
  }
  if (!events.length || walk.version < 2) return;
  if (walk.log.id !== game) throw new Mistrust("the log of another game");
  if (Buffer.from(head).toString("hex") !== walk.head)
    throw new Mistrust(`the service tells another head at version ${walk.version}`);
}

/** The record as an exported file has it. */
function lineOf({ public: told, sealed }: Proof): Uint8Array {
  const hex = (value: Uint8Array): string => Buffer.from(value).toString("hex");
  const parts = sealed.map(({ audience, content, salt, seal }) =>
    salt.length ? { audience, content: parse(content), salt: hex(salt) } : { audience, seal: hex(seal) },
  );
  return Buffer.from(canonical({ public: parse(told), ...(parts.length ? { sealed: parts } : {}) }));
}

/** A seat that you hold. While it is watched, it commits to entropy and reveals it when that is due. */
export class Seat {
  readonly #walk: Walk;

  constructor(
    readonly client: Client,
    readonly game: string,
    readonly seat: string,
  ) {
    this.#walk = new Walk(seat);
  }

  /** How the game ended, as the checked log has it. */
  get outcome(): { winners: string[] } | null {
    return this.#walk.log.game?.outcome ?? null;
  }

  async *watch({ after = 0 }: { after?: number } = {}): AsyncGenerator<Batch> {
    for await (const batch of watched(this.client, this.game, this.seat, this.#walk, after)) {
      if (!batch.closed && !this.outcome) await this.#settle();
      yield batch;
    }
  }

  /** What you are asked now, with all legal decisions. */
  async asked(): Promise<Prompt[]> {
    const request = { game: this.game, audience: this.seat, readMask: { paths: ["prompts"] } };
    return (await patient(() => this.client.service.getSnapshot(request))).snapshot!.prompts;
  }

  /** Answers a prompt, signed over the last head that was checked. */
  async decide({ prompt }: Prompt, decision: Decision): Promise<DecideResponse> {
    await this.#reach(2);
    const { game, seat, client } = this;
    const requestId = randomId();
    const written = signedBytes(decision);
    const send = () => {
      const signed = this.#signed((head) => messages.decision(game, seat, prompt, head, written));
      return patient(() => client.service.decide({ game, seat, prompt, decision, requestId, signed }));
    };
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof KronikaError) || error.reason !== "STALE_VERSION") throw error;
      await this.#reach((await client.game(game)).version); // an earlier answer was taken back since
      return send();
    }
  }

  /** Confirms that the game is over; it closes when all have. */
  async confirmEnd(): Promise<void> {
    const { game, seat, client } = this;
    await patient(() => client.service.confirmEnd({ game, seat }));
  }

  async say(body: string): Promise<void> {
    const { game, seat, client } = this;
    await client.service.postMessage({ game, seat, body });
  }

  /** Checks the log up to a version at least. */
  async #reach(version: number): Promise<void> {
    if (this.#walk.version >= version) return;
    for await (const batch of watched(this.client, this.game, this.seat, this.#walk, 0)) if (batch.version >= version) return;
  }

  #signed(message: (head: string) => Uint8Array): { head: Uint8Array<ArrayBuffer>; signature: Uint8Array<ArrayBuffer> } {
    const { head } = this.#walk;
    return { head: bytes(head), signature: this.client.sign(message(head)) };
  }

  /** Commits to entropy or reveals it, if that is due. */
  async #settle(): Promise<void> {
    const { client, game, seat } = this;
    const { epoch, seats } = this.#walk.log;
    if (!epoch || epoch.began) return;
    const mine = seats.get(seat);
    if (!mine.held) return;
    const entropy = unhex(client.kept(`entropy ${game} ${seat} ${epoch.number}`));
    const commitment = commitmentOf(seat, game, entropy, epoch.anchors).toString("hex");
    const number: number = epoch.number;
    if (!mine.commitment) {
      const signed = this.#signed((head) => messages.commitment(game, seat, number, head, commitment));
      await overtaken(() => client.service.commitEntropy({ game, seat, epoch: number, commitment: bytes(commitment), signed }));
    } else if (!mine.entropy && [...seats.values()].every((one: { commitment: string }) => one.commitment)) {
      if (mine.commitment !== commitment) throw new Mistrust("this seat has committed to entropy that is not in the store");
      const shown = entropy.toString("hex");
      const signed = this.#signed((head) => messages.reveal(game, seat, number, head, shown));
      await overtaken(() => client.service.revealEntropy({ game, seat, epoch: number, entropy: bytes(shown), signed }));
    }
  }
}

const bytes = (digits: string): Uint8Array<ArrayBuffer> => new Uint8Array(unhex(digits));
const randomId = (): string => randomBytes(12).toString("hex");

/** Repeats a call that is safe to repeat while the service cannot answer. */
async function patient<T>(call: () => Promise<T>): Promise<T> {
  for (let left = 20; ; left--) {
    try {
      return await call();
    } catch (error) {
      const refusal = asKronikaError(error);
      if (!refusal.passes || !left) throw refusal;
      await sleep(Math.max(AGAIN, refusal.retryAfter * 1000));
    }
  }
}

async function overtaken(call: () => Promise<unknown>): Promise<void> {
  try {
    await patient(call);
  } catch (error) {
    if (!(error instanceof KronikaError) || !OVERTAKEN.includes(error.reason)) throw error;
  }
}
