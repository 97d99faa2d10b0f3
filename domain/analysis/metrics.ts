import { CELL_MIN, type Rate, rateOf } from './rate.ts';
import type { Tally, VersionCell } from './tally.ts';

/** What analysts are told of a service's conversations; docs/reference/metrics.md defines every word of it. */
export interface Figures {
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
  /** What asking a language model came to. */
  readonly model: ModelFigures;
  readonly labels: readonly { readonly label: string; readonly share: Rate }[];
  readonly questions: readonly QuestionFigures[];
  readonly versions: readonly VersionFigures[];
  readonly paths: readonly PathFigures[];
  /** In their order; those without a session are left out. */
  readonly days: readonly DayFigures[];
  readonly left_out: LeftOut;
}

interface ModelFigures {
  /** Calls about which it was asked, answered or not. */
  readonly turns: number;
  readonly tokens_in: number;
  /** Those among them that the provider had kept. */
  readonly tokens_cached: number;
  readonly tokens_out: number;
}

/** Null where fewer than 20 sessions achieved the objective. */
interface TurnsToAchievement {
  readonly n: number;
  readonly mean: number | null;
  readonly median: number | null;
  readonly p90: number | null;
}

export interface QuestionFigures {
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

interface PathFigures {
  readonly configuration_version: string;
  readonly path: readonly string[];
  readonly conversion: Rate;
}

interface DayFigures {
  readonly day: string;
  readonly sessions: number;
  readonly turns: number;
  readonly achieved: number;
  readonly reported: number;
  readonly model: ModelFigures;
}

/** What the lists do not show: paths of too few sessions, and whatever lies beyond their lengths. */
interface LeftOut {
  readonly labels: number;
  readonly questions: number;
  readonly versions: number;
  readonly paths: number;
  readonly days: number;
}

const LIST_MAX = { labels: 100, questions: 1_000, versions: 100, paths: 100, days: 366 } as const;

/** The figures of what was counted; lists begin with what was seen most. */
export function figuresOf(tally: Tally): Figures {
  const versions = [...tally.versions.values()];
  const questions = [...tally.questions.values()];
  const sessions = sum(versions, (each) => each.sessions);
  const asked = sum(questions, (each) => each.asked);
  const reported = sum(versions, (each) => each.reported);
  const lists = {
    labels: labelsOf(tally, reported),
    questions: questionsOf(tally),
    versions: versionsOf(tally),
    paths: pathsOf(tally),
    days: daysOf(tally),
  };
  return {
    sessions,
    turns: sum(versions, (each) => each.turns),
    decisions: tally.decisions,
    asked,
    completion: rateOf(
      sum(versions, (each) => each.achieved),
      sessions,
    ),
    turns_to_achievement: turnsToAchievement(tally.achievedTurns),
    rank_1_use: rateOf(
      sum(questions, (each) => each.usedFirst),
      tally.decisions,
    ),
    answer_rate: rateOf(
      sum(questions, (each) => each.answered),
      asked,
    ),
    refusal_rate: rateOf(
      sum(questions, (each) => each.refused),
      asked,
    ),
    feedback: rateOf(reported, sessions),
    conversion: rateOf(
      sum(versions, (each) => each.won),
      reported,
    ),
    model: modelFigures(versions),
    labels: lists.labels.slice(0, LIST_MAX.labels),
    questions: lists.questions.slice(0, LIST_MAX.questions),
    versions: lists.versions.slice(0, LIST_MAX.versions),
    paths: lists.paths.slice(0, LIST_MAX.paths),
    days: lists.days.slice(-LIST_MAX.days),
    left_out: {
      labels: beyond(lists.labels, LIST_MAX.labels),
      questions: beyond(lists.questions, LIST_MAX.questions),
      versions: beyond(lists.versions, LIST_MAX.versions),
      paths: tally.paths.size - Math.min(lists.paths.length, LIST_MAX.paths),
      days: beyond(lists.days, LIST_MAX.days),
    },
  };
}

function sum<Item>(items: readonly Item[], count: (item: Item) => number): number {
  return items.reduce((total, item) => total + count(item), 0);
}

function beyond(list: readonly unknown[], max: number): number {
  return Math.max(0, list.length - max);
}

function labelsOf({ labels }: Tally, reported: number): Figures['labels'] {
  return mostFirst(
    [...labels],
    ([, sessions]) => sessions,
    ([label]) => label,
  ).map(([label, sessions]) => ({ label, share: rateOf(sessions, reported) }));
}

function questionsOf({ questions }: Tally): readonly QuestionFigures[] {
  return mostFirst(
    [...questions],
    ([, { asked }]) => asked,
    ([id]) => id,
  ).map(([question_id, cell]) => ({
    question_id,
    use_rate: rateOf(cell.used, cell.proposed),
    answer_rate: rateOf(cell.answered, cell.asked),
    refusal_rate: rateOf(cell.refused, cell.asked),
    drop_off: rateOf(cell.dropped, cell.sessions),
    conversion: rateOf(cell.won, cell.reported),
  }));
}

function versionsOf({ versions }: Tally): readonly VersionFigures[] {
  return mostFirst(
    [...versions],
    ([, { sessions }]) => sessions,
    ([version]) => version,
  ).map(([configuration_version, cell]) => ({
    configuration_version,
    sessions: cell.sessions,
    completion: rateOf(cell.achieved, cell.sessions),
    conversion: rateOf(cell.won, cell.reported),
  }));
}

function daysOf({ days }: Tally): readonly DayFigures[] {
  const inOrder = [...days].sort(([one], [other]) => (one < other ? -1 : 1));
  return inOrder.map(([day, cell]) => {
    const { sessions, turns, achieved, reported } = cell;
    return { day, sessions, turns, achieved, reported, model: modelFigures([cell]) };
  });
}

function modelFigures(cells: readonly VersionCell[]): ModelFigures {
  return {
    turns: sum(cells, (each) => each.modelTurns),
    tokens_in: sum(cells, (each) => each.tokensIn),
    tokens_cached: sum(cells, (each) => each.tokensCached),
    tokens_out: sum(cells, (each) => each.tokensOut),
  };
}

/** Only paths that can be told: each alone would be no more than a count. */
function pathsOf({ paths }: Tally): readonly PathFigures[] {
  const shown = [...paths].filter(([, { reported }]) => reported >= CELL_MIN);
  return mostFirst(
    shown,
    ([, { reported }]) => reported,
    ([key]) => key,
  ).map(([key, { reported, won }]) => {
    const [configuration_version = '', ...path] = key.split(' ');
    return { configuration_version, path, conversion: rateOf(won, reported) };
  });
}

function mostFirst<Item>(
  items: readonly Item[],
  count: (item: Item) => number,
  name: (item: Item) => string,
): readonly Item[] {
  return items.toSorted(
    (one, other) => count(other) - count(one) || (name(one) < name(other) ? -1 : 1),
  );
}

/** Percentiles by nearest rank: the least number of turns that so many sessions did not exceed. */
function turnsToAchievement(byTurn: ReadonlyMap<number, number>): TurnsToAchievement {
  const cells = [...byTurn].sort(([one], [other]) => one - other);
  const n = sum(cells, ([, sessions]) => sessions);
  if (n < CELL_MIN) return { n, mean: null, median: null, p90: null };
  const mean = sum(cells, ([turn, sessions]) => turn * sessions) / n;
  const percentile = (share: number) => {
    let passed = 0;
    const reaches = cells.find(([, sessions]) => {
      passed += sessions;
      return passed >= share * n;
    });
    return reaches![0];
  };
  return {
    n,
    mean: Math.round(mean * 100) / 100,
    median: percentile(0.5),
    p90: percentile(0.9),
  };
}
