import { type Migration, migrateLog } from '../../../app/log-copies/migrate-log.ts';
import type { EventLog } from '../../../log/port.ts';
import { type Command, EXIT, UsageError } from '../../command-line/command.ts';
import { isSamePlace } from '../../files/same-place.ts';
import { openLogAt } from '../../open-log.ts';
import { tellConflicts } from './migration-conflicts.ts';

export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'Copy a whole event log to another one, byte for byte.',
  usage: '--from <log> --to <log>',
  options: {
    from: { type: 'string', describe: 'log to read: file:<path> or esdb://…' },
    to: { type: 'string', describe: 'log to write: file:<path> or esdb://…' },
  },
  help: `
Stop the services on the source first: what is written while it is copied is only taken along by running it again.
Events keep their ids, revisions and bytes, so the evidence stays valid, and a migration that was interrupted is
simply run again. A target that holds something else is refused and left as it is. Events that are not as their
schemas say are copied as they are and told on stderr, and the exit code is then 1.

examples:
  qss migrate --from file:./data/log.db --to 'esdb://node1:2113,node2:2113,node3:2113'
  qss migrate --from file:./data/log.db --to file:/backup/log.db --json`,
  run: async ({ options, json }) => {
    const { from, to } = options;
    if (typeof from !== 'string' || typeof to !== 'string') {
      throw new UsageError('both --from and --to are needed');
    }
    if (isSameLog(from, to)) throw new UsageError('--from and --to name the same log');
    const source = await openLogAt(from, { create: false });
    const target = await openLogAt(to, { create: true }).catch(async (error: unknown) => {
      await source.close();
      throw error;
    });
    try {
      return await tellConflicts(() => migrate(source, target, json), { json });
    } finally {
      await source.close();
      await target.close();
    }
  },
};

function isSameLog(from: string, to: string): boolean {
  if (from.startsWith('esdb') || to.startsWith('esdb')) return from === to;
  const [one, other] = [from, to].map((url) => url.replace(/^file:/, ''));
  return isSamePlace(one!, other!);
}

/** How many malformed events are told one by one; all are counted. */
const MALFORMED_TOLD_MAX = 20;
/** How often the terminal hears of it. */
const COMMITS_PER_LINE = 5_000;

async function migrate(source: EventLog, target: EventLog, json: boolean): Promise<number> {
  let shown = 0;
  const done = await migrateLog(source, target, {
    onCommit: ({ commits, events }) => {
      if (!json && commits % COMMITS_PER_LINE === 0) console.log(`${events} events …`);
    },
    onMalformed: ({ stream, revision, message }) => {
      shown += 1;
      if (shown <= MALFORMED_TOLD_MAX) console.error(`${stream}@${revision}: ${message}`);
    },
  });
  console.log(json ? JSON.stringify(done) : reportText(done));
  return done.malformed === 0 ? EXIT.ok : EXIT.negative;
}

function reportText({ events, commits, streams, copied, malformed }: Migration): string {
  const held = `${events} events in ${commits} commits of ${streams} streams are in the target`;
  const faults = malformed === 0 ? '' : ` ${malformed} events are not as their schemas say.`;
  if (copied === 0) return `${held}; nothing was left to copy.${faults}`;
  const added = copied === events ? '' : `; ${copied} events were still missing`;
  return `${held}${added}.${faults}`;
}
