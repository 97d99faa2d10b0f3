import { acceptLoss, isLoss, type Loss } from '../../../app/audit/accept-loss.ts';
import { readResume } from '../../../app/audit/anchors/anchor-keeper.ts';
import { verifyLog } from '../../../app/audit/verify-log.ts';
import { MemoryCoordination } from '../../../coordination/memory.ts';
import { writeAnchor } from '../../../domain/recording/anchor.ts';
import type { EventLog } from '../../../log/port.ts';
import { Views } from '../../../projections/projecting/views.ts';
import { appendAnchors, readAnchors } from '../../anchor-file.ts';
import { type Command, type CommandCall, EXIT, UsageError } from '../../command-line/command.ts';
import { withConfig, withSecret } from '../../command-line/with-config.ts';
import type { Config } from '../../config/config.ts';
import { noSessionKeys } from '../../keyring/open-keyring.ts';
import { embeddedFile, openLogAt } from '../../open-log.ts';
import { composeDependencies } from '../../service/composing/compose-dependencies.ts';

const REASON_LENGTH_MAX = 500;

export const acceptLossCommand: Command = {
  name: 'accept-loss',
  summary: 'Let a log that is not as it was anchored take writes again.',
  usage: '',
  options: {
    reason: { type: 'string', describe: 'why, 1 to 500 characters; needed' },
  },
  help: `
A log that ends before its last anchor, or holds something else in its place, takes no write: what is missing may
lie in a log.db-wal that was left behind, on another disk, or in a newer backup, and new events would take the
places of events that were acknowledged. Look there first; qss verify says what is missing.

Where nothing can be brought back, this says so for good: it records LossAccepted in the log with the reason, the
audit trail shows it as qss.loss_accepted, and the anchor file gets a signed line from which anchoring goes on.
The anchors that are given up stay in the file as the proof of what was lost. Then start the service again.

Exits with 1 when the log is as it was anchored, and there is nothing to accept.

examples:
  qss verify
  qss accept-loss --reason 'disk failure on 3 March; restored the backup of the night before'`,
  run: (call) => {
    const reason = reasonOf(call);
    return withConfig((config) =>
      withSecret(config, (secret) => accept(config, secret, { reason, ...call })),
    );
  },
};

/** @throws UsageError */
function reasonOf({ options, positionals }: CommandCall): string {
  if (positionals.length > 0) throw new UsageError('put a reason of several words in quotes');
  const reason = typeof options.reason === 'string' ? options.reason.trim() : '';
  if (reason === '') throw new UsageError('say --reason');
  if ([...reason].length > REASON_LENGTH_MAX) {
    throw new UsageError(`--reason has at most ${REASON_LENGTH_MAX} characters`);
  }
  return reason;
}

async function accept(
  config: Config,
  secret: string,
  { json, reason }: CommandCall & { readonly reason: string },
): Promise<number> {
  const url = config.eventLogUrl ?? `file:${embeddedFile(config)}`;
  const log = await openLogAt(url, { create: false });
  try {
    const loss = await lossOf(log, config, secret);
    if (!loss) {
      console.error('The log is as it was anchored; there is nothing to accept.');
      return EXIT.negative;
    }
    const dependencies = composeDependencies(log, {
      views: new Views([]),
      coordination: new MemoryCoordination(Date.now),
      now: Date.now,
      sessionKeys: noSessionKeys(),
      semantics: undefined,
    });
    const anchor = await acceptLoss(dependencies, loss, reason);
    await appendAnchors(config.anchorFile, `${writeAnchor(anchor, secret)}\n`);
    const { count } = anchor;
    const given = { reason, anchored: loss.anchored.count, agreed: count };
    if (json) console.log(JSON.stringify(given, null, 2));
    else console.log(lossText(given));
    return EXIT.ok;
  } finally {
    await log.close();
  }
}

async function lossOf(log: EventLog, config: Config, secret: string): Promise<Loss | undefined> {
  const { anchorFile } = config;
  const { last: anchored } = await readResume(readAnchors(anchorFile, secret));
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
  return `${had} events had been anchored, the log agrees with ${has} of them; the rest is given up.\nStart the service again.`;
}
