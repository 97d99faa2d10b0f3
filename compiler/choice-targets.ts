import { isObject, patternWork } from '../domain/configuration/information-schema/checks.ts';
import {
  acceptsValue,
  type InformationSchema,
} from '../domain/configuration/information-schema/information-schema.ts';
import { canonicalJson, type JsonValue } from '../domain/json/json.ts';

/**
 * Steps of patterns, and as much for other checks, until it is given up to find out which informations of a sub-objective accept values that
 * none spells out: a few seconds. Only many thousands of them, each against thousands of others, come there.
 */
const STEPS_MAX = 20_000_000;
/** What a check takes beside the steps of a pattern. */
const STEPS_OF_CHECK = 20;

/** A value, and the first two informations that it may speak of. */
interface Spoken {
  readonly value: JsonValue;
  informations: number[];
}

/**
 * What values of choices speak of among the informations of a sub-objective: a value that exactly one of them spells out speaks of that one;
 * so does one that none spells out and exactly one accepts, unless just any text would do.
 */
export class ChoiceTargets {
  readonly #schemas: readonly InformationSchema[];
  readonly #spoken = new Map<string, Spoken>();

  /**
   * @param schemas of all informations
   * @param subObjective which of them are of the sub-objective
   */
  constructor(
    schemas: readonly InformationSchema[],
    subObjective: readonly number[],
    values: readonly JsonValue[],
    stepsMax = STEPS_MAX,
  ) {
    this.#schemas = schemas;
    for (const value of values) {
      const key = canonicalJson(value);
      if (!this.#spoken.has(key)) this.#spoken.set(key, { value, informations: [] });
    }
    this.#findNaming(subObjective);
    this.#findTaking(subObjective, stepsMax);
  }

  of(value: JsonValue): number | undefined {
    const { informations } = this.#spoken.get(canonicalJson(value))!;
    return informations.length === 1 ? informations[0] : undefined;
  }

  #findNaming(subObjective: readonly number[]): void {
    for (const information of subObjective) {
      const schema = this.#schemas[information]!;
      for (const key of new Set(spelledOut(schema).map(canonicalJson))) {
        const spoken = this.#spoken.get(key);
        if (!spoken || isShared(spoken) || !namesValue(schema, spoken.value)) continue;
        spoken.informations.push(information);
      }
    }
  }

  /** Schema by schema, so that the program of a pattern is made once, and informations that have one in common are asked once. */
  #findTaking(subObjective: readonly number[], stepsMax: number): void {
    const isOpen = ({ informations }: Spoken) => informations.length === 0;
    let left = [...this.#spoken.values()].filter(isOpen);
    let steps = stepsMax;
    for (const group of this.#withoutNames(subObjective)) {
      steps = take(group, left, steps);
      left = left.filter((spoken) => !isShared(spoken));
      if (steps < 0 || left.length === 0) break;
    }
    if (steps >= 0) return;
    // Of what was not held against all, nobody knows whether another one accepts it, too.
    for (const spoken of left) spoken.informations = [];
  }

  /** Informations by their schema, but for those that accept only what they spell out. */
  #withoutNames(subObjective: readonly number[]): Iterable<Group> {
    const groups = new Map<string, Group>();
    for (const information of subObjective) {
      const schema = this.#schemas[information]!;
      if (spellsOut(schema) && !isObject(schema.items)) continue;
      const key = canonicalJson(schema);
      const group = groups.get(key) ?? ([schema, []] as const);
      group[1].push(information);
      groups.set(key, group);
    }
    return groups.values();
  }
}

type Group = readonly [schema: InformationSchema, informations: number[]];

/** @returns the steps that are left; below 0, not all values were held against the schema */
function take([schema, informations]: Group, values: readonly Spoken[], steps: number): number {
  let left = steps;
  for (const spoken of values) {
    left -= STEPS_OF_CHECK + stepsOf(schema, spoken.value);
    if (left < 0) break;
    if (takesValue(schema, spoken.value)) spoken.informations.push(...informations.slice(0, 2));
  }
  return left;
}

function isShared({ informations }: Spoken): boolean {
  return informations.length > 1;
}

function spellsOut(schema: InformationSchema): boolean {
  return 'enum' in schema || 'const' in schema;
}

function spelledOut(schema: InformationSchema): readonly JsonValue[] {
  const own = [
    ...(Array.isArray(schema.enum) ? schema.enum : []),
    ...('const' in schema ? [schema.const!] : []),
  ];
  return isObject(schema.items) ? [...own, ...spelledOut(schema.items)] : own;
}

function namesValue(schema: InformationSchema, value: JsonValue): boolean {
  if (spellsOut(schema) && acceptsValue(schema, value)) return true;
  return isObject(schema.items) && namesValue(schema.items, value);
}

const TEXT_KEYWORDS = ['format', 'pattern'];

function takesValue(schema: InformationSchema, value: JsonValue): boolean {
  const isAnyText = typeof value === 'string' && !TEXT_KEYWORDS.some((word) => word in schema);
  if (!isAnyText && acceptsValue(schema, value)) return true;
  return isObject(schema.items) && takesValue(schema.items, value);
}

function stepsOf(schema: InformationSchema, value: JsonValue): number {
  const items = isObject(schema.items) ? schema.items.pattern : undefined;
  const values = Array.isArray(value) ? value : [value];
  return patternWork(schema.pattern, [value]) + patternWork(items, values);
}
