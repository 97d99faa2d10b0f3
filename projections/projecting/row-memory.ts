/** Entries that are remembered at least, once this many were used. */
const KEPT_MIN = 2_500;

/**
 * What a view remembers of its own rows from one transaction to the next; empty when somebody else may have written them.
 * What was used last is kept the longest.
 */
export class RowMemory<Entry = unknown> {
  #recent = new Map<string, Entry>();
  #older = new Map<string, Entry>();

  get(key: string): Entry | undefined {
    const recent = this.#recent.get(key);
    if (recent !== undefined) return recent;
    const older = this.#older.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: string, entry: Entry): void {
    this.#recent.set(key, entry);
  }

  /** To be called when the rows hold all that is remembered: what was not used for long may go. */
  forgetOldest(): void {
    if (this.#recent.size <= KEPT_MIN) return;
    this.#older = this.#recent;
    this.#recent = new Map();
  }

  clear(): void {
    this.#recent.clear();
    this.#older.clear();
  }
}
