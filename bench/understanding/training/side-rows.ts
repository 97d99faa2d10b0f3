import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sideSigns } from '../../../domain/language/reply-extraction/answering/side-signs.ts';
import { dialogueActOf } from '../../../domain/language/reply-extraction/dialogue-act.ts';
import { replyToScore } from '../../../domain/language/reply-extraction/signs/reply-to-score.ts';
import type { BenchConfiguration } from '../configurations.ts';
import { extractAnswer } from '../extract-answer.ts';
import { readOwnSet } from '../own-set.ts';
import type { AnswerRow, ReplySet } from '../replies.ts';
import { FOLDERS } from './answering-rows.ts';
import { type NamedRow, namesOf } from './logistic-regression.ts';

/** A reply that answers a question of yes or no; `isOne` where it says yes. */
export interface SideRow extends NamedRow {
  readonly set: string;
  readonly isReadByRules: boolean;
}

/** Of our own sets and those that others wrote for it; the corpora have hardly any such replies. */
export function readSideRows(): SideRow[] {
  return FOLDERS.flatMap((folder) => {
    const path = fileURLToPath(new URL(`../${folder}/`, import.meta.url));
    const names = readdirSync(path).filter((name) => !name.includes('unread'));
    return names
      .sort()
      .flatMap((name) => rowsOf(`${folder}/${name}`, readOwnSet(`${path}${name}`)));
  });
}

function rowsOf(set: string, { configurations, rows }: ReplySet): SideRow[] {
  return rows.flatMap((row) => {
    const expected = row.expected[row.asked_slot];
    const isTold = row.outcome === 'asked_answered' && typeof expected?.value === 'boolean';
    const isEither = (expected?.accept ?? []).length > 0;
    if (!isTold || expected.kind !== 'boolean' || isEither) return [];
    const { isReadByRules, signs } = signsOf(row, configurations.get(row.config_id)!);
    const origin = `${set} ${row.config_id}`;
    return [{ set, origin, signs, isReadByRules, isOne: expected.value === true, weight: 1 }];
  });
}

/** What the rules read is a sign as well while learning: where they read nothing, none of it is there. */
function signsOf(row: AnswerRow, configuration: BenchConfiguration) {
  const { extraction, extracted } = extractAnswer(row, configuration);
  const act = dialogueActOf(extraction, extracted);
  const reply = replyToScore(extraction, extracted, act, row.assistant_text ?? undefined)!;
  const told = reply.mainValue?.value;
  const signs = namesOf(sideSigns(reply));
  if (typeof told !== 'boolean') return { signs, isReadByRules: false };
  return { signs: new Set([...signs, `read_${told}`]), isReadByRules: true };
}
