import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { answeringSigns } from '../../../domain/language/reply-extraction/answering/answering.ts';
import { replyToScore } from '../../../domain/language/reply-extraction/answering/reply-to-score.ts';
import { dialogueActOf } from '../../../domain/language/reply-extraction/dialogue-act.ts';
import type { BenchConfiguration } from '../configurations.ts';
import { extractAnswer } from '../extract-answer.ts';
import { readOwnSet } from '../own-set.ts';
import { type AnswerRow, type ReplySet, readReplies } from '../replies.ts';
import type { NamedRow } from './logistic-regression.ts';

/** A reply to a question, and whether it answers. */
export interface AnsweringRow extends NamedRow {
  /** Who wrote it, or the corpus it is of. */
  readonly writer: string;
  /** A kind of service of a corpus, else one configuration. */
  readonly service: string;
  readonly from: 'corpora' | 'own' | 'writers';
  /** What the rules alone say of it. */
  readonly isAnswerByRules: boolean;
  /** Weights learned from it may be shipped. */
  readonly isLearned: boolean;
}

const PERMISSIVE = new Set(['multiwoz', 'multiwoz_zh', 'star', 'woz2']);
const OWN = fileURLToPath(new URL('../own/', import.meta.url));
const WRITERS = fileURLToPath(new URL('../answering/', import.meta.url));
/** Each of its replies answers: together they would teach that most do. */
const ALL_ANSWER = 'implied-yes-no.txt';
/** Users of the corpora change the subject as others seldom do. */
const CORPUS_WEIGHT = 0.6;

/** The replies of the evaluation sets in a folder and of our own sets. */
export function readAnsweringRows(dataDir: string): AnsweringRow[] {
  const setsIn = (folder: string, from: AnsweringRow['from']) =>
    readdirSync(folder)
      .filter((name) => name !== ALL_ANSWER)
      .sort()
      .flatMap((name) => rowsOf(readOwnSet(`${folder}${name}`), from, name));
  return [
    ...rowsOf(readReplies(dataDir), 'corpora'),
    ...setsIn(OWN, 'own'),
    ...setsIn(WRITERS, 'writers'),
  ];
}

/** The rows of one set. */
export function rowsOf(
  { configurations, rows }: ReplySet,
  from: AnsweringRow['from'],
  set?: string,
): AnsweringRow[] {
  return rows.flatMap((row) => {
    const weighed = weigh(row, configurations.get(row.config_id)!);
    if (weighed === undefined) return [];
    const { act } = weighed;
    return [
      {
        signs: answeringSigns(weighed),
        isOne: row.outcome === 'asked_answered',
        weight: from === 'corpora' ? CORPUS_WEIGHT : 1,
        origin: row.config_id,
        writer: set ?? row.corpus,
        service: from === 'corpora' ? row.service : row.config_id,
        from,
        isAnswerByRules: act === 'answer' || act === 'no_preference',
        isLearned: from !== 'corpora' || PERMISSIVE.has(row.corpus),
      },
    ];
  });
}

function weigh(row: AnswerRow, configuration: BenchConfiguration) {
  const { extraction, extracted } = extractAnswer(row, configuration);
  const act = dialogueActOf(extraction, extracted);
  return replyToScore(extraction, extracted, act, row.assistant_text ?? undefined);
}
