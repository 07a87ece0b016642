// The panels of a drawing, each where it says that it lies: the board in the middle, the hand along the edge, the
// others in drawers. It lights the things that may be pointed at.

import { button, el } from "./dom.js";
import { apply, layersOf, set, switchesOf, tell } from "./layers.js";
import { Moving } from "./moving.js";
import { svgOf } from "./picture.js";
import { Renewed } from "./renewed.js";
import { drawing } from "./sanitize.js";
import { spokenOf } from "./spoken.js";
import { say } from "./words.js";

const LARGEST = 10;
const STEP = 1.25;
const ANY = 9;
const PAN = 80;
const MUCH = 1.5;
const REST = 300;
const KEYS = { "+": STEP, "=": STEP, "-": 1 / STEP, 0: 0, f: 0 };
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const READABLE = 0.75;
const SEEN = 16;
const GOOD = 22;
const FINELY = 1.05;
const MOSTLY = 0.75;
const NEARLY = 0.75;
const [STAGE, HAND, DRAWER] = ["stage", "hand", "drawer"];
const APART = 16;
const EDGE = 8;
const RIM = 5;
const MOST = 1.2;
const SHOWN = 700;
const PLACES = { PANEL_PLACE_BOARD: STAGE, PANEL_PLACE_HAND: HAND, PANEL_PLACE_ASIDE: DRAWER, PANEL_PLACE_REFERENCE: DRAWER };
const isNarrow = () => matchMedia("(max-width: 59.99rem)").matches;

export class Board {
  // `pointed` is given the handles under what was clicked, the innermost first, and the point in the window; `hovered`
  // those under the pointer, and gives whether something on the board can follow; `dropped` those onto which a piece was
  // carried that was pointed at before.
  // `tools`: where the buttons and layers of the board are; by default in the panel itself. `sided` gives the side of a
  // handle, or −1; `own` is that of who looks.
  constructor(where, tools = null, sided = () => -1) {
    Object.assign(this, { where, tools, sided, own: -1 });
    this.pointed = this.dropped = () => {};
    this.hovered = () => false;
    this.panels = new Map();
    this.looked = { over: [], path: [], marked: [] };
    this.lit = { next: new Map(), path: [] };
    this.litIn = new Map();
    this.ahead = [];
    this.opened = null;
    this.order = [];
    this.beside = el("div", { class: "beside" });
    this.places = { [STAGE]: el("div", { class: STAGE }), [HAND]: el("div", { class: HAND }), [DRAWER]: el("div", { class: DRAWER, id: DRAWER, hidden: true }) };
    this.tabs = el("div", { class: "tabs" });
    this.dock = el("div", { class: "dock" }, this.tabs);
    where.replaceChildren(...Object.values(this.places), this.beside, this.dock);
    this.sized = new ResizeObserver(() => {
      this.arrange();
      this.begin(true);
    });
    for (const place of [STAGE, HAND]) this.sized.observe(this.places[place]);
  }

  // Shows these panels; one that is the same as before stays as it is. No drawer opens by itself over a past board.
  show(panels, isPast = false) {
    this.isPast = isPast;
    this.order = panels.map(({ name }) => name);
    const shown = panels.map((panel, at) => this.panel(panel, PLACES[panel.place] ?? (at ? DRAWER : STAGE)));
    for (const [name, { figure }] of this.panels)
      if (!panels.some((panel) => panel.name === name)) {
        figure.remove();
        this.panels.delete(name);
      }
    for (const place of [STAGE, HAND]) put(this.places[place], shown.filter((one) => one.place === place));
    this.places[HAND].hidden = !this.places[HAND].hasChildNodes();
    this.offer(shown);
    this.number();
    this.arrange();
    this.relight();
  }

  // The first of the panels aside lies open beside the board where that leaves room; the others are in drawers.
  arrange() {
    const shown = [...this.panels.values()];
    const [board] = shown.filter(({ place }) => place === STAGE);
    const aside = shown.filter(({ place }) => place === DRAWER);
    const { clientWidth, clientHeight } = this.places[STAGE];
    const room = board?.zoom === 1 && !isNarrow() ? clientWidth - (clientHeight * board.width) / board.height - APART : 0;
    const [first] = aside;
    const fits = first && !first.book && first.width * READABLE <= room;
    const wide = fits ? Math.min(room, first.width + 2) : 0;
    const spare = board && !isNarrow() ? clientHeight - (clientWidth * board.height) / board.width - EDGE : 0;
    this.where.style.setProperty("--beside", `${wide}px`);
    this.where.style.setProperty("--spare", `${spare}px`);
    this.where.classList.toggle("parted", fits);
    put(this.beside, fits ? [first] : []);
    put(this.places[DRAWER], fits ? aside.slice(1) : aside);
    for (const tab of this.tabs.children) tab.hidden = fits && tab.dataset.tab === first.name;
    if (fits && this.opened === first.name) this.open(null);
    else this.open(this.opened, this.brought);
    for (const found of shown) if (found.place === HAND) fan(found, thingsIn(board), (tall) => this.where.style.setProperty("--tall", `${tall}px`));
    if (board) this.overlook(board);
  }

  // A tab for each drawer, and one for the hand where a narrow window shows one at a time.
  offer(shown) {
    const offered = shown.filter(({ place }) => place !== STAGE);
    const known = JSON.stringify(offered.map(({ name, title, place, book }) => [name, title, place, book]));
    if (known === this.offered) return;
    this.offered = known;
    const first = offered.filter(({ name, book }) => !book || this.leaves(name)[0].name === name);
    const isOnly = offered.filter(({ place }) => place === HAND).length === 1;
    const called = ({ title, place, book }) => (place === HAND && isOnly ? say("page-your-hand") : book || title);
    this.tabs.replaceChildren(
      ...first.map(({ name, place, ...one }) =>
        button(called({ place, ...one }), () => this.open(place === HAND || this.hasOpen(name) ? null : name), { class: `tab of-${place}`, "data-tab": name, "aria-controls": DRAWER }),
      ),
    );
    this.open(offered.some(({ name }) => name === this.opened) ? this.opened : null);
  }

  // The panels of the book of which one is a leaf, in their order; of none: the panel alone.
  leaves(name) {
    const { book } = this.panels.get(name);
    return book ? this.order.map((one) => this.panels.get(one)).filter((one) => one.book === book) : [this.panels.get(name)];
  }

  // Which leaf of how many each is, with the buttons that turn to the next.
  number() {
    for (const found of this.panels.values()) {
      const leaves = this.leaves(found.name);
      const at = leaves.indexOf(found);
      const turn = (by, sign, said) => button(sign, () => this.turn(found, by), { "aria-label": said, disabled: !leaves[at + by] });
      const told = found.book ? `${at + 1} / ${leaves.length}` : "";
      if (found.leaf.dataset.told === told) continue;
      found.leaf.dataset.told = told;
      found.leaf.hidden = !found.book;
      found.turns = found.book ? [turn(-1, "‹", say("page-leaf-before")), turn(1, "›", say("page-leaf-after"))] : [];
      found.leaf.replaceChildren(...(found.book ? [found.turns[0], told, found.turns[1]] : []));
    }
  }

  hasOpen(name) {
    return this.leaves(name).some((one) => one.name === this.opened);
  }

  // Turns from one leaf of a book to another.
  turn(from, by) {
    const leaves = this.leaves(from.name);
    const to = leaves[leaves.indexOf(from) + by];
    this.open(to.name);
    (to.turns.find((one, at) => at === (by > 0 ? 1 : 0) && !one.disabled) ?? to.turns.find((one) => !one.disabled)).focus();
  }

  // Opens the drawer of a panel and closes the others; null closes all. `brought`: the page opened it by itself.
  open(name, brought = false) {
    Object.assign(this, { opened: name, brought });
    this.places[DRAWER].hidden = name === null;
    this.places[DRAWER].classList.toggle("brought", brought);
    for (const [one, { place, figure }] of this.panels) figure.hidden = place === DRAWER && one !== name && figure.parentElement !== this.beside;
    for (const tab of this.tabs.children) {
      const shows = this.hasOpen(tab.dataset.tab) || (name === null && tab.matches(`.of-${HAND}`));
      tab.setAttribute("aria-expanded", String(shows));
    }
  }

  // Opens the drawer of what may be pointed at, where nothing else of it is in view, until it is over.
  bring() {
    if (this.isPast) return;
    const lit = [...this.panels.values()].filter((one) => one.lit);
    if (lit.some((one) => this.isInView(one))) {
      if (this.brought && !lit.some(({ name }) => name === this.opened)) this.open(null);
    } else if (lit.length) {
      const [{ place, name, picture }] = lit;
      this.open(place === DRAWER ? name : null, place === DRAWER);
      if (place === DRAWER) picture.querySelector(".lit").scrollIntoView({ block: "nearest", inline: "nearest" });
    } else if (this.brought) this.open(null);
  }

  isInView({ place, name, figure }) {
    return place === STAGE || figure.parentElement === this.beside || name === this.opened || (place === HAND && !(isNarrow() && this.opened));
  }

  panel({ name, title = "", svg, width, height, book }, place) {
    const known = this.panels.get(name);
    const found = known?.place === place ? known : this.frame(name, place);
    this.panels.set(name, found);
    if (found.svg === svg && found.book === book) return found;
    const isFramed = this.draw(found, svg);
    if (!isFramed || found.title !== title) {
      found.caption.textContent = title;
      for (const one of [found.sheet, found.picture]) one.setAttribute("aria-label", title);
    }
    const isSized = isFramed && found.width === width && found.height === height;
    Object.assign(found, { svg, title, width, height, book });
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

  over(handles) {
    this.look("over", handles);
    this.hovered(handles);
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
        found.picture.addEventListener("pointerover", ({ target }) => this.over(handlesAround(target)));
        found.picture.addEventListener("pointerleave", () => this.over([]));
      }
      found.picture.setAttribute("role", "img");
    } catch (error) {
      found.drawing = null;
      found.picture = el("p", { class: "refusal" }, say("page-drawing-cannot-be-shown"), error.message);
    }
    if (found.sheet.firstChild !== found.picture) found.sheet.replaceChildren(found.picture);
    return false;
  }

  frame(name, place) {
    const sheet = el("div", { class: "sheet", tabindex: "0", role: "region" });
    const caption = el("span");
    const switches = el("details", { class: "layers" });
    const leaf = el("span", { class: "leaf", hidden: true });
    const found = { name, sheet, caption, switches, place, zoom: 1, svg: null, leaf, turns: [] };
    const zoom = (by) => () => this.zoom(found, by);
    const isStage = place === STAGE;
    sheet.addEventListener("click", ({ target, clientX, clientY }) => {
      const card = place === HAND ? target.closest("[data-handle]")?.getBoundingClientRect() : null;
      this.pointed(handlesAround(target), card ? [card.right - EDGE, card.top] : [clientX, clientY]);
    });
    found.moving = new Moving(sheet, {
      zoom: isStage ? (by, at) => this.zoom(found, by, at) : null,
      piece: (target) => this.piece(target),
      lift: (piece, at) => {
        this.carries = true;
        this.pointed(handlesAround(piece), at);
      },
      drop: (target, at) => {
        this.carries = false;
        this.dropped(handlesAround(target), at);
      },
    });
    if (isStage) {
      sheet.addEventListener("dblclick", ({ target }) => target.closest(".lit") || this.zoom(found, 0));
      sheet.addEventListener("scroll", () => this.overlook(found), { passive: true });
      sheet.addEventListener("pointermove", () => found.moving.isMoving && this.moves(found));
    }
    const tools = [
      button("−", zoom(1 / STEP), { class: "step", "aria-label": say("page-smaller") }),
      button("⤢", zoom(0), { class: "plain", "aria-label": say("page-all-of-it") }),
      button("+", zoom(STEP), { class: "step", "aria-label": say("page-larger") }),
    ];
    const shut = place === DRAWER ? button("×", () => this.open(null), { "aria-label": say("page-close") }) : null;
    found.figure = el("figure", { class: "panel", "data-panel": name, hidden: place === DRAWER && name !== this.opened }, el("figcaption", {}, leaf, caption, el("span", { class: "zoom" }, tools, shut)), switches, sheet);
    if (isStage) {
      this.tools?.replaceChildren(switches, found.figure.querySelector(".zoom"));
      found.seen = el("span");
      found.overview = el("div", { class: "overview", hidden: true, "aria-hidden": "true" }, el("img", { alt: "" }), found.seen);
      found.overview.addEventListener("pointerdown", (event) => this.jump(found, event));
      found.overview.addEventListener("pointermove", (event) => event.buttons && this.jump(found, event));
      found.figure.append(found.overview);
    }
    return found;
  }

  // Zooms by a factor, or to all of it by 0; what is at a point of the window, else in the middle, stays there.
  zoom(found, by, at) {
    const { sheet, picture } = found;
    found.held = true;
    const zoom = by ? Math.min(LARGEST, Math.max(found.whole ?? 1, found.zoom * by)) : (found.whole ?? 1);
    if (zoom === found.zoom || !picture.getScreenCTM?.()) return;
    const { left, top, width, height } = sheet.getBoundingClientRect();
    const here = new DOMPoint(...(at ?? [left + width / 2, top + height / 2]));
    const there = here.matrixTransform(picture.getScreenCTM().inverse());
    found.zoom = zoom;
    this.size(found);
    this.arrange();
    const moved = there.matrixTransform(picture.getScreenCTM());
    sheet.scrollBy(moved.x - here.x, moved.y - here.y);
  }

  // Whether a key moved or zoomed the board.
  key({ key, target }) {
    const [board] = this.panels.values();
    if (!board?.picture?.getScreenCTM?.() || target.closest("input, select, textarea, [role='menu'], dialog")) return false;
    if (key in KEYS) this.zoom(board, KEYS[key]);
    else if (key in ARROWS && board.zoom > 1) board.sheet.scrollBy(...ARROWS[key].map((by) => by * PAN));
    else return false;
    return true;
  }

  // The piece that a drag from a target carries: one that is lit and can go somewhere.
  piece(target) {
    const lit = target.closest(".lit");
    return lit && (lit.parentElement.closest("[data-handle]") || this.hovered(handlesAround(lit))) ? lit : null;
  }

  // The whole board, small, with what is in view of it, where that is only a part; in a narrow window while it moves.
  overlook({ sheet, overview, seen, picture, zoom, moves, ...found }) {
    overview.hidden = zoom < MUCH || (isNarrow() && !moves);
    if (overview.hidden) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = sheet;
    const { left, top, width, height } = shownIn(picture);
    const edge = sheet.getBoundingClientRect();
    const part = (from, size) => [`${Math.max(0, from) * 100}%`, `${(Math.min(1, from + size) - Math.max(0, from)) * 100}%`];
    [seen.style.left, seen.style.width] = part((edge.left - left) / width, clientWidth / width);
    [seen.style.top, seen.style.height] = part((edge.top - top) / height, clientHeight / height);
    const [image] = overview.children;
    if (this.overseen === found.svg || !(scrollLeft || scrollTop)) return;
    this.overseen = found.svg;
    clearTimeout(this.soon);
    this.soon = setTimeout(() => {
      URL.revokeObjectURL(image.src);
      image.src = URL.createObjectURL(new Blob([svgOf(picture, found)], { type: "image/svg+xml" }));
    }, image.src ? REST : 0);
  }

  // The player moves the board.
  moves(found) {
    found.held = found.moves = true;
    clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      found.moves = false;
      this.overlook(found);
    }, SHOWN);
  }

  // Brings the place of the overview that is pointed at to the middle.
  jump(found, event) {
    event.preventDefault();
    center(found, found.overview.getBoundingClientRect(), event.clientX, event.clientY);
  }

  // A board begins whole. Where its pieces could not be read so in a narrow window, it begins with what matters: as
  // large as all of that is in view, and never so small that the pieces cannot be read; as large as they are read well
  // where most of them stay in view.
  // `again`: also where it has begun, unless the player has moved the board. Returns whether it begins.
  begin(again = false) {
    const [found] = this.panels.values();
    if (!found?.picture.getScreenCTM?.() || (found.narrow === isNarrow() && (!found.narrow || found.held || !again))) return false;
    Object.assign(found, { narrow: isNarrow(), held: false, zoom: 1, whole: 1 });
    this.size(found);
    if (found.narrow) {
      const room = (found.room = this.roomiest());
      const whole = shownIn(found.picture);
      const cover = room.height / whole.height;
      const { least, good, areas, pieces } = this.matters(found);
      const fit = (one) => Math.min(room.width / one.width, room.height / one.height);
      const area = areas.find((one) => fit(one) >= least) ?? areas[0];
      found.whole = Math.min(1, cover);
      found.zoom = found.whole >= NEARLY * least ? found.whole : Math.max(least, Math.min(fit(area), cover));
      const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
      const keeps = (zoom) => pieces.filter(isWithin(whole, room, zoom, x, y)).length >= MOSTLY * pieces.length;
      for (let zoom = good; zoom > found.zoom; zoom /= FINELY)
        if (keeps(zoom)) {
          found.zoom = zoom;
          break;
        }
      this.size(found);
      center(found, whole, x, y);
    }
    this.arrange();
    return true;
  }

  // The height of the board in a narrow window, in widths of the window. Its place is as high as the board has been, so
  // that nothing moves when it gets lower; the log has the rest.
  high(ratio) {
    if (ratio !== ANY) this.highest = Math.max(this.highest ?? 0, ratio);
    this.where.style.setProperty("--high", ratio);
    this.where.parentElement?.style.setProperty("--highest", ratio === ANY ? ANY : this.highest);
  }

  // The place of the board as high as it can be, in a narrow window.
  roomiest() {
    this.high(ANY);
    return this.places[STAGE].getBoundingClientRect();
  }

  // Whether the place of a board that was all in view has become higher or lower.
  hasOtherRoom(found) {
    if (found.zoom > 1) return false;
    const { height } = this.roomiest();
    this.size(found);
    return Math.abs(height - found.room.height) > 1;
  }

  // The zoom at which the pieces can be read, and the areas that matter, the first most: what can be pointed at
  // and what was done; else the own pieces; else all.
  matters({ picture }) {
    const whole = shownIn(picture);
    const boxes = (which) => [...picture.querySelectorAll(which)].map((one) => Object.assign(one.getBoundingClientRect(), { side: this.sided(one.dataset.handle ?? "") })).filter(({ width, height }) => width && height < whole.height / 2);
    const [lit, done, inner] = [".lit, .pointed", ".trace", "[data-handle] [data-handle]"].map(boxes);
    const pieces = inner.length ? inner : boxes("[data-handle]");
    const sizes = pieces.map(({ width, height }) => Math.min(width, height)).sort((one, other) => one - other);
    const own = pieces.filter(({ side }) => side === this.own);
    const those = lit.length + done.length ? [[...lit, ...done], lit, done] : [own, pieces, [whole]];
    const size = sizes[(sizes.length * MOSTLY) | 0] ?? GOOD;
    return { least: SEEN / size, good: GOOD / size, pieces, areas: those.filter(({ length }) => length).map(areaOf) };
  }

  // Brings what can be pointed at on the board into view, where nothing of it is: the nearest of it to the middle; in a
  // narrow window, until the player moves the board, all of what matters. Returns whether the board has changed.
  seek() {
    if (this.begin()) return true;
    const [board] = this.panels.values();
    if (!board?.picture.getScreenCTM) return false;
    const { left, top, right, bottom, width, height } = board.sheet.getBoundingClientRect();
    const over = EDGE + 1;
    const isIn = (one) => one.left >= left - over && one.right <= right + over && one.top >= top - over && one.bottom <= bottom + over;
    if (isNarrow() && !board.held && this.hasOtherRoom(board)) return this.begin(true);
    if (isNarrow() && !board.held) return Boolean(board.picture.querySelector(".lit, .pointed, .trace")) && !isIn(this.matters(board).areas[0]) && this.begin(true);
    const boxes = [...board.picture.querySelectorAll(".lit")].map((one) => one.getBoundingClientRect()).filter((one) => one.width);
    const from = boxes.map((one) => [one.left + one.width / 2 - left - width / 2, one.top + one.height / 2 - top - height / 2]);
    const isNear = ([x, y]) => Math.abs(x) < width / 2 && Math.abs(y) < height / 2;
    if (board.zoom > 1 && from.length && !from.some(isNear)) board.sheet.scrollBy(...from.reduce((near, one) => (Math.hypot(...one) < Math.hypot(...near) ? one : near)));
    return false;
  }

  // The board is as large as there is room, the others as they were drawn, or smaller as long as they can be read.
  size({ figure, zoom, width, height, place }) {
    if (place === STAGE) this.high((zoom * height) / width);
    figure.style.setProperty("--zoom", zoom);
    figure.style.setProperty("--drawn", `${width}px`);
    figure.style.setProperty("--least", `${READABLE * width}px`);
  }

  *drawn(handle) {
    for (const { picture } of this.panels.values())
      for (const one of picture?.querySelectorAll?.("[data-handle]") ?? []) if (one.dataset.handle === handle) yield one;
  }

  // Lights up what may be pointed at; `path` was pointed at already.
  light(next, path) {
    this.lit = { next, path };
    this.relight();
    this.where.classList.toggle("choosing", next.size > 0);
    this.look("path", path);
  }

  // Things that were drawn since they were lit are lit too. Each is lit in one panel only: in the first that draws all
  // things of its kind, else in the first that draws it. A card that was pointed at has its target elsewhere.
  relight() {
    const { next, path } = this.lit;
    const order = [path.length ? STAGE : HAND, path.length ? HAND : STAGE, DRAWER];
    const panels = [...this.panels.values()].sort((one, other) => order.indexOf(one.place) - order.indexOf(other.place));
    const drawn = new Map();
    for (const found of panels) {
      found.lit = false;
      drawn.set(found, new Set());
      for (const one of found.picture?.querySelectorAll?.("[data-handle]") ?? []) if (next.has(one.dataset.handle) && !one.closest(".repeated")) drawn.get(found).add(one.dataset.handle);
    }
    const kindOf = (handle) => handle.slice(0, handle.indexOf(":"));
    const kinds = Map.groupBy(next.keys(), kindOf);
    const whole = new Map([...kinds].map(([kind, those]) => [kind, panels.find((found) => those.every((one) => drawn.get(found).has(one)))]));
    this.litIn = new Map([...next.keys()].map((handle) => [handle, whole.get(kindOf(handle)) ?? panels.find((found) => drawn.get(found).has(handle))]));
    for (const found of panels)
      for (const one of found.picture?.querySelectorAll?.("[data-handle]") ?? []) {
        const { handle } = one.dataset;
        const isLit = this.litIn.get(handle) === found;
        one.classList.toggle("lit", isLit);
        one.classList.toggle("pointed", path.includes(handle));
        found.lit ||= isLit;
      }
    for (const tab of this.tabs.children) tab.classList.toggle("lights", this.leaves(tab.dataset.tab).some(({ lit }) => lit));
    this.foresee(this.ahead);
    this.bring();
  }

  // Whether a thing is lit and in view.
  shows(handle) {
    const found = this.litIn.get(handle);
    return Boolean(found) && this.isInView(found);
  }

  // Shows what could follow what the pointer is on.
  foresee(handles) {
    if (!handles.length && !this.ahead.length) return;
    this.ahead = handles;
    for (const { picture } of this.panels.values())
      for (const one of picture?.querySelectorAll?.("[data-handle]") ?? []) one.classList.toggle("ahead", handles.includes(one.dataset.handle));
  }

  // Shows where something is, while it is looked at in a list.
  mark(handle, is) {
    for (const one of this.drawn(handle)) one.classList.toggle("marked", is);
    this.look("marked", is ? [handle] : []);
  }

  // Shows what these events are about.
  tellOf(events) {
    const drawn = [...this.where.querySelectorAll("[data-handle]")].map(({ dataset }) => dataset.handle);
    const spoken = spokenOf(events, [...new Set(drawn)]);
    for (const handle of this.spoken ?? []) this.mark(handle, false);
    for (const handle of spoken) this.mark(handle, true);
    this.spoken = spoken;
  }

  // The colour of each seat, where a drawing shows it.
  *tints() {
    for (const one of this.where.querySelectorAll("[data-colour-of]")) yield [one.dataset.colourOf, one.getAttribute("fill")];
  }

  // The name of a handle, from the drawing.
  title(handle) {
    for (const one of this.drawn(handle)) if (titleOf(one)) return titleOf(one);
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

export const isHand = ({ place }) => PLACES[place] === HAND;

// The name of a handle in panels that may not be shown.
export function titleIn(panels, handle) {
  for (const { svg } of panels) {
    const [found] = svg.includes(handle) ? drawing(svg).querySelectorAll(`[data-handle="${CSS.escape(handle)}"] > title`) : [];
    if (found) return found.textContent;
  }
  return null;
}

// Puts the cards of a hand in one row, as small as its height wants: one over the other if they have no room side by
// side; in a narrow window the row scrolls. Things that the board shows too are left out. `tall` is given how high a row
// of the largest is.
function fan(found, onBoard, tall) {
  const { picture, sheet } = found;
  const scrolls = isNarrow();
  const all = [...(picture?.querySelectorAll?.("[data-handle]") ?? [])].filter((one) => !one.parentElement.closest("[data-handle]"));
  for (const one of all) {
    one.classList.remove("fanned");
    const there = [one, ...one.querySelectorAll("[data-handle]")].map((thing) => onBoard.get(thing.dataset.handle) ?? onBoard.get(titleOf(thing)));
    one.classList.toggle("shared", !there.includes(undefined));
    one.classList.toggle("repeated", there.every(Boolean));
  }
  const cards = all.filter((one) => !one.matches(".repeated"));
  if (!cards.length) return tall(0);
  const origin = picture.getBoundingClientRect();
  const boxes = cards.map((one) => one.getBoundingClientRect());
  const room = sheet.clientWidth - 2 * EDGE;
  const drawn = { wide: Math.max(...boxes.map(({ width }) => width)), high: Math.max(...boxes.map(({ height }) => height)) };
  const most = scrolls ? 1 : MOST;
  tall(drawn.high * most + 2 * RIM);
  const fit = Math.min(most, (sheet.clientHeight - 2 * RIM) / drawn.high);
  const full = Math.max(1, fit);
  const [slim, wide, high] = [drawn.wide * fit, drawn.wide * full, drawn.high * full];
  const gaps = cards.length - 1;
  const step = scrolls ? slim + EDGE : Math.min(slim + EDGE, (room - slim) / Math.max(1, gaps));
  const start = EDGE + Math.max(0, (room - slim - step * gaps) / 2);
  picture.style.marginRight = scrolls ? `${start + step * gaps + slim + EDGE - origin.width}px` : "";
  for (const [at, one] of cards.entries()) {
    const [left, top] = [boxes[at].left - origin.left, boxes[at].top - origin.top];
    const x = start + step * at;
    const grown = Math.max(EDGE, x + slim - wide);
    const given = { x: x - left * fit, y: RIM - top * fit, grown: grown - left * full, risen: Math.min(RIM, sheet.clientHeight - RIM - high) - top * full, spread: Math.max(0, grown + wide - x - step) };
    one.style.setProperty("--fit", fit);
    one.style.setProperty("--full", full);
    for (const [name, value] of Object.entries(given)) one.style.setProperty(`--${name}`, `${value}px`);
    one.classList.add("fanned");
  }
  return undefined;
}

// The things in a panel, by their handles, or else by their titles, each with whether it is in view, if there are several
// the largest.
function thingsIn(found) {
  const things = [...(found?.picture?.querySelectorAll?.("[data-handle], g:has(> title):not([data-about] *)") ?? [])];
  const pane = found?.sheet.getBoundingClientRect();
  const isIn = ({ left, right, top, bottom }) => left >= pane.left - 1 && right <= pane.right + 1 && top >= pane.top - 1 && bottom <= pane.bottom + 1;
  const boxes = things.map((one) => [one.dataset.handle ?? titleOf(one), one.getBoundingClientRect()]).sort(([, one], [, other]) => one.width - other.width);
  return new Map(boxes.map(([name, box]) => [name, isIn(box)]));
}

const titleOf = (thing) => [...thing.children].find(({ localName }) => localName === "title")?.textContent;

// The place of a picture in the window, without the margins beside it.
function shownIn(picture) {
  const { x, y, width, height } = picture.viewBox.baseVal;
  const drawn = picture.getScreenCTM();
  return new DOMRect(drawn.e + x * drawn.a, drawn.f + y * drawn.d, width * drawn.a, height * drawn.d);
}

// The area that surrounds boxes, with a margin.
function areaOf(boxes) {
  const [left, top] = ["left", "top"].map((edge) => Math.min(...boxes.map((one) => one[edge])) - EDGE);
  const [right, bottom] = ["right", "bottom"].map((edge) => Math.max(...boxes.map((one) => one[edge])) + EDGE);
  return new DOMRect(left, top, right - left, bottom - top);
}

// Whether a box is inside what of the whole picture is in view with a zoom, around a point as far as the picture reaches.
function isWithin(whole, room, zoom, x, y) {
  const span = (from, size, at) => {
    const seen = Math.min(whole[size], room[size] / zoom);
    const start = Math.max(whole[from], Math.min(at - seen / 2, whole[from] + whole[size] - seen));
    return [start - 1, start + seen + 1];
  };
  const [[left, right], [top, bottom]] = [span("x", "width", x), span("y", "height", y)];
  return (one) => one.left >= left && one.right <= right && one.top >= top && one.bottom <= bottom;
}

// Brings a point of the window, within an area that shows the whole picture, as near to the middle as no
// margin of the picture need come into view.
function center({ sheet, picture }, area, x, y) {
  const edge = sheet.getBoundingClientRect();
  const shown = shownIn(picture);
  const by = (from, size, at) => {
    const room = (shown[size] - edge[size]) / 2;
    const to = room > 0 ? Math.max(-room, Math.min(room, (shown[size] * (at - area[from])) / area[size] - shown[size] / 2)) : 0;
    return shown[from] + shown[size] / 2 + to - edge[from] - edge[size] / 2;
  };
  sheet.scrollBy(by("left", "width", x), by("top", "height", y));
}

function put(where, panels) {
  const figures = panels.map(({ figure }) => figure);
  if (where.children.length !== figures.length || figures.some((figure, at) => where.children[at] !== figure)) where.replaceChildren(...figures);
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
  const title = titleOf(element) ?? "";
  const written = [...element.querySelectorAll("text:not([aria-hidden])")]
    .filter((one) => one.closest("[data-handle]") === element)
    .map((one) => one.textContent.trim())
    .filter((said) => said && !title.includes(said));
  return [title, ...new Set(written)].filter(Boolean).join(", ");
}
