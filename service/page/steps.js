// A game told step by step, each as what is other than in the step before (`Step` messages).

const CUT = /[^>]*>|[^>]+$/g;
const cutsOf = (picture) => picture.match(CUT) ?? [];

// A picture in cuts, from the pieces that tell what is other than before.
const patched = (before, pieces) =>
  pieces.flatMap(({ text = "", start = 0, count = 0 }) => [...cutsOf(text), ...before.slice(start, start + count)]);

export class Steps {
  constructor() {
    this.pages = new Map();
    this.last = 0;
  }

  // Takes a page in, whose first step tells all.
  take(steps) {
    const page = { first: steps[0].version, steps, reached: -1, panels: new Map() };
    for (const { version } of steps) this.pages.set(version, page);
    this.last = Math.max(this.last, steps.at(-1).version);
  }

  has(version) {
    return this.pages.has(version);
  }

  // The data of a version other than its pictures.
  step(version) {
    const page = this.pages.get(version);
    return page?.steps[version - page.first];
  }

  // All pages, each as it was taken in.
  whole() {
    return [...new Set([...this.pages.values()].sort((one, other) => one.first - other.first))].map(({ steps }) => steps);
  }

  // The panels at a version, and what was half done and asked then.
  at(version) {
    const page = this.pages.get(version);
    const wanted = version - page.first;
    if (page.reached > wanted) Object.assign(page, { reached: -1, panels: new Map() });
    while (page.reached < wanted) page.panels = after(page.panels, page.steps[++page.reached]);
    const { doing = "", openPrompts = [], outcome } = page.steps[wanted];
    return { panels: [...page.panels.values()].map(drawn), doing, openPrompts, outcome };
  }
}

function after(panels, { gone = [], panels: changes = [] }) {
  const next = new Map(panels);
  for (const name of gone) next.delete(name);
  for (const { name, title = "", width, height, place, book, pieces = [] } of changes)
    next.set(name, { name, title, width, height, place, book, cuts: patched(next.get(name)?.cuts ?? [], pieces) });
  return next;
}

function drawn(panel) {
  panel.svg ??= panel.cuts.join("");
  return panel;
}
