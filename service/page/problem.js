// Evidence that a log is not that of an honest game: the version and a message of the catalogues.

import { english } from "./words.js";

export class Problem extends Error {
  constructor(version, id, args = {}) {
    super(english(id, args));
    this.version = version;
    this.said = { id, args };
  }
}
