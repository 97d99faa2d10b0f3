import {
  canonicalInSteps,
  canonicalJson,
  isStorableJson,
  type JsonValue,
} from '../../json/json.ts';
import type { Steps } from '../../steps.ts';
import { CHECKS, checkOf, type InformationSchema, isWorthMatching, patternWork } from './checks.ts';
import { acceptsValue, VALUE_DEPTH_MAX } from './information-schema.ts';

/** Items of a list that are judged in one step: a fraction of a millisecond. */
const ITEMS_PER_STEP = 500;

/** As `acceptsValue` says, a little at a time: a client may send tens of thousands of items in one list. */
export function* acceptsInSteps(schema: InformationSchema, value: unknown): Steps<boolean> {
  if (!Array.isArray(value)) return acceptsValue(schema, value);
  const list: readonly unknown[] = value;
  if (!(yield* everyInSteps(list, (item) => isStorableJson(item, VALUE_DEPTH_MAX - 1)))) {
    return false;
  }
  return yield* fitsInSteps(schema, value);
}

function* fitsInSteps(schema: InformationSchema, list: readonly JsonValue[]): Steps<boolean> {
  for (const [keyword, operand] of Object.entries(schema)) {
    const inSteps = LIST_CHECKS.get(keyword);
    const fits = inSteps
      ? yield* inSteps(operand as never, list)
      : (CHECKS.get(keyword)?.(operand as never)(list) ?? true);
    if (!fits) return false;
    yield;
  }
  return true;
}

type ListCheck = (operand: never, list: readonly JsonValue[]) => Steps<boolean>;

/** The keywords that look at all that a list holds. */
const LIST_CHECKS: ReadonlyMap<string, ListCheck> = new Map<string, ListCheck>([
  ['enum', isAmong],
  ['const', (only: JsonValue, list) => isAmong([only], list)],
  ['items', fitItems],
  ['uniqueItems', (unique: boolean, list) => areDistinct(unique ? list : [])],
]);

function* isAmong(allowed: readonly JsonValue[], list: readonly JsonValue[]): Steps<boolean> {
  const text = yield* canonicalInSteps(list);
  return allowed.some((each) => canonicalJson(each) === text);
}

function* fitItems(items: InformationSchema, list: readonly JsonValue[]): Steps<boolean> {
  if (!isWorthMatching(patternWork(items.pattern, list))) return false;
  return yield* everyInSteps(list, checkOf(items));
}

function* areDistinct(list: readonly JsonValue[]): Steps<boolean> {
  const texts = new Set<string>();
  for (const item of list) {
    const text = yield* canonicalInSteps(item);
    if (texts.has(text)) return false;
    texts.add(text);
    if (texts.size % ITEMS_PER_STEP === 0) yield;
  }
  return true;
}

function* everyInSteps<Item>(
  items: readonly Item[],
  check: (item: Item) => boolean,
): Steps<boolean> {
  for (let at = 0; at < items.length; at += ITEMS_PER_STEP) {
    if (!items.slice(at, at + ITEMS_PER_STEP).every(check)) return false;
    yield;
  }
  return true;
}
