import { parseArgs } from 'node:util';
import { type AnsweringRow, readAnsweringRows } from './answering-rows.ts';
import {
  fitNamed,
  type NamedRow,
  type NamedWeights,
  oddsOf,
  partOf,
} from './logistic-regression.ts';
import { writeWeights, writtenWeights } from './written-weights.ts';

/**
 * `npm run train:answering -- --data <folder>`: learns anew whether a reply answers what was asked and whether what was read is the
 * answer, prints what that is worth on services and writers that were left out, and writes
 * domain/language/reply-extraction/answering/answering-weights.ts and domain/language/reply-extraction/given/given-weights.ts.
 * The same rows give the same files.
 */
const { values } = parseArgs({ options: { data: { type: 'string' } } });
if (values.data === undefined)
  throw new Error('say where the evaluation sets are: --data <folder>');

const PENALTY = 12;
/** What a sign of any value says is told by other signs too. */
const PENALTY_OF_VALUE = 16;
/** Topics are many and say little, as does what a sign says of one kind of value alone. */
const PENALTY_OF_RARE = 48;
const ROUNDS = 15;
const ORIGINS_MIN = 2;
/** In thousandths. */
const WEIGHT_MIN = 60;
/** Log odds below which a value that was read would be taken out. */
const SHOWN = [-1.5, -0.8, 0];

function penaltyOf(sign: string): number {
  const isOfValue = sign.startsWith('value_');
  if (sign.startsWith('about_') || (isOfValue && sign.includes('@'))) return PENALTY_OF_RARE;
  return isOfValue ? PENALTY_OF_VALUE : PENALTY;
}

function learn(rows: readonly NamedRow[]): NamedWeights {
  return fitNamed(rows, { rounds: ROUNDS, penaltyOf, originsMin: ORIGINS_MIN });
}

/** The rows of which a value was read, each of them one where it is the answer. */
function valueRows(rows: readonly AnsweringRow[]): AnsweringRow[] {
  return rows.flatMap((row) =>
    row.isValueRight === undefined ? [] : [{ ...row, isOne: row.isValueRight }],
  );
}

interface Judged {
  readonly row: AnsweringRow;
  readonly odds: number;
}

/** Each row judged by what was learned from those of other groups. */
function judgeLeftOut(
  rows: readonly AnsweringRow[],
  groupOf: (row: AnsweringRow) => string,
): Judged[] {
  return [...new Set(rows.map(groupOf))].flatMap((group) => {
    const fitted = learn(rows.filter((row) => row.isLearned && groupOf(row) !== group));
    const own = rows.filter((row) => groupOf(row) === group);
    return own.map((row) => ({ row, odds: oddsOf(row.signs, fitted) }));
  });
}

function macroF1(isOne: readonly boolean[], judged: readonly boolean[]): number {
  const f1 = (one: boolean) => {
    const told = judged.filter((each) => each === one).length;
    const is = isOne.filter((each) => each === one).length;
    const both = judged.filter((each, at) => each === one && isOne[at] === one).length;
    return (2 * both) / (told + is);
  };
  return (f1(true) + f1(false)) / 2;
}

function printFolders(
  name: string,
  judged: readonly Judged[],
  lineOf: (own: readonly Judged[]) => Readonly<Record<string, string | number>>,
): void {
  const folders = [...new Set(judged.map(({ row }) => row.from))];
  const ofFolder = (folder: string) => judged.filter(({ row }) => row.from === folder);
  console.log(name);
  console.table(Object.fromEntries(folders.map((folder) => [folder, lineOf(ofFolder(folder))])));
}

function answeringLine(own: readonly Judged[]) {
  const isOne = own.map(({ row }) => row.isOne);
  const byRules = own.map(({ row }) => row.isAnswerByRules);
  const learned = own.map(({ odds }) => odds > 0);
  return {
    replies: own.length,
    'macro F1 by rules': macroF1(isOne, byRules).toFixed(3),
    'left out': macroF1(isOne, learned).toFixed(3),
  };
}

function valueLine(own: readonly Judged[]) {
  const below = (isOne: boolean, bar: number) =>
    own.filter(({ row, odds }) => row.isOne === isOne && odds < bar).length;
  const right = own.filter(({ row }) => row.isOne).length;
  const taken = SHOWN.map((bar) => [`below ${bar}`, `${below(true, bar)}; ${below(false, bar)}`]);
  return { right, wrong: own.length - right, ...Object.fromEntries(taken) };
}

const rows = readAnsweringRows(values.data);
const GROUPS: readonly (readonly [string, (row: AnsweringRow) => string])[] = [
  ['fifths of the services', ({ service }) => partOf(service)],
  ['fifths of the writers', ({ writer }) => partOf(writer)],
];
for (const [name, groupOf] of GROUPS) {
  printFolders(`whether it answers, ${name} left out`, judgeLeftOut(rows, groupOf), answeringLine);
  printFolders(
    `right and wrong values taken out, ${name} left out`,
    judgeLeftOut(valueRows(rows), groupOf),
    valueLine,
  );
}

const REPLY_EXTRACTION = 'domain/language/reply-extraction/';

function write(path: string, constant: string, what: string, of: readonly AnsweringRow[]): void {
  const written = writtenWeights(learn(of), WEIGHT_MIN);
  const from = `${of.length} replies`;
  const script = 'train:answering';
  writeWeights({ path: `${REPLY_EXTRACTION}${path}`, constant, what, from, script }, written);
}

const learned = rows.filter(({ isLearned }) => isLearned);
write('answering/answering-weights.ts', 'ANSWERING_WEIGHTS', 'of whether a reply answers', learned);
write(
  'given/given-weights.ts',
  'GIVEN_WEIGHTS',
  'of whether what was read is the answer',
  valueRows(learned),
);
