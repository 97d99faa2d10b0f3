import { roundTo4 } from '../../round-to-4.ts';
import type { Steps } from '../../steps.ts';
import type { AskedInput, QuestionMatch } from '../reading.ts';
import { furtherQuestions, mainQuestion, probabilitiesOf } from './main-question.ts';
import { type MatchingIndex, type ScoredMessage, scoreMessage } from './matching-index.ts';
import { names } from './message/form.ts';
import { asksForSeveral, asksSomething, isOffering, rivalIn } from './message/silence.ts';

/**
 * Which questions an agent really asked, from its words, a sentence at a time; abstains rather than guesses. Pure and deterministic;
 * time grows linearly with the text.
 */
export function* matchQuestionsInSteps(
  index: MatchingIndex,
  input: AskedInput,
): Steps<QuestionMatch> {
  const pending = input.pendingQuestionIds;
  const scored = yield* scoreMessage(index, input.assistantText, input.language);
  yield;
  const probabilities = probabilitiesOf(index, scored, pending);
  const main = mainQuestion(index, input, probabilities, () => asksOfUser(scored));
  const first = input.isDecisionNamed ? pending[0] : undefined;
  if (main === undefined) return withoutName(scored, first);
  const certainty = roundTo4(main.probability);
  const all = [main, ...furtherQuestions(probabilities, main.question)];
  const questionIds = all.map(({ question }) => index.ids[question]!);
  if (first === undefined || certainty === 1 || questionIds[0] === first)
    return { kind: 'asked', questionIds, certainty };
  const several = asksForSeveral(scored.message, scored.forms)
    ? ({ isOneOfSeveral: true } as const)
    : {};
  const rival = { questionId: first, form: 'question', ...several } as const;
  return { kind: 'asked', questionIds, certainty, rival };
}

function withoutName(scored: ScoredMessage, first: string | undefined): QuestionMatch {
  const { forms, message } = scored;
  const kind = asksSomething(message, forms) ? 'unresolved' : 'nothing_asked';
  const rival = first === undefined ? undefined : rivalIn(message, forms, first);
  return { kind, ...(rival === undefined ? {} : { rival }) };
}

/** Whether a sentence asks the user for something, in words that only lack a name for it. */
function asksOfUser({ forms, message }: ScoredMessage): boolean {
  const asking = forms.filter(
    (form) =>
      (form.interrogatives > 0 || ASKING.some((each) => names(form, each))) && !isOffering(form),
  );
  return asksSomething(message, asking);
}

const ASKING = ['tell', 'may_have', 'prefer'] as const;
