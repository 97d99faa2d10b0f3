import type { Call, TakeTurn } from '../../domain/session/commands.ts';
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
    decideInSteps(turnOf(judged, newId('dec_'), engineVersion), state),
  );
  if (!done.ok) return done;
  const { revision, occurredAt, isReplay } = done;
  const { receipt, versions } = done.answer;
  const answer = { degraded_reasons: receipt.degraded_reasons, versions };
  return { ok: true, answer, text: nextAnswerText(done.answer), revision, occurredAt, isReplay };
}

/** Field by field: a spread behind other properties takes V8 half a microsecond and more. */
function turnOf(call: Call, decisionId: string, engineVersion: string): TakeTurn {
  return {
    type: 'takeTurn',
    decisionId,
    engineVersion,
    at: call.at,
    modelReply: call.modelReply,
    pinned: call.pinned,
    accepts: call.accepts,
    previousTurn: call.previousTurn,
    contextUpdate: call.contextUpdate,
    clientUpdates: call.clientUpdates,
    selection: call.selection,
    external: call.external,
  };
}
