import type { Artifact } from '../../../domain/artifact/artifact.ts';
import type { Question } from '../../../domain/configuration/entities.ts';
import type { SelectionState } from '../../../domain/progress/selection-state.ts';
import type { SelectionRequest } from '../../../domain/ranking/ranking-context.ts';
import { type Edge, NaiveStanding } from './naive-coverage.ts';

/**
 * Selection once more, as plainly as it can be written down: objects, no indexes, everything worked out
 * anew for every rank. It knows nothing of the engine's data structures; it shares its formulas only.
 */
export interface NaiveSelection {
  readonly ids: readonly string[];
  readonly rung: number | null;
  readonly warnings: readonly string[];
}

const PRIOR = 0.8;

function power(base: number, exponent: number): number {
  let product = 1;
  for (let i = 0; i < exponent; i++) product *= base;
  return product;
}

export function selectNaively(
  artifact: Artifact,
  state: SelectionState,
  request: SelectionRequest,
): NaiveSelection {
  return new Naive(artifact, state, request).select();
}

class Naive extends NaiveStanding {
  isExcluded(question: Question): boolean {
    const { options } = this.request;
    const edges = this.edges(question);
    const required = options.required_target_ids ?? edges.map((edge) => edge.information);
    return [
      !question.active,
      !edges.some((edge) => required.includes(edge.information)),
      this.isSubObjectiveExcluded(question.sub_objective_id),
      options.allowed_question_types?.includes(question.type) === false,
      options.excluded_question_ids?.includes(question.id) === true,
    ].includes(true);
  }

  isSubObjectiveExcluded(subObjective: string): boolean {
    const { mode, ids = [] } = this.request.options.sub_objectives ?? {};
    const allowed = {
      restrict: ids.includes(subObjective),
      exclude: !ids.includes(subObjective),
      prefer: true,
    };
    const override = this.state.subObjectiveOverrides.get(subObjective)?.status;
    return override === 'excluded' || (mode !== undefined && !allowed[mode]);
  }

  wants(edges: readonly Edge[]): boolean {
    return edges.some((edge) => edge.weight * this.deficit(edge.information) > 1e-3);
  }

  mainEdges(question: Question): Edge[] {
    const edges = this.edges(question);
    return edges.filter((edge) => edge.weight === edges[0]!.weight);
  }

  refusalTurnOf(information: string): number {
    let latest = 0;
    for (const [id, asked] of this.state.questions) {
      const question = this.question(id);
      if (question === undefined || asked.outcome !== 'refused') continue;
      const [main] = this.edges(question);
      if (main?.information !== information || main.weight <= 0.5) continue;
      latest = Math.max(latest, asked.lastTurn);
    }
    return latest;
  }

  rungOf(question: Question): number {
    const asked = this.state.questions.get(question.id);
    const open = this.isOpen(question.sub_objective_id);
    const mainWanted = this.wants(this.mainEdges(question));
    const anyWanted = this.wants(this.edges(question));
    if (asked === undefined) {
      if (this.isRefusedOtherwise(question)) return 6;
      return open && mainWanted ? 0 : anyWanted ? 3 : 5;
    }
    const wanted = { asked_answered: mainWanted, asked_no_answer: anyWanted, refused: false };
    if (!open || !wanted[asked.outcome]) return 6;
    return asked.tries < 3 && !asked.isUnknown ? 2 : 4;
  }

  isRefusedOtherwise(question: Question): boolean {
    const { information } = this.edges(question)[0]!;
    return this.refusalTurnOf(information) > 0 && this.deficit(information) > 0;
  }

  keys(question: Question, rung: number): [number, number] {
    const asked = this.state.questions.get(question.id);
    const principal = this.edges(question)[0]!.information;
    if (rung === 2 || rung === 4) return [asked!.tries, asked!.lastTurn];
    if (rung === 5) return [Math.round(this.coverage(principal) * 1e9), 0];
    if (rung < 6) return [0, 0];
    if (asked === undefined) return [0, this.refusalTurnOf(principal)];
    if (asked.outcome !== 'refused') return [1, asked.lastTurn];
    const open = this.isOpen(question.sub_objective_id);
    return [open && this.wants(this.edges(question)) ? 0 : 2, asked.lastTurn];
  }

  members(rung: number, pool: readonly Question[]): { questions: Question[]; widened: boolean } {
    const all = pool.filter((question) => this.rungOf(question) === rung);
    const { mode, ids } = this.request.options.sub_objectives ?? {};
    const preferred =
      mode === 'prefer' ? all.filter((q) => ids?.includes(q.sub_objective_id)) : all;
    const widened = mode === 'prefer' && preferred.length === 0;
    const questions = widened ? all : preferred;
    if (rung === 0) return { questions, widened };
    const older = questions.filter(
      ({ id }) => this.state.questions.get(id)?.lastTurn !== this.state.turnCount,
    );
    return { questions: older.length > 0 ? older : questions, widened };
  }

  select(): NaiveSelection {
    const pool = this.artifact.questions.filter((question) => !this.isExcluded(question));
    if (pool.length === 0) return { ids: [], rung: null, warnings: [] };
    const rung = Math.min(...pool.map((question) => this.rungOf(question)));
    const { questions, widened } = this.members(rung, pool);
    const warnings: string[] = [];
    if (rung > 0) warnings.push('eligibility_exhausted_fallback');
    if (widened) warnings.push('constraints_relaxed');
    return {
      ids: this.list(questions, rung),
      rung: widened && rung === 0 ? 1 : rung,
      warnings,
    };
  }

  list(members: readonly Question[], rung: number): string[] {
    const listed: Question[] = [];
    let running = [...members];
    while (listed.length < this.request.candidateCount && running.length > 0) {
      const ranked = running
        .map((question) => this.standing(question, { members, listed, rung }))
        .sort(compareStandings);
      listed.push(ranked[0]!.question);
      running = running.filter((question) => this.stays(question, listed, rung));
    }
    return listed.map(({ id }) => id);
  }

  /** What would be missing of the information once the listed questions were answered. */
  residual(information: string, listed: readonly Question[], start: number): number {
    let left = start;
    for (const question of listed) {
      const edge = this.gainEdges(question).find((one) => one.information === information);
      if (edge === undefined) continue;
      left *= 1 - edge.weight;
      if (1 - left >= this.rule.satisfiedAt) left = 0;
    }
    return left;
  }

  worth(question: Question, listed: readonly Question[], rung: number): number {
    let sum = 0;
    for (const { information, weight } of this.gainEdges(question)) {
      const start = rung > 4 ? 1 : this.deficit(information);
      const value = rung > 4 ? 1 : this.value(information);
      sum += value * weight * this.residual(information, listed, start);
    }
    return sum;
  }

  gain(question: Question, listed: readonly Question[]): number {
    const tries = this.state.questions.get(question.id)?.tries ?? 0;
    return this.chance(question) * power(0.5, tries) * this.worth(question, listed, 0);
  }

  /** Of an answer by this user, by what counts say of who left others unanswered, else by how many they left so. */
  chance(question: Question): number {
    const { answer } = this.chances(question, PRIOR);
    const { beside_unanswered: beside, smoothing } = this.experience ?? {};
    if (!beside) return answer * this.knownShare(question.sub_objective_id);
    const { questions } = this.artifact;
    const odds = (probability: number) => probability / (1 - probability);
    let chance = answer;
    questions.forEach(({ id }, other) => {
      const outcome = this.state.questions.get(id)?.outcome ?? 'asked_answered';
      const at = beside.question.findIndex(
        (row, i) => row === questions.indexOf(question) && beside.other[i] === other,
      );
      if (outcome === 'asked_answered' || at < 0) return;
      const { prior } = smoothing!;
      const among = (beside.answered[at]! + prior * answer) / (beside.asked[at]! + prior);
      const now = odds(chance) * (odds(among) / odds(answer));
      chance = now / (1 + now);
    });
    return chance;
  }

  knownShare(subObjective: string): number {
    const asked = [...this.state.questions].filter(
      ([id]) => this.question(id)?.sub_objective_id === subObjective,
    );
    const unknown = asked.filter(([, { isUnknown }]) => isUnknown);
    return (asked.length - unknown.length + 1) / (asked.length + 1);
  }

  stays(question: Question, listed: readonly Question[], rung: number): boolean {
    if (listed.includes(question)) return false;
    const latest = listed.at(-1)!;
    const group = (one: Question) =>
      this.artifact.duplicate_groups[this.artifact.questions.indexOf(one)];
    if (group(question) === group(latest)) return false;
    const row = this.edges(question);
    if (row[0]!.information === this.edges(latest)[0]!.information) return false;
    const touched = this.gainEdges(question).some(({ information }) =>
      this.gainEdges(latest).some((edge) => edge.information === information),
    );
    const left = this.worth(question, listed, rung);
    return !touched || (left >= 0.25 * this.worth(question, [], rung) && left > 1e-9);
  }

  annoyance(question: Question): number {
    const inSubObjective = [...this.state.questions].filter(
      ([id]) => this.question(id)?.sub_objective_id === question.sub_objective_id,
    );
    const refused = inSubObjective.filter(([, known]) => known.outcome === 'refused');
    const tries = this.state.questions.get(question.id)?.tries ?? 0;
    return Math.max(
      this.refusalFelt(question),
      (refused.length / (inSubObjective.length || 1)) * 0.3,
      1 - power(0.5, tries),
      this.chances(question, 0).refusal,
    );
  }

  refusalFelt(question: Question): number {
    let felt = 0;
    for (const [id, known] of this.state.questions) {
      const other = this.question(id);
      if (other === undefined || known.outcome !== 'refused') continue;
      const strength = 0.8 * power(0.85, this.state.turnCount - known.lastTurn);
      for (const { information, weight } of this.edges(other)) {
        const edge = this.edges(question).find((one) => one.information === information);
        felt = Math.max(felt, (edge?.weight ?? 0) * (weight * strength));
      }
    }
    return felt;
  }

  steady(question: Question): number {
    const relevance = this.request.relevances.get(question.id) ?? 0;
    const last = this.question(this.state.lastAskedQuestionId ?? '');
    const subObjective = question.sub_objective_id;
    const follows = last?.sub_objective_id === subObjective && this.isOpen(subObjective);
    return (
      0.15 * (relevance >= 0.15 ? relevance : 0) +
      0.15 * (follows ? 0.6 : 0) -
      0.25 * this.annoyance(question)
    );
  }

  standing(
    question: Question,
    at: { members: readonly Question[]; listed: readonly Question[]; rung: number },
  ) {
    const simulated = at.rung > 4 ? [] : at.listed;
    const most = Math.max(...at.members.map((member) => this.gain(member, [])));
    const share = most > 0 ? this.gain(question, simulated) / most : 0;
    const preference = 0.7 * share + this.steady(question);
    const position = this.openSubObjectives().indexOf(question.sub_objective_id);
    const sigma = this.artifact.objective.order_strength ** 2;
    const order = position < 0 ? 0 : power(0.6, position);
    const subObjectives = this.artifact.sub_objectives.map(({ id }) => id);
    return {
      question,
      keys: [
        ...this.keys(question, at.rung),
        -Math.round(((1 - sigma) * preference + sigma * order) * 1e9),
        subObjectives.indexOf(question.sub_objective_id),
        -Math.round(preference * 1e9),
        -Math.round(share * 1e9),
        this.artifact.questions.indexOf(question),
      ],
    };
  }
}

function compareStandings(a: { keys: number[] }, b: { keys: number[] }): number {
  const different = a.keys.findIndex((key, i) => key !== b.keys[i]);
  return different < 0 ? 0 : a.keys[different]! - b.keys[different]!;
}
