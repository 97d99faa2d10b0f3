import { LOOK_INTO_IT, UNFINISHED } from '../app/evidence/anchors/log-not-as-anchored.ts';
import { readResume } from '../app/evidence/anchors/resume.ts';
import { checkLogEnd } from '../app/evidence/check-log-end.ts';
import { type EventLog, WritesRefused } from '../log/port.ts';
import { readAnchors } from './anchor-file.ts';
import { serviceSecret } from './config/kept-secrets.ts';
import type { Config } from './config/read-config.ts';

/**
 * For commands that write to a log which no service follows: what it lacks would lie in the places of other events, once anything is
 * written. A running service is told by its follower (`guardedLog`).
 * @throws WritesRefused, LogUnavailable
 */
export async function assertAsAnchored(log: EventLog, config: Config): Promise<void> {
  const secret = serviceSecret(config);
  if (secret === undefined) return;
  const resume = await readResume(readAnchors(config.anchorFile, secret));
  const { anchored } = await checkLogEnd(log, resume);
  if (anchored === 'as_anchored' || anchored === 'nothing') return;
  if (anchored === 'unfinished') throw new WritesRefused(UNFINISHED);
  throw new WritesRefused(
    `the log is not as it was anchored (${anchored}) and takes no writes; ${LOOK_INTO_IT}`,
  );
}
