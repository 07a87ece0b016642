export { type Batch, Client, Mistrust, type NewGame, type Options, Seat, type Watching } from "./client.js";
export { KronikaError } from "./errors.js";
export { signedBytes } from "./decision.js";
export { FileStore, type Store } from "./store.js";
export { verify } from "./verifier/verify.mjs";
export type { Event, Game, LegalDecision, Panel, Prompt } from "./gen/kronika/v1/game_pb.js";
export { LineKind } from "./gen/kronika/v1/game_pb.js";
export { type Decision, DecisionSchema } from "./gen/kronika/v1/system_pb.js";
