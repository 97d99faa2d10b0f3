import { dirname } from 'node:path';
import { NOTHING_ANCHORED, readResume } from '../../../app/evidence/anchors/resume.ts';
import { checkLogEnd, type LogEnd } from '../../../app/evidence/check-log-end.ts';
import { findForeign } from '../../../app/evidence/find-foreign.ts';
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
      const found = await examine(config);
      const isWell = found.every(({ status }) => status !== 'fault');
      if (json) console.log(JSON.stringify({ is_well: isWell, checks: found }, null, 2));
      else console.log(found.map(line).join('\n'));
      return isWell ? EXIT.ok : EXIT.negative;
    }),
};

async function examine(config: Config): Promise<readonly checks.HealthCheck[]> {
  const { dataDir, anchorFile, semantics } = config;
  const logFile = config.eventLogUrl?.startsWith('esdb') ? undefined : embeddedFile(config);
  const found: checks.HealthCheck[] = [];
  const note = (name: string, result: Omit<checks.HealthCheck, 'name'>) =>
    found.push({ name, ...result });
  note('node', checks.checkNode(process.version));
  note('data folder', await checks.checkFolder(dataDir));
  note('anchor folder', await checks.checkFolder(dirname(anchorFile)));
  note('disk', await checks.checkDisk(dataDir));
  const service = await checks.checkService(config);
  const { end, ...log } = await examineLog(config, service.status !== 'skipped');
  note('log', log.log);
  note('head', log.head);
  note('other programs', log.foreign);
  note('clock', checks.checkClock(Date.now(), end?.newestAt));
  if (logFile) note('anchors', await checks.checkAnchorPlace(anchorFile, logFile));
  note('privacy', await checks.checkPrivacy(config));
  note('keyring', await checkKeyring(config));
  note('views', await checkViews(config));
  note('conversations', await checkConversations(config));
  note('redis', await checks.checkRedis(config.redisUrl));
  note('language model', await checkModel(semantics));
  note('service', service);
  return found;
}

const FOREIGN_MS_MAX = 3_000;

async function examineLog(
  config: Config,
  isServed: boolean,
): Promise<{
  readonly log: checks.HealthFinding;
  readonly head: checks.HealthFinding;
  readonly foreign: checks.HealthFinding;
  readonly end?: LogEnd;
}> {
  const secret = serviceSecret(config);
  const lines = secret === undefined ? undefined : readAnchors(config.anchorFile, secret);
  const resume = lines ? await readResume(lines) : NOTHING_ANCHORED;
  try {
    const log = await openLogForReading(config);
    try {
      const end = await checkLogEnd(log, resume);
      const head = checks.checkHead(end, resume, { now: Date.now(), isServed });
      const text = end.newestAt ? `its newest event is of ${end.newestAt}` : 'it is empty';
      const foreign = checks.checkForeign(await findForeign(log, FOREIGN_MS_MAX));
      return { log: { status: 'ok', text: `can be read; ${text}` }, head, foreign, end };
    } finally {
      await log.close();
    }
  } catch (error) {
    const none: checks.HealthFinding = { status: 'skipped', text: 'there is no log to look at' };
    return { log: checks.unreadableLog(error as Error, resume), head: none, foreign: none };
  }
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
