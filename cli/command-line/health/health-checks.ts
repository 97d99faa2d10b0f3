import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { UNFINISHED } from '../../../app/evidence/anchors/log-not-as-anchored.ts';
import type { Resume } from '../../../app/evidence/anchors/resume.ts';
import type { LogEnd } from '../../../app/evidence/check-log-end.ts';
import type { Foreign } from '../../../app/evidence/find-foreign.ts';
import { mayEvict, RedisConnection } from '../../../coordination/redis-connection.ts';
import type { Config } from '../../config/read-config.ts';
import { openToOthers } from '../../private-files.ts';
import { internalAddress } from '../ask-service.ts';

/** What one look found, in plain words. `skipped`: there was nothing to look at. */
export interface HealthCheck {
  readonly name: string;
  readonly status: 'ok' | 'warning' | 'fault' | 'skipped';
  readonly text: string;
}

/** What one check says. */
export type HealthFinding = Omit<HealthCheck, 'name'>;

const ok = (text: string): HealthFinding => ({ status: 'ok', text });
const warning = (text: string): HealthFinding => ({ status: 'warning', text });
const fault = (text: string): HealthFinding => ({ status: 'fault', text });
const skipped = (text: string): HealthFinding => ({ status: 'skipped', text });

const NODE_MIN = [20, 20] as const;

export function checkNode(version: string): HealthFinding {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const isRecent = major > NODE_MIN[0] || (major === NODE_MIN[0] && minor >= NODE_MIN[1]);
  if (isRecent) return ok(`Node ${version}`);
  return fault(`Node ${version} is too old; use ${NODE_MIN.join('.')} or newer`);
}

/** Writes a file of its own and takes it away again; of a missing folder, where it would be made. */
export async function checkFolder(folder: string): Promise<HealthFinding> {
  const nearest = nearestFolder(resolve(folder));
  const probe = join(nearest, `.qss-doctor-${randomUUID()}`);
  try {
    const handle = await open(probe, 'wx', 0o600);
    await handle.datasync();
    await handle.close();
    await rm(probe);
    return ok(`${folder} can be ${nearest === resolve(folder) ? 'written' : 'made'}`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return fault(`${folder} cannot be written (${code}); give this user the right to`);
  }
}

function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(dirname(folder));
}

const MEBIBYTE = 1024 * 1024;
const FREE_MIB_MIN = 256;
const FREE_MIB_WANTED = 2_048;

export async function checkDisk(folder: string): Promise<HealthFinding> {
  const { bavail, bsize } = await statfs(nearestFolder(resolve(folder)));
  const free = Math.floor((bavail * bsize) / MEBIBYTE);
  const text = `${free.toLocaleString('en')} MiB are free below ${folder}`;
  if (free < FREE_MIB_MIN) return fault(`${text}; writes will be refused soon: make room`);
  return free < FREE_MIB_WANTED ? warning(`${text}; make room before it gets tight`) : ok(text);
}

const CLOCK_AHEAD_MS_MAX = 60_000;
const YEAR_MIN = 2026;

/** A clock that lies behind what was recorded holds every new event at the time of the last one. */
export function checkClock(now: number, newestAt: string | undefined): HealthFinding {
  const time = new Date(now).toISOString();
  if (new Date(now).getUTCFullYear() < YEAR_MIN) return fault(`it is not ${time}; set the clock`);
  if (newestAt === undefined) return ok(time);
  const aheadMs = Date.parse(newestAt) - now;
  if (aheadMs <= CLOCK_AHEAD_MS_MAX) return ok(`${time}, not before the newest event`);
  const minutes = Math.round(aheadMs / 60_000);
  return fault(`${time} lies ${minutes} minutes before the newest event; set the clock`);
}

/** A log that is not there yet is made by the first start. */
export function unreadableLog({ message }: Error, { last }: Resume): HealthFinding {
  if (!message.startsWith('there is no log at')) return fault(message);
  if (last) return fault(`${message}, and ${last.count} links were anchored; bring it back`);
  return warning(`${message}; the first start makes one`);
}

/** Names that are told; the rest are counted. */
const NAMED_MAX = 10;

/** Other programs may use the same database; streams of theirs with names of ours are somebody's mistake. */
export function checkForeign({
  categories,
  ofOurNames,
  isAll,
  areAllNamed,
}: Foreign): HealthFinding {
  const inPart = ' in the part of the log that was looked at; qss verify looks at all';
  const counts = [...categories].map(
    ([name, count]) => `${name} (${count.toLocaleString('en')} events)`,
  );
  const passedBy = `streams of others are passed by: ${named(counts)}`;
  if (ofOurNames.size > 0) {
    const others = counts.length > 0 ? `; ${passedBy}` : '';
    return warning(
      `${named([...ofOurNames])}: events of another form, which nobody is shown; find out who writes them${isAll ? '' : inPart}${others}`,
    );
  }
  const ofForm = isAll ? '' : '; events of ours were looked at in part, qss verify looks at all';
  const extent = areAllNamed ? ofForm : inPart;
  const found = counts.length === 0 ? 'none keeps streams in this database' : passedBy;
  return ok(`${found}${extent}`);
}

function named(names: readonly string[]): string {
  const rest = names.length - NAMED_MAX;
  return [...names.slice(0, NAMED_MAX), ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}

/** A running service anchors what is new within 10 seconds. */
const UNANCHORED_MS_MAX = 60_000;

/** Since when anchoring stands still; undefined: it does not. @param since of the first event behind the last anchor */
export function anchoringStalledSince(
  since: string | null | undefined,
  now: number,
): string | undefined {
  return since && now - Date.parse(since) > UNANCHORED_MS_MAX ? since : undefined;
}

export function checkHead(
  { anchored, unanchored, unanchoredSince }: LogEnd,
  { last, forged }: Resume,
  { now, isServed }: { readonly now: number; readonly isServed: boolean },
): HealthFinding {
  if (forged > 0) return fault(`${forged} anchors are not signed with QSS_SECRET; run qss verify`);
  switch (anchored) {
    case 'nothing':
      return unanchored === 0
        ? skipped('the log is empty')
        : warning('no anchor vouches for the log yet; a running service writes one within 10 s');
    case 'as_anchored': {
      const stalled = anchoringStalledSince(unanchoredSince, now);
      if (stalled === undefined) {
        return ok(
          `as anchored at ${last!.time}, and ${unanchored} events since; qss verify looks at all`,
        );
      }
      const text = `anchoring stands still: no anchor vouches for ${unanchored} events since ${stalled}`;
      return isServed
        ? fault(`${text}, though a service runs; its log says why`)
        : warning(`${text}; the next start goes on`);
    }
    case 'unfinished':
      return fault(UNFINISHED);
    case 'cut':
      return fault(`the log ends before its last anchor and takes no writes; ${WHAT_TO_DO}`);
    default:
      return fault(`the log is not what was anchored and takes no writes; ${WHAT_TO_DO}`);
  }
}

const WHAT_TO_DO =
  'run qss verify, bring back what is missing, or say qss accept-loss if that cannot be done';

/** Where anchors lie beside the log, whoever rewrites one can take the other away. */
export async function checkAnchorPlace(
  anchorFile: string,
  logFile: string,
): Promise<HealthFinding> {
  const [anchors, log] = await Promise.all([anchorFile, logFile].map(deviceOf));
  if (anchors === undefined || log === undefined) return skipped('no anchors yet');
  if (anchors !== log) return ok(`${anchorFile} is on another disk than the log`);
  return warning(`${anchorFile} is on the log's disk; in production name another in ANCHOR_FILE`);
}

async function deviceOf(file: string): Promise<number | undefined> {
  return (await stat(file).catch(() => undefined))?.dev;
}

/** What users said, and the secrets, must be their owner's alone. */
export async function checkPrivacy(config: Config): Promise<HealthFinding> {
  const wide = await openToOthers(config);
  if (wide.length === 0) return ok("the data folder and its files are their owner's alone");
  return fault(
    `other users can read ${wide.join(', ')}; start the service, which closes what is its own, and give it a folder of its own`,
  );
}

const REDIS_TRIES_MAX = 15;
const REDIS_PAUSE_MS = 100;

/** As a count is written; one that is full or a copy answers much else. */
const WRITE = ['SET', 'qss:doctor', '1', 'PX', '1000'];

/** Whether Redis takes and keeps what is counted in it. Its address is not shown: it may hold a password. */
export async function checkRedis(url: string | undefined): Promise<HealthFinding> {
  if (url === undefined) return skipped('none is configured: this process counts alone');
  let reason: unknown;
  let policy: string | undefined;
  const redis = await RedisConnection.open({
    url,
    onChange: (isAway, why) => {
      if (isAway) reason = why;
    },
    onEvictionPolicy: (found) => {
      policy = found;
    },
  });
  try {
    let answers = false;
    for (let tries = 0; tries < REDIS_TRIES_MAX && reason === undefined; tries++) {
      answers ||= (await redis.ask(WRITE)) !== undefined;
      if (answers && policy !== undefined) return evictionFound(policy);
      // It may not tell its settings to everybody.
      await delay(REDIS_PAUSE_MS);
    }
    if (answers) return ok('it answers');
    const found = reason ?? redis.fault;
    const why = found === undefined ? 'does not answer in time' : `fails (${reasonOf(found)})`;
    return warning(`it ${why}; every process counts alone meanwhile`);
  } finally {
    redis.close();
  }
}

function evictionFound(policy: string): HealthFinding {
  if (!mayEvict(policy)) return ok('it answers');
  return warning(`it answers, and may drop what is counted (${policy}); set noeviction`);
}

const ANSWER_MS_MAX = 3_000;
const HANGS = `says nothing for ${ANSWER_MS_MAX / 1_000} s: a service hangs there; see its last log lines, and start it again`;

/** Whether a service runs on these settings, and what it says of itself. */
export async function checkService({ internalHost, internalPort }: Config): Promise<HealthFinding> {
  const url = `${internalAddress(internalHost, internalPort)}/internal/ready`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS_MAX) });
    if (response.status === 200) return ok(`one runs at ${url} and is ready`);
    const body = (await response.json()) as { details?: { reasons?: readonly string[] } };
    const reasons = body.details?.reasons?.join('; ') ?? `it answers with ${response.status}`;
    return fault(`one runs and is not ready: ${reasons}`);
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') return fault(`what listens at ${url} ${HANGS}`);
    return skipped(`none answers at ${url} (${reasonOf(error)})`);
  }
}

function reasonOf(error: unknown): string {
  const { cause, code, message } = error as NodeJS.ErrnoException & {
    cause?: NodeJS.ErrnoException;
  };
  return cause?.code ?? code ?? message;
}
