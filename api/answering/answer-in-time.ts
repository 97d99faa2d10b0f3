import type { Dependencies } from '../../app/core/dependencies.ts';
import { ANSWER_MS_MAX, HEALTH_MS_MAX, withModelTime } from '../../app/core/time-limits.ts';
import type { Owner } from '../../domain/owner.ts';
import { type EventLog, LogOverloaded, LogUnavailable } from '../../log/port.ts';
import { within } from '../../time/within.ts';

/** What the time of an answer depends on. */
export interface Awaited extends Pick<Dependencies, 'artifacts' | 'semantics' | 'log'> {
  /** Whether the work is known to take longer than that, and is waited for. */
  readonly isExcused?: () => boolean;
}

/**
 * What a mutation comes to.
 * @throws LogUnavailable, or LogOverloaded where the log answers, when it takes too long; it is then ended in the background
 */
export function answerInTime<Result>(
  working: Promise<Result>,
  owner: Owner,
  awaited: Awaited,
): Promise<Result> {
  const { artifacts, log, isExcused } = awaited;
  return within(withModelTime(ANSWER_MS_MAX, awaited), working, async () => {
    if (!artifacts.isPreparing(owner) && isExcused?.() !== true) throw await tooLate(log);
    return answerInTime(working, owner, awaited);
  });
}

/** The log may be away, or this process have more to do than it can. */
async function tooLate(log: Pick<EventLog, 'health'>): Promise<LogUnavailable | LogOverloaded> {
  const isThere = log.health().then(
    (health) => health === 'ok',
    () => false,
  );
  const answers = await within(HEALTH_MS_MAX, isThere, () => false);
  const message = 'a mutation took more than its time';
  return answers ? new LogOverloaded(message) : new LogUnavailable(message);
}
