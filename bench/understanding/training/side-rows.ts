import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dialogueActOf } from '../../../domain/language/reply-extraction/dialogue-act.ts';
import { sideSigns } from '../../../domain/language/reply-extraction/learned/implied-side.ts';
import type { BenchConfiguration } from '../configurations.ts';
import { extractAnswer } from '../extract-answer.ts';
import { readOwnSet } from '../own-set.ts';
import type { AnswerRow, ReplySet } from '../replies.ts';

/** A reply to a question of yes or no that no rule reads, and the side that it is on. */
export interface SideRow {
  readonly set: string;
  readonly service: string;
  readonly signs: readonly number[];
  readonly isYes: boolean;
  readonly text: string;
}

const OWN = fileURLToPath(new URL('../own/', import.meta.url));

/** Of our own sets: they are the only ones with such replies. */
export function readSideRows(): SideRow[] {
  return readdirSync(OWN)
    .sort()
    .flatMap((name) => rowsOf(name, readOwnSet(`${OWN}${name}`)));
}

function rowsOf(set: string, { configurations, rows }: ReplySet): SideRow[] {
  return rows.flatMap((row) => {
    const expected = row.expected[row.asked_slot];
    if (expected?.kind !== 'boolean' || typeof expected.value !== 'boolean') return [];
    const configuration = configurations.get(row.config_id)!;
    const signs = signsOf(row, configuration);
    if (signs === undefined) return [];
    const { service, user_text: text } = row;
    return [{ set, service: `${set} ${service}`, signs, isYes: expected.value, text }];
  });
}

function signsOf(row: AnswerRow, configuration: BenchConfiguration): readonly number[] | undefined {
  const { extraction, extracted } = extractAnswer(row, configuration);
  const main = extraction.wanted.find(({ position }) => extraction.asked[position] === 1);
  if (main === undefined || dialogueActOf(extraction, extracted) !== 'off_topic') return undefined;
  return sideSigns(extraction, main);
}
