import type {
  DayMetrics,
  LabelMetrics,
  Metrics,
  ModelMetrics,
  PathMetrics,
  QuestionMetrics,
  TurnsToAchievement,
  VersionMetrics,
} from './metrics.ts';
import { informationMetrics, type PublishedParts, subObjectiveMetrics } from './published-parts.ts';
import { CELL_MIN, rateOf } from './rate.ts';
import {
  addCell,
  NO_QUESTION,
  NO_VERSION,
  type QuestionCell,
  type Tally,
  type VersionCell,
} from './tally.ts';

const LIST_MAX = {
  labels: 100,
  informations: 1_000,
  questions: 1_000,
  versions: 100,
  paths: 100,
  days: 366,
} as const;

/** Labels that are told by day. */
const DAILY_LABELS_MAX = 10;

/**
 * The figures of what was counted; lists begin with what was seen most.
 * @param parts of the published versions that are described
 */
export function computeMetrics(tally: Tally, parts: readonly PublishedParts[] = []): Metrics {
  const { sessions, turns, achieved, reported, won, ...all } = totalsOf(tally);
  const { asked, answered, refused, usedFirst } = totalsByQuestion(tally);
  const lists = {
    labels: labelsOf(tally, reported),
    informations: informationMetrics(tally, parts),
    questions: questionsOf(tally),
    versions: versionsOf(tally),
    paths: pathsOf(tally),
    days: daysOf(tally),
  };
  return {
    sessions,
    turns,
    decisions: tally.decisions,
    asked,
    completion: rateOf(achieved, sessions),
    turns_to_achievement: turnsToAchievement(tally.achievedTurns),
    rank_1_use: rateOf(usedFirst, tally.decisions),
    answer_rate: rateOf(answered, asked),
    refusal_rate: rateOf(refused, asked),
    feedback: rateOf(reported, sessions),
    conversion: rateOf(won, reported),
    degraded: rateOf(all.degradedTurns, turns),
    unresolved: rateOf(all.unresolvedTurns, turns),
    described_versions: parts.map((each) => each.configuration_version),
    sub_objectives: subObjectiveMetrics(tally, parts),
    informations: lists.informations.slice(0, LIST_MAX.informations),
    model: modelMetrics(all),
    labels: lists.labels.slice(0, LIST_MAX.labels),
    questions: lists.questions.slice(0, LIST_MAX.questions),
    versions: lists.versions.slice(0, LIST_MAX.versions),
    paths: lists.paths.slice(0, LIST_MAX.paths),
    days: lists.days.slice(-LIST_MAX.days),
    left_out: {
      labels: beyond(lists.labels, LIST_MAX.labels),
      informations: beyond(lists.informations, LIST_MAX.informations),
      questions: beyond(lists.questions, LIST_MAX.questions),
      versions: beyond(lists.versions, LIST_MAX.versions),
      paths: tally.paths.size - Math.min(lists.paths.length, LIST_MAX.paths),
      days: beyond(lists.days, LIST_MAX.days),
    },
  };
}

function totalsOf({ versions }: Tally): VersionCell {
  const total = new Map([['all', { ...NO_VERSION }]]);
  for (const added of versions.values()) addCell(total, 'all', { empty: NO_VERSION, added });
  return total.get('all')!;
}

function totalsByQuestion({ questions }: Tally): QuestionCell {
  const total = new Map([['all', { ...NO_QUESTION }]]);
  for (const added of questions.values()) addCell(total, 'all', { empty: NO_QUESTION, added });
  return total.get('all')!;
}

function sum<Item>(items: readonly Item[], count: (item: Item) => number): number {
  return items.reduce((total, item) => total + count(item), 0);
}

function beyond(list: readonly unknown[], max: number): number {
  return Math.max(0, list.length - max);
}

function labelsOf({ labels }: Tally, reported: number): readonly LabelMetrics[] {
  const counted = Array.from(labels, ([label, days]) => ({
    label,
    sessions: sum([...days.values()], (count) => count),
    days: Array.from(days, ([day, sessions]) => ({ day, sessions })),
  }));
  return mostFirst(
    counted,
    ({ sessions }) => sessions,
    ({ label }) => label,
  ).map(({ label, sessions, days }, i) => {
    const inOrder = days.sort((one, other) => (one.day < other.day ? -1 : 1));
    const shown = i < DAILY_LABELS_MAX ? inOrder.slice(-LIST_MAX.days) : [];
    return { label, share: rateOf(sessions, reported), days: shown };
  });
}

function questionsOf({ questions }: Tally): readonly QuestionMetrics[] {
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

function versionsOf({ versions }: Tally): readonly VersionMetrics[] {
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

function daysOf({ days }: Tally): readonly DayMetrics[] {
  const inOrder = [...days].sort(([one], [other]) => (one < other ? -1 : 1));
  return inOrder.map(([day, cell]) => {
    const { sessions, turns, achieved, reported } = cell;
    return { day, sessions, turns, achieved, reported, model: modelMetrics(cell) };
  });
}

function modelMetrics(
  cell: Pick<VersionCell, 'modelTurns' | 'tokensIn' | 'tokensCached' | 'tokensOut'>,
): ModelMetrics {
  const { modelTurns, tokensIn, tokensCached, tokensOut } = cell;
  return {
    turns: modelTurns,
    tokens_in: tokensIn,
    tokens_cached: tokensCached,
    tokens_out: tokensOut,
  };
}

/** Only paths that can be told: each alone would be no more than a count. */
function pathsOf({ paths }: Tally): readonly PathMetrics[] {
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

/** Percentiles by nearest rank: the least number of turns that this share of the sessions did not exceed. */
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
