import { acceptsValue } from '../../../../configuration/information-schema/information-schema.ts';
import { canonicalJson, type JsonValue } from '../../../../json/json.ts';
import type { ModelValue, OfferedInformation } from '../../../../language/extraction-request.ts';
import type { PossibleValues } from '../../../../language/reply-extraction/possible-values.ts';
import { findQuote, findRun } from '../../../../language/text/find-quote.ts';
import { tokenize } from '../../../../language/text/tokens.ts';
import type { Steps } from '../../../../steps.ts';
import type { RejectionReason } from '../../../model-part.ts';
import type { PinnedArtifact } from '../../../pinned-artifact.ts';
import { copiedText, type Said } from './copied-text.ts';

/** What a candidate of the model comes to. */
export type Judged =
  | { readonly ok: true; readonly value?: JsonValue; readonly support: Support }
  | { readonly ok: false; readonly reason: RejectionReason };

/**
 * What the words of a quote say of the value, as the rules read them: they tell it, they tell nothing of its kind, or they tell
 * another one ("two sisters and a brother" for 3).
 */
export type Support = 'told' | 'untold' | 'told_otherwise';

/** What a candidate is held against. */
export interface CallTexts {
  readonly pinned: PinnedArtifact;
  readonly user: readonly Said[];
  readonly assistant: readonly Said[];
  readonly language: string;
  readonly referenceTime: string;
}

const CONFIDENCE_MIN = 0.5;

/**
 * Holds a candidate of the model against the user's words and the information's schema.
 * @param readAs what some words tell of the information, as the rules read them
 */
export function* judgeCandidate(
  candidate: ModelValue,
  information: OfferedInformation,
  words: CallTexts,
  readAs: ReadAs,
): Steps<Judged> {
  const { kind, value, quote, confidence } = candidate;
  if (!words.user.some(({ tokens }) => findQuote(tokens, quote))) return no('quote_not_said');
  if (!(confidence >= CONFIDENCE_MIN)) return no('unsure');
  if (kind !== 'told') return { ok: true, support: 'told' };
  if (!acceptsValue(information.schema, value)) return no('not_in_schema');
  return yield* follow(value, candidate, { information, words, readAs });
}

/** What words tell of an information. */
export type ReadAs = (text: string, informationId: string) => Steps<PossibleValues>;

interface JudgingInput {
  readonly information: OfferedInformation;
  readonly words: CallTexts;
  readonly readAs: ReadAs;
}

function no(reason: RejectionReason): Judged {
  return { ok: false, reason };
}

/** How far a value follows from the quote, or from what the agent proposed and the user said yes to. */
function* follow(
  value: JsonValue,
  { quote }: ModelValue,
  { information, words, readAs }: JudgingInput,
): Steps<Judged> {
  const found = yield* readAs(quote, information.id);
  if (isAmong(value, found)) return holds(value, 'told');
  if (isListed(value, information)) {
    return namesAnother(value, quote, information)
      ? otherwise(value, found)
      : holds(value, 'untold');
  }
  if (!isSpelledOut(value, information)) return copied(value, quote, information, words);
  const tellsAnother = found.isTyped && found.values.length > 0;
  if (!tellsAnother || isOtherHalfOfDay(value, found)) return holds(value, 'untold');
  const proposed = words.assistant.at(-1);
  const isProposed =
    proposed !== undefined && isAmong(value, yield* readAs(proposed.text, information.id));
  return isProposed ? holds(value, 'told') : otherwise(value, found);
}

/** Words that are nothing but another value cannot mean this one. */
function otherwise(value: JsonValue, { isWhole }: PossibleValues): Judged {
  return isWhole ? no('does_not_follow') : holds(value, 'told_otherwise');
}

function holds(value: JsonValue, support: Support): Judged {
  return { ok: true, value, support };
}

function itemsOf(value: JsonValue): readonly JsonValue[] {
  return Array.isArray(value) ? value : [value];
}

function isAmong(value: JsonValue, { values }: PossibleValues): boolean {
  const known = new Set(values.map(canonicalJson));
  return itemsOf(value).every((item) => known.has(canonicalJson(item)));
}

function isListed(value: JsonValue, { choices }: OfferedInformation): boolean {
  const known = new Set(choices.map((choice) => canonicalJson(choice.value)));
  return known.size > 0 && itemsOf(value).every((item) => known.has(canonicalJson(item)));
}

/** Whether the quote holds the label of another choice word for word, and none of the value's. */
function namesAnother(value: JsonValue, quote: string, { choices }: OfferedInformation): boolean {
  if (typeof value === 'boolean') return false;
  const tokens = tokenize(quote);
  const own = new Set(itemsOf(value).map(canonicalJson));
  const named = choices.filter(({ label, synonyms }) =>
    [label, ...synonyms].some((name) =>
      findRun(
        tokens,
        tokenize(name).map(({ word }) => word),
      ),
    ),
  );
  return named.length > 0 && !named.some((choice) => own.has(canonicalJson(choice.value)));
}

/** "At 3:30" is in the afternoon as well. */
function isOtherHalfOfDay(value: JsonValue, { values }: PossibleValues): boolean {
  const [hour, minute] = String(value).split(':').map(Number);
  const other = `${String((hour! + 12) % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  return values.includes(other);
}

/** Formats whose texts are spelled out of what was said, and can carry no other words. */
const SPELLED_FORMATS = ['date', 'time', 'date-time', 'duration'];

/** A number, a yes or no, a date: nothing that could carry words of the model's own. */
function isSpelledOut(value: JsonValue, { schema }: OfferedInformation): boolean {
  return itemsOf(value).every((item) =>
    typeof item === 'string'
      ? SPELLED_FORMATS.includes(String(schema.format))
      : typeof item !== 'object' || item === null,
  );
}

function copied(
  value: JsonValue,
  quote: string,
  { schema }: OfferedInformation,
  { user, assistant }: CallTexts,
): Judged {
  const said = { user, assistant: assistant.slice(-1) };
  const texts = itemsOf(value).map((item) =>
    typeof item === 'string' ? copiedText(item, quote, said) : undefined,
  );
  const whole = Array.isArray(value) ? texts : texts[0];
  const isCopied = texts.every((text) => text !== undefined) && acceptsValue(schema, whole);
  return isCopied ? holds(whole as JsonValue, 'told') : no('does_not_follow');
}
