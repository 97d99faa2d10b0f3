/**
 * A map of which every version stays as it was, and a new version costs what changed. What changed lies over the
 * entries that many versions share; once it is much beside them, all is laid together anew.
 */
export class VersionedMap<Key, Value extends object> implements ReadonlyMap<Key, Value> {
  readonly #shared: ReadonlyMap<Key, Value>;
  readonly #changed: ReadonlyMap<Key, Value>;
  readonly size: number;

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
      : new VersionedMap(entries, new Map(), entries.size);
  }

  /** The version with these entries as well; a key that is there keeps its place. */
  with(entries: ReadonlyMap<Key, Value>): VersionedMap<Key, Value> {
    if (entries.size === 0) return this;
    const changed = new Map(this.#changed);
    let { size } = this;
    for (const [key, value] of entries) {
      if (!this.has(key)) size += 1;
      changed.set(key, value);
    }
    // Of n entries, changes up to the root of n: neither copying them nor laying all together costs more.
    if (changed.size * changed.size <= this.#shared.size) {
      return new VersionedMap(this.#shared, changed, size);
    }
    const together = new Map(this.#shared);
    for (const [key, value] of changed) together.set(key, value);
    return new VersionedMap(together, new Map(), size);
  }

  /** The maps it is made of, for whoever weighs it; the first is shared between versions. */
  get parts(): readonly ReadonlyMap<Key, Value>[] {
    return [this.#shared, this.#changed];
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
    this.#shared.forEach((value, key) => {
      visit(this.#changed.get(key) ?? value, key, this);
    });
    this.#changed.forEach((value, key) => {
      if (!this.#shared.has(key)) visit(value, key, this);
    });
  }
}
