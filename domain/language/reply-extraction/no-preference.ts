import type { Steps } from '../../steps.ts';
import { detectLanguage } from '../grammar/detect-language.ts';
import { PHRASE } from '../grammar/language.ts';
import { languageInSteps } from '../grammar/language-in-steps.ts';
import { type ReadText, readText } from '../grammar/read-text.ts';
import { HINTS } from '../pack-format/hints.ts';
import type { ReplyInput } from '../reading.ts';
import type { PhraseMatch } from '../text/phrases.ts';
import { findHints } from '../word-kinds/find-word-kinds.ts';
import { type Extraction, isKnown } from './candidates/context.ts';
import type { Extracted } from './candidates/resolve-candidates.ts';
import { findYesOrNo } from './yes-or-no.ts';

const CONFIDENCE = 0.8;

/** Tells the informations without a preference that no value is told or known of. */
export function* addMissingPreferences(
  extraction: Extraction,
  input: ReplyInput,
  extracted: Extracted,
): Steps<void> {
  const phrase = extraction.read.phrases.find(({ kind }) => kind === PHRASE.noPreference);
  // Without such a phrase none is marked.
  if (phrase !== undefined) {
    const marked = [...extraction.unpreferred].sort((a, b) => a - b);
    const open = marked.filter((position) => !isKnown(extraction, position));
    add(extracted, open, phrase);
  }
  yield* addPlainNo(extraction, input, extracted);
}

function add(extracted: Extracted, positions: readonly number[], phrase: PhraseMatch): void {
  for (const position of positions) {
    if (extracted.has(position)) continue;
    extracted.set(position, {
      notApplicable: true,
      confidence: CONFIDENCE,
      words: [phrase.start, phrase.end],
    });
  }
}

/** "Do you have a preferred airline?" "No."; "What area would you like?" "I don't. Could you recommend one?" */
function* addPlainNo(extraction: Extraction, input: ReplyInput, extracted: Extracted): Steps<void> {
  const { asked, wanted } = extraction;
  if (wanted.some(({ kind, position }) => kind === 'boolean' || extracted.has(position))) return;
  const answer = findYesOrNo(extraction.read);
  if (answer === undefined || answer.value || answer.phrase.start > 0) return;
  if (extraction.isDeclining) return;
  const isLeft = asksAdvice(extraction.read, answer.phrase.end);
  if (!isLeft && !(yield* asksForPreference(extraction, input.assistantText))) return;
  const main = wanted.filter(({ position }) => asked[position] === 1);
  add(
    extracted,
    main.map(({ position }) => position),
    answer.phrase,
  );
}

const ADVISING = HINTS.indexOf('advising');

/** Whether it asks, behind a token, what the other side would take. */
function asksAdvice(read: ReadText, from: number): boolean {
  return findHints(read).some(
    ({ kind, start }) => kind === ADVISING && start >= from && read.asks[start]! > 0,
  );
}

/** In whatever language the agent speaks: a short question does not tell it. */
function* asksForPreference(
  { index, read }: Extraction,
  assistantText: string | undefined,
): Steps<boolean> {
  if (assistantText === undefined) return false;
  const detected = detectLanguage([assistantText]);
  const codes =
    detected === undefined ? [index.language.pack.code, read.language.pack.code, 'en'] : [detected];
  for (const code of codes) {
    const { phrases } = readText(assistantText, yield* languageInSteps(code));
    if (phrases.some(({ kind }) => kind === PHRASE.asksPreference)) return true;
  }
  return false;
}
