import { decideInSteps } from '../../domain/session/decide.ts';
import type { Versions } from '../../domain/session/state-version.ts';
import type { Dependencies } from '../core/dependencies.ts';
import type { Transacted } from '../core/transact.ts';
import { type CallRequest, commandSession } from './command-session.ts';
import { nextAnswerText } from './next-answer.ts';
import type { SessionCall } from './session-call.ts';

/** One `/next`, as the API parsed it. */
export type NextRequest = Omit<CallRequest, 'external'>;

/** What of an answer is looked at here; the whole of it is a text. */
interface TurnTaken {
  readonly degraded_reasons: readonly string[];
  readonly versions: Versions;
}

/** Takes one turn: resolves, applies, ranks and records in one append. */
export async function takeTurn(
  dependencies: Dependencies,
  call: SessionCall,
  request: NextRequest,
): Promise<Transacted<TurnTaken>> {
  const { engineVersion, newId } = dependencies;
  const done = await commandSession(dependencies, call, request, (judged, state) =>
    decideInSteps({ type: 'takeTurn', decisionId: newId('dec_'), engineVersion, ...judged }, state),
  );
  if (!done.ok) return done;
  const { receipt, versions } = done.answer;
  const answer = { degraded_reasons: receipt.degraded_reasons, versions };
  return { text: nextAnswerText(done.answer), ...done, answer };
}
