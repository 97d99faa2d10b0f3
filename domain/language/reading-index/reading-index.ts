import type { Artifact } from '../../artifact/artifact.ts';
import { mapInSteps, type Steps } from '../../steps.ts';
import type { Writable } from '../../writable.ts';
import { addTo } from '../add-to.ts';
import {
  DIRECTION_BACK,
  DIRECTION_OUT,
  OF_PLACES,
  OF_TIMES,
  oneDirection,
} from '../grammar/directions.ts';
import { type Language, roleBit } from '../grammar/language.ts';
import { languageInSteps } from '../grammar/language-in-steps.ts';
import type { MentionKind } from '../grammar/read-text.ts';
import type { RareKind } from '../mentions/find-mentions.ts';
import { MEASURED_IN, type Measuring } from '../pack-format/quantities.ts';
import { readThings } from '../things/things.ts';
import { countSpread, cueWordsOf } from './cues.ts';
import { enter, type InformationEntry, type ValueKind } from './information-entry.ts';
import { type LabelNode, newLabelNode } from './label-trie.ts';
import { addLabels } from './labels.ts';
import { mentionKindsOf } from './mention-values.ts';
import { asksPlace, type SlotType } from './slot-type.ts';

/** Everything that reading replies needs of an artifact; made once for each loaded artifact. */
export interface ReadingIndex {
  readonly language: Language;
  readonly informations: readonly InformationEntry[];
  /** Places of the informations by their ids. */
  readonly positions: ReadonlyMap<string, number>;
  /** Question id -> positions of the informations it asks for, principal first. */
  readonly byQuestion: ReadonlyMap<string, readonly number[]>;
  readonly labels: LabelNode;
  /** Stems of all informations, with the number of informations that have each. */
  readonly spread: ReadonlyMap<string, number>;
  readonly topics: ReadonlyMap<string, readonly number[]>;
  /** The informations that a kind of mention can be a value of. */
  readonly byMention: ReadonlyMap<MentionKind, readonly InformationEntry[]>;
  /** Those that take a name or another text from within a reply. */
  readonly texts: readonly InformationEntry[];
  /** Plain texts that a form is asked for, but for accounts. */
  readonly formed: readonly InformationEntry[];
  /** Texts whose codes are known by their letters or by a rare pattern, whatever was asked. */
  readonly coded: readonly InformationEntry[];
  /** Some information counts children apart from others. */
  readonly countsChildren: boolean;
  /** Position of the only information that asks how many people there are; undefined where several or none do. */
  readonly countsGroup: number | undefined;
  /** The only information that asks for the user's own name; undefined where several do. */
  readonly ownName: InformationEntry | undefined;
  /** The only text that tells where something is or goes; none where it is where something comes from. */
  readonly onlyPlace: InformationEntry | undefined;
  /** Texts tell where something begins, and others where it ends. */
  readonly asksWay: boolean;
  /** The only information that asks for a part of a name; of several (a child's, a parent's) none. */
  readonly nameParts: Readonly<Record<'given' | 'family', InformationEntry | undefined>>;
  /** Kinds of mention that some information takes and most do not. */
  readonly rareKinds: ReadonlySet<RareKind>;
}

/**
 * Prepares an artifact for `readReplyInSteps`, an information at a time. Pure; a few milliseconds for a hundred of them.
 * @param code the language that it is written in
 */
export function* readingSteps(artifact: Artifact, code: string): Steps<ReadingIndex> {
  const language = yield* languageInSteps(code);
  if (artifact.questions.some(({ choices }) => choices.length > 0)) yield* readThings(language);
  const questions = new Map(artifact.questions.map((question) => [question.id, question]));
  const words = yield* mapInSteps(artifact.success_informations, (information) =>
    cueWordsOf(language, information, questions.get(information.primary_question_id)),
  );
  const spread = countSpread(words);
  const informations: InformationEntry[] = [];
  for (const [position, information] of artifact.success_informations.entries()) {
    const question = questions.get(information.primary_question_id);
    const draft = { information, position, question, words: words[position]!, spread };
    informations.push(yield* enter(language, draft));
    yield;
  }
  contrast(informations);
  const labels = newLabelNode();
  for (const entry of informations) {
    yield* addLabels(labels, language, entry);
  }
  const positions = new Map(informations.map(({ id, position }) => [id, position]));
  const byQuestion = positionsByQuestion(artifact);
  yield;
  const topics = positionsByTopic(informations);
  const byMention = groupByMention(informations);
  yield;
  return {
    language,
    informations,
    positions,
    byQuestion,
    labels,
    spread,
    topics,
    byMention,
    texts: informations.filter(takesText),
    formed: informations.filter(({ form }) => form !== undefined && form !== 'account'),
    coded: informations.filter(
      ({ hasRareForm, written }) => hasRareForm || (written?.letters.size ?? 0) > 0,
    ),
    countsChildren: informations.some(({ counts }) => counts === 'children'),
    countsGroup: countedGroup(informations),
    ownName: only(informations.filter(asksUserName)),
    onlyPlace: onlyPlace(informations),
    asksWay: asksWay(informations),
    nameParts: { given: partOf(informations, 'given'), family: partOf(informations, 'family') },
    rareKinds: rareKindsOf(informations),
  };
}

/**
 * Holds the informations of one kind against each other: a single one is alone, and a direction says something
 * only where another information has the opposite one (names keep theirs: "to X" never is where one starts).
 */
function contrast(informations: readonly Writable<InformationEntry>[]): void {
  const rivals = new Map<string, Writable<InformationEntry>[]>();
  for (const entry of informations) addTo(rivals, `${entry.kind} ${entry.choiceKind}`, entry);
  for (const entries of rivals.values()) contrastAlike(entries);
  const ahead = informations.filter(({ isPast, kind }) => kind === 'date' && !isPast);
  if (ahead.length === 1) ahead[0]!.isAloneAhead = true;
}

function contrastAlike(entries: readonly Writable<InformationEntry>[]): void {
  if (entries[0]!.kind === 'date') orderDays(entries);
  if (entries[0]!.kind === 'time') orderHours(entries);
  const directions = entries.reduce((bits, { direction }) => bits | direction, 0);
  const shared = sharedMeasures(entries);
  for (const entry of entries) {
    entry.isAlone = entries.length === 1;
    if (entry.kind !== 'text' && !hasOpposite(directions)) entry.direction = 0;
    if (entry.measures !== undefined && shared.has(entry.measures)) entry.measures = undefined;
  }
}

/** Weight or length, where more than one number is asked for in it: "3 metres" needs words that say which. */
function sharedMeasures(entries: readonly InformationEntry[]): ReadonlySet<Measuring> {
  const of = (own: Measuring) =>
    entries.filter(
      ({ measures, unit }) =>
        measures === own || (unit !== undefined && MEASURED_IN[own].has(unit)),
    );
  return new Set(MEASURINGS.filter((own) => of(own).length > 1));
}

const MEASURINGS = Object.keys(MEASURED_IN) as readonly Measuring[];

/**
 * "On which day do you arrive?", "… leave?": both speak of where something begins or ends, and their words do not tell which
 * comes first. The one that is asked first does.
 */
function orderDays(entries: readonly Writable<InformationEntry>[]): void {
  const placed = entries.filter(({ roles }) => (roles & OF_TIMES) !== 0);
  const directions = placed.reduce((bits, { direction }) => bits | direction, 0);
  if (placed.length !== 2 || hasOpposite(directions)) return;
  placed[0]!.direction = DIRECTION_OUT & OF_TIMES;
  placed[1]!.direction = DIRECTION_BACK & OF_TIMES;
}

/**
 * "When do you want to leave?", "by what time do you need to arrive?": both speak of where something begins, as stays do; what they say
 * of places tells which comes first.
 */
function orderHours(entries: readonly Writable<InformationEntry>[]): void {
  if (hasOpposite(entries.reduce((bits, { direction }) => bits | direction, 0))) return;
  const along = (direction: number) =>
    entries.filter(({ roles }) => (oneDirection(roles & OF_PLACES) & direction) !== 0);
  const [leaving, arriving] = [only(along(DIRECTION_OUT)), only(along(DIRECTION_BACK))];
  if (leaving === undefined || arriving === undefined) return;
  leaving.direction = DIRECTION_OUT & OF_TIMES;
  arriving.direction = DIRECTION_BACK & OF_TIMES;
}

function hasOpposite(directions: number): boolean {
  return (directions & DIRECTION_OUT) !== 0 && (directions & DIRECTION_BACK) !== 0;
}

/** Which informations a question asks for: those it is the primary question of, else those it covers. */
function positionsByQuestion(artifact: Artifact): Map<string, number[]> {
  const positions = new Map<string, number[]>();
  for (const [position, { primary_question_id: id }] of artifact.success_informations.entries()) {
    addTo(positions, id, position);
  }
  const { row_start, information } = artifact.coverage;
  for (const [q, { id }] of artifact.questions.entries()) {
    if (positions.has(id)) continue;
    positions.set(id, information.slice(row_start[q] ?? 0, row_start[q + 1] ?? 0));
  }
  return positions;
}

function groupByMention(
  informations: readonly InformationEntry[],
): Map<MentionKind, InformationEntry[]> {
  const groups = new Map<MentionKind, InformationEntry[]>();
  for (const entry of informations) {
    for (const kind of mentionKindsOf(entry)) addTo(groups, kind, entry);
  }
  return groups;
}

/** A free text is taken as a whole, an address of e-mail or a number of a telephone by its form. */
const CLOSED_SLOT_TYPES: ReadonlySet<SlotType> = new Set(['free', 'email', 'phone']);

/** Names and places, and the answers that an open choice does not list. */
function takesText(entry: InformationEntry): boolean {
  if (entry.kind === 'choice') return entry.isOpen && entry.choiceKind === undefined;
  if (entry.kind !== 'text' || entry.form !== undefined || entry.written !== undefined)
    return false;
  return !CLOSED_SLOT_TYPES.has(entry.slotType);
}

/** "What is your name?", and no place: "where are you from?". */
function asksUserName(entry: InformationEntry): boolean {
  const { asksOwnName, namePart, slotType } = entry;
  return takesText(entry) && asksOwnName && namePart === undefined && NAMES.has(slotType);
}

const NAMES: ReadonlySet<SlotType> = new Set(['person', 'venue', 'unknown']);

function onlyPlace(informations: readonly InformationEntry[]): InformationEntry | undefined {
  const place = only(informations.filter((entry) => takesText(entry) && asksPlace(entry)));
  return place?.slotType === 'origin' ? undefined : place;
}

function asksWay(informations: readonly InformationEntry[]): boolean {
  const asks = (sort: SlotType) =>
    informations.some(({ kind, slotType }) => kind === 'text' && slotType === sort);
  return asks('origin') && asks('destination');
}

function partOf(
  informations: readonly InformationEntry[],
  part: 'given' | 'family',
): InformationEntry | undefined {
  return only(informations.filter(({ kind, namePart }) => kind === 'text' && namePart === part));
}

function only<T>(all: readonly T[]): T | undefined {
  return all.length === 1 ? all[0] : undefined;
}

const RARE_KINDS: ReadonlyMap<ValueKind | SlotType, RareKind> = new Map([
  ['date_time', 'instant'],
  ['duration', 'duration'],
  ['email', 'contact'],
  ['uri', 'contact'],
  ['phone', 'contact'],
]);

function rareKindsOf(informations: readonly InformationEntry[]): Set<RareKind> {
  const kinds = informations.flatMap(({ kind, slotType }) => [
    RARE_KINDS.get(kind),
    kind === 'text' ? RARE_KINDS.get(slotType) : undefined,
  ]);
  return new Set(kinds.filter((kind) => kind !== undefined));
}

function positionsByTopic(informations: readonly InformationEntry[]): Map<string, number[]> {
  const positions = new Map<string, number[]>();
  for (const { position, topics } of informations) {
    for (const topic of topics) addTo(positions, topic, position);
  }
  return positions;
}

const PEOPLE = roleBit('people');
const MONEY = roleBit('money');

/** Children apart from adults are no group, nor adults apart from children, nor is what each person pays. */
function countedGroup(informations: readonly InformationEntry[]): number | undefined {
  const groups = informations.filter(
    ({ counts, isCount, roles, unit }) =>
      isCount &&
      unit === undefined &&
      counts === undefined &&
      (roles & (PEOPLE | MONEY)) === PEOPLE,
  );
  return groups.length === 1 ? groups[0]!.position : undefined;
}
