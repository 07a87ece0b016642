// Moving a sheet under the pointer: the wheel and two fingers zoom, one drag moves the picture, and a drag that begins
// on a piece carries it to another place.

const SVG = "http://www.w3.org/2000/svg";
const FAR = 6;
const WHEEL = 0.0015;
const PINCH = 0.01;

export class Moving {
  // `zoom(by, at)` zooms at a point of the window; `piece(target)` gives the element that a drag from there carries, or
  // null; `lift(piece, at)` and `drop(target, at)` are called when it is carried and let go. Without `zoom` the picture
  // keeps its place.
  constructor(sheet, { zoom, piece, lift, drop }) {
    Object.assign(this, { sheet, zoom, piece, lift, drop });
    this.down = new Map();
    const on = (name, does, how) => sheet.addEventListener(name, does, how);
    on("pointerdown", (event) => this.pressed(event));
    on("pointermove", (event) => this.moved(event));
    for (const name of ["pointerup", "pointercancel"]) on(name, (event) => this.released(event));
    on("click", (event) => this.far && event.stopPropagation(), true);
    on("contextmenu", (event) => event.pointerType === "touch" && event.preventDefault());
    if (zoom) on("wheel", (event) => this.wheeled(event), { passive: false });
  }

  // Whether the picture follows the pointer.
  get isMoving() {
    return this.far && !this.ghost && this.down.size > 0;
  }

  wheeled(event) {
    event.preventDefault();
    const { deltaY, deltaMode, ctrlKey, clientX, clientY } = event;
    this.by = (this.by ?? 1) * Math.exp(-deltaY * (deltaMode ? 16 : 1) * (ctrlKey ? PINCH : WHEEL));
    if (!this.frame)
      this.frame = requestAnimationFrame(() => {
        this.zoom(this.by, [clientX, clientY]);
        this.frame = this.by = null;
      });
  }

  pressed(event) {
    const { pointerId, pointerType, button, target, clientX: x, clientY: y } = event;
    if (!this.down.size) this.far = false;
    if (button || (!this.zoom && pointerType !== "mouse" && !this.piece(target))) return;
    if (!this.down.size) Object.assign(this, { carried: this.piece(target), from: [x, y] });
    this.down.set(pointerId, [x, y]);
    if (this.down.size > 1 && this.ghost) {
      this.put();
      this.drop(document.body, [x, y]);
    }
  }

  moved({ pointerId, buttons, clientX: x, clientY: y }) {
    const before = this.down.get(pointerId);
    if (!buttons) this.down.delete(pointerId);
    if (!before || !buttons) return;
    const { sheet } = this;
    if (!this.far) {
      if (Math.hypot(x - this.from[0], y - this.from[1]) < FAR) return;
      this.far = true;
      sheet.setPointerCapture(pointerId);
      if (this.carried) this.take();
    }
    const [other] = [...this.down].filter(([id]) => id !== pointerId).map(([, at]) => at);
    this.down.set(pointerId, [x, y]);
    if (this.ghost) this.ghost.style.translate = `${x}px ${y}px`;
    else if (this.zoom) {
      sheet.scrollBy(((before[0] - x) / this.down.size), ((before[1] - y) / this.down.size));
      if (other) {
        const apart = ([a, b]) => Math.hypot(a - other[0], b - other[1]) || 1;
        this.zoom(apart([x, y]) / apart(before), [(x + other[0]) / 2, (y + other[1]) / 2]);
      }
    }
  }

  released({ pointerId, type, clientX, clientY }) {
    if (!this.down.delete(pointerId) || !this.ghost) return;
    this.put();
    const under = type === "pointerup" ? document.elementFromPoint(clientX, clientY) : null;
    this.drop(under ?? document.body, [clientX, clientY]);
  }

  // Lifts the piece: a copy of it follows the pointer.
  take() {
    const { carried } = this;
    const { width, height, left, top } = carried.getBoundingClientRect();
    const { x, y, width: wide, height: high } = carried.getBBox();
    const copy = carried.cloneNode(true);
    for (const name of ["transform", "style", "data-handle"]) copy.removeAttribute(name);
    this.ghost = document.createElementNS(SVG, "svg");
    for (const [name, value] of Object.entries({ class: "ghost", viewBox: `${x} ${y} ${wide} ${high}`, width, height })) this.ghost.setAttribute(name, value);
    const [atX, atY] = this.from;
    Object.assign(this.ghost.style, { left: `${left - atX}px`, top: `${top - atY}px`, translate: `${atX}px ${atY}px` });
    this.ghost.append(copy);
    document.body.append(this.ghost);
    this.lift(carried, this.from);
  }

  put() {
    this.ghost?.remove();
    this.ghost = this.carried = null;
  }
}
