import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  addCell,
  addCount,
  emptyTally,
  NO_PATH,
  NO_QUESTION,
  NO_SUB_OBJECTIVE,
  NO_VERSION,
  type Tally,
  type VersionCell,
} from '../domain/analysis/tally.ts';
import { readSubObjectives } from '../domain/analysis/trace-session.ts';
import type { Owner } from '../domain/owner.ts';
import type { Position } from '../log/port.ts';
import { type AskedStep, readSteps } from './conversations/steps.ts';
import type { ReadModels, Value } from './store/port.ts';

export interface AnalyticsRequest {
  /** Only sessions of this published version; undefined: all. */
  readonly configurationVersion?: string | undefined;
  /** Labels of feedback and types of conversions that count as a success. */
  readonly successLabels: readonly string[];
  /** Sessions without an event since then are idle; ISO 8601. */
  readonly idleSince: string;
}

/** Sessions that are counted at once: other work waits for that long. */
const SLICE_SESSIONS_MAX = 500;

/**
 * Counts a service's conversations, slice by slice, so that nothing else waits for long.
 * @param store a snapshot where others write meanwhile, else slices see different states
 */
export async function tallyConversations(
  store: ReadModels,
  owner: Owner,
  request: AnalyticsRequest,
): Promise<Tally> {
  const tally = emptyTally();
  let after = '';
  for (;;) {
    const to = await endOfSlice(store, owner, after);
    if (to === undefined) return tally;
    await tallySlice(tally, store, { ...owner, ...request, after, to });
    after = to;
    await nextTurn();
  }
}

async function endOfSlice(
  store: ReadModels,
  { tenant, service }: Owner,
  after: Position,
): Promise<Position | undefined> {
  const row = await store.get<{ last: Position | null }>(
    `SELECT max(position) AS last FROM (
       SELECT position FROM sessions WHERE tenant = ? AND service = ? AND position > ?
       ORDER BY position LIMIT ${SLICE_SESSIONS_MAX}) AS slice`,
    ...[tenant, service, after],
  );
  return row?.last ?? undefined;
}

type Slice = Owner &
  AnalyticsRequest & {
    /** Exclusive. */
    readonly after: Position;
    /** Inclusive. */
    readonly to: Position;
  };

async function tallySlice(tally: Tally, store: ReadModels, slice: Slice): Promise<void> {
  await tallySessions(tally, store, slice);
  await tallyDays(tally, store, slice);
  await tallySteps(tally, store, slice);
  await tallyLabels(tally, store, slice);
  await tallySubObjectives(tally, store, slice);
  await tallyKnown(tally, store, slice);
}

async function tallyLabels(tally: Tally, store: ReadModels, slice: Slice): Promise<void> {
  for (const { label, day, sessions } of await rows<{
    readonly label: string;
    readonly day: string;
    readonly sessions: number;
  }>(
    store,
    slice,
    `SELECT label, substr(created_at, 1, 10) AS day, count(*) AS sessions
     FROM chosen JOIN labels ON session = number GROUP BY 1, 2`,
  )) {
    const days = tally.labels.get(label) ?? new Map<string, number>();
    tally.labels.set(label, days);
    addCount(days, day, sessions);
  }
}

async function tallySubObjectives(tally: Tally, store: ReadModels, slice: Slice): Promise<void> {
  for (const { configuration_version, stages, sessions } of await rows<{
    readonly configuration_version: string;
    readonly stages: string;
    readonly sessions: number;
  }>(
    store,
    slice,
    `SELECT configuration_version, stages, count(*) AS sessions
     FROM chosen WHERE stages IS NOT NULL GROUP BY 1, 2`,
  )) {
    for (const [place, level] of readSubObjectives(stages)) {
      const added = { begun: sessions, achieved: level > 1 ? sessions : 0 };
      addCell(tally.subObjectives, `${configuration_version} ${place}`, {
        empty: NO_SUB_OBJECTIVE,
        added,
      });
    }
  }
}

async function tallyKnown(tally: Tally, store: ReadModels, slice: Slice): Promise<void> {
  for (const { configuration_version, known, sessions } of await rows<{
    readonly configuration_version: string;
    readonly known: string;
    readonly sessions: number;
  }>(
    store,
    slice,
    `SELECT configuration_version, known, count(*) AS sessions
     FROM chosen WHERE known IS NOT NULL GROUP BY 1, 2`,
  )) {
    for (const id of known.split(' ')) {
      addCount(tally.known, `${configuration_version} ${id}`, sessions);
    }
  }
}

/** The slice's sessions; `won`: a label of the success set, `dropped`: idle and without feedback, each 0 or 1. */
async function rows<Row>(store: ReadModels, slice: Slice, select: string): Promise<readonly Row[]> {
  const { tenant, service, after, to, configurationVersion, successLabels, idleSince } = slice;
  const labels = successLabels.map(() => '?').join(', ') || 'NULL';
  const values: Value[] = [...successLabels, idleSince, tenant, service, after, to];
  if (configurationVersion !== undefined) values.push(configurationVersion);
  return await store.all<Row>(
    `WITH chosen AS (
       SELECT *, CASE WHEN reports > 0 THEN 1 ELSE 0 END AS reported,
         CASE WHEN reports > 0 AND EXISTS (SELECT 1 FROM labels
           WHERE session = number AND label IN (${labels})) THEN 1 ELSE 0 END AS won,
         CASE WHEN reports = 0 AND updated_at < ? THEN 1 ELSE 0 END AS dropped
       FROM sessions WHERE tenant = ? AND service = ? AND position > ? AND position <= ?
       ${configurationVersion === undefined ? '' : 'AND configuration_version = ?'})
     ${select}`,
    ...values,
  );
}

interface SessionCell extends SpendingCell {
  readonly configuration_version: string;
  readonly path: string | null;
  readonly last_question_id: string | null;
  readonly achieved_turn: number | null;
  readonly sessions: number;
  readonly turns: number;
  readonly reported: number;
  readonly won: number;
  readonly dropped: number;
}

type SpendingCell = Pick<
  VersionCell,
  'degradedTurns' | 'unresolvedTurns' | 'modelTurns' | 'tokensIn' | 'tokensCached' | 'tokensOut'
>;

const SPENDING = `sum(degraded_turns) AS "degradedTurns", sum(unresolved_turns) AS "unresolvedTurns",
  sum(model_turns) AS "modelTurns", sum(model_tokens_in) AS "tokensIn",
  sum(model_tokens_cached) AS "tokensCached", sum(model_tokens_out) AS "tokensOut"`;

async function tallySessions(tally: Tally, store: ReadModels, slice: Slice): Promise<void> {
  for (const cell of await rows<SessionCell>(
    store,
    slice,
    `SELECT configuration_version, path, last_question_id, achieved_turn, count(*) AS sessions,
       sum(turn_count) AS turns, sum(reported) AS reported, sum(won) AS won, sum(dropped) AS dropped,
       ${SPENDING}
     FROM chosen GROUP BY 1, 2, 3, 4`,
  )) {
    const { configuration_version, path, last_question_id, achieved_turn } = cell;
    const { sessions, turns, reported, won, dropped } = cell;
    const achieved = achieved_turn === null ? 0 : sessions;
    const { modelTurns, tokensIn, tokensCached, tokensOut } = cell;
    const { degradedTurns, unresolvedTurns } = cell;
    const turnsOf = { degradedTurns, unresolvedTurns };
    const spent = { ...turnsOf, modelTurns, tokensIn, tokensCached, tokensOut };
    const added = { sessions, turns, achieved, reported, won, ...spent };
    addCell(tally.versions, configuration_version, { empty: NO_VERSION, added });
    if (reported > 0 && path !== null) {
      const key = `${configuration_version} ${path}`;
      addCell(tally.paths, key, { empty: NO_PATH, added: { reported, won } });
    }
    if (achieved_turn !== null) {
      tally.achievedTurns.set(
        achieved_turn,
        (tally.achievedTurns.get(achieved_turn) ?? 0) + sessions,
      );
    }
    if (last_question_id !== null && dropped > 0) {
      addCell(tally.questions, last_question_id, { empty: NO_QUESTION, added: { dropped } });
    }
  }
}

async function tallyDays(tally: Tally, store: ReadModels, slice: Slice): Promise<void> {
  for (const { day, ...added } of await rows<Partial<VersionCell> & { readonly day: string }>(
    store,
    slice,
    `SELECT substr(created_at, 1, 10) AS day, count(*) AS sessions, sum(turn_count) AS turns,
       count(achieved_turn) AS achieved, sum(reported) AS reported, ${SPENDING}
     FROM chosen GROUP BY day`,
  )) {
    addCell(tally.days, day, { empty: NO_VERSION, added });
  }
}

async function tallySteps(tally: Tally, store: ReadModels, slice: Slice): Promise<void> {
  const proposals = new Map<string, number>();
  for (const { lines, ...session } of await rows<SessionSteps>(
    store,
    slice,
    'SELECT lines, reported, won FROM chosen JOIN steps ON session = number',
  )) {
    for (const step of readSteps(lines)) {
      if (step.kind === 'proposed') addCount(proposals, step.candidates, 1);
      else tallyAsked(tally.questions, step, session);
    }
  }
  for (const [candidates, times] of proposals) {
    tally.decisions += times;
    for (const id of candidates.split(' ')) {
      addCell(tally.questions, id, { empty: NO_QUESTION, added: { proposed: times } });
    }
  }
}

interface SessionSteps {
  readonly lines: string;
  readonly reported: number;
  readonly won: number;
}

function tallyAsked(
  questions: Tally['questions'],
  { question_id, attempt, outcome, rank, uses_proposal }: AskedStep,
  { reported, won }: Omit<SessionSteps, 'lines'>,
): void {
  const cell = questions.get(question_id) ?? { ...NO_QUESTION };
  questions.set(question_id, cell);
  cell.asked += 1;
  if (outcome === 'asked_answered') cell.answered += 1;
  if (outcome === 'refused') cell.refused += 1;
  if (uses_proposal) cell.used += 1;
  if (uses_proposal && rank === 1) cell.usedFirst += 1;
  if (attempt > 1) return;
  cell.sessions += 1;
  cell.reported += Number(reported);
  cell.won += Number(won);
}
