import type { CompiledArtifact } from '../progress/compiled-artifact.ts';
import { computeProgress } from '../progress/progress.ts';
import type { QuestionState, SelectionState, TargetState } from '../progress/selection-state.ts';
import type { QuestionOutcome } from '../question-outcome.ts';
import type { Steps } from '../steps.ts';
import type { SimulatedReply } from './simulated-user.ts';

/** Index of the question to ask next, null to end the session. */
export type Policy = (state: SelectionState, turnsRemaining: number) => number | null;

/** What the user says to a question asked for the nth time (from 0). */
export type Replying = (asked: {
  readonly question: number;
  readonly tries: number;
}) => SimulatedReply;

interface SimulatedTurn {
  readonly question: number;
  readonly outcome: QuestionOutcome;
  /** The principal information was satisfied before the question was asked. */
  readonly redundant: boolean;
  /** Of the objective, after the turn. */
  readonly progress: number;
}

export interface SimulatedSession {
  readonly turns: readonly SimulatedTurn[];
  readonly achieved: boolean;
  readonly state: SelectionState;
}

export interface SessionPlan {
  readonly policy: Policy;
  readonly replying: Replying;
  readonly turnsMax: number;
  /** Ends the session; by default the objective's computed status does. */
  readonly isDone?: (state: SelectionState) => boolean;
}

/** Plays one session from nothing known to its end, a turn a step. */
export function* sessionSteps(
  compiled: CompiledArtifact,
  plan: SessionPlan,
): Steps<SimulatedSession> {
  const known = new KnownSoFar(compiled);
  const turns: SimulatedTurn[] = [];
  const isAchieved = (state: SelectionState) =>
    computeProgress(compiled, state).objective.computed_status === 'achieved';
  const isDone = plan.isDone ?? isAchieved;
  while (turns.length < plan.turnsMax && !isDone(known.state)) {
    const question = plan.policy(known.state, plan.turnsMax - turns.length);
    if (question === null) break;
    const tries = known.triesOf(question);
    const redundant = known.isSatisfied(compiled.principal[question]!);
    const reply = plan.replying({ question, tries });
    known.take(question, reply);
    const { progress } = computeProgress(compiled, known.state).objective;
    turns.push({ question, outcome: reply.outcome, redundant, progress });
    yield;
  }
  return { turns, achieved: isDone(known.state), state: known.state };
}

/** What is known of a session under way. */
class KnownSoFar {
  readonly state: SelectionState;
  private readonly compiled: CompiledArtifact;
  private readonly targets = new Map<string, TargetState>();
  private readonly questions = new Map<string, QuestionState>();
  private readonly latest: { turnCount: number; lastAskedQuestionId: string | null };

  constructor(compiled: CompiledArtifact) {
    this.compiled = compiled;
    const state = {
      turnCount: 0,
      targets: this.targets,
      questions: this.questions,
      subObjectiveOverrides: new Map(),
      objectiveOverride: null,
      lastAskedQuestionId: null,
    };
    this.latest = state;
    this.state = state;
  }

  triesOf(question: number): number {
    return this.questions.get(this.questionId(question))?.tries ?? 0;
  }

  isSatisfied(information: number): boolean {
    const target = this.targets.get(this.informationId(information));
    return (target?.coverage ?? 0) >= this.compiled.rule.satisfiedAt;
  }

  take(question: number, reply: SimulatedReply): void {
    const id = this.questionId(question);
    this.latest.turnCount += 1;
    this.latest.lastAskedQuestionId = id;
    this.questions.set(id, {
      outcome: reply.outcome,
      tries: this.triesOf(question) + 1,
      lastTurn: this.latest.turnCount,
      ...(reply.isUnknown ? { isUnknown: true } : {}),
    });
    for (const [information, coverage] of reply.told) this.learn(information, coverage);
  }

  private learn(information: number, coverage: number): void {
    const id = this.informationId(information);
    if ((this.targets.get(id)?.coverage ?? 0) > coverage) return;
    const chosen = coverage === 1;
    this.targets.set(id, {
      status: chosen ? 'confirmed' : 'inferred',
      coverage,
      source: chosen ? 'structured_answer' : 'inference',
    });
  }

  private questionId(question: number): string {
    return this.compiled.artifact.questions[question]!.id;
  }

  private informationId(information: number): string {
    return this.compiled.artifact.success_informations[information]!.id;
  }
}
