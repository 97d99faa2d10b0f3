import { existsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { countLearned } from '../../app/analytics/count-learned.ts';
import { shareOfLog } from '../../app/core/streams/scan-log.ts';
import { sumCounts } from '../../domain/experience/sum-counts.ts';
import type { Owner } from '../../domain/owner.ts';
import { finish } from '../../domain/steps.ts';
import type { EventLog } from '../../log/port.ts';
import { openStore } from '../../projections/store/sqlite.ts';
import { type CommandCall, EXIT, UsageError } from '../command-line/command.ts';
import { ProgressBar } from '../command-line/terminal.ts';
import { makeFolder } from '../files/make-folder.ts';

/** @returns where the file goes @throws UsageError */
export function wantedLearned({ positionals, options }: CommandCall): string {
  if (positionals.length !== 1) throw new UsageError('say learned, and --out');
  const misplaced = ['format', 'after', 'since', 'client-reference', 'with-text'].find(
    (name) => options[name] !== undefined,
  );
  if (misplaced) throw new UsageError(`--${misplaced} is not for what is learned`);
  const { out } = options;
  if (typeof out !== 'string' || out === '') throw new UsageError('--out is needed');
  if (existsSync(out)) throw new UsageError(`${out} is there already; name another file`);
  return out;
}

/** `qss export learned`: what past sessions told, as counts by id, summed and for each publication, in one JSON file. */
export async function writeLearned(log: EventLog, owner: Owner, out: string): Promise<number> {
  const to = await log.head();
  if (to === undefined) throw new Error('the log is empty');
  const { tenant, service } = owner;
  const store = openStore(':memory:');
  const bar = new ProgressBar('Counting');
  try {
    const onProgress = (position: string) => bar.update(shareOfLog(position, to));
    const publications = await countLearned(log, { owner, to, store, onProgress });
    const summed = finish(sumCounts(publications));
    const learned = { tenant, service, position: to, ...summed, publications };
    makeFolder(dirname(out));
    writeFileSync(out, `${JSON.stringify(learned, null, 2)}\n`);
    const { sessions, finished } = summed;
    console.log(JSON.stringify({ file: out, position: to, sessions, finished }));
    return EXIT.ok;
  } finally {
    bar.end();
    store.close();
  }
}
