// Elements, made in one line each. Texts become text nodes, never markup.

// `given`: attributes; `on…` are listeners, `class` and the like as in HTML, false and null are left out.
export function el(tag, given = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

export const button = (label, onclick, given = {}) => el("button", { type: "button", onclick, ...given }, label);
export const link = (href, ...children) => el("a", { href }, ...children);

// Saves a text as a file.
export function save(name, content, type = "application/jsonl") {
  const url = URL.createObjectURL(new Blob([content], { type }));
  el("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
