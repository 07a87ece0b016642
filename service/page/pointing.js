// Choosing by pointing: each thing pointed at keeps the legal decisions that continue with it, until one is left.

export class Pointing {
  // `prompts`: `Prompt` messages of the seat.
  constructor(prompts = []) {
    this.prompts = prompts;
    this.all = prompts.flatMap((prompt) => (prompt.legal ?? []).map((legal) => ({ prompt, legal })));
    this.path = [];
  }

  // The decisions that match all things pointed at.
  get left() {
    return this.all.filter(({ legal }) => this.path.every((handle, at) => legal.handles?.[at] === handle));
  }

  // The things that can be pointed at next, each with the number of decisions left.
  get next() {
    const found = new Map();
    if (this.chosen) return found;
    for (const { legal } of this.left) {
      const handle = legal.handles?.[this.path.length];
      if (handle) found.set(handle, (found.get(handle) ?? 0) + 1);
    }
    return found;
  }

  // The one that is left, if it is only one.
  get chosen() {
    const { left } = this;
    return left.length === 1 && (this.path.length > 0 || this.all.length === 1) ? left[0] : null;
  }

  point(handle) {
    if (!this.next.has(handle)) return false;
    this.path = [...this.path, handle];
    return true;
  }

  // Chooses a decision of the list, as if all that leads to it had been pointed at.
  choose({ legal }) {
    this.path = [...(legal.handles ?? [])];
  }

  // Removes the last thing pointed at, with all steps that left no choice after the one before. Returns whether
  // there was anything to remove.
  back() {
    if (!this.path.length) return false;
    const before = this.left.length;
    do this.path = this.path.slice(0, -1);
    while (this.path.length && this.left.length === before);
    return true;
  }

  // The label of a button, if the handle is one.
  label(handle) {
    return this.prompts.flatMap(({ buttons = [] }) => buttons).find((one) => one.handle === handle)?.label;
  }
}

// The decision that a client gives by itself: the only one, where that tells nothing and nobody wants to be asked.
export const onlyAnswer = (prompts = []) => {
  const found = prompts.find(({ legal = [], private: secret, optional }) => legal.length === 1 && !secret && !optional);
  return found ? { prompt: found, legal: found.legal[0] } : null;
};
