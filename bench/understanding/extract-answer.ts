import type { ReplyInput } from '../../domain/language/reading.ts';
import {
  type ExtractedReply,
  extractReply,
} from '../../domain/language/reply-extraction/read-reply.ts';
import { finish } from '../../domain/steps.ts';
import type { BenchConfiguration } from './configurations.ts';
import { pinnedOf } from './play-turn.ts';
import { type AnswerRow, timeOf } from './replies.ts';

/** What the rules extract from a row as the answer to its main question, with all that they looked at. */
export function extractAnswer(row: AnswerRow, configuration: BenchConfiguration): ExtractedReply {
  return finish(extractReply(pinnedOf(configuration).reading, inputOf(row, configuration)));
}

/** A row as its main question is asked for, and nothing is known yet. */
export function inputOf(row: AnswerRow, configuration: BenchConfiguration): ReplyInput {
  return {
    userText: row.user_text,
    askedQuestionIds: [configuration.slots.get(row.asked_slot)!.question_id],
    assistantText: row.assistant_text ?? undefined,
    language: undefined,
    referenceTime: timeOf(row),
    known: new Map(),
  };
}
