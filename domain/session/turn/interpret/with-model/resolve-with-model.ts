import type {
  ExtractionRequest,
  ModelAnswer,
  ModelOutcome,
} from '../../../../language/extraction-request.ts';
import type { ReplyReading } from '../../../../language/reading.ts';
import type { TurnInterpretation } from '../interpretation.ts';
import type { ResolvedTurn } from '../resolve-turn.ts';

/** From here on the rules' word for a question stands against the model's silence. */
const CERTAIN_MIN = 0.97;
/** From here on it stands where the reply answers that question, too. */
const ANSWERED_MIN = 0.6;
/** From here on it stands against another question too: the agent said the published words. */
const VERBATIM_MIN = 1;

/**
 * Which questions a turn was about, by the rules and a model's answer. What the client names stays the main
 * question; a model that does not see it is not believed about the others. Where the client leaves it open, the
 * model's word stands above the rules', unless the agent said a question word for word.
 */
export function resolveWithModel(
  { resolved: ruled, reading }: Pick<TurnInterpretation, 'resolved' | 'reading'>,
  { publication }: ExtractionRequest,
  { asked }: ModelAnswer,
): ResolvedTurn {
  const offered = new Set(publication.questions.map(({ id }) => id));
  const seen = asked.filter(({ questionId }) => offered.has(questionId));
  const [main] = ruled.questionIds;
  const isSeen = seen.some(({ questionId }) => questionId === main);
  const isFixed = ruled.resolution === 'question_id' || ruled.resolution === 'choice_ids';
  const certainty = ruled.certainty ?? 0;
  if (isFixed || certainty >= VERBATIM_MIN) {
    return isSeen ? { ...ruled, questionIds: mainFirst(main!, seen) } : ruled;
  }
  if (seen.length === 0) return isKept(ruled, reading) ? ruled : NOTHING_ASKED;
  const first = seen.find(({ outcome }) => outcome === 'asked_answered') ?? seen[0]!;
  const questionIds = mainFirst(first.questionId, seen);
  return first.questionId === main
    ? { ...ruled, questionIds }
    : { resolution: 'model', questionIds };
}

const NOTHING_ASKED: ResolvedTurn = { resolution: 'nothing_asked', questionIds: [] };

/** Against a model that names no question: what is certain or answered, what rests on no words, and what names none either. */
function isKept(
  { resolution, certainty = 0 }: ResolvedTurn,
  reading: ReplyReading | null,
): boolean {
  const isAnswered = reading?.outcome === 'asked_answered';
  return resolution !== 'words' || certainty >= (isAnswered ? ANSWERED_MIN : CERTAIN_MIN);
}

function mainFirst(main: string, seen: readonly ModelOutcome[]): readonly string[] {
  return [...new Set([main, ...seen.map(({ questionId }) => questionId)])];
}
