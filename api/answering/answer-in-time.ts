import type { Dependencies } from '../../app/core/dependencies.ts';
import type { Owner } from '../../domain/owner.ts';
import { type EventLog, LogOverloaded, LogUnavailable } from '../../log/port.ts';
import { within } from '../../time/within.ts';

/**
 * The longest that a client waits, however often the log is asked on the way; a repeat with the same key finds out what became
 * of the first. The time that a turn may wait for a language model is added, and making a large publication ready is waited for.
 */
const ANSWER_MS_MAX = 2_800;
/** The caller is answered within 3 s even then. */
const HEALTH_MS_MAX = 100;

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
  const { artifacts, semantics, log, isExcused } = awaited;
  const msMax = ANSWER_MS_MAX + (semantics?.turnMsMax ?? 0);
  return within(msMax, working, async () => {
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
