/** Of versions without changes. */
const NOTHING: ReadonlyMap<never, never> = new Map<never, never>();

/**
 * A map of which every version stays as it was, and a new version costs what changed. What changed lies over the
 * entries that many versions share; once it is much beside them, all is laid together anew.
 */
export class VersionedMap<Key, Value extends object> implements ReadonlyMap<Key, Value> {
  readonly #shared: ReadonlyMap<Key, Value>;
  readonly #changed: ReadonlyMap<Key, Value>;
  readonly size: number;
  /** What was made of the shared entries last; handed on with them. */
  #layout: Layout | undefined;

  private constructor(
    shared: ReadonlyMap<Key, Value>,
    changed: ReadonlyMap<Key, Value>,
    size: number,
  ) {
    this.#shared = shared;
    this.#changed = changed;
    this.size = size;
  }

  /** A version of these entries; the map is not written to from here on. */
  static of<Key, Value extends object>(entries: ReadonlyMap<Key, Value>): VersionedMap<Key, Value> {
    return entries instanceof VersionedMap
      ? entries
      : new VersionedMap<Key, Value>(entries, NOTHING, entries.size);
  }

  /** The version with these entries as well; a key that is there keeps its place. */
  with(entries: ReadonlyMap<Key, Value>): VersionedMap<Key, Value> {
    if (entries.size === 0) return this;
    let { size } = this;
    for (const key of entries.keys()) if (!this.has(key)) size += 1;
    const changes = this.#changed.size + entries.size;
    // Of n entries, changes up to the root of n: neither copying them nor laying all together costs more.
    if (changes * changes <= this.#shared.size) {
      const changed = laidOver(laidOver(new Map(), this.#changed), entries);
      const version = new VersionedMap(this.#shared, changed, size);
      version.#layout = this.#layout;
      return version;
    }
    const together = laidOver(laidOver(new Map(), this.#shared), this.#changed);
    return new VersionedMap<Key, Value>(laidOver(together, entries), NOTHING, size);
  }

  /** What it is made of, for whoever weighs it; all but the second is shared between versions. */
  get parts(): readonly object[] {
    const parts: object[] = [this.#shared, this.#changed];
    if (this.#layout !== undefined) parts.push(this.#layout.made);
    return parts;
  }

  /**
   * What is made of the entries that many versions share, once for all of them, and what lies over these.
   * @param by what it is made by besides; another one, or another function, makes it anew
   */
  laidOut<By extends object, Made extends object>(
    by: By,
    make: (entries: ReadonlyMap<Key, Value>, by: By) => Made,
  ): readonly [made: Made, changed: ReadonlyMap<Key, Value>] {
    if (this.#layout?.by !== by || this.#layout.make !== make) {
      this.#layout = { by, make, made: make(this.#shared, by) };
    }
    return [this.#layout.made as Made, this.#changed];
  }

  get(key: Key): Value | undefined {
    return this.#changed.get(key) ?? this.#shared.get(key);
  }

  has(key: Key): boolean {
    return this.#changed.has(key) || this.#shared.has(key);
  }

  *entries(): MapIterator<[Key, Value]> {
    for (const [key, value] of this.#shared) yield [key, this.#changed.get(key) ?? value];
    for (const entry of this.#changed) if (!this.#shared.has(entry[0])) yield entry;
  }

  *keys(): MapIterator<Key> {
    yield* this.#shared.keys();
    for (const key of this.#changed.keys()) if (!this.#shared.has(key)) yield key;
  }

  *values(): MapIterator<Value> {
    for (const [, value] of this.entries()) yield value;
  }

  [Symbol.iterator](): MapIterator<[Key, Value]> {
    return this.entries();
  }

  forEach(visit: (value: Value, key: Key, map: ReadonlyMap<Key, Value>) => void): void {
    if (this.#changed.size === 0) {
      this.#shared.forEach(visit);
      return;
    }
    this.#shared.forEach((value, key) => {
      visit(this.#changed.get(key) ?? value, key, this);
    });
    this.#changed.forEach((value, key) => {
      if (!this.#shared.has(key)) visit(value, key, this);
    });
  }
}

interface Layout {
  readonly by: object;
  readonly make: unknown;
  readonly made: object;
}

/** Also what copies a map: `new Map(map)` makes an array of each entry, 660 ns for two of them beside 60. */
function laidOver<Key, Value>(map: Map<Key, Value>, over: ReadonlyMap<Key, Value>) {
  for (const [key, value] of over) map.set(key, value);
  return map;
}
