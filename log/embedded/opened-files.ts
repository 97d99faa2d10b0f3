import { statSync } from 'node:fs';

/** What SQLite keeps beside the file itself. */
const SUFFIXES = ['', '-wal', '-shm'];

/**
 * The files of a log as they were when it was opened. SQLite goes on with files that were removed or replaced since,
 * and what it writes there is gone with the process.
 */
export class OpenedFiles {
  readonly #file: string;
  readonly #identities: readonly string[];

  /** @param identities of an earlier opening that must have been of the same files */
  constructor(file: string, identities: readonly string[] = identitiesOf(file)) {
    this.#file = file;
    this.#identities = identities;
  }

  get identities(): readonly string[] {
    return this.#identities;
  }

  /** What is wrong with the first file that is gone or another one; undefined: all are in place. */
  displaced(): string | undefined {
    const at = identitiesOf(this.#file).findIndex((found, index) => {
      return found !== this.#identities[index];
    });
    if (at < 0) return undefined;
    return `${this.#file}${SUFFIXES[at]} was removed or replaced while the log was open`;
  }
}

/** Which files lie there; '' for none. */
function identitiesOf(file: string): readonly string[] {
  return SUFFIXES.map((suffix) => {
    const found = statSync(file + suffix, { bigint: true, throwIfNoEntry: false });
    return found ? `${found.dev}:${found.ino}` : '';
  });
}
