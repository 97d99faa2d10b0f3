import { addPattern, emptyPhrases, type PhraseNode, splitOutside } from '../phrases.ts';
import { wordsOfPhrase } from '../tokens.ts';
import { joinedNumbers } from './joined-numbers.ts';
import { type LanguageTable, LEADS, type Lead, ROLES, type Role } from './table.ts';

/** What one word may mean; looked up once for each word of a reply. */
export interface WordSense {
  isEmpty: boolean;
  isConnector: boolean;
  /** An action that is a noun as well: "visit", "show". */
  isNounToo: boolean;
  /** "please" and its like, around an answer. */
  isCourtesy: boolean;
  /** "interested": the small word after it leads in no place. */
  isInterested: boolean;
  /** Begins another thought: "but", "because". */
  joinsClauses: boolean;
  /** "than", "more": a negation before it rules nothing out. */
  compares: boolean;
  /** Bits of `leadBit`. */
  leads: number;
  negates: boolean;
  asks: boolean;
  number: number | undefined;
  /** 10 (Chinese), 100, 1,000 or 1,000,000. */
  scale: number | undefined;
  joinsNumbers: boolean;
  ordinal: number | undefined;
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
} as const;

/** Kinds of phrases; `role` and `people` are the first of a row, one for each role and number. */
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
  role: 24,
  people: 64,
} as const;

export interface Language {
  readonly table: LanguageTable;
  readonly senses: ReadonlyMap<string, WordSense>;
  readonly phrases: PhraseNode;
  /** Words of a spelling, joined by a space -> other spellings of the same meaning. */
  readonly synonyms: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly endings: readonly string[];
  /** Stems of the table's actions. */
  readonly actions: ReadonlySet<string>;
}

export function roleBit(role: Role): number {
  return 1 << ROLES.indexOf(role);
}

export function leadBit(lead: Lead): number {
  return 1 << LEADS.indexOf(lead);
}

const STEM_LENGTH_MIN = 3;
const ENDINGS_MAX = 4;

/** The word without its endings: the same for most forms of a word, and no word of the language. */
export function stem(language: Pick<Language, 'endings'>, word: string): string {
  let root = word;
  for (let i = 0; i < ENDINGS_MAX; i++) {
    const ending = language.endings.find(
      (each) => root.length - each.length >= STEM_LENGTH_MIN && root.endsWith(each),
    );
    if (ending === undefined) return root;
    root = root.slice(0, -ending.length);
  }
  return root;
}

const LABEL_STEM_MIN = 4;

/** The word without one ending, for labels: short words stand as they are. */
export function labelStem(language: Pick<Language, 'endings'>, word: string): string {
  const ending = language.endings.find(
    (each) => word.length - each.length >= LABEL_STEM_MIN && word.endsWith(each),
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
}

export function compileLanguage(table: LanguageTable): Language {
  const senses = new Map<string, WordSense>();
  addNumbers(senses, table);
  addMarks(senses, table);
  addCalendar(senses, table);
  addFlags(senses, table);
  addLeadsAndRoles(senses, table);
  const endings = table.endings.split(/\s+/).filter((ending) => ending !== '');
  return {
    table,
    senses,
    phrases: compilePhrases(table),
    synonyms: compileSynonyms(table.synonyms),
    endings,
    actions: new Set(wordsOfPhrase(table.actions).map((word) => stem({ endings }, word))),
  };
}

type Flag = {
  [K in keyof WordSense]: WordSense[K] extends boolean ? K : never;
}[keyof WordSense];

function addFlags(senses: Map<string, WordSense>, table: LanguageTable): void {
  const lists: Partial<Record<Flag, string>> = {
    isEmpty: table.empty,
    isConnector: table.connectors,
    isNounToo: table.nounActions,
    isCourtesy: table.courtesies,
    joinsClauses: table.conjunctions,
    compares: table.comparatives,
    isInterested: table.interested,
    negates: table.manners.negation,
    asks: table.manners.interrogatives,
    joinsNumbers: table.numbers.and,
  };
  for (const [flag, words] of Object.entries(lists)) {
    for (const word of wordsOfPhrase(words)) senseOf(senses, word)[flag as Flag] = true;
  }
}

function addLeadsAndRoles(senses: Map<string, WordSense>, table: LanguageTable): void {
  for (const lead of LEADS) {
    for (const word of wordsOfPhrase(table.leads[lead])) {
      senseOf(senses, word).leads |= leadBit(lead);
    }
  }
  for (const [role, words] of Object.entries(table.roles)) {
    for (const word of wordsOfPhrase(words)) senseOf(senses, word).roles |= roleBit(role as Role);
  }
}

function senseOf(senses: Map<string, WordSense>, word: string): WordSense {
  let sense = senses.get(word);
  if (sense === undefined) {
    sense = {
      isEmpty: false,
      isConnector: false,
      isInterested: false,
      isNounToo: false,
      isCourtesy: false,
      joinsClauses: false,
      compares: false,
      leads: 0,
      negates: false,
      asks: false,
      number: undefined,
      scale: undefined,
      joinsNumbers: false,
      ordinal: undefined,
      month: undefined,
      weekday: undefined,
      marks: 0,
      roles: 0,
    };
    senses.set(word, sense);
  }
  return sense;
}

function addNumbers(senses: Map<string, WordSense>, table: LanguageTable): void {
  const { numbers } = table;
  for (const [word, value] of pairs(numbers.words)) senseOf(senses, word).number = value;
  if (numbers.joined !== undefined) {
    for (const [word, value] of joinedNumbers(numbers)) senseOf(senses, word).number ??= value;
  }
  const scales = [
    [numbers.ten ?? '', 10],
    [numbers.hundred, 100],
    [numbers.thousand, 1000],
    [numbers.million, 1e6],
  ] as const;
  for (const [words, scale] of scales) {
    for (const word of wordsOfPhrase(words)) senseOf(senses, word).scale = scale;
  }
}

/** "one 1, two 2" as pairs; a spelling of several words is left to the phrases. */
export function pairs(list: string): [string, number][] {
  return list.split(',').map((entry) => {
    const [spelling, value] = splitLast(entry.trim());
    return [wordsOfPhrase(spelling).join(' '), Number(value)];
  });
}

function splitLast(entry: string): [string, string] {
  const at = entry.lastIndexOf(' ');
  return [entry.slice(0, at), entry.slice(at + 1)];
}

function addMarks(senses: Map<string, WordSense>, table: LanguageTable): void {
  const { clock, calendar } = table;
  const words: Record<keyof typeof MARK, string> = {
    half: clock.half,
    quarter: clock.quarter,
    threeQuarters: clock.threeQuarters,
    past: clock.past,
    to: clock.to,
    plus: clock.plus,
    minus: clock.minus,
    hour: clock.hour,
    minute: clock.minute,
    at: clock.at,
    ordinalMark: calendar.ordinalMarks,
    of: calendar.of,
    article: calendar.articles,
    next: calendar.next,
    current: calendar.current,
    last: calendar.last,
    day: calendar.day,
    week: calendar.week,
    month: calendar.month,
    year: calendar.year,
    weekend: calendar.weekend,
    inside: calendar.inside,
  };
  for (const [mark, list] of Object.entries(words)) {
    for (const word of wordsOfPhrase(list)) {
      senseOf(senses, word).marks |= MARK[mark as keyof typeof MARK];
    }
  }
}

function addCalendar(senses: Map<string, WordSense>, table: LanguageTable): void {
  const { calendar } = table;
  for (const [i, spellings] of calendar.months.split(',').entries()) {
    for (const word of spellings.split('|')) setWord(senses, word, 'month', i + 1);
  }
  for (const [i, spellings] of calendar.weekdays.split(',').entries()) {
    for (const word of spellings.split('|')) setWord(senses, word, 'weekday', i);
  }
  for (const [word, value] of pairs(calendar.ordinals)) setWord(senses, word, 'ordinal', value);
}

function setWord(
  senses: Map<string, WordSense>,
  spelling: string,
  field: 'month' | 'weekday' | 'ordinal',
  value: number,
): void {
  const words = wordsOfPhrase(spelling);
  if (words.length === 1) senseOf(senses, words[0]!)[field] = value;
}

function compilePhrases(table: LanguageTable): PhraseNode {
  const root = emptyPhrases();
  const { manners, clock, calendar } = table;
  const lists: Record<Exclude<keyof typeof PHRASE, 'people' | 'role'>, string> = {
    ...pick(manners, ['yes', 'no', 'refusal', 'doesNotKnow', 'later', 'noPreference']),
    ...pick(manners, [
      'counterQuestion',
      'correction',
      'naming',
      'asksPreference',
      'excluding',
      'introducing',
    ]),
    ...pick(clock, ['noon', 'midnight', 'morning', 'afternoon', 'evening', 'night']),
    ...pick(calendar, ['today', 'tomorrow', 'afterTomorrow', 'yesterday', 'fromNow']),
  };
  for (const [kind, list] of Object.entries(lists)) {
    for (const pattern of splitOutside(list, ',')) {
      addPattern(root, pattern, PHRASE[kind as keyof typeof PHRASE]);
    }
  }
  for (const [role, list] of Object.entries(table.rolePhrases)) {
    for (const pattern of splitOutside(list, ',')) {
      addPattern(root, pattern, PHRASE.role + ROLES.indexOf(role as Role));
    }
  }
  for (const entry of splitOutside(table.numbers.people, ',')) {
    const at = entry.indexOf(' ');
    addPattern(root, entry.slice(at + 1), PHRASE.people + Number(entry.slice(0, at)));
  }
  return root;
}

function pick<T, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
}

/** For each word of a line, the other spellings on it, as words. */
function compileSynonyms(lines: readonly string[]): Language['synonyms'] {
  const others = new Map<string, string[][]>();
  for (const line of lines) {
    const spellings = line.split(/\s+/).map(wordsOfPhrase);
    for (const spelling of spellings) {
      const key = spelling.join(' ');
      const rest = spellings.filter((each) => each !== spelling);
      others.set(key, [...(others.get(key) ?? []), ...rest]);
    }
  }
  return others;
}
