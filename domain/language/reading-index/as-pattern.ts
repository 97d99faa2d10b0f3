import {
  acceptsValue,
  type InformationSchema,
} from '../../configuration/information-schema/information-schema.ts';
import type { Steps } from '../../steps.ts';
import { isDateOrHour, runsOf } from './written-form.ts';

const SEPARATORS = ['', '-', ' ', '/', '.'];

/** Words, numbers and codes of any sort: a pattern that takes one of them tells nothing apart. */
const ANYTHING =
  'a A1 X5 hello Hello abc12 12abc ABC123 AB-1234 AB 1234 7 42 2024 14000 123456 1234567'
    .split(' ')
    .concat('two words', 'AB 1234');

/** Whether hardly anything but what it asks for has the form that the pattern gives. */
export function hasRareForm(schema: InformationSchema, kind: string): boolean {
  const { pattern } = schema;
  if (kind !== 'text') return false;
  if (typeof pattern !== 'string' || !/\d|0-9/.test(pattern)) return false;
  return !ANYTHING.some((each) => acceptsValue(schema, each));
}

/** The text with other capitals, or with other marks between its letters and its digits, as the schema's pattern takes it. */
export function* asPattern(schema: InformationSchema, text: string): Steps<string | undefined> {
  if (typeof schema.pattern !== 'string' || !/\d/.test(text) || isDateOrHour(text))
    return undefined;
  return yield* firstAccepted(schema, variantsOf(text));
}

/** The text with the beginning that the pattern fixes ("#", "INV-") before it; a 0 at its own begins something else. */
export function* withBeginning(schema: InformationSchema, text: string): Steps<string | undefined> {
  if (typeof schema.pattern !== 'string' || !/\d/.test(text) || text.startsWith('0'))
    return undefined;
  const beginning = beginningOf(schema.pattern);
  if (beginning === '' || isDateOrHour(text)) return undefined;
  const texts = variantsOf(text).map((each) => beginning + each);
  return yield* firstAccepted(schema, texts);
}

function* firstAccepted(
  schema: InformationSchema,
  texts: readonly string[],
): Steps<string | undefined> {
  for (const text of texts) {
    yield;
    if (acceptsValue(schema, text)) return text;
  }
  return undefined;
}

function variantsOf(text: string): string[] {
  const runs = runsOf(text);
  const joined = [text, ...SEPARATORS.map((separator) => runs.join(separator))];
  return [...new Set(joined.flatMap((each) => [each, each.toUpperCase(), each.toLowerCase()]))];
}

/** The characters that every text of the pattern begins with. */
function beginningOf(pattern: string): string {
  const literal = /^\^((?:[A-Za-z0-9#_ -]|\\[-.#/+])+)/.exec(pattern)?.[1] ?? '';
  const rest = pattern.slice(1 + literal.length);
  // What a quantifier follows may be absent or come again.
  const kept = /^[?*+{|]/.test(rest) ? literal.replace(/\\?.$/, '') : literal;
  return pattern.includes('|') ? '' : kept.replaceAll('\\', '');
}
