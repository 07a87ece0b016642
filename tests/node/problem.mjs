// What shows that a file is not an honest game.
export class Problem extends Error {
  constructor(version, message) {
    super(message);
    this.version = version;
  }
}

export function problem(good, version, message) {
  if (!good) throw new Problem(version, message);
}
