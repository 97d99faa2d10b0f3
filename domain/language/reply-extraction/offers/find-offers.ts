import { canonicalJson } from '../../../json/json.ts';
import type { Steps } from '../../../steps.ts';
import { startOfSentence } from '../../grammar/clause.ts';
import { MARK } from '../../grammar/language.ts';
import { isNameWord, type ReadText } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { ValueCandidate } from '../candidates/candidate.ts';
import type { Extraction } from '../candidates/context.ts';
import type { AgentWords } from './agent-words.ts';
import { isBeside, type Offer } from './offer.ts';
import { offerWords } from './offer-words.ts';
import { offeredDays } from './offered-days.ts';
import { isPutForward } from './put-forward.ts';

/**
 * What the agent offered for an information, in its order: values beside each other in one sentence, or the only one of a
 * question. What was only mentioned is none: the ends of a range, opening hours, what was, what is ruled out. Of two such rows
 * it is not known which is meant.
 */
export function* offersOf(words: AgentWords, entry: InformationEntry): Steps<readonly Offer[]> {
  const { proposal } = words;
  const values = yield* valuesIn(words, entry);
  let run: Offer[] = [];
  const runs: Offer[][] = [];
  for (const offer of values) {
    yield;
    const last = run.at(-1);
    if (last === undefined || !isBeside(proposal.read, last, offer)) run = [];
    run.push(offer);
    if (run.length === 2) runs.push(run);
  }
  const [best] = runs;
  if (best !== undefined) {
    if (runs.length > 1 || isStatement(proposal.read, best[0]!)) return [];
    return inOrder(entry, proposal, best);
  }
  const asked = values.filter(
    (offer) =>
      isPutForward(proposal.read, offer.end) &&
      (entry.kind !== 'text' || isNameWord(proposal.read, offer.start)),
  );
  return asked.length === 1 && values.length === 1 ? asked : [];
}

/** Every value of it that is not ruled out, each once, by its best words. */
function* valuesIn({ candidates, proposal }: AgentWords, entry: InformationEntry): Steps<Offer[]> {
  const ends = [...proposal.days, ...proposal.hours].filter(({ ofRange }) => ofRange !== undefined);
  const ofRange = new Uint8Array(proposal.read.tokens.length);
  for (const { start, end } of ends) ofRange.fill(1, start, end);
  const taken = new Uint8Array(ofRange.length);
  const best: ValueCandidate[] = [];
  const own = candidates.filter(({ information }) => information === entry.position);
  for (const each of own.sort((a, b) => b.score - a.score || a.start - b.start)) {
    yield;
    const { start, end } = each;
    const isFree = isOffered(proposal, each, ofRange) && !taken.subarray(start, end).includes(1);
    if (!isFree) continue;
    taken.fill(1, start, end);
    best.push(each);
  }
  const values = best
    .sort((a, b) => a.start - b.start)
    .map(({ value, start, end }) => ({ value, start, end }));
  const found = entry.kind === 'date' ? offeredDays(proposal, values) : values;
  const seen = new Set<string>();
  return found.filter(({ value }) => {
    const key = canonicalJson(value);
    return !seen.has(key) && seen.add(key);
  });
}

function isOffered(
  { declined, negated, read }: Extraction,
  { end, start }: ValueCandidate,
  ofRange: Uint8Array,
): boolean {
  if (negated[start] === 1 || declined[start] === 1) return false;
  return !ofRange.subarray(start, end).includes(1) && !isRanged(read, start);
}

/** "Between 9 and 18", "4-10". */
function isRanged(read: ReadText, start: number): boolean {
  const { ranging } = read.language;
  for (let at = start; at > 0 && start - at < RANGE_WORDS_MAX; at--) {
    if (read.tokens[at]!.boundary === 2) return false;
    if (ranging.has(read.tokens[at - 1]!.word)) return true;
  }
  return false;
}

/** Words of a range up to its second end: "between 9 and half past 18". */
const RANGE_WORDS_MAX = 5;
/** "The last guests came at nine and at ten.", "we are closed on Mondays and Tuesdays". */
function isStatement(read: ReadText, { start }: Offer): boolean {
  const { past, pack } = read.language;
  const { calendar } = pack;
  const { closed } = offerWords(read.language);
  const from = startOfSentence(read, start);
  const before = read.tokens.slice(from, start);
  if (before.some(({ word }) => closed.has(word))) return true;
  const text = read.text.slice(read.tokens[from]!.start, read.tokens[start]!.start).toLowerCase();
  // As it is written: "ich hätte noch" offers.
  if (text.split(/[^\p{L}]+/u).some((word) => word !== '' && past.has(word))) return true;
  return calendar.pastTense?.test(text) === true && calendar.planned?.test(text) !== true;
}

const HALF_DAY = 12;
/** Nobody offers an earlier hour of the morning behind one of the day. */
const MORNING = '07:00';

/**
 * Hours that follow each other: "10, 11:30, 2" goes on after noon, where the half of the day is not told. "9:00, 8:30 or 10"
 * are in no order and stay; none are offered where some only would follow.
 */
function inOrder(
  { kind }: InformationEntry,
  { read }: Extraction,
  offers: readonly Offer[],
): readonly Offer[] {
  if (kind !== 'time') return offers;
  const values = offers.map(({ value }) => String(value));
  const from = offers.findIndex(
    (offer, i) => i > 0 && isBare(read, offer) && values[i]! < values[i - 1]! && values[i]! < NOON,
  );
  if (from < 0) return offers;
  const before = values[from - 1]!;
  const moved = offers.map((offer, i) =>
    i < from || !isBare(read, offer) || values[i]! >= NOON
      ? offer
      : { ...offer, value: afterNoon(values[i]!) },
  );
  const isLate = before >= NOON || values[from]! < MORNING;
  const follows = moved.every((offer, i) => i < from || offer.value! > moved[i - 1]!.value!);
  if (isLate && follows) return moved;
  return values[from]! < MORNING ? [] : offers;
}

const NOON = '12:00';

function afterNoon(value: string): string {
  return `${Number(value.slice(0, 2)) + HALF_DAY}${value.slice(2)}`;
}

function isBare({ senses }: ReadText, { end, start }: Offer): boolean {
  return !senses.slice(start, end).some((sense) => ((sense?.marks ?? 0) & MARK.hour) !== 0);
}
