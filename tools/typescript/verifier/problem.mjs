// What shows that a file is not an honest game.
export class Problem extends Error {
  /** @param {number} version @param {string} [message] */
  constructor(version, message) {
    super(message);
    this.version = version;
  }
}

/** @param {unknown} good @param {number} version @param {string} [message] @returns {asserts good} */
export function problem(good, version, message) {
  if (!good) throw new Problem(version, message);
}
