import { dirname } from 'node:path';
import { NOTHING_ANCHORED, readResume } from '../../../app/evidence/anchors/resume.ts';
import { checkLogEnd, type LogEnd } from '../../../app/evidence/check-log-end.ts';
import { findForeign } from '../../../app/evidence/find-foreign.ts';
import { type EventLog, LogUnavailable } from '../../../log/port.ts';
import { readAnchors } from '../../anchor-file.ts';
import { type Command, EXIT } from '../../command-line/command.ts';
import * as checks from '../../command-line/health/health-checks.ts';
import { checkKeyring } from '../../command-line/health/keyring-check.ts';
import { checkModel } from '../../command-line/health/model-check.ts';
import { checkConversations, checkViews } from '../../command-line/health/views-checks.ts';
import { paint, printable } from '../../command-line/terminal.ts';
import { withConfig } from '../../command-line/with-config.ts';
import { serviceSecret } from '../../config/kept-secrets.ts';
import type { Config } from '../../config/read-config.ts';
import { embeddedFile, openLogForReading } from '../../open-log.ts';

export const doctorCommand: Command = {
  name: 'doctor',
  summary: 'Look at everything the service needs, and say in plain words what is wrong.',
  usage: '',
  help: `
Looks at Node, the folders, the disk, the clock, the log, its newest anchored events, what other programs keep beside it, who can read the files, the keyring, the views,
Redis and the language model when they are configured, and a service that runs with the same settings. The model reads one small turn, a
few hundred tokens. Nothing is changed; qss verify looks at the whole log.

Exits with 1 when something has to be mended; a warning alone does not.

examples:
  qss doctor
  DATA_DIR=/var/lib/qss qss doctor --json`,
  run: ({ json }) =>
    withConfig(async (config) => {
      const found: checks.HealthCheck[] = [];
      for await (const check of examine(config)) {
        found.push(check);
        if (!json) console.log(line(check));
      }
      const isWell = found.every(({ status }) => status !== 'fault');
      if (json) console.log(JSON.stringify({ is_well: isWell, checks: found }, null, 2));
      return isWell ? EXIT.ok : EXIT.negative;
    }),
};

/** One after the other, as soon as it is found. */
async function* examine(config: Config): AsyncGenerator<checks.HealthCheck> {
  const { dataDir, anchorFile, semantics } = config;
  const logFile = config.eventLogUrl?.startsWith('esdb') ? undefined : embeddedFile(config);
  const note = (name: string, result: checks.HealthFinding) => ({ name, ...result });
  yield note('node', checks.checkNode(process.version));
  yield note('data folder', await checks.checkFolder(dataDir));
  yield note('anchor folder', await checks.checkFolder(dirname(anchorFile)));
  yield note('disk', await checks.checkDisk(dataDir));
  const service = await checks.checkService(config);
  const { log, end, ...found } = await examineLog(config, service.status !== 'skipped');
  try {
    yield note('log', found.readable);
    yield note('head', found.head);
    yield note('other programs', found.foreign);
    yield note('clock', checks.checkClock(Date.now(), end?.newestAt));
    if (logFile) yield note('anchors', await checks.checkAnchorPlace(anchorFile, logFile));
    yield note('privacy', await checks.checkPrivacy(config));
    yield note('keyring', await checkKeyring(config, log));
  } finally {
    await log?.close();
  }
  yield note('views', await checkViews(config));
  yield note('conversations', await checkConversations(config));
  yield note('redis', await checks.checkRedis(config.redisUrl));
  yield note('language model', await checkModel(semantics));
  yield note('service', service);
}

const FOREIGN_MS_MAX = 3_000;
/** A database that cannot be reached is given up after some 15 to 25 s, with its reason; one that says nothing, never. */
const LOG_MS_MAX = 30_000;

interface LogFound {
  readonly readable: checks.HealthFinding;
  readonly head: checks.HealthFinding;
  readonly foreign: checks.HealthFinding;
  readonly end?: LogEnd;
  /** Open; undefined where it cannot be read. */
  readonly log?: EventLog;
}

async function examineLog(config: Config, isServed: boolean): Promise<LogFound> {
  const secret = serviceSecret(config);
  const lines = secret === undefined ? undefined : readAnchors(config.anchorFile, secret);
  const resume = lines ? await readResume(lines) : NOTHING_ANCHORED;
  let log: EventLog | undefined;
  try {
    log = await openLogForReading(config);
    const end = await inTime(checkLogEnd(log, resume));
    const head = checks.checkHead(end, resume, { now: Date.now(), isServed });
    const text = end.newestAt ? `its newest event is of ${end.newestAt}` : 'it is empty';
    const foreign = checks.checkForeign(await findForeign(log, FOREIGN_MS_MAX));
    const readable = { status: 'ok', text: `can be read; ${text}` } as const;
    return { readable, head, foreign, end, log };
  } catch (error) {
    // To close one that says nothing would be waited for as well.
    void log?.close().catch(() => {});
    const none: checks.HealthFinding = { status: 'skipped', text: 'there is no log to look at' };
    const readable = checks.unreadableLog(error as Error, resume);
    return { readable, head: none, foreign: none };
  }
}

/** @throws LogUnavailable where nothing is said for longer than `LOG_MS_MAX` */
async function inTime<Result>(answer: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const silent = new LogUnavailable(`it says nothing for ${LOG_MS_MAX / 1_000} s`);
    timer = setTimeout(() => reject(silent), LOG_MS_MAX);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

const MARKS: Readonly<Record<checks.HealthCheck['status'], string>> = {
  ok: '  ok     ',
  warning: '  warning',
  fault: '  FAULT  ',
  skipped: '  -      ',
};

const STYLES = { ok: 'green', warning: 'yellow', fault: 'red', skipped: 'dim' } as const;

function line({ name, status, text }: checks.HealthCheck): string {
  return `${paint(STYLES[status], MARKS[status])}  ${name.padEnd(15)} ${printable(text)}`;
}
