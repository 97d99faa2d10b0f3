import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dialogueActOf } from '../../../domain/language/reply-extraction/dialogue-act.ts';
import { unreadSigns } from '../../../domain/language/reply-extraction/learned/unread-answer.ts';
import type { BenchConfiguration } from '../configurations.ts';
import { extractAnswer } from '../extract-answer.ts';
import { readOwnSet } from '../own-set.ts';
import { type AnswerRow, type ReplySet, readReplies } from '../replies.ts';

/** A reply of which nothing was read, and whether it answers the question. */
export interface UnreadRow {
  readonly corpus: string;
  /** One configuration. */
  readonly service: string;
  readonly signs: readonly number[];
  readonly isAnswer: boolean;
  /** Of a corpus whose licence lets weights learned from it be shipped. */
  readonly isLearned: boolean;
}

const PERMISSIVE = new Set(['multiwoz', 'multiwoz_zh', 'star', 'woz2', 'own']);
const OWN = fileURLToPath(new URL('../own/', import.meta.url));

/** Each of its replies answers: together they would teach that most do. */
const ALL_ANSWER = 'implied-yes-no.txt';

/** Of the evaluation sets in a folder and of our own sets, the replies that the rules read nothing of. */
export function readUnreadRows(dataDir: string): UnreadRow[] {
  const own = readdirSync(OWN)
    .filter((name) => name !== ALL_ANSWER)
    .sort()
    .map((name) => readOwnSet(`${OWN}${name}`));
  return [readReplies(dataDir), ...own].flatMap(unreadRowsOf);
}

function unreadRowsOf({ configurations, rows }: ReplySet): UnreadRow[] {
  return rows.flatMap((row) => {
    const configuration = configurations.get(row.config_id)!;
    const signs = signsOf(row, configuration);
    if (signs === undefined) return [];
    const { corpus, config_id: service } = row;
    const isAnswer = row.outcome === 'asked_answered';
    return [{ corpus, service, signs, isAnswer, isLearned: PERMISSIVE.has(corpus) }];
  });
}

function signsOf(row: AnswerRow, configuration: BenchConfiguration): readonly number[] | undefined {
  const { extraction, extracted } = extractAnswer(row, configuration);
  const main = extraction.wanted.find(({ position }) => extraction.asked[position] === 1);
  if (main === undefined || dialogueActOf(extraction, extracted) !== 'off_topic') return undefined;
  return unreadSigns(extraction, main, extracted);
}
