import type { Rate } from '../../charts.ts';
import type { AsOf } from '../sessions.ts';

/** The body of `GET …/analytics`; docs/reference/metrics.md defines every word of it. */
export interface Metrics {
  readonly as_of: AsOf;
  readonly sessions: number;
  readonly turns: number;
  readonly completion: Rate;
  readonly turns_to_achievement: TurnsToAchievement;
  readonly rank_1_use: Rate;
  readonly answer_rate: Rate;
  readonly refusal_rate: Rate;
  readonly feedback: Rate;
  readonly conversion: Rate;
  readonly degraded: Rate;
  readonly unresolved: Rate;
  readonly described_versions: readonly string[];
  readonly sub_objectives: readonly SubObjectiveMetrics[];
  readonly informations: readonly { readonly information_id: string; readonly known: Rate }[];
  readonly model: {
    readonly turns: number;
    readonly tokens_in: number;
    readonly tokens_cached: number;
    readonly tokens_out: number;
  };
  readonly labels: readonly LabelMetrics[];
  readonly questions: readonly QuestionMetrics[];
  readonly versions: readonly VersionMetrics[];
  readonly paths: readonly {
    readonly configuration_version: string;
    readonly path: readonly string[];
    readonly conversion: Rate;
  }[];
  readonly days: readonly DayMetrics[];
}

export interface TurnsToAchievement {
  readonly n: number;
  readonly median: number | null;
  readonly p90: number | null;
}

export interface SubObjectiveMetrics {
  readonly sub_objective_id: string;
  readonly begun: Rate;
  readonly achieved: Rate;
}

interface LabelMetrics {
  readonly label: string;
  readonly share: Rate;
  readonly days: readonly { readonly day: string; readonly sessions: number }[];
}

interface QuestionMetrics {
  readonly question_id: string;
  readonly use_rate: Rate;
  readonly answer_rate: Rate;
  readonly refusal_rate: Rate;
  readonly drop_off: Rate;
  readonly conversion: Rate;
}

interface VersionMetrics {
  readonly configuration_version: string;
  readonly sessions: number;
  readonly completion: Rate;
  readonly conversion: Rate;
}

interface DayMetrics {
  readonly day: string;
  readonly sessions: number;
  readonly achieved: number;
  readonly reported: number;
}
