import { existsSync } from 'node:fs';
import { SessionKeys } from '../../../app/core/sealing/session-keys.ts';
import { verifyLog } from '../../../app/evidence/verify-log.ts';
import { type SealedLogReport, sealLog } from '../../../app/log-copies/seal-log.ts';
import type { EventLog } from '../../../log/port.ts';
import { appendAnchors, readAnchors } from '../../anchor-file.ts';
import { type Command, type CommandCall, EXIT, UsageError } from '../../command-line/command.ts';
import { withConfig, withSecret } from '../../command-line/with-config.ts';
import type { Config } from '../../config/read-config.ts';
import { makeDataKey } from '../../keyring/data-key.ts';
import { openKeyringOf } from '../../keyring/open-keyring.ts';
import { embeddedFile, openLogAt } from '../../open-log.ts';
import { tellConflicts } from './migration-conflicts.ts';

export const sealCommand: Command = {
  name: 'seal',
  summary: 'Copy a log of an older build into a new one in which everything private is sealed.',
  usage: '--from <log> --anchors <file> | --without-anchors',
  options: {
    from: { type: 'string', describe: 'log to read: file:<path> or esdb://…' },
    anchors: { type: 'string', describe: 'its anchor file' },
    'without-anchors': { type: 'boolean', describe: 'it has none: follow its chains alone' },
  },
  help: `
The settings name the new log, its keyring and its anchor file, as a service will use them afterwards; put secret there first, and
keyring.db and data-key where the old log has them. Stop every service on the old log: what is written meanwhile is not taken along.

The old log is verified first. Streams, revisions, ids, types and times of its events are kept; each session gets a key, what is
private is sealed with it, and left out where the session was erased. Links are made anew, and the new anchor file begins with a
line that is signed over the head of the old log; qss verify tells it. The new log is verified at the end.

What nobody shall read any more is in the old log, its backups and its file system still: remove them. A run that was interrupted
leaves a log that takes no writes, and of which qss verify and qss doctor say so: remove it and its anchor file, and begin anew.

Exits with 1 when the old log is not as it was anchored, or the target holds something.

examples:
  DATA_DIR=/var/lib/qss-sealed qss seal --from file:/var/lib/qss/log.db --anchors /var/lib/qss/anchors.jsonl`,
  run: (call) => {
    const wanted = wantedOf(call);
    return withConfig((config) =>
      withSecret(config, (secret) =>
        tellConflicts(() => seal(config, secret, { ...wanted, ...call })),
      ),
    );
  },
};

interface Wanted {
  readonly from: string;
  /** Undefined: the chains alone vouch for the old log. */
  readonly anchors: string | undefined;
}

/** @throws UsageError */
function wantedOf({ options }: CommandCall): Wanted {
  const { from, anchors, 'without-anchors': isWithout = false } = options;
  if (typeof from !== 'string' || from === '') {
    throw new UsageError('say --from');
  }
  if ((anchors === undefined) !== isWithout) {
    throw new UsageError('say either --anchors or --without-anchors');
  }
  if (typeof anchors === 'string' && !existsSync(anchors)) {
    throw new UsageError(`there is no anchor file at ${anchors}`);
  }
  return { from, anchors: anchors as string | undefined };
}

async function seal(config: Config, secret: string, wanted: Wanted & CommandCall): Promise<number> {
  if (existsSync(config.anchorFile)) {
    console.error(
      `there are anchors at ${config.anchorFile}, and a new log begins without any; where a run was interrupted, remove them and the log that it made`,
    );
    return EXIT.negative;
  }
  const source = await openLogAt(wanted.from, { create: false });
  const url = config.eventLogUrl ?? `file:${embeddedFile(config)}`;
  const target = await openLogAt(url, { create: true });
  try {
    const done = await sealInto(source, target, { config, wanted, secret });
    if (!done) return EXIT.negative;
    const { events, streams, sealed, head } = done;
    if (wanted.json) console.log(JSON.stringify({ events, streams, sealed, head }, null, 2));
    else {
      console.log(`${events} events of ${streams} streams are in the new log, head ${head}.`);
      console.log(`${sealed} of them held something open. Remove the old log and its backups.`);
    }
    return EXIT.ok;
  } finally {
    await source.close();
    await target.close();
  }
}

interface SealParts {
  readonly config: Config;
  readonly wanted: Wanted;
  readonly secret: string;
}

async function sealInto(
  source: EventLog,
  target: EventLog,
  { config, wanted: { anchors }, secret }: SealParts,
): Promise<(SealedLogReport & { readonly head: string }) | undefined> {
  const lines = anchors === undefined ? {} : { anchors: readAnchors(anchors, secret) };
  const verified = await verifyLog(source, lines);
  if (!verified.is_intact || (anchors !== undefined && verified.vouched === null)) {
    for (const { message } of verified.findings) console.error(`the old log: ${message}`);
    console.error('the old log is not as it was anchored');
    return undefined;
  }
  const keyring = await openKeyringOf(source, config, {
    makeDataKey: () => makeDataKey(config).value,
  });
  try {
    const done = await sealLog(source, target, {
      verified,
      sessionKeys: new SessionKeys(keyring, { onMissing: () => {} }),
      secret,
      now: Date.now,
      append: (text) => appendAnchors(config.anchorFile, text),
    });
    const copy = await verifyLog(target, { anchors: readAnchors(config.anchorFile, secret) });
    if (!copy.is_intact || copy.events !== verified.events)
      throw new Error('the copy is not intact');
    return { ...done, head: copy.head };
  } finally {
    await keyring.close();
  }
}
