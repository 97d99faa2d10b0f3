import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { answeringSigns } from '../../../domain/language/reply-extraction/answering/answering.ts';
import { dialogueActOf } from '../../../domain/language/reply-extraction/dialogue-act.ts';
import {
  type ReplyToScore,
  replyToScore,
} from '../../../domain/language/reply-extraction/signs/reply-to-score.ts';
import type { BenchConfiguration } from '../configurations.ts';
import { extractAnswer } from '../extract-answer.ts';
import { readOwnSet } from '../own-set.ts';
import { type AnswerRow, type ReplySet, readReplies } from '../replies.ts';
import { isRight } from '../score.ts';
import { type NamedRow, namesOf } from './logistic-regression.ts';

/** A reply to a question, and whether it answers. */
export interface AnsweringRow extends NamedRow {
  /** Who wrote it, or the corpus it is of. */
  readonly writer: string;
  /** A kind of service of a corpus, else one configuration. */
  readonly service: string;
  /** The folder that it is of, or `corpora`. */
  readonly from: string;
  /** What the rules alone say of it. */
  readonly isAnswerByRules: boolean;
  /** What was read as the answer is the one that was told; undefined where nothing was read. */
  readonly isValueRight: boolean | undefined;
  /** Weights learned from it may be shipped. */
  readonly isLearned: boolean;
}

const PERMISSIVE = new Set(['multiwoz', 'multiwoz_zh', 'star', 'woz2']);
export const FOLDERS = ['own', 'answering', 'numbers', 'yes-no', 'traps', 'ordinary'];
/** Each of its replies answers: together they would teach that most do. */
const ALL_ANSWER = 'implied-yes-no.txt';
/** There are four replies of our own sets to one of the corpora, whose users change the subject as others seldom do. */
const CORPUS_WEIGHT = 1.5;
/** Few replies of ours stand for what people say often: each counts for three. */
const PLAIN = 'plain-talk.txt';
const PLAIN_WEIGHT = 3;

/** The replies of the evaluation sets in a folder and of our own sets. */
export function readAnsweringRows(dataDir: string): AnsweringRow[] {
  const sets = FOLDERS.flatMap((folder) => {
    const path = fileURLToPath(new URL(`../${folder}/`, import.meta.url));
    return readdirSync(path)
      .filter((name) => name !== ALL_ANSWER && !name.includes('unread'))
      .sort()
      .flatMap((name) => rowsOf(readOwnSet(`${path}${name}`), folder, name));
  });
  return [...rowsOf(readReplies(dataDir), 'corpora'), ...sets];
}

function rowsOf({ configurations, rows }: ReplySet, from: string, set?: string): AnsweringRow[] {
  return rows.flatMap((row) => {
    const configuration = configurations.get(row.config_id)!;
    const weighed = weigh(row, configuration);
    if (weighed === undefined) return [];
    const { act } = weighed;
    return [
      {
        signs: namesOf(answeringSigns(weighed)),
        isOne: row.outcome === 'asked_answered',
        weight: from === 'corpora' ? CORPUS_WEIGHT : set === PLAIN ? PLAIN_WEIGHT : 1,
        origin: row.config_id,
        writer: set === undefined ? row.corpus : writerOf(from, set),
        service: from === 'corpora' ? row.service : row.config_id,
        from,
        isAnswerByRules: act === 'answer' || act === 'no_preference',
        isValueRight: isValueRight(row, weighed),
        isLearned: from !== 'corpora' || PERMISSIVE.has(row.corpus),
      },
    ];
  });
}

/** Who wrote a set: two halves of one writer are of one. */
function writerOf(folder: string, name: string): string {
  return `${folder} ${name.replace(/(?:-\d)?\.txt$/, '')}`;
}

function weigh(row: AnswerRow, configuration: BenchConfiguration) {
  const { extraction, extracted } = extractAnswer(row, configuration);
  const act = dialogueActOf(extraction, extracted);
  return replyToScore(extraction, extracted, act, row.assistant_text ?? undefined);
}

function isValueRight(
  { asked_slot, expected }: AnswerRow,
  { mainValue }: ReplyToScore,
): boolean | undefined {
  if (mainValue === undefined) return undefined;
  const told = expected[asked_slot];
  return told !== undefined && isRight(told, mainValue);
}
