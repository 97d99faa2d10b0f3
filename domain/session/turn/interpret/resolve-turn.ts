import { matchQuestionsInSteps } from '../../../language/question-matching/match-questions.ts';
import type { Rival } from '../../../language/reading.ts';
import type { Steps } from '../../../steps.ts';
import type { PreviousTurn } from '../../commands.ts';
import type { Resolution } from '../../events.ts';
import type { PinnedArtifact } from '../../pinned-artifact.ts';
import type { SessionState } from '../../state.ts';
import { candidatesOf } from '../attached-decision.ts';
import { ownersOfChoices } from '../choice-owners.ts';
import type { Exchange } from './call-words.ts';

/** Which question a turn was about, and how that was found. */
export interface ResolvedTurn {
  readonly resolution: Resolution;
  /** Every question asked, the one that gets the outcome first; empty when none could be attached. */
  readonly questionIds: readonly string[];
  /** 0..1, where words alone name the main question. */
  readonly certainty?: number;
  /** Where the agent's words leave it open: the reply tells. */
  readonly rival?: Rival;
}

/**
 * Evidence, the strongest first; abstains rather than guesses:
 * 1. an explicit `question_id`; what else the words ask is asked beside it
 * 2. choice ids
 * 3. the words that the agent really used, with the `rival` that they leave open; a question that was not proposed never beats a
 *    plausible proposed one (`question-matching/main-question.ts`)
 * 4. where there are no words: rank 1 of the decision
 *
 * Where the words leave a `rival` or name nothing, what the user replied decides afterwards (`resolve-by-reply.ts`).
 */
export function* resolveTurn(
  turn: PreviousTurn,
  exchange: Exchange,
  state: SessionState,
  pinned: PinnedArtifact,
): Steps<ResolvedTurn> {
  const candidates = candidatesOf(turn, state);
  const named = turn.question_id;
  if (named !== undefined) {
    const said = yield* resolveByWords(
      exchange,
      { turn, candidates: [named, ...candidates] },
      state,
      pinned,
    );
    const others = said?.questionIds.filter((id) => id !== named) ?? [];
    return { resolution: 'question_id', questionIds: [named, ...others] };
  }
  const chosen = turn.structured_answer
    ? ownersOfChoices(turn.structured_answer.choice_ids, candidates, pinned)
    : undefined;
  if (chosen?.length === 1) return { resolution: 'choice_ids', questionIds: chosen };
  const said = yield* resolveByWords(exchange, { turn, candidates }, state, pinned);
  if (chosen) return chooseAmong(chosen, said, candidates);
  if (said) return said;
  const [first] = candidates;
  return first === undefined ? UNRESOLVED : { resolution: 'first_candidate', questionIds: [first] };
}

const UNRESOLVED: ResolvedTurn = { resolution: 'unresolved', questionIds: [] };

/** Several questions own the choices: the words decide, else rank 1, else nobody. */
function chooseAmong(
  owners: readonly string[],
  said: ResolvedTurn | undefined,
  candidates: readonly string[],
): ResolvedTurn {
  const named = said?.questionIds.find((id) => owners.includes(id));
  if (named !== undefined) return { resolution: 'choice_ids', questionIds: [named] };
  const [first] = candidates;
  if (!said && first !== undefined && owners.includes(first)) {
    return { resolution: 'choice_ids', questionIds: [first] };
  }
  return UNRESOLVED;
}

function* resolveByWords(
  exchange: Exchange,
  { candidates, turn }: { readonly candidates: readonly string[]; readonly turn: PreviousTurn },
  state: SessionState,
  pinned: PinnedArtifact,
): Steps<ResolvedTurn | undefined> {
  if (exchange.assistantText === undefined) return undefined;
  const found = yield* matchQuestionsInSteps(pinned.questionMatching, {
    assistantText: exchange.assistantText,
    pendingQuestionIds: candidates,
    isDecisionNamed: turn.decision_id !== undefined,
    language: state.language ?? undefined,
  });
  const rival = found.rival === undefined ? {} : { rival: found.rival };
  if (found.kind !== 'asked') return { resolution: found.kind, questionIds: [], ...rival };
  const { questionIds, certainty } = found;
  return { resolution: 'words', questionIds, certainty, ...rival };
}
