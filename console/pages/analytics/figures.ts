import type { Rate } from '../../charts.ts';
import type { AsOf } from '../sessions.ts';

/** The body of `GET …/analytics`; docs/reference/metrics.md defines every word of it. */
export interface Figures {
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
  readonly sub_objectives: readonly SubObjectiveFigures[];
  readonly informations: readonly { readonly information_id: string; readonly known: Rate }[];
  readonly model: {
    readonly turns: number;
    readonly tokens_in: number;
    readonly tokens_cached: number;
    readonly tokens_out: number;
  };
  readonly labels: readonly LabelFigures[];
  readonly questions: readonly QuestionFigures[];
  readonly versions: readonly VersionFigures[];
  readonly paths: readonly {
    readonly configuration_version: string;
    readonly path: readonly string[];
    readonly conversion: Rate;
  }[];
  readonly days: readonly DayFigures[];
}

export interface TurnsToAchievement {
  readonly n: number;
  readonly median: number | null;
  readonly p90: number | null;
}

export interface SubObjectiveFigures {
  readonly sub_objective_id: string;
  readonly begun: Rate;
  readonly achieved: Rate;
}

interface LabelFigures {
  readonly label: string;
  readonly share: Rate;
  readonly days: readonly { readonly day: string; readonly sessions: number }[];
}

interface QuestionFigures {
  readonly question_id: string;
  readonly use_rate: Rate;
  readonly answer_rate: Rate;
  readonly refusal_rate: Rate;
  readonly drop_off: Rate;
  readonly conversion: Rate;
}

interface VersionFigures {
  readonly configuration_version: string;
  readonly sessions: number;
  readonly completion: Rate;
  readonly conversion: Rate;
}

interface DayFigures {
  readonly day: string;
  readonly sessions: number;
  readonly achieved: number;
  readonly reported: number;
}
