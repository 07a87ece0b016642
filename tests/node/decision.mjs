// A decision as JSON: what a player signs, made from the message by the descriptors of the contract.
export function decisionAsJson(contract, decision) {
  const system = decision.system;
  return tagged(contract, `kronika.${system}.v1.Decision`, decision[system], "decide");
}

function tagged(contract, union, message, tag) {
  const { field, oneofDecl } = contract[union].type;
  const which = message[oneofDecl[0].name];
  const name = resolved(contract, union, field.find((one) => one.name === which).typeName);
  const found = { [tag]: which };
  for (const { name: key, type, typeName } of contract[name].type.field) {
    const value = message[which][key];
    if ((key === "at" && value === "") || (key === "plain" && value === false)) continue;
    if (type === "TYPE_ENUM") found[key] = value.slice(prefixOf(typeName).length).toLowerCase();
    else
      found[key] = type === "TYPE_MESSAGE" ? tagged(contract, resolved(contract, name, typeName), value, key) : value;
  }
  return found;
}

function resolved(contract, home, typeName) {
  const full = typeName.replace(/^\./, "");
  return full in contract ? full : `${home.slice(0, home.lastIndexOf("."))}.${full}`;
}

const prefixOf = (typeName) =>
  `${typeName
    .split(".")
    .at(-1)
    .replace(/(?<!^)(?=[A-Z])/g, "_")
    .toUpperCase()}_`;
