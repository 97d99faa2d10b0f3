import type * as v from 'valibot';
import { storable } from '../../domain/input/text.ts';

/** Says of a parsed JSON value whether it is as a schema wants it, and nothing else. */
export type QuickCheck = (value: unknown) => boolean;

/** The parts of a valibot schema, or of an action in its pipe, that tell what it judges by. */
interface Part {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly Part[];
  readonly entries?: Readonly<Record<string, Part>>;
  readonly item?: Part;
  readonly wrapped?: Part;
  readonly default?: unknown;
  readonly options?: readonly unknown[];
  readonly key?: string;
  readonly literal?: unknown;
  readonly check?: QuickCheck;
  readonly requirement?: unknown;
}

/** Plain JSON has no text that cannot be stored. */
const PASSED = storable as unknown as Part;

/** Thrown for what cannot be said of a schema in this way. */
class NotQuick extends Error {}

const compiled = new WeakMap<object, QuickCheck>();

/**
 * Judges values of plain JSON as valibot does, where the output is the input: without telling what is wrong, and without
 * making anything anew. What it refuses is left to valibot, which knows why.
 * @returns a check that takes nothing, where the schema has a part that this does not know
 */
export function quickCheck(schema: v.GenericSchema): QuickCheck {
  const known = compiled.get(schema);
  if (known) return known;
  const check = compileOrRefuse(schema as unknown as Part);
  compiled.set(schema, check);
  return check;
}

function compileOrRefuse(schema: Part): QuickCheck {
  try {
    return compile(schema);
  } catch (error) {
    if (error instanceof NotQuick) return takesNothing;
    throw error;
  }
}

/** Outside the `catch`: a closure made there would keep the error, and with its stack the request that met the schema first. */
function takesNothing(): boolean {
  return false;
}

function compile(part: Part): QuickCheck {
  if (!part.pipe) return compileOne(part);
  const [schema, ...actions] = part.pipe.filter(
    (each) => each.kind !== 'metadata' && each !== PASSED,
  );
  return actions.reduce((check, action) => {
    const then = compileOne(action);
    return (value) => check(value) && then(value);
  }, compile(schema!));
}

function compileOne(part: Part): QuickCheck {
  const make = MAKERS[part.type];
  if (!make) throw new NotQuick(part.type);
  return make(part);
}

const MAKERS: Readonly<Record<string, (part: Part) => QuickCheck>> = {
  string: () => (value) => typeof value === 'string',
  // What JSON holds is never NaN.
  number: () => (value) => typeof value === 'number',
  boolean: () => (value) => typeof value === 'boolean',
  unknown: () => () => true,
  literal: (part) => (value) => value === part.literal,
  picklist: (part) => (value) => part.options!.includes(value),
  custom: (part) => (value) => part.check!(value),
  check: (part) => part.requirement as QuickCheck,
  safe_integer: () => (value) => Number.isSafeInteger(value),
  min_value: (part) => (value) => (value as number) >= (part.requirement as number),
  max_value: (part) => (value) => (value as number) <= (part.requirement as number),
  min_length: (part) => (value) => (value as unknown[]).length >= (part.requirement as number),
  max_length: (part) => (value) => (value as unknown[]).length <= (part.requirement as number),
  optional: (part) => {
    if (part.default !== undefined) throw new NotQuick('default');
    const check = compile(part.wrapped!);
    return (value) => value === undefined || check(value);
  },
  array: (part) => {
    // Lists are looked at twice: for their length, then for their items.
    if (part.item!.type === 'unknown') return Array.isArray;
    const check = compile(part.item!);
    return (value) => Array.isArray(value) && allPass(value, check);
  },
  strict_object: (part) => closed(part),
  variant: (part) => {
    const { key } = part;
    const checks = part.options!.map((option) => compile(option as Part));
    return (value) =>
      typeof value === 'object' &&
      value !== null &&
      Object.hasOwn(value, key!) &&
      checks.some((check) => check(value));
  },
};

function allPass(items: readonly unknown[], check: QuickCheck): boolean {
  for (const item of items) if (!check(item)) return false;
  return true;
}

/** An object of these properties and no other. */
function closed(part: Part): QuickCheck {
  const checks = new Map(Object.entries(part.entries!).map(([key, each]) => [key, compile(each)]));
  const required = Object.entries(part.entries!).flatMap(([key, { type }]) =>
    type === 'optional' ? [] : [key],
  );
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const given = value as Readonly<Record<string, unknown>>;
    for (const key of Object.keys(given)) {
      const check = checks.get(key);
      if (!check?.(given[key])) return false;
    }
    return required.every((key) => Object.hasOwn(given, key));
  };
}
