import type { NextBody } from '../../domain/session/commands.ts';
import { decideInSteps } from '../../domain/session/decide.ts';
import type { ToldAnswer, TurnAnswer } from '../../domain/session/events.ts';
import type { Dependencies } from '../core/dependencies.ts';
import type { Transacted } from '../core/streams/transact.ts';
import { commandSession } from './command-session.ts';
import { nextAnswerText } from './next-answer.ts';
import type { SessionMutation } from './session-mutation.ts';

/** Takes one turn: resolves, applies, ranks and records in one append. */
export function takeTurn(
  dependencies: Dependencies,
  mutation: SessionMutation,
  request: NextBody,
): Promise<Transacted<ToldAnswer<TurnAnswer>>> {
  const { engineVersion, newId } = dependencies;
  return commandSession(dependencies, mutation, request, {
    decide: (judged, state) =>
      decideInSteps(
        { type: 'takeTurn', decisionId: newId('dec_'), engineVersion, ...judged },
        state,
      ),
    answerText: nextAnswerText,
  });
}
