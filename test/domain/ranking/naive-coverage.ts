import type { Artifact, Experience } from '../../../domain/artifact/artifact.ts';
import type { Question } from '../../../domain/configuration/entities.ts';
import { qualificationRule } from '../../../domain/configuration/qualification.ts';
import type { SelectionState } from '../../../domain/progress/selection-state.ts';
import type { SelectionRequest } from '../../../domain/ranking/ranking-context.ts';

export interface Edge {
  readonly information: string;
  readonly weight: number;
}

/** What a call finds: the informations and the sub-objectives as the state leaves them. */
export class NaiveStanding {
  readonly artifact: Artifact;
  readonly state: SelectionState;
  readonly request: SelectionRequest;

  constructor(artifact: Artifact, state: SelectionState, request: SelectionRequest) {
    this.artifact = artifact;
    this.state = state;
    this.request = request;
  }

  get rule() {
    return qualificationRule(this.artifact.objective.qualification_level);
  }

  edges(question: Question): Edge[] {
    const { coverage, questions, success_informations } = this.artifact;
    const q = questions.indexOf(question);
    const edges: Edge[] = [];
    for (let at = coverage.row_start[q]!; at < coverage.row_start[q + 1]!; at++) {
      const information = success_informations[coverage.information[at]!]!.id;
      edges.push({ information, weight: coverage.weight[at]! });
    }
    return edges;
  }

  /** What past sessions told, unless it is the turn of the structure alone. */
  get experience(): Experience | undefined {
    const { experience } = this.artifact;
    return experience && (this.state.turnCount + 1) % experience.smoothing.explores !== 0
      ? experience
      : undefined;
  }

  /** What an answer tells, by the structure and by what answers told. */
  gainEdges(question: Question): Edge[] {
    const edges = this.edges(question);
    const { experience } = this;
    if (!experience) return edges;
    const q = this.artifact.questions.indexOf(question);
    const weights = new Map(edges.map(({ information, weight }) => [information, weight]));
    const { told } = experience;
    told.question.forEach((row, at) => {
      if (row !== q) return;
      const { id } = this.artifact.success_informations[told.information[at]!]!;
      const weight = this.smoothed(told.told[at]!, told.open[at]!, weights.get(id) ?? 0);
      if (weight > 0) weights.set(id, weight);
    });
    return Array.from(weights, ([information, weight]) => ({ information, weight }));
  }

  /** Chances of an answer and of a refusal. @param prior of an answer */
  chances(question: Question, prior: number): { answer: number; refusal: number } {
    const { experience } = this;
    if (!experience) return { answer: prior, refusal: 0 };
    const q = this.artifact.questions.indexOf(question);
    const { asked, answered, refused } = experience.questions;
    return {
      answer: this.smoothed(answered[q]!, asked[q]!, prior),
      refusal: this.smoothed(refused[q]!, asked[q]!, 0),
    };
  }

  private smoothed(seen: number, tries: number, structure: number): number {
    const { prior } = this.experience!.smoothing;
    return (seen + prior * structure) / (tries + prior);
  }

  question(id: string): Question | undefined {
    return this.artifact.questions.find((question) => question.id === id);
  }

  subObjectiveOf(information: string): string {
    const { primary_question_id } = this.artifact.success_informations.find(
      ({ id }) => id === information,
    )!;
    return this.question(primary_question_id)!.sub_objective_id;
  }

  informationsOf(subObjective: string): string[] {
    const ids = this.artifact.success_informations.map(({ id }) => id);
    return ids.filter((id) => this.subObjectiveOf(id) === subObjective);
  }

  coverage(information: string): number {
    const target = this.state.targets.get(information);
    if (target === undefined || target.status === 'unset') return 0;
    return target.status === 'not_applicable' ? 1 : target.coverage;
  }

  isSatisfied(information: string): boolean {
    return this.coverage(information) >= this.rule.satisfiedAt;
  }

  isBlocking(subObjective: string): boolean {
    const { completion_role } = this.artifact.sub_objectives.find(({ id }) => id === subObjective)!;
    return completion_role === 'blocking';
  }

  share(subObjective: string): number {
    return this.isBlocking(subObjective) ? this.rule.blockingShare : this.rule.contributingShare;
  }

  isOpen(subObjective: string): boolean {
    if (this.state.subObjectiveOverrides.has(subObjective)) return false;
    const all = this.informationsOf(subObjective);
    const satisfied = all.filter((information) => this.isSatisfied(information));
    return all.length === 0 || satisfied.length / all.length < this.share(subObjective);
  }

  openSubObjectives(): string[] {
    return this.artifact.sub_objectives.map(({ id }) => id).filter((id) => this.isOpen(id));
  }

  deficit(information: string): number {
    if (this.isSatisfied(information)) return 0;
    if (this.state.subObjectiveOverrides.has(this.subObjectiveOf(information))) return 0;
    return 1 - this.coverage(information);
  }

  endgame(): number {
    let missing = 0;
    for (const subObjective of this.openSubObjectives()) {
      if (!this.isBlocking(subObjective)) continue;
      const all = this.informationsOf(subObjective);
      const satisfied = all.filter((information) => this.isSatisfied(information)).length;
      const needed = Math.ceil(all.length * this.rule.blockingShare - 1e-9);
      missing += needed - satisfied;
    }
    const { turnsRemaining } = this.request;
    return turnsRemaining >= missing ? 1 : Math.max(0.05, turnsRemaining / missing);
  }

  value(information: string): number {
    if (this.isBlocking(this.subObjectiveOf(information))) return 1;
    return this.rule.contributingGain * this.endgame();
  }
}
