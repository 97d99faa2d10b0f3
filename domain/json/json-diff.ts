import { finish, type Steps } from '../steps.ts';
import { escapePointer } from './json-pointer.ts';

/** One place where two JSON documents differ, by JSON Pointer (RFC 6901). */
export interface JsonChange {
  readonly op: 'add' | 'remove' | 'replace';
  readonly path: string;
  /** Absent for `add`. */
  readonly before?: unknown;
  /** Absent for `remove`. */
  readonly after?: unknown;
}

/**
 * Everything that has to change in `before` to become `after`, in the order of the keys of `before`, then of
 * `after`. Objects are compared key by key, arrays place by place; the order of keys does not count.
 */
export function diffJson(before: unknown, after: unknown): readonly JsonChange[] {
  return finish(diffInSteps(before, after));
}

/** The same, a step a key: whole configurations are compared where others wait. */
export function* diffInSteps(before: unknown, after: unknown): Steps<readonly JsonChange[]> {
  const changes: JsonChange[] = [];
  yield* compare({ before, after, path: '' }, changes);
  return changes;
}

interface Pair {
  readonly before: unknown;
  readonly after: unknown;
  readonly path: string;
}

function* compare({ before, after, path }: Pair, changes: JsonChange[]): Steps<void> {
  if (Object.is(before, after) || (before === 0 && after === 0)) return;
  if (!isContainer(before) || !isContainer(after) || isList(before) !== isList(after)) {
    changes.push({ op: 'replace', path, before, after });
    return;
  }
  const keys = new Set([...keysOf(before), ...keysOf(after)]);
  for (const key of keys) {
    // Most are alike, and need no path.
    if (before[key] !== after[key]) yield* compareAt(key, { before, after, path }, changes);
    yield;
  }
}

function* compareAt(
  key: string,
  { before, after, path }: { before: Container; after: Container; path: string },
  changes: JsonChange[],
): Steps<void> {
  const at = `${path}/${escapePointer(key)}`;
  if (!Object.hasOwn(after, key)) {
    changes.push({ op: 'remove', path: at, before: before[key] });
  } else if (!Object.hasOwn(before, key)) {
    changes.push({ op: 'add', path: at, after: after[key] });
  } else yield* compare({ before: before[key], after: after[key], path: at }, changes);
}

type Container = Readonly<Record<string, unknown>>;

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

function isList(value: Container): boolean {
  return Array.isArray(value);
}

/** A key without a value is no key in JSON. */
function keysOf(value: Container): string[] {
  return Object.keys(value).filter((key) => value[key] !== undefined);
}
