import type { NextBody } from '../../domain/session/commands.ts';
import { decideInSteps } from '../../domain/session/decide.ts';
import type { CallReceipt, TurnAnswer } from '../../domain/session/events.ts';
import type { Dependencies } from '../core/dependencies.ts';
import type { Transacted } from '../core/streams/transact.ts';
import { commandSession } from './command-session.ts';
import { nextAnswerText } from './next-answer.ts';
import type { SessionCall } from './session-call.ts';

/** Takes one turn: resolves, applies, ranks and records in one append. */
export function takeTurn(
  dependencies: Dependencies,
  call: SessionCall,
  request: NextBody,
): Promise<Transacted<CallReceipt<TurnAnswer>>> {
  const { engineVersion, newId } = dependencies;
  return commandSession(dependencies, call, request, {
    decide: (judged, state) =>
      decideInSteps(
        { type: 'takeTurn', decisionId: newId('dec_'), engineVersion, ...judged },
        state,
      ),
    answerText: nextAnswerText,
  });
}
