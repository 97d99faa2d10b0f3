import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Extracted } from '../../../../domain/language/reply-extraction/candidates/resolve-candidates.ts';
import { extractReply, UNTRACED } from '../../../../domain/language/reply-extraction/read-reply.ts';
import type { ReplyToScore } from '../../../../domain/language/reply-extraction/signs/reply-to-score.ts';
import {
  signsOf,
  type TextOption,
  textOptions,
} from '../../../../domain/language/reply-extraction/which-text/text-options.ts';
import { replyToWeigh } from '../../../../domain/language/reply-extraction/which-text/which-text.ts';
import { finish } from '../../../../domain/steps.ts';
import type { BenchConfiguration } from '../../configurations.ts';
import { inputOf } from '../../extract-answer.ts';
import { readOwnSet } from '../../own-set.ts';
import { pinnedOf } from '../../play-turn.ts';
import { type AnswerRow, type ReplySet, readReplies } from '../../replies.ts';
import { isRight } from '../../score.ts';
import { namesOf } from '../logistic-regression.ts';

/** A reply to a question for a text, with the runs of its words that may be it. */
export interface TextRow {
  /** Who wrote it, or the corpus it is of. */
  readonly writer: string;
  readonly service: string;
  readonly isOfCorpus: boolean;
  /** Weights learned from it may be shipped. */
  readonly isLearned: boolean;
  readonly options: readonly ReadonlySet<string>[];
  /** Places of those that are right. */
  readonly right: readonly number[];
  readonly isRuled: boolean;
  /** Place of what the rules took; -1 where they took none of these. */
  readonly ruled: number;
  readonly isRuledRight: boolean;
}

const PERMISSIVE = new Set(['multiwoz', 'multiwoz_zh', 'star', 'woz2']);
const FOLDERS = ['own', 'ordinary', 'traps', 'answering', 'numbers'];
/** Every n-th reply of the corpora: they hold few kinds of texts, many times. */
const CORPUS_STEP = 2;

export function readTextRows(dataDir: string): TextRow[] {
  const sets = FOLDERS.flatMap((folder) => {
    const path = fileURLToPath(new URL(`../../${folder}/`, import.meta.url));
    return readdirSync(path)
      .filter((name) => !name.includes('unread'))
      .sort()
      .flatMap((name) => rowsOf(readOwnSet(`${path}${name}`), `${folder} ${name}`));
  });
  const { configurations, rows } = readReplies(dataDir);
  const some = rows.filter((_, at) => at % CORPUS_STEP === 0);
  return [...sets, ...rowsOf({ configurations, rows: some })];
}

function rowsOf({ configurations, rows }: ReplySet, set?: string): TextRow[] {
  return rows.flatMap((row) => {
    const configuration = configurations.get(row.config_id)!;
    const { kind } = configuration.slots.get(row.asked_slot)!;
    const isText = kind === 'string' || kind === 'freetext';
    if (!isText || row.expected[row.asked_slot]?.special !== undefined) return [];
    const reply = replyOf(row, configuration);
    return reply === undefined ? [] : rowOf(row, reply, set);
  });
}

/** As the rules read it, before its runs of words are weighed. */
function replyOf(row: AnswerRow, configuration: BenchConfiguration): ReplyToScore | undefined {
  let ruled: Extracted = new Map();
  const trace = {
    ...UNTRACED,
    read(rule: string, extracted: Extracted) {
      if (rule === 'whole_reply') ruled = new Map(extracted);
    },
  };
  const input = inputOf(row, configuration);
  const { extraction } = finish(extractReply(pinnedOf(configuration).reading, input, trace));
  return replyToWeigh(extraction, ruled, input.assistantText);
}

function rowOf(row: AnswerRow, reply: ReplyToScore, set: string | undefined): TextRow[] {
  const all = finish(textOptions(reply));
  if (all.options.length === 0) return [];
  const expected = row.expected[row.asked_slot];
  const isTold = (value: unknown) =>
    expected !== undefined && isRight(expected, { value: value as string });
  const { mainValue } = reply;
  const isRuled = ({ start, end }: TextOption) =>
    mainValue?.words?.[0] === start && mainValue.words[1] === end;
  // An account is right as a whole, though many of its parts overlap it.
  const isWhole = ({ start, end }: TextOption) =>
    start === 0 && end === reply.extraction.read.tokens.length;
  const counts = (option: TextOption) =>
    expected?.kind !== 'freetext' || isWhole(option) || isRuled(option);
  return [
    {
      writer: set ?? row.corpus,
      service: row.config_id,
      isOfCorpus: set === undefined,
      isLearned: set !== undefined || PERMISSIVE.has(row.corpus),
      options: all.options.map((option) => namesOf(signsOf(all.looked, option))),
      right: all.options.flatMap((option, at) =>
        counts(option) && isTold(option.text) ? [at] : [],
      ),
      isRuled: mainValue !== undefined,
      ruled: all.options.findIndex(isRuled),
      isRuledRight: mainValue !== undefined && isTold(mainValue.value),
    },
  ];
}
