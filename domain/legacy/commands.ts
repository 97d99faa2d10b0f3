import * as v from 'valibot';
import { lenientObject } from '../input/closed-object.ts';
import { anyId } from '../input/ids.ts';
import { list } from '../input/list.ts';
import { rule, text } from '../input/text.ts';

/** Most that the beta's clients send in one request; its body is small anyway. */
const ITEMS_MAX = 1_000;
const TEXT_LENGTH_MAX = 16_000;

const utterance = lenientObject({ content: text(0, TEXT_LENGTH_MAX) });

/** The beta's request for one question. Properties that it does not know are ignored: old clients stay alive. */
export const nextQuestionsBody = v.pipe(
  lenientObject({
    session_id: anyId,
    conversation_history: v.optional(list(utterance, { max: ITEMS_MAX })),
    context: v.optional(text(0, TEXT_LENGTH_MAX)),
    answered_question_ids: v.optional(list(text(0, TEXT_LENGTH_MAX), { max: ITEMS_MAX })),
  }),
  rule(
    'at_least_one_property',
    ({ conversation_history, context }) =>
      conversation_history !== undefined || context !== undefined,
    'must bring conversation_history or context',
  ),
);

export type NextQuestionsBody = v.InferOutput<typeof nextQuestionsBody>;
