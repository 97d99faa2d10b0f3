import { realpathSync, statSync } from 'node:fs';

/** What SQLite keeps beside the file itself. */
const SUFFIXES = ['-wal', '-shm'];

/**
 * The files of a log as they were when it was opened. SQLite goes on with files that were removed or replaced since,
 * and what it writes there is gone with the process.
 */
export class OpenedFiles {
  readonly #paths: readonly string[];
  readonly #identities: readonly string[];

  /** @param identities of an earlier opening that must have been of the same files */
  constructor(file: string, identities?: readonly string[]) {
    this.#paths = pathsOf(file);
    this.#identities = identities ?? this.#paths.map(identityOf);
  }

  get identities(): readonly string[] {
    return this.#identities;
  }

  /** What is wrong with the first file that is gone or another one; undefined: all are in place. */
  displaced(): string | undefined {
    const missing = this.#paths.find((path, at) => identityOf(path) !== this.#identities[at]);
    return missing && `${missing} was removed or replaced while the log was open`;
  }
}

/** Where the file is a link, SQLite keeps the others beside what it leads to. */
function pathsOf(file: string): readonly string[] {
  const found = statSync(file, { throwIfNoEntry: false });
  const real = found ? realpathSync(file) : file;
  return [file, ...SUFFIXES.map((suffix) => real + suffix)];
}

/** Which file lies there; '' for none. */
function identityOf(path: string): string {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : '';
}
