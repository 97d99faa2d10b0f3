import { dayOf } from '../mentions/calendar.ts';
import { languageOf } from '../packs/all.ts';
import { detectLanguage } from '../packs/detect-language.ts';
import { PHRASE } from '../packs/language.ts';
import type { ReplyInput } from '../reading.ts';
import type { Claim } from './candidates.ts';
import type { Weighing } from './context.ts';
import { gatherClaims, weigh } from './extract-candidates.ts';
import type { ReadingIndex } from './extraction-index.ts';
import { settle, type Tellings } from './resolve-candidates.ts';
import { findYesOrNo } from './yes-or-no.ts';

const CONFIDENCE = 0.8;

/** "Will you check out on March 8th?" "Yes, that's right.": the value stands in what the agent said. */
export function addAffirmed(weighing: Weighing, input: ReplyInput, told: Tellings): void {
  const { index, asked } = weighing;
  if (input.assistantText === undefined) return;
  const open = index.informations.filter(
    ({ kind, position }) => kind !== 'boolean' && asked[position]! > 0 && !told.has(position),
  );
  if (open.length === 0) return;
  if (!agrees(weighing)) return;
  const code = detectLanguage([input.assistantText]) ?? weighing.read.language.table.code;
  const proposal = weigh(index, input.assistantText, languageOf(code), asked);
  const claims = gatherClaims(proposal, dayOf(input.referenceTime)).filter(isProposal(proposal));
  const proposed = settle(proposal, claims);
  for (const { position } of open) {
    const value = proposed.get(position)?.value;
    if (value === undefined || isOneOfSeveral(index, claims, position)) continue;
    told.set(position, { value, confidence: CONFIDENCE });
  }
}

/** A yes anywhere, as in "the time is 2 pm and yes, that is the place", if the reply does not begin with a no. */
function agrees({ negated, read }: Weighing): boolean {
  if (findYesOrNo(read)?.value === false) return false;
  return read.phrases.some(({ kind, start }) => kind === PHRASE.yes && negated[start] === 0);
}

/** What a yes answers is a question; where the message asks none, all that it says. */
function isProposal({ read }: Weighing): (claim: Claim) => boolean {
  const asksNone = !read.asks.some((mark) => mark > 0);
  return ({ end }) => asksNone || read.asks[end - 1]! > 0;
}

/** "The north or the south?": a yes picks neither. Names are not held against each other, they are guesses. */
function isOneOfSeveral(index: ReadingIndex, claims: readonly Claim[], position: number): boolean {
  if (index.informations[position]!.kind === 'text') return false;
  const values = claims
    .filter((claim) => claim.information === position && claim.score >= PROPOSED_MIN)
    .map(({ value }) => JSON.stringify(value));
  return new Set(values).size > 1;
}

const PROPOSED_MIN = 1;
