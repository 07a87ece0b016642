import type { DescField, DescMessage, Message } from "@bufbuild/protobuf";
import { type ReflectMessage, reflect } from "@bufbuild/protobuf/reflect";
import { type Decision, DecisionSchema } from "./gen/kronika/v1/system_pb.js";
import { canonical } from "./verifier/bytes.mjs";

/** A decision as a player signs it: docs/checking-a-game.md, “A decision as JSON”. */
export function signedBytes(decision: Decision): string {
  const system = reflect(DecisionSchema, decision);
  return canonical(tagged(chosenIn(system).inner, "decide"));
}

function chosenIn(message: ReflectMessage): { field: DescField; inner: ReflectMessage } {
  const field = message.oneofs[0] && message.oneofCase(message.oneofs[0]);
  if (!field?.message) throw new TypeError("a decision that says nothing");
  return { field, inner: message.get(field) as ReflectMessage };
}

function tagged(union: ReflectMessage, tag: string): Record<string, unknown> {
  const { field: which, inner } = chosenIn(union);
  const found: Record<string, unknown> = { [tag]: which.name };
  for (const field of inner.fields) {
    const value = valueOf(inner, field);
    const leftOut = ["play", "perform"].includes(which.name) && ["at", "plain", "seat"].includes(field.name);
    if (!leftOut || (value !== "" && value !== false)) found[field.name] = value;
  }
  return found;
}

function valueOf(message: ReflectMessage, field: DescField): unknown {
  if (field.fieldKind === "list") return [...(message.get(field) as Iterable<unknown>)];
  if (field.fieldKind === "message") return tagged(message.get(field) as ReflectMessage, field.name);
  if (field.fieldKind !== "enum") return message.get(field);
  const number = message.get(field) as number;
  const { localName } = field.enum.value[number]!;
  return localName.toLowerCase();
}
