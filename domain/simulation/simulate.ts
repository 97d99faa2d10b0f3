import type { CompiledArtifact } from '../progress/compiled-artifact.ts';
import { selectQuestions } from '../ranking/select-questions.ts';
import { roundTo4 } from '../round-to-4.ts';
import { finish, type Steps } from '../steps.ts';
import { combineSeeds } from './random.ts';
import { type Policy, type SimulatedSession, sessionSteps } from './run-session.ts';
import { DEFAULT_TRAITS, makeUser, replyOf, type UserTraits } from './simulated-user.ts';

export interface SimulationPlan {
  /** How many users, each with one session of at most `max_turns`. */
  readonly users: number;
  readonly seed: number;
  readonly traits?: UserTraits;
}

/** What simulated users met. Shares are 0..1 to four decimals, ids stand in the artifact's order. */
export interface SimulationReport {
  readonly users: number;
  readonly seed: number;
  readonly sessions: {
    /** Share of sessions that achieved the objective within its turns. */
    readonly achieved: number;
    /** Turns to achievement, of the sessions that achieved it; null without any. */
    readonly turns_mean: number | null;
    readonly turns_median: number | null;
    readonly turns_p90: number | null;
    /** Mean progress at the end of the sessions that did not. */
    readonly unfinished_progress: number | null;
  };
  readonly asked: {
    readonly total: number;
    /** Share of questions whose principal information was already satisfied. */
    readonly redundant: number;
    readonly answered: number;
    readonly no_answer: number;
    readonly refused: number;
    /** Share of answers that stood on a fallback rung. */
    readonly fallback: number;
  };
  readonly questions: readonly QuestionReport[];
  readonly informations: readonly InformationReport[];
  /** Active questions that never came first. */
  readonly questions_never_asked: readonly string[];
  /** Informations that no session satisfied. */
  readonly informations_never_reached: readonly string[];
}

interface QuestionReport {
  readonly id: string;
  /** How often it came first, and at any rank. */
  readonly asked: number;
  readonly proposed: number;
}

interface InformationReport {
  readonly id: string;
  /** Share of the sessions that satisfied it. */
  readonly satisfied: number;
}

/**
 * Plays sessions of seeded users who take the first candidate. Pure: the same artifact, plan and engine give
 * the same report.
 */
export function simulate(compiled: CompiledArtifact, plan: SimulationPlan): SimulationReport {
  return finish(simulationSteps(compiled, plan));
}

/** The same, a turn a step. */
export function* simulationSteps(
  compiled: CompiledArtifact,
  plan: SimulationPlan,
): Steps<SimulationReport> {
  const tally = new SimulationTally(compiled);
  const turnsMax = compiled.artifact.objective.max_turns;
  for (let user = 0; user < plan.users; user++) {
    const person = makeUser(compiled, combineSeeds(plan.seed, user), plan.traits ?? DEFAULT_TRAITS);
    const session = yield* sessionSteps(compiled, {
      policy: tally.policy,
      replying: (asked) => replyOf(compiled, person, asked),
      turnsMax,
    });
    tally.add(session);
  }
  return tally.report(plan);
}

class SimulationTally {
  /** Takes the first candidate and counts what was proposed. */
  readonly policy: Policy;
  private readonly compiled: CompiledArtifact;
  private readonly sessions: SimulatedSession[] = [];
  private readonly proposed: Uint32Array;
  private readonly asked: Uint32Array;
  private readonly satisfied: Uint32Array;
  private fallbacks = 0;

  constructor(compiled: CompiledArtifact) {
    this.compiled = compiled;
    this.proposed = new Uint32Array(compiled.questionSubObjective.length);
    this.asked = new Uint32Array(compiled.questionSubObjective.length);
    this.satisfied = new Uint32Array(compiled.informationSubObjective.length);
    const candidateCount = compiled.artifact.objective.candidates_per_call;
    this.policy = (state, turnsRemaining) => {
      const request = { candidateCount, options: {}, relevances: new Map(), turnsRemaining };
      const { candidates, rung } = selectQuestions(compiled, state, request);
      if (rung !== null && rung > 0) this.fallbacks++;
      for (const candidate of candidates) this.proposed[candidate.questionIndex]! += 1;
      return candidates[0]?.questionIndex ?? null;
    };
  }

  add(session: SimulatedSession): void {
    this.sessions.push(session);
    for (const turn of session.turns) this.asked[turn.question]! += 1;
    for (const [id, target] of session.state.targets) {
      if (target.coverage < this.compiled.rule.satisfiedAt) continue;
      this.satisfied[this.compiled.informationIndexes.get(id)!]! += 1;
    }
  }

  report({ users, seed }: SimulationPlan): SimulationReport {
    const { questions, success_informations: informations } = this.compiled.artifact;
    const unasked = questions.filter(({ active }, i) => active && this.asked[i] === 0);
    const unreached = informations.filter((_, i) => this.satisfied[i] === 0);
    return {
      users,
      seed,
      sessions: this.sessionMetrics(),
      asked: this.askedMetrics(),
      questions: questions.map(({ id }, i) => ({
        id,
        asked: this.asked[i]!,
        proposed: this.proposed[i]!,
      })),
      informations: informations.map(({ id }, i) => ({
        id,
        satisfied: share(this.satisfied[i]!, users),
      })),
      questions_never_asked: unasked.map(({ id }) => id),
      informations_never_reached: unreached.map(({ id }) => id),
    };
  }

  private sessionMetrics(): SimulationReport['sessions'] {
    const [achieved, unfinished] = [true, false].map((wanted) =>
      this.sessions.filter((session) => session.achieved === wanted),
    );
    const turns = achieved!.map((session) => session.turns.length).sort((a, b) => a - b);
    const at = (part: number) => turns[Math.floor(part * turns.length)] ?? null;
    return {
      achieved: share(achieved!.length, this.sessions.length),
      turns_mean: mean(turns),
      turns_median: at(0.5),
      turns_p90: at(0.9),
      unfinished_progress: mean(unfinished!.map(({ turns }) => turns.at(-1)?.progress ?? 0)),
    };
  }

  private askedMetrics(): SimulationReport['asked'] {
    const turns = this.sessions.flatMap((session) => session.turns);
    const part = (wanted: (turn: (typeof turns)[number]) => boolean) =>
      share(turns.filter(wanted).length, turns.length);
    return {
      total: turns.length,
      redundant: part((turn) => turn.redundant),
      answered: part((turn) => turn.outcome === 'asked_answered'),
      no_answer: part((turn) => turn.outcome === 'asked_no_answer'),
      refused: part((turn) => turn.outcome === 'refused'),
      fallback: share(this.fallbacks, turns.length),
    };
  }
}

function share(count: number, all: number): number {
  return all === 0 ? 0 : roundTo4(count / all);
}

function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return roundTo4(values.reduce((sum, value) => sum + value, 0) / values.length);
}
