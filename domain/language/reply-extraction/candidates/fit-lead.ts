import { DIRECTION_BACK, DIRECTION_OUT, OF_PLACES, OF_TIMES } from '../../grammar/directions.ts';
import { leadBit, roleBit } from '../../grammar/language.ts';
import type { Mention, ReadText } from '../../grammar/read-text.ts';
import type { Span } from '../../mentions/spans.ts';
import type { Lead } from '../../pack-format/language-pack.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { PLACE_TYPES, type SlotType } from '../../reading-index/slot-type.ts';
import { dueBy } from '../../word-kinds/due-by.ts';
import { type EndOfWay, endOfWay } from '../places/way.ts';
import type { Context, Extraction } from './context.ts';

type LeadScores = Readonly<Partial<Record<Lead, number>>>;

/** How well a small word leads in each sort of text. */
const LEAD_SCORES: Readonly<Record<SlotType, LeadScores>> = {
  origin: { from: 2.5, in: 0.8, at: 0.8, to: -2.5, near: 0.5, by: -1, with: -2 },
  destination: { to: 2.5, in: 0.8, at: 0.8, from: -2.5, for: 0.8, near: 0.5, by: -1, with: -2 },
  place: { in: 2, near: 1.5, at: 0.8, to: 1, from: 0.8, for: 0.6, by: -1, with: -2, about: -1 },
  address: { at: 2, to: 1.5, in: 0.5, from: 0.5, by: -1, with: -2 },
  person: { by: 1.5, with: 1.5, for: 0.8, in: -3, at: -2.5, to: -2.5, from: -2.5, near: -3 },
  title: { for: 1.2, about: 1, of: 0.5, to: 0.3, in: -1.5, by: -1, from: -1, at: -0.5 },
  venue: { at: 1.6, to: 0.8, for: 0.8, of: 0.5, in: -1, by: -0.5, from: 0.3 },
  free: {},
  email: {},
  phone: {},
  unknown: { for: 0.3, with: 0.3, of: 0.3 },
};

const leadScores = new Map(
  Object.entries(LEAD_SCORES).map(([slotType, scores]) => [
    slotType,
    Object.entries(scores).map(([lead, score]) => [leadBit(lead as Lead), score] as const),
  ]),
);

/** How well the small words before a name, as bits of `leadBit`, lead to a text of that sort. */
export function fitLead(slotType: SlotType, lead: number): number {
  if (lead === 0) return 0;
  let best: number | undefined;
  for (const [bit, score] of leadScores.get(slotType)!) {
    if ((lead & bit) !== 0 && (best === undefined || score > best)) best = score;
  }
  return best ?? 0;
}

const AT = leadBit('at');
const TO = leadBit('to');
/** Of the only information for a place: whatever it is called, these lead there, but no "a" that may lead to anybody. */
const ONLY_PLACE: readonly (readonly [number, number])[] = [
  [leadBit('in'), 2],
  [leadBit('near'), 1.5],
  [AT, 1.5],
];

/** The same for an information: the only one for a place is led to unasked by any small word of place. */
export function fitLeadTo(
  { asked, index, read }: Extraction,
  entry: InformationEntry,
  { isCapital, lead }: Span,
): number {
  const own = fitLead(entry.slotType, lead);
  if (entry !== index.onlyPlace || asked[entry.position] !== 0) return own;
  if (!isCapital || read.language.pack.nounsCapital) return own;
  const [, only = own] =
    ONLY_PLACE.find(([bit]) => (lead & bit) !== 0 && (bit !== AT || (lead & TO) === 0)) ?? [];
  return Math.max(own, only);
}

const CLEAR_LEAD_MIN = 1.5;

/** "in Chicago", "by Anna Kendrick": the one information that a name is led in as. */
function ledToAlone(extraction: Extraction, span: Span): InformationEntry | undefined {
  const { index, read } = extraction;
  if (!span.isCapital || read.language.pack.nounsCapital) return undefined;
  let best = 0;
  let led: InformationEntry | undefined;
  for (const entry of index.texts) {
    const fit = fitLeadTo(extraction, entry, span);
    if (fit < CLEAR_LEAD_MIN || fit < best) continue;
    led = fit > best ? entry : undefined;
    best = fit;
  }
  return led;
}

const CITY = roleBit('city');
const SITE = 0.6;
const SITE_NO_CITY = -1.5;

/** A station is a place, and no city. */
export function fitSite({ slotType, roles }: InformationEntry): number {
  if ((roles & CITY) !== 0) return SITE_NO_CITY;
  return PLACE_TYPES.has(slotType) ? SITE : 0;
}

/** "At the back, near the shed" to who asks where. */
export function isPlaceLedTo({ slotType }: InformationEntry, { lead }: Span): boolean {
  return PLACE_TYPES.has(slotType) && fitLead(slotType, lead) > 0;
}

/**
 * What a span without a capital loses. Who writes capitals writes names with them; what was not asked for
 * needs one, or a phrase that names it; a name that was needs something that leads to it.
 */
export function plainness(
  { read, asked }: Extraction,
  span: Span,
  entry: InformationEntry,
): number {
  if (read.language.pack.nounsCapital && read.tokens[span.start]!.capital) return 0;
  if (asked[entry.position] === 0) return read.hasCapitals ? PLAIN_UNASKED : PLAIN_AMONG_PLAIN;
  if (span.isNamed || span.isIntroduced || span.isNoted || span.isBare) return 0;
  if (entry.slotType === 'title') return read.hasCapitals ? PLAIN_TITLE : 0;
  return NAMES.has(entry.slotType)
    ? plainnessOfName(read, fitLead(entry.slotType, span.lead) > 0)
    : 0;
}

function plainnessOfName({ hasCapitals }: Extraction['read'], isLed: boolean): number {
  if (isLed) return hasCapitals ? PLAIN_LED : 0;
  return hasCapitals ? PLAIN_UNLED : PLAIN_AMONG_PLAIN;
}

const NAMES: ReadonlySet<SlotType> = new Set(['person', 'place', 'origin', 'destination', 'venue']);
const PLAIN_UNASKED = -1.5;
const PLAIN_AMONG_PLAIN = -0.8;
const PLAIN_TITLE = -1.5;
const PLAIN_LED = -1;
const PLAIN_UNLED = -2.2;

/** "El hotel Miramar" of who was asked for something else: the one information whose label has the noun right before the name, or its first word. */
function ownerOf(
  { asked, index, negated, read, stems }: Extraction,
  { end, isCapital, start }: Span,
): InformationEntry | undefined {
  if (!isCapital || negated[start] === 1) return undefined;
  const isLed = start > 0 && read.tokens[start]!.boundary === 0 && !read.senses[start - 1]?.isEmpty;
  const nouns = [isLed ? stems[start - 1] : undefined, end > start + 1 ? stems[start] : undefined];
  const noun = nouns.find((each) => each !== undefined && index.spread.get(each) === 1);
  const owner =
    noun && index.texts.find(({ cues, kind }) => kind === 'text' && cues.get(noun) === 1);
  return owner && asked[owner.position] === 0 ? owner : undefined;
}

/** In "from the 3rd to the 9th" and "3rd - 9th" the first one is the start, whatever the verb. */
export function directedBy(read: ReadText, mention: Mention, context: Context): Context {
  if (mention.ofRange === undefined) return directedByDue(read, mention, context);
  const direction = (mention.ofRange === 'start' ? DIRECTION_OUT : DIRECTION_BACK) & OF_TIMES;
  return { ...context, direction, isLed: true, isOfRange: true };
}

/** "Take me there by 9:45": where no verb says what begins then, something is over. */
function directedByDue(read: ReadText, mention: Mention, context: Context): Context {
  if (mention.kind !== 'time' || (context.direction & DIRECTION_OUT) !== 0) return context;
  const direction = dueBy(read, mention);
  return direction ? { ...context, direction: direction & OF_TIMES, isDue: true } : context;
}

/** What is told of a span, whichever information takes it: the one that its noun names, the one that it is led in as, its end of a way. */
export interface ToldOfSpan {
  readonly owner: InformationEntry | undefined;
  readonly led: InformationEntry | undefined;
  readonly way: EndOfWay | undefined;
}

export function toldOf(extraction: Extraction, span: Span): ToldOfSpan {
  const owner = ownerOf(extraction, span);
  const led = owner ?? ledToAlone(extraction, span);
  return { owner, led, way: endOfWay(extraction, span) };
}

/** The end of a way is a direction, whichever small word stands before the name: "je suis à la Gare du Nord". */
export function directedAlong(context: Context, end: EndOfWay | undefined): Context {
  if (end === undefined) return context;
  const direction = (end === 'origin' ? DIRECTION_OUT : DIRECTION_BACK) & OF_PLACES;
  return { ...context, direction, isLed: true };
}
