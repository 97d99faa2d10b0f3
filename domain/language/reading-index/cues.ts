import type { Question, SuccessInformation } from '../../configuration/entities.ts';
import { DIRECTIONS } from '../grammar/directions.ts';
import { type Language, MARK, roleBit, stem } from '../grammar/language.ts';
import { hasMark, type ReadText, readText } from '../grammar/read-text.ts';
import { HINTS } from '../pack-format/hints.ts';
import { wordsOfAllPacks } from '../packs/of-all-packs.ts';
import { findHints } from '../word-kinds/find-word-kinds.ts';

/** Words of an information with their weight: those of its id and label say more than its question's. */
export interface CueWords {
  readonly weights: ReadonlyMap<string, number>;
  readonly roles: number;
  /** Roles of the id and the label alone. */
  readonly ownRoles: number;
}

const LABEL_WEIGHT = 1;
const QUESTION_WEIGHT = 0.7;

/** What an information's id, label, schema and primary question speak of. */
export function cueWordsOf(
  language: Language,
  information: SuccessInformation,
  question: Question | undefined,
): CueWords {
  const weights = new Map<string, number>();
  const name = splitName(information.id);
  const isOfTime = TIME_FORMATS.has(information.schema.format);
  const add = (text: string, weight: number) =>
    addCues(weights, readText(text, language), { weight, isOfTime });
  let roles = addCues(weights, readText(name, language), { weight: LABEL_WEIGHT, isName: true });
  roles |= add(information.label, LABEL_WEIGHT);
  const ownRoles = roles;
  for (const key of ['title', 'description']) {
    const text = information.schema[key];
    if (typeof text === 'string') roles |= add(text, QUESTION_WEIGHT);
  }
  if (question !== undefined) roles |= add(question.text, QUESTION_WEIGHT);
  if (asksGroup(language, question?.text ?? '')) roles |= PEOPLE;
  return { weights, roles, ownRoles };
}

/** "How many will you be?" */
export function asksGroup({ pack }: Language, question: string): boolean {
  return pack.numbers.group.asked.test(question);
}

const TIME_FORMATS: ReadonlySet<unknown> = new Set(['date', 'time', 'date-time']);

/** "si_pickupDate" -> "pickup Date". */
export function splitName(id: string): string {
  return id
    .replace(/^(si|info|information|t|target|s|slot|f|field)[_.:-]/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_.:-]+/g, ' ');
}

interface CueText {
  readonly weight: number;
  /** Its small words count wherever they stand. */
  readonly isName?: boolean;
  /** Of a day or an hour. */
  readonly isOfTime?: boolean;
}

/** Adds the words' stems; answers the roles of them (small words count in names and at the end only). */
function addCues(
  weights: Map<string, number>,
  read: ReadText,
  { isName, isOfTime, weight }: CueText,
): number {
  let roles = 0;
  const hedges = findHints(read).filter(({ kind }) => kind === PERHAPS);
  read.tokens.forEach((token, i) => {
    if (isOfRate(read, i) || hedges.some(({ start, end }) => start <= i && i < end)) return;
    const isSmall = read.senses[i]?.isEmpty === true;
    if (!isSmall || isName) roles |= read.roles[i]!;
    if (isSmall || token.digits) return;
    const root = stem(read.language, token.word);
    weights.set(root, Math.max(weights.get(root) ?? 0, weight));
  });
  return isOfTime || (roles & OF_PLACES_AND_TIMES) !== 0 ? roles | rolesAtEdges(read) : roles;
}

/** "For each person" counts no persons. */
function isOfRate({ roles, tokens }: ReadText, at: number): boolean {
  return at > 0 && (roles[at]! & PEOPLE) !== 0 && PER.has(tokens[at - 1]!.word);
}

/** "Probably" speaks of nothing: in 大概 no 大 asks for a size. */
const PERHAPS = HINTS.indexOf('perhaps');
const PEOPLE = roleBit('people');
const PER = wordsOfAllPacks(({ quantities }) => quantities.per);

const OF_PLACES_AND_TIMES = roleBit('place') | roleBit('city') | roleBit('area') | DIRECTIONS;

/** "From which city", "city where the bus is going to", "until which day": small words at the edges tell a direction. */
function rolesAtEdges(read: ReadText): number {
  const { roles, senses, tokens } = read;
  let found = 0;
  for (const at of [0, tokens.length - 1])
    if (senses[at]?.isEmpty && !isOfHour(read, at)) found |= roles[at]!;
  return found;
}

/** "À quelle heure", "a che ora": it leads to an hour and nowhere else. */
function isOfHour(read: ReadText, at: number): boolean {
  return read.senses[at + 1]?.asks === true && hasMark(read, at + 2, MARK.hour);
}

/** Per stem, the number of informations that have it. */
export function countSpread(words: readonly CueWords[]): Map<string, number> {
  const spread = new Map<string, number>();
  for (const { weights } of words) {
    for (const root of weights.keys()) spread.set(root, (spread.get(root) ?? 0) + 1);
  }
  return spread;
}

const TOPIC_MIN = 0.6;

/**
 * Content words that point at a yes-or-no information from anywhere in a conversation. What is done is none: "want"
 * and "take" stand in any reply, whatever is wanted or taken.
 */
export function topicsOf(language: Language, cues: ReadonlyMap<string, number>): Set<string> {
  const topics = [...cues]
    .filter(([root, weight]) => weight >= TOPIC_MIN && !isPlain(language, root))
    .map(([root]) => root);
  const own = new Set(topics);
  return new Set([...own, ...alikeTo(language, own)]);
}

function isPlain({ actions, having, needing, offering }: Language, root: string): boolean {
  return [actions, having, needing, offering].some((stems) => stems.has(root));
}

/** Stems of single words that mean the same: "wifi" for "internet", and for 网络, which is two. */
function alikeTo(language: Language, topics: ReadonlySet<string>): string[] {
  const others: string[] = [];
  for (const [phrase, spellings] of language.synonyms) {
    if (!phrase.split(' ').every((word) => topics.has(stem(language, word)))) continue;
    for (const spelling of spellings) {
      if (spelling.length === 1) others.push(stem(language, spelling[0]!));
    }
  }
  return others;
}
