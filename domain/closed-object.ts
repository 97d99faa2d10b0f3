import * as v from 'valibot';

/**
 * An object that refuses every property it does not name. Valibot looks unknown keys up with `in`, so
 * entries that inherit from `Object.prototype` would let `toString` or `__proto__` through.
 */
export function closedObject<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(Object.assign(Object.create(null), entries) as Entries);
}
