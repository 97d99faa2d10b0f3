import type { Steps } from '../../steps.ts';
import { PHRASE } from '../grammar/language.ts';
import type { ReadText } from '../grammar/read-text.ts';
import type { PhraseMatch } from '../text/phrases.ts';
import type { ValueCandidate } from './candidates/candidate.ts';
import type { Extraction } from './candidates/context.ts';
import { type Extracted, resolveCandidates } from './candidates/resolve-candidates.ts';
import type { AgentWordsOnce } from './offers/agent-words.ts';
import { prepareOfferWords } from './offers/offer-words.ts';
import { isPutForward } from './offers/put-forward.ts';
import { isTakenBack } from './offers/turned-down.ts';
import { findYesOrNo } from './yes-or-no.ts';

const CONFIDENCE = 0.8;

/**
 * "Will you check out on March 8th?" "Yes, that's right.": the value stands in what the agent said.
 * @returns whether the reply takes its yes back: "sounds good, but too early"
 */
export function* addAffirmed(
  extraction: Extraction,
  agent: AgentWordsOnce,
  extracted: Extracted,
): Steps<boolean> {
  const open = extraction.wanted.filter(
    ({ kind, position }) => kind !== 'boolean' && !extracted.has(position),
  );
  if (open.length === 0) return false;
  yield* prepareOfferWords(extraction.read.language);
  if (extraction.isDeclining || findYesOrNo(extraction.read)?.value === false) return false;
  const agreeing = agreements(extraction);
  if (agreeing.length === 0) return false;
  if (agreeing.every((phrase) => isTakenBack(extraction.read, phrase))) return true;
  const words = yield* agent.read();
  if (words === undefined) return false;
  const { proposal } = words;
  const candidates = words.candidates.filter(isProposal(proposal));
  const proposed = yield* resolveCandidates(proposal, candidates);
  const several = severalOf(candidates);
  for (const { kind, position } of open) {
    const value = proposed.get(position)?.value;
    // Names are not held against each other, they are guesses.
    if (value === undefined || (kind !== 'text' && several.has(position))) continue;
    extracted.set(position, { value, confidence: CONFIDENCE });
  }
  return false;
}

/** A yes anywhere, as in "the time is 2 pm and yes, that is the place". */
function agreements({ negated, read }: Extraction): PhraseMatch[] {
  return read.phrases.filter(
    (phrase) =>
      phrase.kind === PHRASE.yes && negated[phrase.start] === 0 && !isCondition(read, phrase),
  );
}

/** "Ça m'irait si c'était demain": the "si" is an "if" where its clause goes on. */
function isCondition({ senses, tokens }: ReadText, { start, end }: PhraseMatch): boolean {
  return senses[start]?.joinsClauses === true && tokens[end]?.boundary === 0;
}

/** What a yes answers is a question, or what it asks about; where the message asks none, all that it says. */
function isProposal({ asked, read }: Extraction): (candidate: ValueCandidate) => boolean {
  const asksNone = !read.asks.some((mark) => mark > 0);
  return ({ end, information }) =>
    asksNone || read.asks[end - 1]! > 0 || (asked[information] === 1 && isPutForward(read, end));
}

/** "The north or the south?": a yes picks neither. Informations that several values are proposed for. */
function severalOf(candidates: readonly ValueCandidate[]): ReadonlySet<number> {
  const first = new Map<number, string>();
  const several = new Set<number>();
  for (const { information, value } of candidates) {
    const text = JSON.stringify(value);
    if (!first.has(information)) first.set(information, text);
    else if (first.get(information) !== text) several.add(information);
  }
  return several;
}
