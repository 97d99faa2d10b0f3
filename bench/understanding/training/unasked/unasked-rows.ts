import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { UnderstoodValue } from '../../../../domain/language/reading.ts';
import { understood } from '../../../../domain/language/reply-extraction/answering/understood-value.ts';
import { extractLeftOver } from '../../../../domain/language/reply-extraction/left-over.ts';
import { readTraced, UNTRACED } from '../../../../domain/language/reply-extraction/read-reply.ts';
import type { ReplyToScore } from '../../../../domain/language/reply-extraction/signs/reply-to-score.ts';
import { signsOf } from '../../../../domain/language/reply-extraction/unasked/drop-unlikely.ts';
import {
  kindOf,
  type UnaskedValue,
} from '../../../../domain/language/reply-extraction/unasked/unasked-value.ts';
import { finish } from '../../../../domain/steps.ts';
import type { BenchConfiguration } from '../../configurations.ts';
import { inputOf } from '../../extract-answer.ts';
import { readOwnSet } from '../../own-set.ts';
import { pinnedOf } from '../../play-turn.ts';
import { type AnswerRow, type ReplySet, readReplies } from '../../replies.ts';
import { isRight } from '../../score.ts';
import { type NamedRow, namesOf } from '../logistic-regression.ts';

/** A value extracted for what was not asked; `isOne` where the user told it. */
export interface UnaskedRow extends NamedRow {
  /** Who wrote the reply, or the corpus it is of. */
  readonly writer: string;
  readonly service: string;
  readonly from: 'corpora' | 'sets';
  readonly kind: string;
  /** Weights learned from it may be shipped. */
  readonly isLearned: boolean;
}

const PERMISSIVE = new Set(['multiwoz', 'multiwoz_zh', 'star', 'woz2']);
/** To lose what corpora tell is dearer than to keep what our own sets do not. */
const CORPUS_WEIGHT = 2;
const FOLDERS = ['own', 'answering', 'numbers', 'yes-no', 'traps', 'ordinary'];

export function readUnaskedRows(dataDir: string): UnaskedRow[] {
  const sets = FOLDERS.flatMap((folder) => {
    const path = fileURLToPath(new URL(`../../${folder}/`, import.meta.url));
    return readdirSync(path)
      .filter((name) => !name.includes('unread'))
      .sort()
      .flatMap((name) => rowsOf(readOwnSet(`${path}${name}`), writerOf(folder, name)));
  });
  return [...sets, ...rowsOf(readReplies(dataDir))];
}

/** Who wrote a set: two halves of one writer are of one. */
function writerOf(folder: string, name: string): string {
  return `${folder} ${name.replace(/(?:-\d)?\.txt$/, '')}`;
}

function rowsOf({ configurations, rows }: ReplySet, set?: string): UnaskedRow[] {
  return rows.flatMap((row) => {
    const configuration = configurations.get(row.config_id)!;
    const writer = set ?? row.corpus;
    return toldBy(row, configuration).flatMap((unasked): UnaskedRow[] => {
      const { entry, found } = unasked;
      const slot = slotOf(configuration, entry.id);
      const expected = slot === undefined ? undefined : row.expected[slot];
      const isOne = expected !== undefined && isRight(expected, found);
      // What no label of a corpus gives was told more often than not.
      const isLearned = set !== undefined || (isOne && PERMISSIVE.has(row.corpus));
      return [
        {
          signs: namesOf(signsOf(unasked)),
          isOne,
          weight: set === undefined ? CORPUS_WEIGHT : 1,
          origin: `${writer} ${row.config_id}`,
          writer,
          service: row.service,
          from: set === undefined ? 'corpora' : 'sets',
          kind: kindOf(entry),
          isLearned,
        },
      ];
    });
  });
}

/**
 * What a reply tells of what was not asked: at once, and where one question after the other is put next. As it is before
 * anything is weighed, so that the rows stay the same whatever was learned before.
 */
function toldBy(row: AnswerRow, configuration: BenchConfiguration): readonly UnaskedValue[] {
  const { reading: index } = pinnedOf(configuration);
  const input = inputOf(row, configuration);
  let atOnce: readonly UnaskedValue[] = [];
  let values: readonly UnderstoodValue[] | undefined;
  const { reading } = finish(
    readTraced(index, input, {
      ...UNTRACED,
      weighing(unasked) {
        atOnce = unasked;
        const reply = unasked[0]?.reply;
        values = reply && valuesOf(reply);
      },
    }),
  );
  if (reading.outcome !== 'asked_answered') return atOnce;
  values ??= reading.values;
  const known = new Set(values.map(({ informationId }) => informationId));
  const open = index.informations
    .filter(({ id, questionId }) => !known.has(id) && !input.askedQuestionIds.includes(questionId))
    .map(({ questionId }) => questionId);
  const later = open.flatMap((id) => {
    const next = [id, ...open.filter((other) => other !== id)].slice(0, PROPOSED);
    return finish(extractLeftOver(index, input, { next, values: values! }));
  });
  return [...atOnce, ...later];
}

function valuesOf({ extraction, extracted }: ReplyToScore): UnderstoodValue[] {
  return [...extracted].map(([position, found]) => understood(extraction, position, found));
}

/** Questions that a decision proposes. */
const PROPOSED = 3;

function slotOf({ slots }: BenchConfiguration, informationId: string): string | undefined {
  for (const [slot, { success_information_id }] of slots)
    if (success_information_id === informationId) return slot;
  return undefined;
}
