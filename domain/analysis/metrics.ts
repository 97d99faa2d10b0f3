import type { InformationMetrics, SubObjectiveMetrics } from './published-parts.ts';
import type { Rate } from './rate.ts';

/** What analysts are told of a service's conversations; docs/reference/metrics.md defines every word of it. */
export interface Metrics {
  readonly sessions: number;
  readonly turns: number;
  /** Times that questions were proposed. */
  readonly decisions: number;
  /** Times that a question was really asked. */
  readonly asked: number;
  readonly completion: Rate;
  readonly turns_to_achievement: TurnsToAchievement;
  readonly rank_1_use: Rate;
  readonly answer_rate: Rate;
  readonly refusal_rate: Rate;
  readonly feedback: Rate;
  readonly conversion: Rate;
  /** Turns whose words were understood in reduced mode, and turns that could not be attached to a question. */
  readonly degraded: Rate;
  readonly unresolved: Rate;
  /** Published versions whose sub-objectives and informations the next two lists tell. */
  readonly described_versions: readonly string[];
  /** In their order. */
  readonly sub_objectives: readonly SubObjectiveMetrics[];
  /** The rarest first. */
  readonly informations: readonly InformationMetrics[];
  /** What asking a language model came to. */
  readonly model: ModelMetrics;
  readonly labels: readonly LabelMetrics[];
  readonly questions: readonly QuestionMetrics[];
  readonly versions: readonly VersionMetrics[];
  readonly paths: readonly PathMetrics[];
  /** In their order; those without a session are left out. */
  readonly days: readonly DayMetrics[];
  readonly left_out: LeftOutCounts;
}

export interface LabelMetrics {
  readonly label: string;
  readonly share: Rate;
  /** By the day that sessions began, in order; for the labels seen most alone. */
  readonly days: readonly { readonly day: string; readonly sessions: number }[];
}

export interface ModelMetrics {
  /** Calls about which it was asked, answered or not. */
  readonly turns: number;
  readonly tokens_in: number;
  /** Those among them that the provider had kept. */
  readonly tokens_cached: number;
  readonly tokens_out: number;
}

/** Null where fewer than 20 sessions achieved the objective. */
export interface TurnsToAchievement {
  readonly n: number;
  readonly mean: number | null;
  readonly median: number | null;
  readonly p90: number | null;
}

export interface QuestionMetrics {
  readonly question_id: string;
  readonly use_rate: Rate;
  readonly answer_rate: Rate;
  readonly refusal_rate: Rate;
  readonly drop_off: Rate;
  readonly conversion: Rate;
}

export interface VersionMetrics {
  readonly configuration_version: string;
  readonly sessions: number;
  readonly completion: Rate;
  readonly conversion: Rate;
}

export interface PathMetrics {
  readonly configuration_version: string;
  readonly path: readonly string[];
  readonly conversion: Rate;
}

export interface DayMetrics {
  readonly day: string;
  readonly sessions: number;
  readonly turns: number;
  readonly achieved: number;
  readonly reported: number;
  readonly model: ModelMetrics;
}

/** What the lists do not show: paths of too few sessions, and whatever lies beyond their lengths. */
interface LeftOutCounts {
  readonly labels: number;
  readonly informations: number;
  readonly questions: number;
  readonly versions: number;
  readonly paths: number;
  readonly days: number;
}
