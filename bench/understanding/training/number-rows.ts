import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { multiplied } from '../../../domain/language/reply-extraction/which-number/multiplied.ts';
import { numberOptions } from '../../../domain/language/reply-extraction/which-number/number-options.ts';
import { numberAsked } from '../../../domain/language/reply-extraction/which-number/which-number.ts';
import type { BenchConfiguration } from '../configurations.ts';
import { extractAnswer } from '../extract-answer.ts';
import { readOwnSet } from '../own-set.ts';
import type { AnswerRow, ReplySet } from '../replies.ts';
import { isRight } from '../score.ts';
import { namesOf } from './logistic-regression.ts';

/** A number with the names of its signs. */
interface NamedOption {
  readonly value: number;
  readonly signs: ReadonlySet<string>;
}

/** A reply to a question for a number that may be told in several ways, and which of them is right. */
export interface NumberRow {
  readonly writer: string;
  readonly service: string;
  readonly options: readonly NamedOption[];
  readonly ruled: number | undefined;
  /** Place of the right one; -1 where none is. */
  readonly right: number;
  readonly isRuledRight: boolean;
}

/** Our own sets, and what nine writers wrote, two of them of numbers alone; replies to other questions tell no number. */
const FOLDERS = ['../own/', '../answering/', '../numbers/'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
);

export function readNumberRows(): NumberRow[] {
  return FOLDERS.flatMap((folder, at) =>
    readdirSync(folder)
      .sort()
      .flatMap((name) => rowsOf(writerOf(name, at), readOwnSet(`${folder}${name}`))),
  );
}

/** Who wrote a set: our own ones count as by one. */
function writerOf(name: string, folder: number): string {
  return folder === 0 ? 'own' : `${folder} ${name.replace(/(?:-\d)?\.txt$/, '')}`;
}

function rowsOf(writer: string, { configurations, rows }: ReplySet): NumberRow[] {
  return rows.flatMap((row) => {
    const configuration = configurations.get(row.config_id)!;
    if (configuration.slots.get(row.asked_slot)!.kind !== 'number') return [];
    const expected = row.expected[row.asked_slot];
    const found = expected?.special === undefined ? optionsOf(row, configuration) : undefined;
    if (found === undefined) return [];
    const { options, ruled } = found;
    const isTold = (value: number) => expected !== undefined && isRight(expected, { value });
    const right = options.findIndex(({ value }) => isTold(value));
    const isRuledRight = ruled !== undefined && isTold(ruled);
    const service = `${writer} ${row.service}`;
    return [{ writer, service, options, ruled, right, isRuledRight }];
  });
}

function optionsOf(
  row: AnswerRow,
  configuration: BenchConfiguration,
): Pick<NumberRow, 'options' | 'ruled'> | undefined {
  const { extraction, ruled: told } = extractAnswer(row, configuration);
  const main = numberAsked(extraction);
  if (main === undefined || multiplied(extraction, main) !== undefined) return undefined;
  const ruled = typeof told?.value === 'number' ? told.value : undefined;
  const options = numberOptions(extraction, main, ruled).map(({ signs, value }) => ({
    value,
    signs: namesOf(signs),
  }));
  return options.length === 0 ? undefined : { options, ruled };
}
