import { readRelevances } from '../../../ranking/relevance.ts';
import type { Steps } from '../../../steps.ts';
import type { Call } from '../../commands.ts';
import type { SessionState } from '../../state.ts';
import { callWords } from './call-words.ts';
import { interpretContext } from './interpret-context.ts';
import { interpretTurn, type ReadingInput } from './interpret-turn.ts';
import type { Interpretation } from './interpretation.ts';
import { languageOfCall } from './language-of-call.ts';
import type { ResolvedTurn } from './resolve-turn.ts';

/** What the rules need of a call to understand its words. */
type WordsInTime = Pick<Call, 'previousTurn' | 'contextUpdate' | 'at' | 'pinned'>;

/**
 * Reads a call with the built-in rules alone, in short steps. Pure; linear in the texts.
 * @param resolved which question the turn was about, where that is known better
 */
export function* interpretCall(
  call: WordsInTime,
  state: SessionState,
  resolved?: ResolvedTurn,
): Steps<Interpretation> {
  const { previousTurn, contextUpdate, pinned } = call;
  const { exchange, latest, referenceTime } = callWords(call);
  const language = yield* languageOfCall(call, state);
  const reader: ReadingInput = {
    resolved,
    pinned,
    known: state.targets,
    language,
    referenceTime,
  };
  yield;
  return {
    turn:
      previousTurn && exchange ? yield* interpretTurn(previousTurn, exchange, state, reader) : null,
    contextValues: contextUpdate ? yield* interpretContext(contextUpdate, reader) : [],
    relevances:
      latest === undefined
        ? new Map()
        : readRelevances(latest, pinned.lexical, pinned.artifact.questions),
    language: language ?? null,
    referenceTime,
    providerFailed: false,
  };
}
