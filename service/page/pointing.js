// What may be pointed at: each thing pointed at leaves the legal decisions that go on with it, until one is left.

export class Pointing {
  // `prompts`: `Prompt` messages of the seat.
  constructor(prompts = []) {
    this.prompts = prompts;
    this.all = prompts.flatMap((prompt) => (prompt.legal ?? []).map((legal) => ({ prompt, legal })));
    this.path = [];
  }

  // The decisions that go on with what was pointed at.
  get left() {
    return this.all.filter(({ legal }) => this.path.every((handle, at) => legal.handles?.[at] === handle));
  }

  // What may be pointed at next, each with the number of decisions that it leaves.
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

  // Takes back what was pointed at last; whether there was anything. What was left to choose from then is
  // shown again: steps that left no choice are taken back with it.
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
