// A decision as JSON, as a player signs it: made from the message by what `/shapes.json` tells of the
// messages of the systems that the service has. See docs/checking-a-game.md, “A decision as JSON”.

import { canonical } from "./bytes.js";

// `shapes.messages`: by name {tag, fields}, each field {name, json, kind, of, repeated, omitted}. A message
// with a `tag` holds one of its fields; in the log it is an object that names this field under the tag.
export class Shapes {
  constructor({ contract, messages }) {
    this.contract = contract;
    this.messages = messages;
  }

  // Whether what is decided by a system can be written, and so signed.
  knows(system) {
    return this.messages["kronika.v1.Decision"].fields.some(({ name }) => name === system);
  }

  // The signed bytes of a `kronika.v1.Decision` in JSON, as text.
  decision(message) {
    const { fields } = this.messages["kronika.v1.Decision"];
    const system = fields.find((field) => field.json in message);
    if (!system) throw new TypeError("a decision of a system that this page does not know");
    return canonical(this.value(message[system.json], system));
  }

  // The name of a `kronika.v1.PromptKind` as JSON; empty where none is set.
  kind(message = {}) {
    const field = this.messages["kronika.v1.PromptKind"].fields.find(({ json }) => json in message);
    return field ? this.value(message[field.json], field) : "";
  }

  value(value, field) {
    if (field.repeated) return (value ?? []).map((one) => this.value(one, { ...field, repeated: false }));
    switch (field.kind) {
      case "message":
        return this.messageOf(value ?? {}, field.of);
      case "enum":
        return String(value ?? field.of.first)
          .slice(field.of.prefix.length)
          .toLowerCase();
      case "number":
        return Number(value ?? 0);
      case "truth":
        return value ?? false;
      case "text":
        return value ?? "";
      default:
        throw new TypeError(`a field of the kind ${field.kind}`);
    }
  }

  messageOf(message, name) {
    const { tag, fields } = this.messages[name];
    if (!tag) return this.written(message, fields);
    const which = fields.find((field) => field.json in message);
    if (!which) throw new TypeError("a message that says nothing");
    return { ...this.written(message[which.json], this.messages[which.of].fields), [tag]: which.name };
  }

  written(message, fields) {
    const found = {};
    for (const field of fields) {
      const value = this.value(message[field.json], field);
      if (!(field.omitted && isEmpty(value))) found[field.name] = value;
    }
    return found;
  }
}

const isEmpty = (value) =>
  value === "" || value === false || value === 0 || (Array.isArray(value) && value.length === 0);
