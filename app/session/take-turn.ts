import { decideInSteps } from '../../domain/session/decide.ts';
import type { TurnAnswer } from '../../domain/session/events.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { type Answered, type CallRequest, commandSession } from './command-session.ts';
import { type NextAnswer, nextAnswer, nextAnswerText } from './next-answer.ts';
import type { SessionCall } from './session-call.ts';

/** One `/next`, as the API parsed it. */
export type NextRequest = Omit<CallRequest, 'external'>;

/** Takes one turn: resolves, applies, ranks and records in one append. */
export function takeTurn(
  dependencies: Dependencies,
  call: SessionCall,
  request: NextRequest,
): Promise<Answered<NextAnswer>> {
  const { engineVersion, newId } = dependencies;
  return commandSession<TurnAnswer, NextAnswer>(dependencies, call, request, {
    decide: (judged, state) =>
      decideInSteps(
        { type: 'takeTurn', ...judged, decisionId: newId('dec_'), engineVersion },
        state,
      ),
    answerOf: nextAnswer,
    textOf: nextAnswerText,
  });
}
