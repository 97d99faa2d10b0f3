import type { PreviousTurn } from '../../domain/session/commands.ts';
import { readDataSet } from '../recorded/read-data-set.ts';
import { type BenchConfiguration, readConfigurations } from './configurations.ts';
import {
  newSession,
  pinnedOf,
  playTurn,
  type UnderstoodTurn,
  type UnderstoodValue,
  understoodIn,
} from './play-turn.ts';
import { ClassCount, type Expected, isRight, Ratio } from './score.ts';
import { measureCalls } from './timing.ts';

/** Services with recorded replies. */
export interface ReplySet {
  readonly configurations: ReadonlyMap<string, BenchConfiguration>;
  readonly rows: readonly AnswerRow[];
}

/** The replies of the evaluation sets in a folder. */
export function readReplies(dataDir: string): ReplySet {
  const rows = readDataSet<AnswerRow>(dataDir, 'answers');
  return { configurations: readConfigurations(dataDir), rows };
}

/** A reply with what it says. */
export interface AnswerRow {
  readonly id: string;
  readonly corpus: string;
  readonly lang: string;
  readonly config_id: string;
  readonly service: string;
  readonly assistant_text: string | null;
  readonly user_text: string;
  readonly asked_slot: string;
  readonly asked_slots: readonly string[];
  readonly expected: Readonly<Record<string, Expected>>;
  readonly outcome: 'asked_answered' | 'asked_no_answer' | 'refused';
  readonly note?: readonly string[];
  readonly reference_date?: string;
}

export interface ReplyBenchOptions {
  /** How many wrong rows to print, and of which kind ("outcome", "extra", "invented" or a value's). */
  readonly errors?: number;
  readonly kind?: string;
  /** Print wrong rows of these services only. */
  readonly services?: readonly string[];
}

/** A row with what was understood of it. */
export interface Judged {
  readonly row: AnswerRow;
  readonly turn: UnderstoodTurn;
  /** By slot. */
  readonly understood: ReadonlyMap<string, UnderstoodValue>;
}

/** Plays every reply of a set as the first turn of a session and prints how much of it was understood. */
export function benchReplies(
  { configurations, rows }: ReplySet,
  options: ReplyBenchOptions = {},
): void {
  const judged = rows.map((row) => judge(row, configurations.get(row.config_id)!));
  report(judged);
  reportByGroup(judged, 'corpus', ({ row }) => row.corpus);
  reportByGroup(judged, 'language', ({ row }) => row.lang);
  reportByGroup(judged, 'service', ({ row }) => row.service);
  measureCalls(
    'a turn, interpreted and decided',
    rows.map((row) => () => play(row, configurations.get(row.config_id)!)),
  );
  if ((options.errors ?? 0) > 0) printErrors(judged, options);
}

/** One call that names the main question asked, in a session whose language is not known yet. */
function play(row: AnswerRow, configuration: BenchConfiguration): UnderstoodTurn {
  const said = turnOf(row, configuration);
  return understoodIn(playTurn(pinnedOf(configuration), newSession(), said).events);
}

/** What a client tells of a row: with the question that was asked, or by the words alone. */
export function turnOf(
  row: AnswerRow,
  configuration: BenchConfiguration,
  isNamed = true,
): { readonly previousTurn: PreviousTurn; readonly at: string } {
  const named = { question_id: configuration.slots.get(row.asked_slot)!.question_id };
  const previousTurn = {
    ...(isNamed ? named : {}),
    ...(row.assistant_text === null ? {} : { assistant_text: row.assistant_text }),
    user_text: row.user_text,
  };
  return { previousTurn, at: timeOf(row) };
}

/** When a row was said; at noon of a day of the recordings where it does not tell. */
export function timeOf({ reference_date }: Pick<AnswerRow, 'reference_date'>): string {
  return `${reference_date ?? '2019-03-01'}T12:00:00Z`;
}

function judge(row: AnswerRow, configuration: BenchConfiguration): Judged {
  return judgeTurn(row, configuration, play(row, configuration));
}

/** Holds what was understood against a row. */
export function judgeTurn(
  row: AnswerRow,
  configuration: BenchConfiguration,
  turn: UnderstoodTurn,
): Judged {
  const understood = new Map<string, UnderstoodValue>();
  for (const [slot, { success_information_id: id }] of configuration.slots) {
    const value = turn.values.get(id);
    if (value !== undefined) understood.set(slot, value);
  }
  return { row, turn, understood };
}

export interface Figures {
  readonly macroF1: number;
  readonly answered: ClassCount;
  readonly noAnswer: ClassCount;
  readonly byKind: ReadonlyMap<string, Ratio>;
  readonly told: ClassCount;
  readonly inventedPerReply: number;
}

export function figuresOf(judged: readonly Judged[]): Figures {
  const answered = new ClassCount();
  const noAnswer = new ClassCount();
  const told = new ClassCount();
  const byKind = new Map<string, Ratio>();
  let invented = 0;
  for (const each of judged) {
    countOutcome(each, answered, noAnswer);
    countAsked(each, byKind);
    invented += countTold(each, told);
  }
  const macroF1 = (answered.f1 + noAnswer.f1) / 2;
  return { macroF1, answered, noAnswer, byKind, told, inventedPerReply: invented / judged.length };
}

function countOutcome({ row, turn }: Judged, answered: ClassCount, noAnswer: ClassCount): void {
  const [own, other] =
    row.outcome === 'asked_answered' ? [answered, noAnswer] : [noAnswer, answered];
  if (turn.outcome === row.outcome) own.truePositives++;
  else {
    own.falseNegatives++;
    if (turn.outcome !== 'refused') other.falsePositives++;
  }
}

function countAsked({ row, understood }: Judged, byKind: Map<string, Ratio>): void {
  const expected = row.expected[row.asked_slot];
  if (expected === undefined) return;
  const right = isRight(expected, understood.get(row.asked_slot));
  const kinds = [expected.kind];
  if (expected.special === 'dontcare') kinds.push('(no preference)');
  if (expected.via === 'affirm') kinds.push('(affirmed)');
  for (const kind of kinds) {
    let ratio = byKind.get(kind);
    if (ratio === undefined) {
      ratio = new Ratio();
      byKind.set(kind, ratio);
    }
    ratio.add(right);
  }
}

/** @returns how many values the user never gave */
function countTold({ row, understood }: Judged, told: ClassCount): number {
  let invented = 0;
  for (const [slot, expected] of Object.entries(row.expected)) {
    const value = understood.get(slot);
    if (isRight(expected, value)) told.truePositives++;
    else {
      told.falseNegatives++;
      if (value !== undefined) told.falsePositives++;
    }
  }
  for (const slot of understood.keys()) {
    if (row.expected[slot] !== undefined) continue;
    invented++;
    told.falsePositives++;
  }
  return invented;
}

function report(judged: readonly Judged[]): void {
  const figures = figuresOf(judged);
  const { answered, noAnswer, told } = figures;
  console.log(`replies: ${judged.length}`);
  console.log(`outcome macro F1        ${show(figures.macroF1)}`);
  console.log(`  answered  precision ${show(answered.precision)} recall ${show(answered.recall)}`);
  console.log(`  no answer precision ${show(noAnswer.precision)} recall ${show(noAnswer.recall)}`);
  for (const [kind, ratio] of [...figures.byKind].sort(([a], [b]) => (a < b ? -1 : 1))) {
    console.log(`value of ${kind.padEnd(15)}${show(ratio.value)}  (${ratio.all})`);
  }
  console.log(`all told: micro F1      ${show(told.f1)}`);
  console.log(`  precision ${show(told.precision)} recall ${show(told.recall)}`);
  console.log(`invented per reply      ${show(figures.inventedPerReply)}`);
}

function reportByGroup(
  judged: readonly Judged[],
  name: string,
  groupOf: (judged: Judged) => string,
): void {
  const groups = new Map<string, Judged[]>();
  for (const each of judged) {
    const group = groupOf(each);
    groups.set(group, [...(groups.get(group) ?? []), each]);
  }
  const rows = [...groups].map(([group, members]) => {
    const figures = figuresOf(members);
    const row: Record<string, string | number> = { [name]: group, replies: members.length };
    row['macro F1'] = show(figures.macroF1);
    for (const kind of KINDS) row[kind] = show(figures.byKind.get(kind)?.value);
    row['all F1'] = show(figures.told.f1);
    row.invented = show(figures.inventedPerReply);
    return row;
  });
  console.table(rows);
}

const KINDS = ['enum', 'semi', 'number', 'boolean', 'date', 'time', 'string', 'freetext'];

function show(value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? '-' : value.toFixed(3);
}

function printErrors(judged: readonly Judged[], options: ReplyBenchOptions): void {
  const wrong = judged.filter((each) => isWrong(each, options));
  // Every n-th one, so that all services are seen.
  const step = Math.max(1, Math.floor(wrong.length / options.errors!));
  console.log(`wrong of kind ${options.kind ?? 'any'}: ${wrong.length}`);
  for (let i = 0; i < wrong.length && i < step * options.errors!; i += step) printError(wrong[i]!);
}

function isWrong({ row, turn, understood }: Judged, options: ReplyBenchOptions): boolean {
  if (options.services !== undefined && !options.services.includes(row.service)) return false;
  if (options.kind === 'outcome') return turn.outcome !== row.outcome;
  if (options.kind === 'invented') {
    return [...understood.keys()].some((slot) => row.expected[slot] === undefined);
  }
  const slots = Object.keys(row.expected).filter((slot) =>
    options.kind === 'extra' ? slot !== row.asked_slot : slot === row.asked_slot,
  );
  return slots.some((slot) => {
    const expected = row.expected[slot]!;
    const isKind =
      options.kind === undefined ||
      options.kind === 'extra' ||
      [expected.kind, expected.special, expected.via].includes(options.kind);
    return isKind && !isRight(expected, understood.get(slot));
  });
}

function printError({ row, turn, understood }: Judged): void {
  console.log(`\n${row.id} ${row.service} asked ${row.asked_slots.join(' ')}`);
  console.log(`  A: ${row.assistant_text}`);
  console.log(`  U: ${row.user_text}`);
  console.log(`  expected ${row.outcome} ${JSON.stringify(shorten(row.expected))}`);
  const values = Object.fromEntries(
    [...understood].map(([slot, value]) => [slot, value.notApplicable ? 'n/a' : value.value]),
  );
  console.log(`  got ${turn.outcome} (${turn.act}) ${JSON.stringify(values)}`);
}

function shorten(expected: AnswerRow['expected']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(expected).map(([slot, { value, special, surface, via }]) => [
      slot,
      special ?? (surface === undefined || surface === value ? (via ?? value) : [value, surface]),
    ]),
  );
}
