import { MARK, PHRASE } from '../../grammar/language.ts';
import type { Mention } from '../../grammar/read-text.ts';
import { HINTS } from '../../pack-format/hints.ts';
import { POLARITY_KINDS, type PolarityKind } from '../../pack-format/polarity.ts';
import { converted } from '../../pack-format/quantities.ts';
import type { Threshold } from '../../reading-index/proposition.ts';
import { findHints, findPolarity, type KindMatch } from '../../word-kinds/find-word-kinds.ts';
import { type ReplyToScore, step } from '../signs/reply-to-score.ts';
import { type AddSign, listSigns, type Signs, sign, signsBeside } from '../signs/sign.ts';

/**
 * The signs of which of yes and no a reply comes to, each of them once: what is said, by itself and beside each sort of
 * question that it answers. None is a word.
 */
export function sideSigns(reply: ReplyToScore): Signs {
  return listSigns((add) => {
    const { sorts } = reply.main;
    for (const sort of sorts) add(sign`asks_${sort}`);
    const besideSorts = sorts.map(signsBeside);
    saidSigns((said) => {
      add(said);
      for (const ofSort of besideSorts) add(ofSort.of(said));
    }, reply);
    for (const { kind, start, end } of findHints(reply.extraction.read))
      add(sign`hint_${HINTS[kind]!}${isTurned(reply, start, end) ? '_not' : ''}`);
  });
}

/** What the reply says, which means another thing to another sort of question. */
function saidSigns(add: AddSign, reply: ReplyToScore): void {
  const polarity = findPolarity(reply.extraction.read);
  polaritySigns(add, reply, polarity);
  balanceSigns(add, reply, polarity);
  denialSigns(add, reply);
  numberSigns(add, reply);
  phraseSigns(add, reply);
  formSigns(add, reply);
}

/** Each kind of words with a polarity, or that it is denied. */
function polaritySigns(add: AddSign, reply: ReplyToScore, polarity: readonly KindMatch[]): void {
  for (const { kind, start, end } of polarity)
    add(sign`${POLARITY_KINDS[kind]!}${isTurned(reply, start, end) ? '_not' : ''}`);
}

/** A negation this many words before them turns words with a polarity. */
const TURNED_WITHIN = 3;

function isTurned({ extraction }: ReplyToScore, start: number, end: number): boolean {
  const { senses, tokens } = extraction.read;
  if (senses.slice(start, end).some((sense) => sense?.negates)) return false;
  for (let at = start; at > 0 && start - at < TURNED_WITHIN; at--) {
    if (tokens[at]!.boundary > 0 || senses[at]?.joinsClauses) return false;
    if (senses[at - 1]?.negates) return true;
  }
  return false;
}

/** Kinds of words that are told alike; each kind is rare, and their sort is not. */
const SORTS: Readonly<Record<string, readonly PolarityKind[]>> = {
  agrees: ['eager', 'needed', 'wanted', 'consenting', 'certain'],
  has: ['regular', 'own', 'done', 'even', 'placed', 'working', 'many'],
  ended: ['ceased', 'gone'],
  refuses: ['averse', 'forbidding', 'spared', 'mocking', 'omitted'],
  lacks: ['missing', 'unable', 'limited', 'otherwise', 'never', 'deferred', 'first_time', 'under'],
};
const SORT_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(SORTS).flatMap(([sort, kinds]) => kinds.map((each) => [each, sort])),
);
const TO_YES: ReadonlySet<string> = new Set(['agrees', 'has']);

/** The sort of each kind that is not negated, and a sign `balance_N` for each N up to how many more say yes than no. */
function balanceSigns(add: AddSign, reply: ReplyToScore, polarity: readonly KindMatch[]): void {
  const said = new Map<string, boolean>();
  for (const { kind, start, end } of polarity)
    said.set(POLARITY_KINDS[kind]!, isTurned(reply, start, end));
  let balance = reply.extraction.read.senses.some((sense) => sense?.negates) ? -1 : 0;
  for (const [kind, turned] of said) {
    const sort = SORT_OF.get(kind);
    if (sort === undefined) continue;
    if (!turned) add(sign`${sort}`);
    balance += sideOfSort(sort, turned);
  }
  for (let least = -2; least <= 3; least++) if (balance >= least) add(sign`balance_${least}`);
}

/** "Never gave it up" says no yes. */
function sideOfSort(sort: string, turned: boolean): number {
  if (TO_YES.has(sort)) return turned ? -1 : 1;
  return turned ? 0 : -1;
}

/** How often and where the reply denies, and whether it denies what is asked. */
function denialSigns(add: AddSign, { clauses, extraction, main }: ReplyToScore): void {
  const { read, stems } = extraction;
  const { senses, tokens } = read;
  const denials = [...tokens.keys()].filter((at) => senses[at]?.negates);
  const asked = [...tokens.keys()].filter(
    (at) => !senses[at]?.isEmpty && main.cues.has(stems[at]!),
  );
  add(sign`denials_${step(denials.length, [0, 1, 2])}`);
  const first = denials[0];
  if (first !== undefined) {
    add(sign`denies_at_${step(first, [0, 2, 5])}`);
    if (clauses[first] === 0) add(sign`denies_first_clause`);
    if (clauses[first] === clauses.at(-1)) add(sign`denies_last_clause`);
    if (senses[first + 1]?.compares) add(sign`denies_comparison`);
  }
  if (asked.length > 0) {
    add(sign`asked_said`);
    const isBeside = asked.some((at) => denials.some((each) => clauses[each] === clauses[at]));
    add(isBeside ? sign`asked_denied` : sign`asked_held`);
  } else if (first === undefined) add(sign`neither_asked_nor_denied`);
}

/** Numbers, and on which side of the one in the question they are. */
function numberSigns(add: AddSign, { extraction, main }: ReplyToScore): void {
  const { numbers, read } = extraction;
  const isNumber = read.tokens.map(
    ({ digits }, at) => digits || read.senses[at]?.number !== undefined,
  );
  if (isNumber.includes(true)) add(sign`number`);
  if (isNumber[0]) add(sign`number_begins`);
  if (main.threshold === undefined) return;
  for (const [at, number] of numbers.entries()) {
    const side = sideOf(number, main.threshold);
    if (side === undefined) continue;
    add(sign`number_${side}`);
    if (at === 0) add(sign`first_number_${side}`);
  }
}

/** Undefined where the two are of different dimensions. */
function sideOf({ unit, value }: Mention, threshold: Threshold): string | undefined {
  const asked = threshold.unit ?? unit;
  const number = unit && asked ? converted(Number(value), unit, asked) : Number(value);
  if (number === undefined) return undefined;
  return number > threshold.value ? 'above' : number < threshold.value ? 'below' : 'at';
}

/** Phrases of rows (roles, days, units, opposites) are left out. */
const NAME_OF_PHRASE: ReadonlyMap<number, string> = new Map(
  Object.entries(PHRASE)
    .filter(([, kind]) => kind < PHRASE.role || (kind > PHRASE.weekday && kind < PHRASE.unit))
    .map(([name, kind]) => [kind, name]),
);

function phraseSigns(add: AddSign, { clauses, extraction }: ReplyToScore): void {
  for (const { kind, start } of extraction.read.phrases) {
    const name = NAME_OF_PHRASE.get(kind);
    if (name === undefined) continue;
    add(sign`phrase_${name}`);
    if (clauses[start] === 0) add(sign`phrase_${name}_first`);
  }
}

/** Who tells of somebody, of a day or of something by its name tells of what there is. */
function formSigns(add: AddSign, { extraction }: ReplyToScore): void {
  const { senses, tokens } = extraction.read;
  add(sign`words_${step(tokens.length, [3, 6, 10, 16])}`);
  if (tokens.some(({ boundary, capital }, at) => at > 0 && capital && boundary < 2))
    add(sign`name`);
  if (senses.some((sense) => sense?.isRelation)) add(sign`somebody`);
  if (senses.some((sense) => sense?.month !== undefined || sense?.weekday !== undefined))
    add(sign`day`);
  if (((senses[0]?.marks ?? 0) & MARK.article) !== 0) add(sign`article_begins`);
}
