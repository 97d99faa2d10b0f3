import { detectLanguage } from '../grammar/detect-language.ts';
import { PHRASE } from '../grammar/language.ts';
import { languageOf } from '../grammar/language-of.ts';
import { dayOf } from '../mentions/calendar.ts';
import type { ReplyInput } from '../reading.ts';
import type { Candidate } from './candidates.ts';
import type { Extraction } from './context.ts';
import { beginExtraction, extractCandidates } from './extract-candidates.ts';
import type { ReadingIndex } from './extraction-index.ts';
import { type Extracted, resolveCandidates } from './resolve-candidates.ts';
import { findYesOrNo } from './yes-or-no.ts';

const CONFIDENCE = 0.8;

/** "Will you check out on March 8th?" "Yes, that's right.": the value stands in what the agent said. */
export function addAffirmed(extraction: Extraction, input: ReplyInput, extracted: Extracted): void {
  const { index, asked } = extraction;
  if (input.assistantText === undefined) return;
  const open = index.informations.filter(
    ({ kind, position }) => kind !== 'boolean' && asked[position]! > 0 && !extracted.has(position),
  );
  if (open.length === 0) return;
  if (!agrees(extraction)) return;
  const code = detectLanguage([input.assistantText]) ?? extraction.read.language.pack.code;
  const proposal = beginExtraction(index, input.assistantText, languageOf(code), asked);
  const candidates = extractCandidates(proposal, dayOf(input.referenceTime)).filter(
    isProposal(proposal),
  );
  const proposed = resolveCandidates(proposal, candidates);
  for (const { position } of open) {
    const value = proposed.get(position)?.value;
    if (value === undefined || isOneOfSeveral(index, candidates, position)) continue;
    extracted.set(position, { value, confidence: CONFIDENCE });
  }
}

/** A yes anywhere, as in "the time is 2 pm and yes, that is the place", if the reply does not begin with a no. */
function agrees({ negated, read }: Extraction): boolean {
  if (findYesOrNo(read)?.value === false) return false;
  return read.phrases.some(({ kind, start }) => kind === PHRASE.yes && negated[start] === 0);
}

/** What a yes answers is a question; where the message asks none, all that it says. */
function isProposal({ read }: Extraction): (candidate: Candidate) => boolean {
  const asksNone = !read.asks.some((mark) => mark > 0);
  return ({ end }) => asksNone || read.asks[end - 1]! > 0;
}

/** "The north or the south?": a yes picks neither. Names are not held against each other, they are guesses. */
function isOneOfSeveral(
  index: ReadingIndex,
  candidates: readonly Candidate[],
  position: number,
): boolean {
  if (index.informations[position]!.kind === 'text') return false;
  const values = candidates
    .filter((candidate) => candidate.information === position && candidate.score >= PROPOSED_MIN)
    .map(({ value }) => JSON.stringify(value));
  return new Set(values).size > 1;
}

const PROPOSED_MIN = 1;
