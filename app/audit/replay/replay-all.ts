import { UnknownEvent } from '../../../domain/recording/commit.ts';
import { closesCommit, orderInCommit, UnknownForm } from '../../../domain/recording/metadata.ts';
import { SESSION_CATEGORY } from '../../../domain/session/stream.ts';
import type { Position } from '../../../log/port.ts';
import { scanLog } from '../scan-log.ts';
import { HeldSessions, type Session } from './held-sessions.ts';
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
  /** Called before some sessions with the place of the first one's first event, and what was done by then. */
  readonly onProgress?: (
    position: Position,
    done: Pick<ReplayReport, 'sessions' | 'events'>,
  ) => void;
}

/** Sessions that are checked at the same time, so that one is computed while others are read to their ends. */
const CHECKED_AT_ONCE = 16;

/**
 * Replays every session, in the order in which they began. What the log shows of them as it goes by is held within bounds, so
 * that little of it has to be read again: of a session that has to go before the log's end, where its stream ends.
 * @throws LogUnavailable
 */
export async function replayAll(
  reading: LogReading,
  { askService, onProgress }: ReplayAllOptions = {},
): Promise<ReplayReport> {
  const tally = new Tally();
  const held = new HeldSessions();
  const check = async (some: readonly Session[], isAtEnd = false) => {
    onProgress?.(some[0]!.events[0]!.position, tally.report);
    const checks = some.map((session) => {
      const { events } = session;
      const { stream } = events[0]!;
      const known = { events, areAll: isAtEnd && isWhole(session) };
      const checking = checkSession(reading, stream, askService, known);
      return checking.then(
        (done) => () => tally.add(done),
        (error: unknown) => () => tally.addUnreadable(stream, error),
      );
    });
    for (const add of await Promise.all(checks)) add();
    return undefined;
  };
  await scanLog(reading.log, { categories: [SESSION_CATEGORY] }, (event) => {
    held.take(event);
    return held.isFull ? check(held.removeOldest(CHECKED_AT_ONCE)) : undefined;
  });
  // The log was seen to the end it had; only a service that is asked may tell of what came since.
  const isAtEnd = askService === undefined;
  while (!held.isEmpty) await check(held.removeOldest(CHECKED_AT_ONCE), isAtEnd);
  return tally.report;
}

/** Whether no commit of it is held in part: where others write meanwhile, the end may lie within one. */
function isWhole({ events, hasGap }: Session): boolean {
  const order = orderInCommit(events.at(-1)!);
  return !hasGap && order !== undefined && closesCommit(order);
}

const UNREADABLE = [UnknownEvent, UnknownForm, SyntaxError];

class Tally {
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
  readonly #diverging: SessionCheck[] = [];
  readonly #unreadable: { readonly stream: string; readonly reason: string }[] = [];

  get report(): ReplayReport {
    return {
      ...this.#sums,
      diverging_sessions: this.#diverging,
      unreadable: this.#unreadable,
    };
  }

  add(check: SessionCheck): undefined {
    const sums = this.#sums;
    sums.sessions += 1;
    sums.events += check.events;
    sums.answers_compared += check.answers_compared;
    sums.decisions_recomputed += check.decisions_recomputed;
    sums.of_other_engines += check.of_other_engines;
    if (check.is_compared_with_service) sums.compared_with_service += 1;
    if (check.artifact === 'unavailable') sums.artifacts_unavailable += 1;
    if (check.divergences.length === 0) return;
    sums.diverging += 1;
    if (this.#diverging.length < DIVERGING_SHOWN_MAX) this.#diverging.push(check);
  }

  addUnreadable(stream: string, error: unknown): undefined {
    if (!UNREADABLE.some((kind) => error instanceof kind)) throw error;
    this.#unreadable.push({ stream, reason: (error as Error).message });
  }
}
