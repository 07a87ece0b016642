// A decision as JSON: what a player signs, made from the message by the descriptors of the contract.
export function decisionAsJson(contract, decision) {
  const system = decision.system;
  const { typeName } = contract["kronika.v1.Decision"].type.field.find((one) => one.name === system);
  return tagged(contract, resolved(contract, "kronika.v1.Decision", typeName), decision[system], "decide");
}

function tagged(contract, union, message, tag) {
  const { field, oneofDecl } = contract[union].type;
  const which = message[oneofDecl[0].name];
  const name = resolved(contract, union, field.find((one) => one.name === which).typeName);
  const found = { [tag]: which };
  for (const { name: key, type, typeName } of contract[name].type.field) {
    const value = message[which][key];
    const leftOut = ["play", "perform"].includes(which) && ["at", "plain", "seat"].includes(key);
    if (leftOut && (value === "" || value === false)) continue;
    if (type === "TYPE_ENUM") found[key] = value.slice(prefixOf(typeName).length).toLowerCase();
    else
      found[key] = type === "TYPE_MESSAGE" ? tagged(contract, resolved(contract, name, typeName), value, key) : value;
  }
  return found;
}

// The full name of a type, which may be written as seen from the package of `home` or one around it.
function resolved(contract, home, typeName) {
  const name = typeName.replace(/^\./, "");
  let scope = home;
  while (scope.includes(".")) {
    scope = scope.slice(0, scope.lastIndexOf("."));
    if (`${scope}.${name}` in contract) return `${scope}.${name}`;
  }
  return name;
}

const prefixOf = (typeName) =>
  `${typeName
    .split(".")
    .at(-1)
    .replace(/(?<!^)(?=[A-Z])/g, "_")
    .toUpperCase()}_`;
