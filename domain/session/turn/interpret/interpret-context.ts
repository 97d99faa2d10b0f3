import { matchQuestionsInSteps } from '../../../language/question-matching/match-questions.ts';
import type { UnderstoodValue, Utterance } from '../../../language/reading.ts';
import { readReplyInSteps } from '../../../language/reply-extraction/read-reply.ts';
import type { Steps } from '../../../steps.ts';
import type { ContextUpdate } from '../../commands.ts';
import type { ReadingInput } from './interpret-turn.ts';

/** Every user message is read as a reply to the assistant message before it; later values win. */
export function* interpretContext(
  context: ContextUpdate,
  reader: ReadingInput,
): Steps<readonly UnderstoodValue[]> {
  const found = new Map<string, UnderstoodValue>();
  for (const { userText, assistantText, before } of repliesIn(context)) {
    const asked = assistantText === undefined ? [] : yield* askedIn(assistantText, reader);
    yield;
    const { values } = yield* readReplyInSteps(reader.pinned.reading, {
      userText,
      askedQuestionIds: asked,
      assistantText,
      context: before,
      language: reader.language,
      referenceTime: reader.referenceTime,
      known: reader.known,
    });
    for (const value of values) found.set(value.informationId, { ...value });
    yield;
  }
  // Spans point into a message, which the stored event does not single out.
  return [...found.values()].map(({ span: _span, ...value }) => value);
}

interface Reply {
  readonly userText: string;
  readonly assistantText: string | undefined;
  readonly before: readonly Utterance[];
}

function repliesIn(context: ContextUpdate): readonly Reply[] {
  if (context.mode === 'summary') {
    return [{ userText: context.text, assistantText: undefined, before: [] }];
  }
  const { messages } = context;
  return messages.flatMap(({ role, text: userText }, i) => {
    if (role !== 'user') return [];
    const previous = messages[i - 1];
    const assistantText = previous?.role === 'assistant' ? previous.text : undefined;
    return [{ userText, assistantText, before: messages.slice(Math.max(0, i - 3), i) }];
  });
}

function* askedIn(assistantText: string, reader: ReadingInput): Steps<readonly string[]> {
  const found = yield* matchQuestionsInSteps(reader.pinned.questionMatching, {
    assistantText,
    pendingQuestionIds: [],
    language: reader.language,
  });
  return found.kind === 'asked' ? found.questionIds : [];
}
