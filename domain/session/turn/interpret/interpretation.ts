import type { ModelOutcome } from '../../../language/extraction-request.ts';
import type { ReadText } from '../../../language/grammar/read-text.ts';
import type { ReplyReading, UnderstoodValue } from '../../../language/reading.ts';
import type { ModelPart } from '../../model-part.ts';
import type { Exchange } from './call-words.ts';
import type { ResolvedTurn } from './resolve-turn.ts';

/** Everything uncertain about a call, made certain enough to decide on: plain data. */
export interface Interpretation {
  readonly turn: TurnInterpretation | null;
  /** Understood from the context update; the turn's own values win over them. */
  readonly contextValues: readonly UnderstoodValue[];
  /** Question id -> relevance of the newest words, rounded; zeros left out. */
  readonly relevances: ReadonlyMap<string, number>;
  readonly language: string | null;
  /** What "tomorrow" is told from, ISO 8601 UTC. */
  readonly referenceTime: string;
  /** A configured provider was needed and did not answer. */
  readonly providerFailed: boolean;
  /** Where a model was asked: how that ended, and what was read and does not count. */
  readonly model?: ModelPart;
}

/** Id of the question that the turn is mainly about; null where none is known. */
export function mainQuestionOf({ resolved }: Pick<TurnInterpretation, 'resolved'>): string | null {
  return resolved.questionIds[0] ?? null;
}

export interface TurnInterpretation {
  readonly resolved: ResolvedTurn;
  readonly exchange: Exchange;
  /** Null when the call brings no words of the user. */
  readonly reading: ReplyReading | null;
  /** The user's words, for whoever reads them again. */
  readonly cut?: ReadText;
  /** Of the questions asked beside the main one, where a model told them apart. */
  readonly otherOutcomes?: readonly ModelOutcome[];
}
