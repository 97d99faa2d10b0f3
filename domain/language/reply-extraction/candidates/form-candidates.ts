import { acceptsValue } from '../../../configuration/information-schema/information-schema.ts';
import type { Steps } from '../../../steps.ts';
import type { Mention, MentionKind, ReadText } from '../../grammar/read-text.ts';
import { rawWordsOf } from '../../mentions/contacts.ts';
import type { AnswerForm } from '../../pack-format/answer-forms.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { addCandidate, type Candidate, fitContext, fitPlace, fitUnit } from './candidate.ts';
import { type Context, contextOf, type Extraction } from './context.ts';

/** A word that has the form asked for answers where no name or number does. */
const SCORE = 1.5;
/** Each word is held against the schema: a reply is searched no further. */
const WORDS_MAX = 40;
/** Informations of one question that it is held against. */
const ENTRIES_MAX = 50;

/** Candidates of texts whose schema gives a form (a pattern, a UUID) on the words that have it. */
export function* addFormCandidates(extraction: Extraction, candidates: Candidate[]): Steps<void> {
  const entries = extraction.wanted.filter(({ hasForm }) => hasForm).slice(0, ENTRIES_MAX);
  if (entries.length === 0) return;
  for (const { text, start, end } of rawWordsOf(extraction.read, WORDS_MAX)) {
    yield;
    for (const { position, schema } of entries) {
      if (!acceptsValue(schema, text)) continue;
      addCandidate(candidates, { information: position, value: text, start, end, score: SCORE });
    }
  }
}

/** The mentions that have each form, best first, with what a lesser one loses. */
const MENTIONS_OF: Readonly<
  Record<Exclude<AnswerForm, 'account'>, readonly (readonly [MentionKind, number])[]>
> = {
  clock: [['time', 0]],
  when: [
    ['date', 0],
    ['time', -1],
  ],
  duration: [['number', 0]],
  count: [['number', 0]],
  measure: [['number', 0]],
  code: [
    ['code', 0.5],
    ['number', -1],
  ],
};

/** Candidates of plain texts that a form is asked for: the user's words that have it, and no others. */
export function addFormedCandidates(
  extraction: Extraction,
  mention: Mention,
  candidates: Candidate[],
): void {
  if (mention.certainty < CERTAINTY_MIN) return;
  for (const entry of extraction.index.formed) {
    const kinds = MENTIONS_OF[entry.form as Exclude<AnswerForm, 'account'>];
    const loss = kinds.find(([kind]) => kind === mention.kind)?.[1];
    if (loss === undefined) continue;
    const candidate = formedCandidate(extraction, entry, mention);
    addCandidate(candidates, { ...candidate, score: candidate.score + loss });
  }
}

function formedCandidate(
  extraction: Extraction,
  entry: InformationEntry,
  mention: Mention,
): Candidate {
  const [start, end] = wordsOf(extraction.read, mention, entry.form!);
  const context = contextOf(extraction, mention.start, mention.end);
  const isNumber = mention.kind === 'number';
  return {
    information: entry.position,
    value: textOf(extraction.read, start, end),
    start,
    end,
    score:
      fitPlace(extraction, mention.start) +
      fitContext(extraction, entry, context) +
      (isNumber ? fitOwnUnit(extraction, entry, context) : 0),
  };
}

/** A measure brings its own unit; another noun after a count speaks of something else. */
function fitOwnUnit(extraction: Extraction, entry: InformationEntry, context: Context): number {
  const fit = fitUnit(extraction, entry, context);
  return entry.form === 'count' ? fit : Math.max(0, fit);
}

/** All that is said but for small words is a number or a code: whatever a plain text asks for, that is it. */
export function addBareCode(
  { read, wanted }: Extraction,
  { certainty, end, kind, start, value }: Mention,
  candidates: Candidate[],
): void {
  if (kind !== 'code' || certainty < CERTAINTY_MIN) return;
  const isSmall = (at: number) => read.senses[at]?.isEmpty || read.senses[at]?.isCourtesy;
  for (let at = 0; at < read.tokens.length; at++) {
    if ((at < start || at >= end) && !isSmall(at)) return;
  }
  for (const { form, hasForm, kind: own, position, slotType } of wanted) {
    if (own !== 'text' || form !== undefined || hasForm || slotType !== 'unknown') continue;
    addCandidate(candidates, {
      information: position,
      value: String(value),
      start,
      end,
      score: SCORE,
    });
  }
}

/** A surer mention than an article that counts, or an hour alone. */
const CERTAINTY_MIN = 0.5;

/** The words of a mention; a measure with its unit: "3.5 metres", "1,200 euros". */
function wordsOf(
  { senses, tokens }: ReadText,
  { start, end }: Mention,
  form: AnswerForm,
): readonly [number, number] {
  if (form !== 'measure' && form !== 'duration') return [start, end];
  const next = tokens[end];
  const isUnit = next !== undefined && next.boundary === 0 && !next.digits && !senses[end]?.isEmpty;
  return [start, isUnit ? end + 1 : end];
}

const CURRENCY = /[$€£¥#]$/;

function textOf({ text, tokens }: ReadText, start: number, end: number): string {
  const from = tokens[start]!.start;
  const isSigned = CURRENCY.test(text.slice(Math.max(0, from - 1), from));
  const to = tokens[end - 1]!.end;
  const sign = /^\s?[€%²³]/.exec(text.slice(to, to + 2))?.[0] ?? '';
  return text.slice(isSigned ? from - 1 : from, to + sign.length);
}
