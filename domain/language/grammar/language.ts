import {
  type LanguagePack,
  LEADS,
  type Lead,
  SLOT_ROLES,
  type SlotRole,
} from '../pack-format/language-pack.ts';
import type { FullStops } from '../text/full-stops.ts';
import type { PhraseIndex, PhraseNode } from '../text/phrases.ts';
import { newLabelStem, rootOf } from '../text/stems.ts';
import { WordMemo } from '../text/word-memo.ts';
import type { AddressWords } from './address-words.ts';

/** What one word may mean; looked up once for each word of a reply. */
export interface WordSense {
  isEmpty: boolean;
  isConnector: boolean;
  /** An action that is a noun as well: "visit", "show". */
  isNounToo: boolean;
  /** "can", "could". */
  isAble: boolean;
  /** "please" and its like, around an answer. */
  isCourtesy: boolean;
  /** "interested": the small word after it leads in no place. */
  isInterested: boolean;
  /** Begins another thought: "but", "because". */
  joinsClauses: boolean;
  /** "than", "more": a negation before it rules nothing out. */
  compares: boolean;
  /** Colours a yes or no: "I think", "probably". */
  isStance: boolean;
  /** Says yes among such words: "so". */
  affirms: boolean;
  /** Bits of `leadBit`. */
  leads: number;
  negates: boolean;
  asks: boolean;
  number: number | undefined;
  /** 10 (Chinese), 100, 1,000 or 1,000,000. */
  scale: number | undefined;
  joinsNumbers: boolean;
  ordinal: number | undefined;
  /** Its place in a row, where it hardly names a day: "tercero". */
  place: number | undefined;
  /** Parts a number from its decimals: "point". */
  isDecimal: boolean;
  /** Somebody, and no name: "wife", "landlord". */
  isRelation: boolean;
  /** After an hour: "sharp", "en punto". */
  isExact: boolean;
  /** The sum or the correction of what was counted follows: "so", "in total". */
  totals: boolean;
  /** 1-12 */
  month: number | undefined;
  /** 0 = Monday */
  weekday: number | undefined;
  /** Bits of `CLOCK` and `CALENDAR`. */
  marks: number;
  /** Bits of `roleBit`. */
  roles: number;
}

/** Marks of words in times and dates, as bits. */
export const MARK = {
  half: 1,
  quarter: 1 << 1,
  threeQuarters: 1 << 2,
  past: 1 << 3,
  to: 1 << 4,
  plus: 1 << 5,
  minus: 1 << 6,
  hour: 1 << 7,
  minute: 1 << 8,
  at: 1 << 9,
  ordinalMark: 1 << 10,
  of: 1 << 11,
  article: 1 << 12,
  next: 1 << 13,
  current: 1 << 14,
  last: 1 << 15,
  day: 1 << 16,
  week: 1 << 17,
  month: 1 << 18,
  year: 1 << 19,
  weekend: 1 << 20,
  inside: 1 << 21,
  listFirst: 1 << 22,
  listLast: 1 << 23,
  listMiddle: 1 << 24,
  afterNext: 1 << 25,
  beforeLast: 1 << 26,
  countedFrom: 1 << 27,
  coming: 1 << 28,
} as const;

/** Kinds of phrases; `role`, `weekday`, `unit`, `opposite`, `holiday`, `putOff`, `span` and `people` are the first of a row, one for each role, day, unit, side of a pair of opposites, date and number. */
export const PHRASE = {
  yes: 0,
  no: 1,
  refusal: 2,
  doesNotKnow: 3,
  later: 4,
  noPreference: 5,
  counterQuestion: 6,
  correction: 7,
  naming: 8,
  noon: 9,
  midnight: 10,
  morning: 11,
  afternoon: 12,
  evening: 13,
  night: 14,
  today: 15,
  tomorrow: 16,
  afterTomorrow: 17,
  yesterday: 18,
  fromNow: 19,
  asksPreference: 20,
  excluding: 21,
  introducing: 22,
  beforeYesterday: 23,
  role: 24,
  weekday: 56,
  ago: 63,
  andHalf: 64,
  halfOf: 65,
  groundFloor: 66,
  none: 67,
  holds: 68,
  fails: 69,
  hasOwn: 70,
  everything: 71,
  nothing: 72,
  except: 73,
  neither: 74,
  ownName: 75,
  givenName: 76,
  familyName: 77,
  aboutHour: 78,
  dayBefore: 79,
  dayAfter: 80,
  lastDay: 81,
  oneFurther: 82,
  oneBefore: 83,
  monthEnd: 84,
  rest: 85,
  halfLeft: 86,
  most: 87,
  dayBeforeThat: 88,
  dayAfterThat: 89,
  afterThat: 90,
  courtesy: 91,
  thanks: 92,
  concludes: 93,
  settles: 94,
  nearly: 95,
  keeps: 158,
  noting: 159,
  unit: 96,
  due: 155,
  dueBehind: 156,
  whereabouts: 157,
  opposite: 160,
  describing: 296,
  presenting: 297,
  presented: 298,
  signing: 299,
  holiday: 300,
  putOff: 1700,
  span: 1800,
  people: 2000,
} as const;

/** All that a language tells of a word by itself, so that each word of a text is looked up once; `found` is for `FoundOnce` alone. */
export interface ListedWord {
  readonly sense: WordSense | undefined;
  /** Without its endings: the same for most forms of a word, and no word of the language. */
  readonly stem: string;
  /** Without one ending, for labels: short words stand as they are. */
  readonly labelStem: string;
  /** Where the phrases that begin with it go on. */
  readonly phrases: readonly PhraseNode[] | undefined;
  readonly found: unknown[];
}

export interface Language {
  readonly pack: LanguagePack;
  readonly senses: ReadonlyMap<string, WordSense>;
  readonly phrases: PhraseIndex;
  /** Words of a spelling, joined by a space -> other spellings of the same meaning. */
  readonly synonyms: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly endings: readonly string[];
  /** Words read so far: the same word tells the same for ever. */
  readonly words: WordMemo<ListedWord>;
  /** Words that count one before a unit ("a metre"), before what each one holds ("zu sechs"), between the sides of an area ("by"), for one thing, and for who speaks. */
  readonly ones: ReadonlySet<string>;
  readonly each: ReadonlySet<string>;
  readonly by: ReadonlySet<string>;
  readonly articles: ReadonlySet<string>;
  readonly selves: ReadonlySet<string>;
  /** Words between a number and its unit, between money and its hundredths, and before the year since which something lasts. */
  readonly sized: ReadonlySet<string>;
  readonly cents: ReadonlySet<string>;
  readonly since: ReadonlySet<string>;
  /** Two of somebody by one word, two for each that is counted, what adds up, and what comes on top. */
  readonly twos: ReadonlySet<string>;
  readonly couples: ReadonlySet<string>;
  readonly plus: ReadonlySet<string>;
  readonly further: ReadonlySet<string>;
  /** What takes away, what stands between how often and how much, stems of nights, what rounds the number before "and" ("a few"), and what counts no more exactly. */
  readonly less: ReadonlySet<string>;
  readonly times: ReadonlySet<string>;
  readonly nights: ReadonlySet<string>;
  readonly few: ReadonlySet<string>;
  readonly vague: ReadonlySet<string>;
  /** Words that stand for an amount of money after a number, whatever else they measure. */
  readonly moneyScales: ReadonlyMap<string, number>;
  /** Words that begin what somebody would be without, and a reason; the words of telling, saying and knowing and their stems, and stems of those of needing. */
  readonly without: ReadonlySet<string>;
  readonly reasons: ReadonlySet<string>;
  readonly telling: ReadonlySet<string>;
  readonly saying: ReadonlySet<string>;
  readonly knowing: ReadonlySet<string>;
  readonly needing: ReadonlySet<string>;
  /** Stems of words of a question that offers something, and of one that asks what there is. */
  readonly offering: ReadonlySet<string>;
  readonly having: ReadonlySet<string>;
  readonly taking: ReadonlySet<string>;
  /** "Or" and its like, and words of the past, as they are written. */
  readonly alternatives: ReadonlySet<string>;
  readonly past: ReadonlySet<string>;
  /** See the pack. */
  readonly subjects: ReadonlySet<string>;
  readonly speakers: ReadonlySet<string>;
  readonly negationWithin: ReadonlySet<string>;
  readonly generalNouns: ReadonlySet<string>;
  /** Words before a number that make it a place ("number two"), and that begin a range ("between"). */
  readonly numbered: ReadonlySet<string>;
  readonly ranging: ReadonlySet<string>;
  readonly rangingBehind: readonly string[];
  /** The words, as they are written, of what is open still, of deliberating on it, and of who tells what he wants. */
  readonly open: ReadonlySet<string>;
  readonly deliberating: ReadonlySet<string>;
  readonly wishing: ReadonlySet<string>;
  /** Stems of the pack's actions, of words for somebody ("boys", "friends"), for children, and for those who are none. */
  readonly actions: ReadonlySet<string>;
  readonly relations: ReadonlySet<string>;
  readonly children: ReadonlySet<string>;
  readonly grownUps: ReadonlySet<string>;
  readonly addresses: AddressWords;
  readonly fullStops: FullStops;
}

export function roleBit(role: SlotRole): number {
  return 1 << SLOT_ROLES.indexOf(role);
}

export function leadBit(lead: Lead): number {
  return 1 << LEADS.indexOf(lead);
}

/** Bytes of words that are kept: most of what is said is said with few words. */
const WORDS_BYTES_MAX = 2_560 * 1024;
/** Of what is kept of a word, beside its own entry: with what is found beside it. */
const LISTED_BYTES = 400;

export function emptyWords(): Language['words'] {
  return new WordMemo({ bytesMax: WORDS_BYTES_MAX, bytesOf: () => LISTED_BYTES });
}

type WordLists = Pick<Language, 'endings' | 'pack' | 'phrases' | 'senses' | 'words'>;

export function listedWords(language: WordLists, words: readonly string[]): readonly ListedWord[] {
  return language.words.recallAll(words, (own) => list(language, own));
}

function list({ endings, pack, phrases, senses }: WordLists, word: string): ListedWord {
  return {
    sense: senses.get(word),
    stem: rootOf(endings, word),
    labelStem: newLabelStem({ endings, pack }, word),
    phrases: phrases.get(word),
    found: [],
  };
}

export function stem(language: WordLists, word: string): string {
  return language.words.recall(word, (own) => list(language, own)).stem;
}

export function labelStem(language: WordLists, word: string): string {
  return language.words.recall(word, (own) => list(language, own)).labelStem;
}
