import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { classifyAnswer } from '../../../domain/language/reply-extraction/answering/answering.ts';
import { dialogueActOf } from '../../../domain/language/reply-extraction/dialogue-act.ts';
import { choiceOptions } from '../../../domain/language/reply-extraction/implied-choice/implied-choice.ts';
import { replyToScore } from '../../../domain/language/reply-extraction/signs/reply-to-score.ts';
import type { BenchConfiguration } from '../configurations.ts';
import { extractAnswer } from '../extract-answer.ts';
import { readOwnSet } from '../own-set.ts';
import type { AnswerRow, ReplySet } from '../replies.ts';

/** A reply to a closed question of which no rule reads a choice. */
export interface ChoiceReply {
  readonly set: string;
  readonly service: string;
  /** The signs of each choice that something speaks for. */
  readonly options: readonly (readonly number[])[];
  /** The one that is right, -1 if none of them is. */
  readonly right: number;
  /** It is taken for an answer, so that a choice would be looked for. */
  readonly isAnswer: boolean;
}

const FOLDERS = ['../own/', '../answering/'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
);

export function readChoiceReplies(): ChoiceReply[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .sort()
      .flatMap((name) => repliesOf(name, readOwnSet(`${folder}${name}`))),
  );
}

function repliesOf(set: string, { configurations, rows }: ReplySet): ChoiceReply[] {
  return rows.flatMap((row) => {
    const expected = row.expected[row.asked_slot];
    if (expected !== undefined && expected.kind !== 'enum') return [];
    const found = optionsOf(row, configurations.get(row.config_id)!);
    if (found === undefined) return [];
    const { values, ...reply } = found;
    const right = values.indexOf(expected?.value);
    return [{ set, service: `${set} ${row.service}`, ...reply, right }];
  });
}

function optionsOf(row: AnswerRow, configuration: BenchConfiguration) {
  const { extraction, extracted } = extractAnswer(row, configuration);
  const main = extraction.wanted.find(({ position }) => extraction.asked[position] === 1);
  if (main?.kind !== 'choice' || main.isOpen || main.isList || extracted.has(main.position))
    return undefined;
  const options = choiceOptions(extraction, main);
  if (options.length === 0) return undefined;
  const act = dialogueActOf(extraction, extracted);
  const reply = replyToScore(extraction, extracted, act, row.assistant_text ?? undefined)!;
  return {
    options: options.map(({ signs }) => signs),
    values: options.map(({ choice }): unknown => main.choices[choice]!.value),
    isAnswer: classifyAnswer(reply).isAnswer,
  };
}
