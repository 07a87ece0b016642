// Drawings come as text from a service that this page does not trust. They are rebuilt from an allow-list: shapes and
// text, without scripts, styles, ids or references.

const SVG = "http://www.w3.org/2000/svg";
const PAINTED = [
  "data-colour-of",
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linejoin",
  "stroke-linecap",
  "opacity",
  "fill-opacity",
];
const ALLOWED = {
  svg: ["viewBox", "font-family"],
  title: [],
  g: ["data-handle", "data-layer", "data-about", "data-lens", "data-chosen", "display", "transform", "opacity"],
  rect: ["x", "y", "width", "height", "rx", ...PAINTED],
  circle: ["cx", "cy", "r", ...PAINTED],
  ellipse: ["cx", "cy", "rx", "ry", ...PAINTED],
  line: ["x1", "y1", "x2", "y2", ...PAINTED],
  polyline: ["points", ...PAINTED],
  polygon: ["points", ...PAINTED],
  path: ["d", ...PAINTED],
  text: ["x", "y", "font-size", "font-weight", "text-anchor", "aria-hidden", ...PAINTED],
};
const WITH_TEXT = ["text", "title"];
const DEEPEST = 64;

// The values allowed in attributes that paint or place: numbers, names, colours and transforms; no `url(…)`.
const PLAIN = /^[\w\s.,#+%()'"-]*$/;
const isPlain = (value) => PLAIN.test(value) && !/url|expression|javascript/i.test(value);
const NAMED = ["data-handle", "data-layer", "data-about"];
const mayStand = (name, value) => NAMED.includes(name) || isPlain(value);

// The drawing as an element of this document. Throws a `TypeError` if the text is not a drawing.
export function drawing(svg) {
  const read = new DOMParser().parseFromString(svg, "image/svg+xml");
  const root = read.documentElement;
  if (root.namespaceURI !== SVG || root.localName !== "svg" || read.querySelector("parsererror"))
    throw new TypeError("this is no drawing");
  return copied(root, 0);
}

// The text of a drawing in parts: its frame, which is the tag that it begins with, and each thing in it; none where
// more than tags and text is written.
export function partsOf(svg) {
  if (svg.includes("<!") || svg.includes("<?")) return { things: [] };
  const things = [];
  let end = svg.indexOf(">");
  const frame = svg.slice(0, end + 1);
  for (let depth = 0, from = end + 1, at; (at = svg.indexOf("<", end)) >= 0; ) {
    end = svg.indexOf(">", at);
    if (end < 0) break;
    if (svg[at + 1] === "/") depth--;
    else if (svg[end - 1] !== "/") depth++;
    if (depth) continue;
    things.push(svg.slice(from, end + 1));
    from = end + 1;
  }
  return { frame, things };
}

function copied(element, depth) {
  const allowed = element.namespaceURI === SVG && Object.hasOwn(ALLOWED, element.localName) && depth < DEEPEST;
  if (!allowed || (element.localName === "svg" && depth > 0)) return null;
  const copy = document.createElementNS(SVG, element.localName);
  for (const { name, value } of element.attributes)
    if (ALLOWED[element.localName].includes(name) && mayStand(name, value)) copy.setAttribute(name, value);
  for (const child of element.childNodes) {
    if (child.nodeType === Node.ELEMENT_NODE) copy.append(...[copied(child, depth + 1)].filter(Boolean));
    else if (child.nodeType === Node.TEXT_NODE && WITH_TEXT.includes(element.localName)) copy.append(child.data);
  }
  return copy;
}
