import type { Steps } from '../../steps.ts';
import { holidayCode } from '../pack-format/holidays.ts';
import { type LanguagePack, SLOT_ROLES, type SlotRole } from '../pack-format/language-pack.ts';
import { UNIT_NAMES, UNIT_SIGNS } from '../pack-format/quantities.ts';
import {
  addPattern,
  addPatterns,
  emptyPhrases,
  indexPhrases,
  type PhraseIndex,
  type PhraseNode,
  splitOutside,
} from '../text/phrases.ts';
import { wordsOfPhrase } from '../text/tokens.ts';
import { PHRASE } from './language.ts';

/** Kinds that are the first of a row. */
type RowOfKinds =
  | 'holiday'
  | 'opposite'
  | 'people'
  | 'putOff'
  | 'role'
  | 'span'
  | 'unit'
  | 'weekday';

type PhraseLists = Record<Exclude<keyof typeof PHRASE, RowOfKinds>, string>;

/** Patterns by their kind, where that is no row of kinds. */
function listsOf({ calendar, clock, dialogueActs, ...pack }: LanguagePack): PhraseLists {
  return {
    ...pick(dialogueActs, ['yes', 'no', 'refusal', 'doesNotKnow', 'later', 'noPreference']),
    ...pick(dialogueActs, [
      'counterQuestion',
      'correction',
      'naming',
      'asksPreference',
      'excluding',
      'introducing',
      'courtesy',
      'thanks',
    ]),
    ...pick(pack.quantities, [
      'andHalf',
      'halfOf',
      'groundFloor',
      'none',
      'halfLeft',
      'most',
      'concludes',
      'settles',
      'nearly',
    ]),
    ...pick(pack.names, ['ownName', 'givenName', 'familyName', 'noting']),
    describing: dialogueActs.describing ?? '',
    ...pick(pack.names, ['presenting', 'presented', 'signing']),
    ...pick(pack.propositions, ['holds', 'fails', 'hasOwn', 'keeps']),
    ...pick(pack.selections, ['everything', 'nothing', 'except', 'neither', 'rest']),
    ...pick(clock, ['due', 'dueBehind', 'noon', 'midnight']),
    ...pick(clock, ['morning', 'afternoon', 'evening', 'night']),
    ...pick(calendar, [
      'today',
      'tomorrow',
      'afterTomorrow',
      'yesterday',
      'beforeYesterday',
      'fromNow',
      'ago',
      'dayBefore',
      'dayAfter',
      'dayBeforeThat',
      'dayAfterThat',
      'afterThat',
      'lastDay',
      'monthEnd',
    ]),
    whereabouts: pack.whereabouts,
    aboutHour: clock.aboutHour ?? '',
    oneFurther: calendar.oneFurther ?? '',
    oneBefore: calendar.oneBefore ?? '',
  };
}

/** All patterns of a pack in one trie, a list a step. */
export function* compilePhrases(pack: LanguagePack): Steps<PhraseIndex> {
  const root = emptyPhrases();
  const { calendar } = pack;
  for (const [kind, list] of Object.entries(listsOf(pack))) {
    addPatterns(root, list, PHRASE[kind as keyof typeof PHRASE]);
    yield;
  }
  for (const [role, list] of Object.entries(pack.rolePhrases)) {
    addPatterns(root, list, PHRASE.role + SLOT_ROLES.indexOf(role as SlotRole));
    yield;
  }
  addWeekdays(root, calendar.weekdays);
  addHolidays(root, calendar.holidays);
  yield;
  addUnits(root, pack);
  yield;
  addOpposites(root, pack);
  yield;
  addCounted(root, pack.numbers.people, PHRASE.people);
  addCounted(root, calendar.putOff ?? '', PHRASE.putOff);
  for (const entry of splitOutside(calendar.spans ?? '', ',')) {
    const at = entry.lastIndexOf(' ');
    addPattern(root, entry.slice(0, at), PHRASE.span + Number(entry.slice(at + 1)));
  }
  yield;
  return indexPhrases(root);
}

/** Patterns with a number before each: "2 the two of us". */
function addCounted(root: PhraseNode, list: string, kind: number): void {
  for (const entry of splitOutside(list, ',')) {
    const at = entry.indexOf(' ');
    addPattern(root, entry.slice(at + 1), kind + Number(entry.slice(0, at)));
  }
}

/** Those of several words; the others are senses of their word. */
function addWeekdays(root: PhraseNode, weekdays: string): void {
  for (const [weekday, spellings] of weekdays.split(',').entries()) {
    for (const spelling of spellings.split('|')) {
      const isPhrase = wordsOfPhrase(spelling).length > 1;
      if (isPhrase) addPattern(root, spelling.trim(), PHRASE.weekday + weekday);
    }
  }
}

/** The kind of a holiday holds its rule. */
function addHolidays(root: PhraseNode, holidays: string): void {
  for (const entry of splitOutside(holidays, ',')) {
    const at = entry.indexOf(' ');
    addPattern(root, entry.slice(at + 1), PHRASE.holiday + holidayCode(entry.slice(0, at)));
  }
}

/** The words of each unit, `_` between those of one name. */
function addUnits(root: PhraseNode, { quantities }: LanguagePack): void {
  for (const [i, unit] of UNIT_NAMES.entries()) {
    const names = `${quantities.units[unit] ?? ''} ${UNIT_SIGNS[unit] ?? ''}`;
    for (const name of names.split(/\s+/)) {
      if (name !== '') addPattern(root, name.replaceAll('_', ' '), PHRASE.unit + i);
    }
  }
}

/** Kinds of a pair's sides are neighbours, the first one even. */
function addOpposites(root: PhraseNode, { propositions }: LanguagePack): void {
  for (const [pair, line] of propositions.opposites.entries()) {
    for (const [side, words] of line.split('|').entries()) {
      const kind = PHRASE.opposite + 2 * pair + side;
      for (const word of words.trim().split(/\s+/)) addPattern(root, word, kind);
    }
  }
}

function pick<T, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
}
