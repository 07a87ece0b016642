import { Code, ConnectError } from "@connectrpc/connect";
import { ErrorInfoSchema } from "./gen/google/rpc/error_details_pb.js";

/** A refusal of the service, with its details. */
export class KronikaError extends ConnectError {
  /** A name of `ErrorReason` without its prefix, such as `PROMPT_CLOSED`; empty if the service could not be reached. */
  readonly reason: string;
  /** The rule that refuses, such as `U21`; empty if none does. */
  readonly rule: string;
  /** What would be accepted. */
  readonly accepted: string[];
  /** After how many seconds to try again; 0: never. */
  readonly retryAfter: number;

  /** Unlike that of `ConnectError`, which takes any error of this name for its own. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return Object.prototype.isPrototypeOf.call(KronikaError.prototype, value as object);
  }

  constructor(from: ConnectError) {
    super(from.rawMessage, from.code, from.metadata);
    const [info] = from.findDetails(ErrorInfoSchema);
    const { accepted = "", retry_after = "0", rule = "" } = info?.metadata ?? {};
    this.reason = info?.reason ?? "";
    this.rule = rule;
    this.accepted = accepted ? accepted.split(",") : [];
    this.retryAfter = Number(retry_after);
  }

  /** Whether the same call may succeed later: there is no answer now, or the service asks for patience. */
  get passes(): boolean {
    const gone = [Code.Unavailable, Code.Canceled, Code.Aborted, Code.Internal, Code.Unknown, Code.DeadlineExceeded];
    return this.retryAfter > 0 || this.reason === "TOO_SLOW" || (!this.reason && gone.includes(this.code));
  }
}

/** Any error of a call as a `KronikaError`. */
export function asKronikaError(error: unknown): KronikaError {
  return error instanceof KronikaError ? error : new KronikaError(ConnectError.from(error));
}
