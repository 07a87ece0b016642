// Evidence that a log is not that of an honest game: the version and a sentence in both languages.

export class Problem extends Error {
  constructor(version, en, cs) {
    super(en);
    this.version = version;
    this.said = { en, cs };
  }
}
