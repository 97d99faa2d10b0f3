import { highest, relevance } from '../../../language/text/lexical.ts';
import type { Steps } from '../../../steps.ts';
import type { Call } from '../../commands.ts';
import type { PinnedArtifact } from '../../pinned-artifact.ts';
import type { SessionState } from '../../state.ts';
import { callWords } from './call-words.ts';
import { readContext } from './interpret-context.ts';
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
    contextValues: contextUpdate ? yield* readContext(contextUpdate, reader) : [],
    relevances: relevancesOf(latest, pinned),
    language: language ?? null,
    referenceTime,
    providerFailed: false,
  };
}

/** A decision takes this many relevances into account and records them: the highest ones. */
const RELEVANCES_MAX = 64;

function relevancesOf(
  words: string | undefined,
  pinned: PinnedArtifact,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  if (words === undefined) return found;
  const values = relevance(pinned.lexical, words);
  const { questions } = pinned.artifact;
  for (const question of highest(values, RELEVANCES_MAX))
    found.set(questions[question]!.id, values[question]!);
  return found;
}
