// The things on the board that events are about.

// Those of these handles whose id is a text in one of the events, or whose kind and id are a field and its number.
export function spokenOf(events, handles) {
  const found = new Set();
  for (const event of events) gather(event, found);
  return handles.filter((handle) => found.has(handle) || found.has(handle.slice(handle.indexOf(":") + 1)));
}

// The use of chance that an event has, with its faces and its test.
export const useOf = (event) => Object.values(event).flatMap((one) => Object.values(Object(one))).find((one) => one?.use);

const APART = ["sentence", "at", "proof", "kind", "rule", "result", "test", "link"];

function gather(value, found, name = "") {
  if (typeof value === "string") found.add(value);
  else if (typeof value === "number") found.add(`${name.replace(/s$/, "")}:${value}`);
  else if (Array.isArray(value)) for (const one of value) gather(one, found, name);
  else if (value && typeof value === "object")
    for (const [field, one] of Object.entries(value)) {
      if (APART.includes(field)) continue;
      found.add(field);
      gather(one, found, field);
    }
}
