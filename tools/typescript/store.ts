import { readFileSync, renameSync, writeFileSync } from "node:fs";

/** Where a client keeps its token, key and entropy; a `Map` forgets them with the program. */
export interface Store {
  get(name: string): string | undefined;
  set(name: string, value: string): unknown;
}

/** Keeps them in a file that only you can read, so that a restarted client can reveal what it committed to. */
export class FileStore implements Store {
  readonly #kept: Record<string, string>;

  constructor(readonly path: string) {
    this.#kept = this.#read();
  }

  #read(): Record<string, string> {
    try {
      return JSON.parse(readFileSync(this.path, "utf8")) as Record<string, string>;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
      throw error;
    }
  }

  get(name: string): string | undefined {
    return this.#kept[name];
  }

  set(name: string, value: string): void {
    this.#kept[name] = value;
    writeFileSync(`${this.path}.new`, JSON.stringify(this.#kept), { mode: 0o600, flush: true });
    renameSync(`${this.path}.new`, this.path);
  }
}
