import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type NumberOption,
  numberAsked,
  numberOptions,
} from '../../../domain/language/reply-extraction/learned/which-number.ts';
import type { BenchConfiguration } from '../configurations.ts';
import { extractAnswer } from '../extract-answer.ts';
import { readOwnSet } from '../own-set.ts';
import type { AnswerRow, ReplySet } from '../replies.ts';

/** A reply that tells several numbers, or one that the rules took for none, and the right one. */
export interface NumberRow {
  readonly set: string;
  readonly service: string;
  readonly options: readonly NumberOption[];
  readonly ruled: number | undefined;
  readonly right: number;
  readonly text: string;
}

/** Our own sets, and what five writers wrote, two of them of numbers alone; replies to other questions tell no number. */
const FOLDERS = ['../own/', '../answering/', '../numbers/'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
);
/** The weights that are shipped were learned without these. */
const NOT_LEARNED = new Set([
  'fourth-writer.txt',
  'fifth-writer.txt',
  'sixth-writer.txt',
  'seventh-writer.txt',
]);

export function readNumberRows(): NumberRow[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => !NOT_LEARNED.has(name))
      .sort()
      .flatMap((name) => rowsOf(name, readOwnSet(`${folder}${name}`))),
  );
}

function rowsOf(set: string, { configurations, rows }: ReplySet): NumberRow[] {
  return rows.flatMap((row) => {
    const expected = row.expected[row.asked_slot];
    if (expected !== undefined && expected.kind !== 'number') return [];
    const configuration = configurations.get(row.config_id)!;
    const found = optionsOf(row, configuration);
    if (found === undefined) return [];
    const right = typeof expected?.value === 'number' ? expected.value : Number.NaN;
    return [{ set, service: `${set} ${row.service}`, ...found, right, text: row.user_text }];
  });
}

function optionsOf(
  row: AnswerRow,
  configuration: BenchConfiguration,
): Pick<NumberRow, 'options' | 'ruled'> | undefined {
  const { extraction, ruled: told } = extractAnswer(row, configuration);
  const main = numberAsked(extraction);
  if (main === undefined) return undefined;
  const ruled = typeof told?.value === 'number' ? told.value : undefined;
  const options = numberOptions(extraction, main, ruled);
  return options.length === 0 ? undefined : { options, ruled };
}
