// The panels of a drawing: any size, zoomed and moved, with what may be pointed at lit.

import { button, el } from "./dom.js";
import { apply, layersOf, set, switchesOf, tell } from "./layers.js";
import { Renewed } from "./renewed.js";
import { say } from "./words.js";

const LARGEST = 4;
const STEP = 1.25;
const LARGER = 1.6;
const READABLE = 0.85;
const TALL = 86;

export class Board {
  // `pointed` is given the handles under what was clicked, the innermost first.
  constructor(where, pointed = () => {}) {
    this.where = where;
    this.pointed = pointed;
    this.panels = new Map();
    this.looked = { over: [], path: [], marked: [] };
    this.others = el("div", { class: "others" });
  }

  // Shows these panels; one that is the same as before stays as it is.
  show(panels) {
    const shown = panels.map((panel, at) => this.panel(panel, at === 0));
    for (const [name, { figure }] of this.panels)
      if (!panels.some((panel) => panel.name === name)) {
        figure.remove();
        this.panels.delete(name);
      }
    const [main, ...others] = shown.map(({ figure }) => figure);
    if (this.where.firstChild !== main || others.some((figure, at) => this.others.children[at] !== figure)) {
      this.others.replaceChildren(...others);
      this.where.replaceChildren(...[main, others.length ? this.others : null].filter(Boolean));
    }
  }

  panel({ name, title = "", svg, width, height }, main) {
    const found = this.panels.get(name) ?? this.frame(name, main);
    this.panels.set(name, found);
    if (found.svg === svg) return found;
    const isFramed = this.draw(found, svg);
    if (!isFramed || found.title !== title) {
      found.caption.textContent = title;
      for (const one of [found.sheet, found.picture]) one.setAttribute("aria-label", title);
    }
    const isSized = isFramed && found.width === width && found.height === height;
    Object.assign(found, { svg, title, width, height });
    if (!isSized) this.size(found);
    this.layer(found);
    return found;
  }

  // Shows the layers that are wanted, and their switches, which stay while the layers are the same.
  layer(found) {
    const { picture, switches } = found;
    const layers = layersOf(picture);
    const known = JSON.stringify([...layers]);
    if (found.known !== known) switches.replaceChildren(...switchesOf(layers, () => this.switched()));
    found.known = known;
    switches.hidden = !layers.size;
    apply(picture);
    set(switches, picture);
    this.tell();
  }

  switched() {
    for (const { picture, switches } of this.panels.values()) {
      apply(picture);
      set(switches, picture);
    }
  }

  // Reports the thing that is or was pointed at, or selected in a list.
  look(how, handles) {
    this.looked[how] = handles;
    this.tell();
  }

  tell() {
    const handles = new Set(Object.values(this.looked).flat());
    for (const { picture } of this.panels.values()) if (picture) tell(picture, handles);
  }

  // Whether the frame of the picture stays as it was.
  draw(found, svg) {
    try {
      if (found.drawing?.renew(svg)) return true;
      if (!found.drawing) {
        found.drawing = new Renewed(svg);
        found.picture = found.drawing.element;
        found.picture.addEventListener("click", ({ target }) => this.pointed(handlesAround(target)));
        found.picture.addEventListener("pointerover", ({ target }) => this.look("over", handlesAround(target)));
        found.picture.addEventListener("pointerleave", () => this.look("over", []));
      }
      found.picture.setAttribute("role", "img");
    } catch (error) {
      found.drawing = null;
      found.picture = el("p", { class: "refusal" }, say("The drawing cannot be shown: ", "Kresbu nelze ukázat: "), error.message);
    }
    if (found.sheet.firstChild !== found.picture) found.sheet.replaceChildren(found.picture);
    return false;
  }

  frame(name, main) {
    const sheet = el("div", { class: "sheet", tabindex: "0", role: "region" });
    const caption = el("span");
    const switches = el("details", { class: "layers" });
    const found = { sheet, caption, switches, main, zoom: 1, svg: null };
    const zoom = (by) => () => {
      found.zoom = by ? Math.min(LARGEST, Math.max(1, found.zoom * by)) : 1;
      this.size(found);
    };
    const tools = el(
      "span",
      { class: "zoom" },
      button("−", zoom(1 / STEP), { "aria-label": say("smaller", "menší") }),
      button("1:1", zoom(0), { "aria-label": say("as wide as the page", "na šířku stránky") }),
      button("+", zoom(STEP), { "aria-label": say("larger", "větší") }),
    );
    const figure = el("figure", { class: main ? "panel main" : "panel", "data-panel": name }, el("figcaption", {}, caption, tools), switches, sheet);
    found.figure = figure;
    return found;
  }

  // As wide and as high as there is room, but not much larger than it was drawn; larger where it was zoomed. Cards
  // and piles are never so small that nobody can read them: there is a way to move them instead.
  size({ picture, main, zoom, width, height }) {
    if (!(picture instanceof SVGElement)) return;
    picture.style.width = `${zoom * 100}%`;
    const most = `min(${zoom * (main ? LARGER : 1) * width}px, ${(zoom * TALL * width) / height}vh)`;
    picture.style.maxWidth = most;
    picture.style.minWidth = main ? "" : `${zoom * READABLE * width}px`;
    if (main) this.where.style.setProperty("--main", most);
  }

  *drawn(handle) {
    for (const { picture } of this.panels.values())
      for (const one of picture?.querySelectorAll?.("[data-handle]") ?? []) if (one.dataset.handle === handle) yield one;
  }

  // Lights up what may be pointed at; `path` was pointed at already.
  light(next, path) {
    for (const { picture } of this.panels.values())
      for (const one of picture?.querySelectorAll?.("[data-handle]") ?? []) {
        one.classList.toggle("lit", next.has(one.dataset.handle));
        one.classList.toggle("pointed", path.includes(one.dataset.handle));
      }
    this.where.classList.toggle("choosing", next.size > 0);
    this.look("path", path);
  }

  // Shows where something is, while it is looked at in a list.
  mark(handle, is) {
    for (const one of this.drawn(handle)) one.classList.toggle("marked", is);
    this.look("marked", is ? [handle] : []);
  }

  // The name of a handle, from the drawing.
  title(handle) {
    for (const one of this.drawn(handle)) {
      const title = [...one.children].find((child) => child.localName === "title");
      if (title) return title.textContent;
    }
    return null;
  }

  // Everything that has a name in the drawing, panel by panel, for who does not see it.
  listed() {
    return [...this.panels.values()].map(({ caption, picture }) => ({
      title: caption.textContent,
      names: [...(picture?.querySelectorAll?.("[data-handle]") ?? [])].filter(isListed).map(described).filter(Boolean),
    }));
  }
}

function handlesAround(target) {
  const found = [];
  for (let one = target.closest?.("[data-handle]"); one; one = one.parentElement?.closest("[data-handle]"))
    found.push(one.dataset.handle);
  return found;
}

// Panels that appear on pointing are left out: the list has their contents.
const isListed = (element) => !element.closest("[data-about]");

// A thing in a drawing with what is written on it, without what is inside of others.
function described(element) {
  const title = [...element.children].find((child) => child.localName === "title")?.textContent ?? "";
  const written = [...element.querySelectorAll("text:not([aria-hidden])")]
    .filter((one) => one.closest("[data-handle]") === element)
    .map((one) => one.textContent.trim())
    .filter((said) => said && !title.includes(said));
  return [title, ...new Set(written)].filter(Boolean).join(", ");
}
