import * as v from 'valibot';
import { NearestNames } from '../nearest-names.ts';

/**
 * An object that refuses every property it does not name. Valibot looks unknown keys up with `in`, so
 * entries that inherit from `Object.prototype` would let `toString` or `__proto__` through.
 */
export function closedObject<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.StrictObjectSchema<Entries, undefined> {
  const known = Object.assign(Object.create(null), entries) as Entries;
  return hintMeant(refuseLists(v.strictObject(known)), new Set(Object.keys(entries)));
}

/** Tells the nearest names beside a property that is not known. */
function hintMeant<Schema extends v.GenericSchema>(schema: Schema, names: Set<string>): Schema {
  const run = schema['~run'].bind(schema);
  return Object.assign(schema, {
    '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => {
      const checked = run(dataset, config);
      for (const issue of checked.issues ?? []) {
        const [{ key }, ...deeper] = issue.path ?? [{ key: undefined }];
        // Those of properties with schemas of their own have been looked at there.
        if (issue.expected !== 'never' || deeper.length > 0 || typeof key !== 'string') continue;
        const meant = new NearestNames(names.size).meant(key, names);
        Object.assign(issue, { meant } satisfies UnknownProperty);
      }
      return checked;
    },
  });
}

/** What is said of an unknown property beside what the schema library says. */
export interface UnknownProperty {
  /** The nearest names, as ` (did you mean max_turns?)`; empty where there are none. */
  readonly meant: string;
}

/** An object that ignores the properties it does not name. */
export function lenientObject<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.ObjectSchema<Entries, undefined> {
  return refuseLists(v.object(Object.assign(Object.create(null), entries) as Entries));
}

/** Valibot's records leave out what is called `constructor` or `prototype`, without a look at it: here it stays. */
export function wholeRecord<Schema extends v.GenericSchema>(record: Schema): Schema {
  const schema = refuseLists(record);
  const run = schema['~run'].bind(schema);
  return Object.assign(schema, {
    '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => {
      const given = dataset.value;
      const checked = run(dataset, config);
      return checked.typed ? Object.assign(checked, { value: given }) : checked;
    },
  });
}

/** Valibot takes a list for an object, and one without required properties for a valid one. */
function refuseLists<Schema extends v.GenericSchema>(schema: Schema): Schema {
  const run = schema['~run'].bind(schema);
  return Object.assign(schema, {
    '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) =>
      run(Array.isArray(dataset.value) ? { value: null } : dataset, config),
  });
}
