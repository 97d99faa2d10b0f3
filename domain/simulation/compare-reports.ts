import type { SimulationReport } from './simulate.ts';

/** What changed from one report to another, for instance between two publications. */
export interface ReportDifference {
  /** Figures of the sessions and of what was asked that differ. */
  readonly figures: readonly MetricChange[];
  /** Questions asked more or less often; one that a side does not have was asked 0 times there. */
  readonly questions: readonly CountChange[];
  readonly questions_never_asked: ListChange;
  readonly informations_never_reached: ListChange;
}

interface MetricChange {
  /** For instance `sessions.turns_mean`. */
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
}

interface CountChange {
  readonly id: string;
  readonly before: number;
  readonly after: number;
}

interface ListChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Ids stand in the order of the later report, those it does not have at the end. */
export function compareReports(
  before: SimulationReport,
  after: SimulationReport,
): ReportDifference {
  return {
    figures: [
      ...changedMetrics('sessions', before.sessions, after.sessions),
      ...changedMetrics('asked', before.asked, after.asked),
    ],
    questions: changedCounts(before, after),
    questions_never_asked: changedList(before.questions_never_asked, after.questions_never_asked),
    informations_never_reached: changedList(
      before.informations_never_reached,
      after.informations_never_reached,
    ),
  };
}

function changedMetrics<Figures extends SimulationReport['sessions'] | SimulationReport['asked']>(
  group: string,
  before: Figures,
  after: Figures,
): MetricChange[] {
  const names = Object.keys(after) as (keyof Figures & string)[];
  const changes = names.map((name) => ({
    name: `${group}.${name}`,
    before: before[name] as number | null,
    after: after[name] as number | null,
  }));
  return changes.filter((change) => change.before !== change.after);
}

function changedCounts(before: SimulationReport, after: SimulationReport): CountChange[] {
  const [earlier, later] = [before, after].map(
    (report) => new Map(report.questions.map(({ id, asked }) => [id, asked])),
  );
  const ids = new Set([...later!.keys(), ...earlier!.keys()]);
  return Array.from(ids, (id) => ({
    id,
    before: earlier!.get(id) ?? 0,
    after: later!.get(id) ?? 0,
  })).filter((change) => change.before !== change.after);
}

function changedList(before: readonly string[], after: readonly string[]): ListChange {
  return {
    added: after.filter((id) => !before.includes(id)),
    removed: before.filter((id) => !after.includes(id)),
  };
}
