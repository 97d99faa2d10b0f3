import type { Steps } from '../../steps.ts';
import { languageInSteps } from '../grammar/language-in-steps.ts';
import { type ReadText, readText, unread } from '../grammar/read-text.ts';
import type { ReplyInput } from '../reading.ts';
import type { ReadingIndex } from '../reading-index/reading-index.ts';
import { monthFirstAsTold } from '../text/date-order.ts';
import { type LanguageHints, languageOfReply } from '../which-language/language-of-reply.ts';

type TextRead = Pick<ReplyInput, 'assistantText' | 'context' | 'cut' | 'language' | 'userText'>;

/** A reply cut into words, in the language that is told or else found. */
export function* readUserText(index: ReadingIndex, input: TextRead): Steps<ReadText> {
  const { cut, language, userText } = input;
  if (cut !== undefined) return inOrderTold(unread(cut), input);
  const code = language ?? (yield* languageOfReply(userText, hintsOf(index, input)));
  return inOrderTold(readText(userText, yield* languageInSteps(code)), input);
}

function inOrderTold(read: ReadText, input: TextRead): ReadText {
  const monthFirst = monthFirstAsTold(input);
  return monthFirst === undefined ? read : { ...read, monthFirst };
}

function hintsOf(
  { language }: ReadingIndex,
  { assistantText }: Pick<ReplyInput, 'assistantText'>,
): LanguageHints {
  return { kept: undefined, configuration: language.pack.code, assistantText };
}
