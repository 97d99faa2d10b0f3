import type { InformationSchema } from '../../configuration/information-schema/information-schema.ts';
import type { JsonValue } from '../../json/json.ts';

/** A run of letters or of digits, with how many of them the examples have. */
interface CharacterRun {
  readonly isDigits: boolean;
  readonly min: number;
  readonly max: number;
}

/** How the codes of a schema's `examples` are written: each has one of these rows of runs. */
export interface WrittenForm {
  readonly rows: ReadonlyMap<string, readonly CharacterRun[]>;
  /** What stands between the runs in an example. */
  readonly separators: ReadonlySet<string>;
  /** Letters that stand in an example, in small writing: "kx" of "KX-0093". */
  readonly letters: ReadonlySet<string>;
  /** One of the examples begins with a 0. */
  readonly hasZeroFirst: boolean;
}

const RUNS = /\p{L}+|\d+/gu;
/** An example with fewer letters and digits ("7", "A4") is a choice, not a code. */
const ALPHANUMERICS_MIN = 4;
/** A group of letters in a code of several words: "1234 BCD". */
const GROUP = /^[A-Z]{1,5}$/;
/** A code of this many digits or more may have one digit more or fewer than the examples. */
const DIGITS_VARY_MIN = 3;
/** What people write or leave out between the runs, whatever the examples have there. */
const FREE_SEPARATORS = new Set(['', ' ', '-', ' - ']);

/** The form that all `examples` of a schema have; undefined where one of them is no code. */
export function writtenFormOf({
  examples,
  enum: values,
}: InformationSchema): WrittenForm | undefined {
  if (values !== undefined || !Array.isArray(examples) || examples.length === 0) return undefined;
  if (!examples.every(isCode)) return undefined;
  const rows = new Map<string, CharacterRun[]>();
  const separators = new Set<string>();
  for (const example of examples) {
    const runs = runsOf(example);
    const key = keyOf(runs);
    const known = rows.get(key);
    rows.set(
      key,
      runs.map((run, i) => widened(run.length, run, known?.[i])),
    );
    for (const separator of separatorsOf(example)) separators.add(separator);
  }
  const letters = new Set(examples.flatMap(lettersOf));
  const hasZeroFirst = examples.some((each) => each.startsWith('0'));
  return { rows, separators, letters, hasZeroFirst };
}

function lettersOf(text: string): string[] {
  return runsOf(text.toLowerCase()).filter((run) => !/\d/.test(run));
}

function isCode(example: JsonValue): example is string {
  if (typeof example !== 'string' || !/\d/.test(example)) return false;
  if (runsOf(example).join('').length < ALPHANUMERICS_MIN || isDateOrHour(example)) return false;
  return example.split(' ').every((word) => /\d/.test(word) || GROUP.test(word));
}

/** "2026-11-20", "20/11/2026", "10:30". */
export function isDateOrHour(text: string): boolean {
  return /\d:\d|^\d{1,4}([-./])\d{1,2}\1\d{1,4}$/.test(text);
}

function widened(length: number, run: string, known: CharacterRun | undefined): CharacterRun {
  const isDigits = /\d/.test(run);
  const slack = isDigits && length >= DIGITS_VARY_MIN ? 1 : 0;
  return {
    isDigits,
    min: Math.min(length - slack, known?.min ?? Number.POSITIVE_INFINITY),
    max: Math.max(length + slack, known?.max ?? 0),
  };
}

interface OwnForm {
  readonly hasRareForm: boolean;
  readonly written: WrittenForm | undefined;
}

/** "GL-8713" where the examples say "GL-5523", or what a pattern takes that takes hardly anything: told whatever was asked. */
export function isOwnCode({ hasRareForm, written }: OwnForm, text: string): boolean {
  if (hasRareForm || written === undefined) return hasRareForm;
  const own = lettersOf(text);
  return own.length > 0 && own.every((each) => written.letters.has(each));
}

/** Runs of letters and of digits by turns: what stands between two of one sort parts nothing. */
export function runsOf(text: string): string[] {
  const runs: string[] = [];
  for (const [run] of text.matchAll(RUNS)) {
    const last = runs.at(-1);
    if (last !== undefined && /\d/.test(last) === /\d/.test(run)) runs[runs.length - 1] += run;
    else runs.push(run);
  }
  return runs;
}

function separatorsOf(text: string): string[] {
  return text.split(RUNS).slice(1, -1);
}

function keyOf(runs: readonly string[]): string {
  return runs.map((run) => (/\d/.test(run) ? 'd' : 'l')).join('');
}

/** Whether the text is written as the examples are, but for capitals and what stands between the runs. */
export function isWrittenSo({ rows, separators }: WrittenForm, text: string): boolean {
  if (isDateOrHour(text)) return false;
  const runs = runsOf(text);
  const row = rows.get(keyOf(runs));
  if (row === undefined) return false;
  if (!row.every(({ min, max }, i) => runs[i]!.length >= min && runs[i]!.length <= max))
    return false;
  return separatorsOf(text).every((each) => FREE_SEPARATORS.has(each) || separators.has(each));
}
