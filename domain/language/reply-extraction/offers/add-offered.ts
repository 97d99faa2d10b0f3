import { acceptsValue } from '../../../configuration/information-schema/information-schema.ts';
import type { JsonValue } from '../../../json/json.ts';
import type { Steps } from '../../../steps.ts';
import { PHRASE, roleBit } from '../../grammar/language.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { countsAll, saysAll } from '../../word-kinds/all-of-list.ts';
import type { Extraction } from '../candidates/context.ts';
import type { Extracted, ExtractedValue } from '../candidates/resolve-candidates.ts';
import type { AgentWords, AgentWordsOnce } from './agent-words.ts';
import { offersOf } from './find-offers.ts';
import { isWholeList, listedOffers } from './listed-offers.ts';
import { markedOffers, mayPickMark } from './marked-offers.ts';
import { movedOffer, movesOffer } from './moved-offer.ts';
import { namedOffer, namesLess } from './named-offer.ts';
import type { Offer } from './offer.ts';
import { prepareOfferWords } from './offer-words.ts';
import { type Picked, pickedOffer, pointsAtOffers, takenOffer } from './picked-offer.ts';
import { pickedOffers } from './picked-offers.ts';
import { isWholeClause } from './turned-down.ts';

const CONFIDENCE = 0.85;

/**
 * One of the values that the agent offered: "We have 3 pm, 4:30 and 6." "The second one." What was read of the same words
 * before is none.
 * @returns whether the reply wants none of them: "neither"
 */
export function* addOffered(
  extraction: Extraction,
  extracted: Extracted,
  agent: AgentWordsOnce,
): Steps<boolean> {
  const main = extraction.wanted.find(
    ({ kind, position }) => extraction.asked[position] === 1 && kind !== 'boolean',
  );
  if (main === undefined) return false;
  yield* prepareOfferWords(extraction.read.language);
  if (yield* addMarked(extraction, main, agent, extracted)) return false;
  if (!mayPick(extraction, main)) return false;
  const words = yield* agent.read();
  if (words !== undefined) yield* prepareOfferWords(words.proposal.read.language);
  const offered = words === undefined ? [] : yield* offersOf(words, main);
  if (offered.length < 2) addListed(extraction, main, extracted);
  if (offered.length === 0 || words === undefined) return false;
  const offers = isWholeList(words.proposal.read, main, offered) ? listedOffers(main) : offered;
  if (isTurnedDown(extraction, main, offers, extracted)) {
    extracted.delete(main.position);
    return true;
  }
  chooseOffer({ extraction, main, before: extracted.get(main.position) }, offers, words, extracted);
  return false;
}

/** "B", where the agent listed "a) …, b) …". */
function* addMarked(
  extraction: Extraction,
  main: InformationEntry,
  agent: AgentWordsOnce,
  extracted: Extracted,
): Steps<boolean> {
  if (!mayPickMark(extraction.read, main)) return false;
  const words = yield* agent.read();
  const picked = words && markedOffers(extraction, main, words.proposal);
  if (picked !== undefined) take(extraction, main, picked, extracted);
  return picked !== undefined;
}

/** One of them, or what the reply makes of the only one. */
function chooseOffer(
  asked: Asked,
  offers: readonly Offer[],
  words: AgentWords,
  extracted: Extracted,
): void {
  const { before, extraction, main } = asked;
  const [only] = offers;
  const moved = offers.length === 1 ? movedOffer(extraction, main, only!) : undefined;
  const picked = moved ?? pickOf(asked, offers, words);
  if (picked === undefined) return;
  const isTold =
    moved === undefined
      ? isContradicted(extraction, extracted, main, picked)
      : isToldElsewhere(before, only!, moved);
  if (!isTold) take(extraction, main, picked, extracted);
}

/** "Option two" of what the question lists, where the agent did not. */
function addListed(extraction: Extraction, main: InformationEntry, extracted: Extracted): void {
  const offers = listedOffers(main);
  if (offers.length < 2) return;
  const asked = { agent: new Set<string>(), isTold: extracted.has(main.position) };
  const picked = pickedOffers(extraction, main, offers, asked);
  if (picked !== undefined && !isContradicted(extraction, extracted, main, picked))
    take(extraction, main, picked, extracted);
}

/** A long reply tells in words of its own what it wants. */
const PICKING_LENGTH_MAX = 40;
const OF_ALL: ReadonlySet<number> = new Set([PHRASE.everything, PHRASE.nothing, PHRASE.neither]);

/** Whether a reply says anything that may mean an offer, so that the agent's words are read for few. */
function mayPick(extraction: Extraction, main: InformationEntry): boolean {
  const { phrases, tokens } = extraction.read;
  if (tokens.length > PICKING_LENGTH_MAX) return false;
  if (phrases.some(({ kind }) => OF_ALL.has(kind)) || pointsAtOffers(extraction.read)) return true;
  return namesLess(extraction, main) || movesOffer(extraction, main);
}

interface Asked {
  readonly extraction: Extraction;
  readonly main: InformationEntry;
  /** What was read of it before. */
  readonly before: ExtractedValue | undefined;
}

function pickOf(
  { extraction, main, before }: Asked,
  offers: readonly Offer[],
  { proposal }: AgentWords,
): Picked | undefined {
  const isMoney = (main.roles & roleBit('money')) !== 0;
  const agent = new Set(proposal.stems.filter((_, at) => !proposal.read.senses[at]?.isEmpty));
  const asked = { agent, isTold: before !== undefined };
  const picked =
    (main.isList ? undefined : pickedOffer(extraction, offers, isMoney, agent)) ??
    (main.kind === 'choice' ? pickedOffers(extraction, main, offers, asked) : undefined) ??
    allOf(extraction, main, offers, before);
  if (picked !== undefined) return picked;
  const named = namedOffer(extraction, main, offers);
  if (named !== undefined || offers.length > 1) return named;
  const taken = takenOffer(extraction);
  return taken && { offers, words: taken };
}

/** "Both", "all three" of what was offered to who asks for several; what is told by its own name is told alone. */
function allOf(
  { labels, negated, read }: Extraction,
  { isList, position }: InformationEntry,
  offers: readonly Offer[],
  before: ExtractedValue | undefined,
): Picked | undefined {
  if (!isList || offers.length < 2) return undefined;
  const isNamed = labels.of(position).length > 0;
  const isNone = Array.isArray(before?.value) && before.value.length === 0;
  const phrase = countsAll(read, offers.length) ?? (isNamed || isNone ? undefined : saysAll(read));
  if (phrase === undefined || negated[phrase.start] === 1) return undefined;
  const isLeftOut = read.phrases.some(({ kind }) => kind === PHRASE.except);
  return isLeftOut ? undefined : { offers, words: [phrase.start, phrase.end] };
}

/** "Neither" and no more: none of a count is offered by it, and nothing is told. */
function isTurnedDown(
  { read }: Extraction,
  { isList, kind, position }: InformationEntry,
  offers: readonly Offer[],
  extracted: Extracted,
): boolean {
  if (isList || kind === 'choice' || offers.length < 2) return false;
  const before = extracted.get(position)?.value;
  if (before !== undefined && before !== 0) return false;
  return read.phrases.some(
    (phrase) =>
      (phrase.kind === PHRASE.nothing || phrase.kind === PHRASE.neither) &&
      isWholeClause(read, phrase),
  );
}

/** Told by words of its own ("is 17:45 the last one you've got?"), or by a label that has the same ones: "middle seat". */
function isContradicted(
  { labels }: Extraction,
  extracted: Extracted,
  { isList, kind, position }: InformationEntry,
  { words: [start, end] }: Picked,
): boolean {
  const before = extracted.get(position);
  // A name is a guess.
  if (before?.words === undefined || before.notApplicable || isList || kind === 'text')
    return false;
  const isLabel = labels.of(position).some((label) => label.start < end && start < label.end);
  if (isLabel) return true;
  return before.words[1] <= start || before.words[0] >= end;
}

/** "The day after, the 26th": by words of its own, and not by those that repeat the offer: "Wednesday I can't, the day after". */
function isToldElsewhere(
  before: ExtractedValue | undefined,
  offer: Offer,
  { words: [start, end] }: Picked,
): boolean {
  if (before?.words === undefined || before.value === offer.value) return false;
  return before.words[1] <= start || before.words[0] >= end;
}

function take(
  extraction: Extraction,
  main: InformationEntry,
  { offers, words }: Picked,
  extracted: Extracted,
): void {
  for (const [position, other] of [...extracted]) {
    const isOfThem =
      other.words !== undefined && other.words[0] < words[1] && words[0] < other.words[1];
    if (isOfThem && extraction.asked[position] !== 1) extracted.delete(position);
  }
  const value = valueOfOffers(main, offers);
  if (value === undefined || !acceptsValue(main.whole, value)) extracted.delete(main.position);
  else extracted.set(main.position, { value, confidence: CONFIDENCE, words });
}

/** Of several that may be meant none is told, but to who asks for several. */
function valueOfOffers(main: InformationEntry, offers: readonly Offer[]): JsonValue | undefined {
  if (!main.isList) return offers.length === 1 ? offers[0]!.value : undefined;
  return offers.map(({ value }) => value);
}
