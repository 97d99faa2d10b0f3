import type { Steps } from '../../steps.ts';
import {
  type DialogueActTable,
  type LanguagePack,
  LEADS,
  type SlotRole,
} from '../pack-format/language-pack.ts';
import { wordsOfAllPacks } from '../packs/of-all-packs.ts';
import { fullStopsOf } from '../text/full-stops.ts';
import { rootOf } from '../text/stems.ts';
import { wordsOfPhrase } from '../text/tokens.ts';
import { addressWordsOf } from './address-words.ts';
import { compilePhrases } from './compile-phrases.ts';
import { joinedNumbers } from './joined-numbers.ts';
import { emptyWords, type Language, leadBit, MARK, roleBit, type WordSense } from './language.ts';

/** A name or a street in a short reply may be of another language than its words. */
const ABBREVIATED = wordsOfAllPacks(({ fullStops }) => fullStops.abbreviated);
const BEFORE_NUMBERS = wordsOfAllPacks(({ fullStops }) => fullStops.beforeNumbers);

/** The rules of a pack: some tens of milliseconds of work for the first one of a process, in steps of a few. */
export function* compileLanguage(pack: LanguagePack): Steps<Language> {
  const phrases = yield* compilePhrases(pack);
  const senses = yield* sensesOf(pack);
  const endings = pack.endings.split(/\s+/).filter((ending) => ending !== '');
  const stemsOf = (all: string) => new Set(wordsOfPhrase(all).map((each) => rootOf(endings, each)));
  const wordsAndStemsOf = (words: string) => {
    // That of "äußern" is "aus".
    const stems = [...stemsOf(words)].filter((stem) => !senses.get(stem)?.isEmpty);
    return new Set([...wordsOfPhrase(words), ...stems]);
  };
  return {
    pack,
    senses,
    phrases,
    synonyms: compileSynonyms(pack.synonyms),
    endings,
    words: emptyWords(),
    ones: new Set(pack.quantities.one?.split(' ')),
    each: new Set(pack.quantities.each?.split(' ')),
    by: new Set(pack.quantities.by.split(' ')),
    articles: new Set(wordsOfPhrase(pack.quantities.articles ?? '')),
    selves: new Set(wordsOfPhrase(pack.quantities.self)),
    sized: new Set(wordsOfPhrase(pack.quantities.sized)),
    cents: new Set(wordsOfPhrase(pack.quantities.cents ?? '')),
    moneyScales: new Map(pairs(pack.quantities.moneyScales ?? '')),
    twos: new Set(wordsOfPhrase(pack.quantities.twos)),
    couples: new Set(wordsOfPhrase(pack.quantities.couples)),
    plus: new Set(wordsOfPhrase(pack.quantities.plus)),
    further: new Set(wordsOfPhrase(pack.quantities.further)),
    less: new Set(wordsOfPhrase(pack.quantities.less)),
    times: new Set(wordsOfPhrase(pack.quantities.times)),
    nights: stemsOf(pack.quantities.nights),
    few: new Set(wordsOfPhrase(pack.quantities.few)),
    vague: new Set(wordsOfPhrase(pack.quantities.vague)),
    since: new Set(wordsOfPhrase(pack.quantities.since)),
    without: new Set(wordsOfPhrase(pack.dialogueActs.without)),
    reasons: new Set(wordsOfPhrase(pack.propositions.reasons ?? '')),
    telling: wordsAndStemsOf(pack.dialogueActs.telling),
    saying: wordsAndStemsOf(pack.dialogueActs.saying),
    knowing: wordsAndStemsOf(pack.dialogueActs.knowing),
    needing: stemsOf(pack.dialogueActs.needing),
    offering: stemsOf(pack.propositions.offering),
    having: stemsOf(pack.propositions.having),
    taking: stemsOf(pack.propositions.taking),
    alternatives: new Set(wordsOfPhrase(pack.alternatives)),
    past: new Set(pack.calendar.past.split(/\s+/)),
    numbered: new Set(wordsOfPhrase(pack.offers.numbered)),
    ranging: new Set(wordsOfPhrase(pack.offers.ranging)),
    rangingBehind: wordsOfPhrase(pack.offers.rangingBehind ?? ''),
    negationWithin: new Set(pack.negationWithin?.split(/\s+/)),
    generalNouns: new Set(wordsOfPhrase(pack.generalNouns ?? '')),
    ...actWordsOf(pack.dialogueActs),
    actions: stemsOf(pack.actions),
    relations: stemsOf(pack.names.relations),
    children: stemsOf(pack.names.children),
    grownUps: stemsOf(pack.names.grownUps),
    addresses: addressWordsOf(pack.names),
    fullStops: fullStopsOf(ABBREVIATED, BEFORE_NUMBERS, pack.fullStops.behindNumbers),
  };
}

function actWordsOf({ deliberating, open, speakers, subjects, wishing }: DialogueActTable) {
  return {
    open: new Set(wordsOfPhrase(open)),
    deliberating: new Set(wordsOfPhrase(deliberating)),
    wishing: new Set(wordsOfPhrase(wishing)),
    subjects: new Set(wordsOfPhrase(subjects)),
    speakers: new Set(wordsOfPhrase(speakers)),
  };
}

function* sensesOf(pack: LanguagePack): Steps<Map<string, WordSense>> {
  const senses = new Map<string, WordSense>();
  for (const add of [addNumbers, addMarks, addCalendar, addFlags, addLeadsAndRoles]) {
    add(senses, pack);
    yield;
  }
  return senses;
}

type Flag = {
  [K in keyof WordSense]: WordSense[K] extends boolean ? K : never;
}[keyof WordSense];

function addFlags(senses: Map<string, WordSense>, pack: LanguagePack): void {
  const lists: Partial<Record<Flag, string>> = {
    isEmpty: pack.empty,
    isConnector: pack.connectors,
    isNounToo: pack.nounActions,
    isAble: pack.dialogueActs.able,
    isCourtesy: pack.courtesies,
    joinsClauses: pack.conjunctions,
    compares: pack.comparatives,
    isInterested: pack.interested,
    negates: pack.dialogueActs.negation,
    asks: pack.dialogueActs.interrogatives,
    isStance: pack.dialogueActs.stance,
    affirms: pack.dialogueActs.affirming,
    joinsNumbers: pack.numbers.and,
    isDecimal: pack.quantities.decimal,
    totals: pack.quantities.total,
    isExact: pack.clock.exact,
    isRelation: pack.names.relations,
  };
  for (const [flag, words] of Object.entries(lists)) {
    for (const word of wordsOfPhrase(words)) senseOf(senses, word)[flag as Flag] = true;
  }
}

function addLeadsAndRoles(senses: Map<string, WordSense>, pack: LanguagePack): void {
  for (const lead of LEADS) {
    for (const word of wordsOfPhrase(pack.leads[lead])) {
      senseOf(senses, word).leads |= leadBit(lead);
    }
  }
  for (const [role, words] of Object.entries(pack.roles)) {
    for (const word of wordsOfPhrase(words))
      senseOf(senses, word).roles |= roleBit(role as SlotRole);
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
      isAble: false,
      isCourtesy: false,
      joinsClauses: false,
      compares: false,
      isStance: false,
      affirms: false,
      leads: 0,
      negates: false,
      asks: false,
      number: undefined,
      scale: undefined,
      joinsNumbers: false,
      ordinal: undefined,
      place: undefined,
      isDecimal: false,
      totals: false,
      isExact: false,
      isRelation: false,
      month: undefined,
      weekday: undefined,
      marks: 0,
      roles: 0,
    };
    senses.set(word, sense);
  }
  return sense;
}

function addNumbers(senses: Map<string, WordSense>, { numbers, quantities }: LanguagePack): void {
  for (const [word, value] of [...pairs(numbers.words), ...pairs(quantities.fractions)]) {
    senseOf(senses, word).number = value;
  }
  for (const [word, value] of pairs(quantities.collectives)) senseOf(senses, word).scale = value;
  if (numbers.joined !== undefined) {
    for (const [word, value] of joinedNumbers(numbers)) senseOf(senses, word).number ??= value;
  }
  const scales = [
    [numbers.ten ?? '', 10],
    [numbers.hundred, 100],
    [numbers.thousand, 1000],
    [numbers.tenThousand ?? '', 10_000],
    [numbers.million, 1e6],
  ] as const;
  for (const [words, scale] of scales) {
    for (const word of wordsOfPhrase(words)) senseOf(senses, word).scale = scale;
  }
}

/** "one 1, two 2" as pairs; a spelling of several words is left to the phrases. */
function pairs(list: string): [string, number][] {
  if (list === '') return [];
  return list.split(',').map((entry) => {
    const [spelling, value] = splitLast(entry.trim());
    return [wordsOfPhrase(spelling).join(' '), Number(value)];
  });
}

function splitLast(entry: string): [string, string] {
  const at = entry.lastIndexOf(' ');
  return [entry.slice(0, at), entry.slice(at + 1)];
}

function addMarks(senses: Map<string, WordSense>, pack: LanguagePack): void {
  const { clock, calendar, selections } = pack;
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
    listFirst: selections.first,
    listLast: selections.last,
    listMiddle: selections.middle,
    afterNext: calendar.afterNext ?? '',
    beforeLast: calendar.beforeLast ?? '',
    countedFrom: calendar.countedFrom ?? '',
    coming: calendar.coming ?? '',
  };
  for (const [mark, list] of Object.entries(words)) {
    for (const word of wordsOfPhrase(list)) {
      senseOf(senses, word).marks |= MARK[mark as keyof typeof MARK];
    }
  }
}

function addCalendar(senses: Map<string, WordSense>, pack: LanguagePack): void {
  const { calendar } = pack;
  for (const [i, spellings] of calendar.months.split(',').entries()) {
    for (const word of spellings.split('|')) setWord(senses, word, 'month', i + 1);
  }
  for (const [i, spellings] of calendar.weekdays.split(',').entries()) {
    for (const word of spellings.split('|')) setWord(senses, word, 'weekday', i);
  }
  for (const [word, value] of pairs(calendar.ordinals)) setWord(senses, word, 'ordinal', value);
  for (const [word, value] of pairs(pack.quantities.places)) setWord(senses, word, 'place', value);
}

function setWord(
  senses: Map<string, WordSense>,
  spelling: string,
  field: 'month' | 'weekday' | 'ordinal' | 'place',
  value: number,
): void {
  const words = wordsOfPhrase(spelling);
  if (words.length === 1) senseOf(senses, words[0]!)[field] = value;
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
