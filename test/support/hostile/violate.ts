import { openApi } from '../http/documented.ts';
import type { Random } from './random.ts';

/** A JSON Schema as the document holds it. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: {
    readonly propertyName: string;
    readonly mapping: Record<string, string>;
  };
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minProperties?: number;
}

type Path = readonly (string | number)[];

interface Violation {
  readonly path: Path;
  /** What stands there instead; `REMOVED`: nothing. */
  readonly value: unknown;
}

const REMOVED = Symbol('removed');

/** The value with one thing in it that its schema forbids; undefined when the schema forbids nothing in it. */
export function violate(schema: unknown, value: unknown, random: Random): unknown {
  const found = violationsOf(schema as Schema, value, [], random);
  return found.length === 0 ? undefined : apply(value, random.pick(found));
}

function apply(root: unknown, { path, value }: Violation): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(root)) {
    return root.map((item, i) => (i === key ? apply(item, { path: rest, value }) : item));
  }
  const copy: Record<string, unknown> = { ...(root as object) };
  const changed = apply(copy[key], { path: rest, value });
  if (changed === REMOVED) delete copy[key];
  else copy[key] = changed;
  return copy;
}

function violationsOf(schema: Schema, value: unknown, path: Path, random: Random): Violation[] {
  const resolved = resolve(schema, value);
  if (resolved.type === 'object' && resolved.properties) {
    return ofObject(resolved, value as Record<string, unknown>, path, random);
  }
  if (resolved.type === 'array') return ofArray(resolved, value as unknown[], path, random);
  return ofScalar(resolved, value, random).map((wrong) => ({ path, value: wrong }));
}

function resolve(schema: Schema, value: unknown): Schema {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1)!;
    return resolve(openApi.components.schemas[name] as Schema, value);
  }
  if (!schema.oneOf || !schema.discriminator) return schema;
  const { propertyName, mapping } = schema.discriminator;
  const chosen = mapping[String((value as Record<string, unknown>)[propertyName])];
  return chosen ? resolve({ $ref: chosen }, value) : schema;
}

function ofObject(
  schema: Schema,
  value: Record<string, unknown>,
  path: Path,
  random: Random,
): Violation[] {
  const found: Violation[] = [null, [], 'text', 7].map((wrong) => ({ path, value: wrong }));
  if (schema.additionalProperties === false) {
    const unknown = random.pick(['unknown', '', '__proto__x', 'constructor', 'toString', '😀']);
    found.push({ path: [...path, unknown], value: random.pick([1, {}, 'x']) });
  }
  for (const name of schema.required ?? []) found.push({ path: [...path, name], value: REMOVED });
  if (schema.minProperties) found.push({ path, value: {} });
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!Object.hasOwn(value, name)) continue;
    found.push(...violationsOf(property, value[name], [...path, name], random));
  }
  return found;
}

function ofArray(schema: Schema, value: readonly unknown[], path: Path, random: Random) {
  const found: Violation[] = [null, {}, 'text', true].map((wrong) => ({ path, value: wrong }));
  const { minItems = 0, maxItems, uniqueItems, items } = schema;
  if (minItems > 0) found.push({ path, value: value.slice(0, minItems - 1) });
  if (maxItems !== undefined) {
    const filler = Array.from({ length: maxItems + 1 - value.length }, () => value[0] ?? 'x');
    found.push({ path, value: [...value, ...filler] });
  }
  if (uniqueItems && value.length > 0) found.push({ path, value: [...value, value[0]] });
  if (items) {
    value.forEach((item, i) => {
      found.push(...violationsOf(items, item, [...path, i], random));
    });
  }
  return found;
}

function ofScalar(schema: Schema, value: unknown, random: Random): unknown[] {
  if (schema.enum || schema.const !== undefined) return ['none of these', 7, null];
  if (schema.type === 'string') return ofText(schema, random);
  if (schema.type === 'integer' || schema.type === 'number') return ofNumber(schema);
  if (schema.type === 'boolean') return ['true', 1, null];
  // Anything is allowed here but what cannot be stored.
  return typeof value === 'string' ? ['a\0b', '\ud800'] : [];
}

function ofText({ minLength = 0, maxLength }: Schema, random: Random): unknown[] {
  const wrong: unknown[] = [7, null, {}, [], false, 'a\0b', 'a\udc00b'];
  if (minLength > 0) wrong.push('');
  if (maxLength !== undefined) wrong.push(random.pick(['x', '字', '😀']).repeat(maxLength + 1));
  return wrong;
}

function ofNumber({ type, minimum, maximum }: Schema): unknown[] {
  const wrong: unknown[] = ['7', null, {}, [], true];
  if (minimum !== undefined) wrong.push(minimum - 1);
  if (maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER) wrong.push(maximum + 1);
  if (type === 'integer') wrong.push(0.5, 1e300);
  return wrong;
}
