// Choosing by pointing: each thing pointed at keeps the legal decisions that continue with it, until one is left. A
// button on the way to a thing need not be pointed at.

const BUTTON = "button:";
export const isButton = (handle) => handle.startsWith(BUTTON);

// Where a path ends among the handles that lead to a decision; -1 where it does not lead there.
function reached(handles, path) {
  let at = 0;
  for (const pointed of path) {
    while (at < handles.length && handles[at] !== pointed && isButton(handles[at])) at++;
    if (handles[at++] !== pointed) return -1;
  }
  return at;
}

export class Pointing {
  // `prompts`: `Prompt` messages of the seat.
  constructor(prompts = []) {
    this.prompts = prompts;
    this.all = prompts.flatMap((prompt) => (prompt.legal ?? []).map((legal) => ({ prompt, legal })));
    this.path = [];
  }

  // The decisions that match all things pointed at.
  get left() {
    return this.all.filter(({ legal: { handles = [] } }) => reached(handles, this.path) >= 0);
  }

  // The things that can be pointed at after some, each with the number of decisions left.
  after(path) {
    const found = new Map();
    for (const { legal } of this.all) {
      const { handles = [] } = legal;
      const from = reached(handles, path);
      if (from < 0) continue;
      for (const handle of handles.slice(from)) {
        found.set(handle, (found.get(handle) ?? 0) + 1);
        if (!isButton(handle)) break;
      }
    }
    return found;
  }

  get next() {
    return this.chosen ? new Map() : this.after(this.path);
  }

  // The one that is left, if it is only one.
  get chosen() {
    const { left } = this;
    return left.length === 1 && this.path.length ? left[0] : null;
  }

  point(handle) {
    if (!this.next.has(handle)) return false;
    this.path = [...this.path, handle];
    return true;
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
