import type { Dependencies } from '../../../app/core/dependencies.ts';
import {
  acceptKeyringLoss,
  acceptLoss,
  isLoss,
  type Loss,
} from '../../../app/evidence/accept-loss.ts';
import { UNFINISHED } from '../../../app/evidence/anchors/log-not-as-anchored.ts';
import { readResume } from '../../../app/evidence/anchors/resume.ts';
import { verifyLog } from '../../../app/evidence/verify-log.ts';
import { MemoryCoordination } from '../../../coordination/memory.ts';
import { writeAnchor } from '../../../domain/recording/anchor.ts';
import { type EventLog, WritesRefused } from '../../../log/port.ts';
import { ViewsOfOwnWrites } from '../../../projections/projecting/own-writes.ts';
import { appendAnchors, readAnchors } from '../../anchor-file.ts';
import { assertAsAnchored } from '../../assert-as-anchored.ts';
import { type Command, type CommandCall, EXIT, UsageError } from '../../command-line/command.ts';
import { withConfig, withSecret } from '../../command-line/with-config.ts';
import type { Config } from '../../config/read-config.ts';
import { makeDataKey } from '../../keyring/data-key.ts';
import { noSessionKeys, openKeyringOf } from '../../keyring/open-keyring.ts';
import { embeddedFile, openLogAt } from '../../open-log.ts';
import { composeDependencies } from '../../service/composing/compose-dependencies.ts';

const REASON_LENGTH_MAX = 500;

export const acceptLossCommand: Command = {
  name: 'accept-loss',
  summary: 'Let a log that is not as it was anchored, or whose keyring is lost, take writes again.',
  usage: '[--keyring]',
  options: {
    keyring: { type: 'boolean', describe: 'the keyring is lost: make a new one in its place' },
    reason: { type: 'string', describe: 'why, 1 to 500 characters; needed' },
  },
  help: `
A log that ends before its last anchor, or holds something else in its place, takes no write: what is missing may
lie in a log.db-wal that was left behind, on another disk, or in a newer backup, and new events would take the
places of events that were acknowledged. Look there first; qss verify says what is missing.

Where nothing can be brought back, this says so for good: it records LossAccepted in the log with the reason, the
audit trail shows it as qss.loss_accepted, and the anchor file gets a signed line from which anchoring goes on.
The anchors that are given up stay in the file as the proof of what was lost. Then start the service again.

With --keyring: a service does not start where the log's keyring is missing. Look first whether the place that KEYRING_URL names is
mounted, and for a backup (qss restore --keyring). Without it everything private that was said until now counts as erased, and a call
that is repeated with an Idempotency-Key of the last day is done again. This records KeyringLossAccepted with the reason, which the
audit trail shows as qss.keyring_loss_accepted, and makes a new keyring.

Exits with 1 when there is nothing to accept.

examples:
  qss verify
  qss accept-loss --reason 'disk failure on 3 March; restored the backup of the night before'
  qss accept-loss --keyring --reason 'the disk of the keyring failed, and it had no backup'`,
  run: (call) => {
    const reason = reasonOf(call);
    return withConfig((config) =>
      withSecret(config, (secret) =>
        inLog(config, (dependencies) =>
          call.options.keyring === true
            ? acceptKeyring(config, dependencies, { reason, ...call })
            : accept(config, dependencies, { secret, reason, ...call }),
        ),
      ),
    );
  },
};

/** @throws UsageError */
function reasonOf({ options }: CommandCall): string {
  const reason = typeof options.reason === 'string' ? options.reason.trim() : '';
  if (reason === '') throw new UsageError('say --reason');
  if ([...reason].length > REASON_LENGTH_MAX) {
    throw new UsageError(`--reason has at most ${REASON_LENGTH_MAX} characters`);
  }
  return reason;
}

type Accepting = CommandCall & { readonly reason: string };

async function inLog(
  config: Config,
  work: (dependencies: Dependencies) => Promise<number>,
): Promise<number> {
  const url = config.eventLogUrl ?? `file:${embeddedFile(config)}`;
  const log = await openLogAt(url, { create: false });
  try {
    const dependencies = composeDependencies(log, {
      views: new ViewsOfOwnWrites([]),
      coordination: new MemoryCoordination(Date.now),
      now: Date.now,
      sessionKeys: noSessionKeys(),
      semantics: undefined,
    });
    return await work(dependencies);
  } finally {
    await log.close();
  }
}

async function accept(
  config: Config,
  dependencies: Dependencies,
  { json, reason, secret }: Accepting & { readonly secret: string },
): Promise<number> {
  const loss = await lossOf(dependencies.log, config, secret);
  if (!loss) {
    console.error('The log is as it was anchored; there is nothing to accept.');
    return EXIT.negative;
  }
  const anchor = await acceptLoss(dependencies, loss, reason);
  await appendAnchors(config.anchorFile, `${writeAnchor(anchor, secret)}\n`);
  const given = { reason, anchored: loss.anchored.count, agreed: anchor.count };
  if (json) console.log(JSON.stringify(given, null, 2));
  else console.log(lossText(given));
  return EXIT.ok;
}

async function acceptKeyring(
  config: Config,
  dependencies: Dependencies,
  { json, reason }: Accepting,
): Promise<number> {
  await assertAsAnchored(dependencies.log, config);
  let isLost = false;
  const keyring = await openKeyringOf(dependencies.log, config, {
    makeDataKey: () => makeDataKey(config).value,
    onMissing: async () => {
      isLost = true;
      await acceptKeyringLoss(dependencies, reason);
    },
  });
  await keyring.close();
  if (!isLost) {
    console.error('The keyring is there, or the log needs none yet; there is nothing to accept.');
    return EXIT.negative;
  }
  if (json) console.log(JSON.stringify({ reason }, null, 2));
  else console.log('A new keyring is made; what was sealed until now is given up.');
  return EXIT.ok;
}

async function lossOf(log: EventLog, config: Config, secret: string): Promise<Loss | undefined> {
  const { anchorFile } = config;
  const { last: anchored, unfinished } = await readResume(readAnchors(anchorFile, secret));
  // What is missing lies in the log that it was copied from.
  if (unfinished) throw new WritesRefused(UNFINISHED);
  if (!anchored) return undefined;
  const report = await verifyLog(log, { anchors: readAnchors(anchorFile, secret) });
  const loss = { anchored, report };
  return isLoss(loss) ? loss : undefined;
}

function lossText({
  anchored,
  agreed,
}: {
  readonly anchored: number;
  readonly agreed: number;
}): string {
  const [had, has] = [anchored, agreed].map((count) => count.toLocaleString('en'));
  return `${had} links had been anchored, the log agrees with ${has} of them; the rest is given up.\nStart the service again.`;
}
