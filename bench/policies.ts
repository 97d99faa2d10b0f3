import type { CompiledArtifact } from '../domain/progress/compiled-artifact.ts';
import type { SelectionState } from '../domain/progress/selection-state.ts';
import { selectQuestions } from '../domain/ranking/select-questions.ts';
import { below, type Random } from '../domain/simulation/random.ts';
import type { Policy, Replying } from '../domain/simulation/run-session.ts';
import type { SimulatedReply } from '../domain/simulation/simulated-user.ts';

/** Ways of choosing the next question, to compare the engine with. */

/** Lists of ten that the engine made, and how many of them held one principal information or group twice. */
export const lists = { made: 0, withDuplicates: 0 };

export function engine(
  compiled: CompiledArtifact,
  relevances: () => ReadonlyMap<string, number> = () => new Map(),
): Policy {
  return (state, turnsRemaining) => {
    const request = { candidateCount: 10, options: {}, relevances: relevances(), turnsRemaining };
    const { candidates } = selectQuestions(compiled, state, request);
    const principals = new Set(candidates.map((c) => compiled.principal[c.questionIndex]));
    const groups = new Set(candidates.map((c) => compiled.duplicateGroup[c.questionIndex]));
    lists.made += 1;
    if (Math.min(principals.size, groups.size) < candidates.length) lists.withDuplicates += 1;
    return candidates[0]?.questionIndex ?? null;
  };
}

/** The form in the editor's order: skips what is filled; unanswered ones come again in the next pass. */
export function fixedForm(compiled: CompiledArtifact): Policy {
  return formOf(compiled, Array.from(compiled.questionSubObjective.keys()));
}

/** The same form with the questions of blocking sub-objectives first. */
export function blockingFirstForm(compiled: CompiledArtifact): Policy {
  const isBlocking = (question: number) =>
    compiled.subObjectiveBlocking[compiled.questionSubObjective[question]!]!;
  const questions = Array.from(compiled.questionSubObjective.keys());
  return formOf(
    compiled,
    questions.sort((a, b) => isBlocking(b) - isBlocking(a) || a - b),
  );
}

/** Any question whose principal information is missing, the least asked ones first. */
export function randomOrder(compiled: CompiledArtifact, random: Random): Policy {
  const questions = Array.from(compiled.questionSubObjective.keys());
  return (state) => {
    const left = leastAsked(compiled, questions, state);
    return left[below(random, left.length)] ?? null;
  };
}

/**
 * Knows every reply beforehand and takes the question that settles most blocking informations next; where
 * none settles any, it gets a useless reply out of the way.
 */
export function clairvoyant(compiled: CompiledArtifact, replying: Replying): Policy {
  const questions = Array.from(compiled.questionSubObjective.keys());
  return (state) => {
    const settling = questions.map((question) => {
      const tries = state.questions.get(idOf(compiled, question))?.tries ?? 0;
      return blockingSettled(compiled, replying({ question, tries }), state);
    });
    const most = Math.max(...settling);
    if (most > 0) return settling.indexOf(most);
    return leastAsked(compiled, questions, state)[0] ?? null;
  };
}

function blockingSettled(
  compiled: CompiledArtifact,
  { told }: SimulatedReply,
  state: SelectionState,
): number {
  const settled = [...told].filter(
    ([information, coverage]) =>
      coverage >= compiled.rule.satisfiedAt &&
      compiled.subObjectiveBlocking[compiled.informationSubObjective[information]!] === 1 &&
      !isFilled(compiled, information, state),
  );
  return settled.length;
}

function formOf(compiled: CompiledArtifact, questions: readonly number[]): Policy {
  return (state) => leastAsked(compiled, questions, state)[0] ?? null;
}

/** Questions whose principal information is missing and that were asked least; refused ones only at the end. */
function leastAsked(
  compiled: CompiledArtifact,
  questions: readonly number[],
  state: SelectionState,
): number[] {
  const times = (question: number) => {
    const asked = state.questions.get(idOf(compiled, question));
    return (asked?.tries ?? 0) + (asked?.outcome === 'refused' ? 1_000 : 0);
  };
  const missing = questions.filter((q) => !isFilled(compiled, compiled.principal[q]!, state));
  const least = Math.min(...missing.map(times));
  return missing.filter((question) => times(question) === least);
}

function idOf(compiled: CompiledArtifact, question: number): string {
  return compiled.artifact.questions[question]!.id;
}

function isFilled(compiled: CompiledArtifact, information: number, state: SelectionState): boolean {
  const { id } = compiled.artifact.success_informations[information]!;
  return (state.targets.get(id)?.coverage ?? 0) >= compiled.rule.satisfiedAt;
}
