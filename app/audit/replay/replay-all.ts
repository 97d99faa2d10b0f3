import { UnknownEvent } from '../../../domain/recording/decode-commit.ts';
import { closesCommit, orderInCommit, UnknownForm } from '../../../domain/recording/metadata.ts';
import { SESSION_CATEGORY } from '../../../domain/session/stream.ts';
import type { Position, RecordedEvent } from '../../../log/port.ts';
import { readWholeStream } from '../../core/streams/read-stream.ts';
import { scanLog } from '../../core/streams/scan-log.ts';
import { type HeldSession, HeldSessions } from './held-sessions.ts';
import { type AskService, checkSession, type LogReading } from './replay-session.ts';
import type { SessionCheck } from './session-fold.ts';

/** What replaying every session of a log found. */
export interface ReplayReport {
  readonly sessions: number;
  readonly events: number;
  readonly answers_compared: number;
  readonly decisions_recomputed: number;
  readonly of_other_engines: number;
  readonly compared_with_service: number;
  readonly artifacts_unavailable: number;
  readonly diverging: number;
  /** The first of them, `DIVERGING_SHOWN_MAX` at most. */
  readonly diverging_sessions: readonly SessionCheck[];
  /** Sessions with events that this build does not know. */
  readonly unreadable: readonly { readonly stream: string; readonly reason: string }[];
}

const DIVERGING_SHOWN_MAX = 100;

export interface ReplayAllOptions {
  readonly askService?: AskService;
  /** Characters of data and metadata that are held before sessions have to go. */
  readonly heldCharsMax?: number;
  /** Called before some sessions with the place of the last event of the first one, and what was done by then. */
  readonly onProgress?: (
    position: Position,
    done: Pick<ReplayReport, 'sessions' | 'events'>,
  ) => void;
}

/** Sessions that are checked at the same time, so that one is computed while others are read to their ends. */
const CHECKED_AT_ONCE = 16;

/**
 * Replays every session, those first of which the log shows nothing more for longest. What it shows of them as it goes by is held
 * within bounds, so that little of it has to be read again: only what goes on after it had to go is checked once more.
 * @throws LogUnavailable
 */
export async function replayAll(
  reading: LogReading,
  { askService, onProgress, heldCharsMax }: ReplayAllOptions = {},
): Promise<ReplayReport> {
  const tally = new ReplayTally();
  const held = new HeldSessions(heldCharsMax);
  /** A service that is asked may tell of what came since: then each is read on to its end. */
  const isAsked = askService !== undefined;
  /** Read on to their ends all the same, for a part of a commit was seen, or not all before it. */
  const readOn = new Set<string>();
  /** Streams of which more came after they were checked, or without their beginnings, by the revision that this began at. */
  const resumed = new Map<string, number>();
  const check = async (some: readonly HeldSession[]) => {
    onProgress?.(some[0]!.events.at(-1)!.position, tally.report);
    const checks = some.map((session) => {
      const { events } = session;
      const { stream } = events[0]!;
      const areAll = !isAsked && isWhole(session);
      if (!isAsked && !areAll) readOn.add(stream);
      return outcomeOfCheck(stream, checkSession(reading, stream, askService, { events, areAll }));
    });
    for (const outcome of await Promise.all(checks)) tally.add(outcome);
    return undefined;
  };
  await scanLog(reading.log, { categories: [SESSION_CATEGORY] }, (event) => {
    const { stream, revision } = event;
    const isToCheckAgain = !held.take(event) && !isAsked && !readOn.has(stream);
    if (isToCheckAgain && !resumed.has(stream)) resumed.set(stream, revision);
    return held.isFull ? check(held.removeQuietest(CHECKED_AT_ONCE)) : undefined;
  });
  while (!held.isEmpty) await check(held.removeQuietest(CHECKED_AT_ONCE));
  const again = Array.from(resumed, ([stream, seen]) => ({ stream, seen }));
  while (again.length > 0) {
    const some = again.splice(0, CHECKED_AT_ONCE);
    await Promise.all(some.map((each) => checkAgain(reading, tally, each)));
  }
  return tally.report;
}

/** Puts the whole session in the place of the events that were seen of it when it was checked. */
async function checkAgain(
  reading: LogReading,
  tally: ReplayTally,
  { stream, seen }: { readonly stream: string; readonly seen: number },
): Promise<void> {
  const events: RecordedEvent[] = [];
  for await (const page of readWholeStream(reading.log, stream)) events.push(...page);
  // One without its beginning was not checked.
  if (events[0]?.revision !== 0) return;
  const checked = (known: readonly RecordedEvent[]) =>
    outcomeOfCheck(
      stream,
      checkSession(reading, stream, undefined, { events: known, areAll: true }),
    );
  tally.add(await checked(events.slice(0, seen)), -1);
  tally.add(await checked(events));
}

/** Whether no commit of it is held in part: where others write meanwhile, the end may lie within one. */
function isWhole({ events, hasGap }: HeldSession): boolean {
  const order = orderInCommit(events.at(-1)!);
  return !hasGap && order !== undefined && closesCommit(order);
}

const UNREADABLE = [UnknownEvent, UnknownForm, SyntaxError];

type CheckOutcome = SessionCheck | { readonly stream: string; readonly reason: string };

/** @throws what does not come of the session */
async function outcomeOfCheck(
  stream: string,
  checking: Promise<SessionCheck>,
): Promise<CheckOutcome> {
  try {
    return await checking;
  } catch (error) {
    if (!UNREADABLE.some((kind) => error instanceof kind)) throw error;
    return { stream, reason: (error as Error).message };
  }
}

class ReplayTally {
  readonly #sums = {
    sessions: 0,
    events: 0,
    answers_compared: 0,
    decisions_recomputed: 0,
    of_other_engines: 0,
    compared_with_service: 0,
    artifacts_unavailable: 0,
    diverging: 0,
  };
  readonly #diverging = new Map<string, SessionCheck>();
  readonly #unreadable = new Map<string, string>();

  get report(): ReplayReport {
    return {
      ...this.#sums,
      diverging_sessions: [...this.#diverging.values()],
      unreadable: Array.from(this.#unreadable, ([stream, reason]) => ({ stream, reason })),
    };
  }

  /** @param times -1: takes back what was added */
  add(outcome: CheckOutcome, times: 1 | -1 = 1): void {
    if ('reason' in outcome) {
      if (times > 0) this.#unreadable.set(outcome.stream, outcome.reason);
      else this.#unreadable.delete(outcome.stream);
      return;
    }
    const sums = this.#sums;
    sums.sessions += times;
    sums.events += times * outcome.events;
    sums.answers_compared += times * outcome.answers_compared;
    sums.decisions_recomputed += times * outcome.decisions_recomputed;
    sums.of_other_engines += times * outcome.of_other_engines;
    if (outcome.is_compared_with_service) sums.compared_with_service += times;
    if (outcome.artifact === 'unavailable') sums.artifacts_unavailable += times;
    if (outcome.divergences.length > 0) this.#addDiverging(outcome, times);
  }

  #addDiverging(check: SessionCheck, times: 1 | -1): void {
    this.#sums.diverging += times;
    const name = `${check.tenant}/${check.session_id}`;
    if (times < 0) this.#diverging.delete(name);
    else if (this.#diverging.size < DIVERGING_SHOWN_MAX) this.#diverging.set(name, check);
  }
}
