import { isStorableJson, type JsonValue } from '../../json/json.ts';
import { CHECKS, type InformationSchema, isObject } from './checks.ts';
import { VALUE_DEPTH_MAX } from './information-schema.ts';

/** Looks at no more than a list's size: to judge tens of thousands of items again is not worth a clearer message. */
const CHEAP: ReadonlySet<string> = new Set(['type', 'minItems', 'maxItems']);
const ITEMS_JUDGED = 500;
const OPERAND_SHOWN = 200;

/**
 * The first keyword that a value which does not fit fails, with what it asks for.
 * @returns a remark such as ` (format: "date")`; nothing where it is not known
 */
export function misfit(schema: InformationSchema, value: unknown): string {
  const isLong = Array.isArray(value) && value.length > ITEMS_JUDGED;
  if (!isLong && !isStorableJson(value, VALUE_DEPTH_MAX)) return ' (it is not plain JSON)';
  const failed = Object.entries(schema).find(
    ([keyword, operand]) =>
      (!isLong || CHEAP.has(keyword)) &&
      CHECKS.get(keyword)?.(operand as never)(value as JsonValue) === false,
  );
  if (!failed) return '';
  const [keyword, operand] = failed;
  if (keyword === 'items' && isObject(operand)) {
    const item = (value as readonly JsonValue[]).find((each) => misfit(operand, each) !== '');
    return item === undefined ? ' (items)' : misfit(operand, item).replace('(', '(items, ');
  }
  const asked = JSON.stringify(operand);
  const shown = asked.length > OPERAND_SHOWN ? `${asked.slice(0, OPERAND_SHOWN)}…` : asked;
  return ` (${keyword}: ${shown.toWellFormed()})`;
}
