import { Worker } from 'node:worker_threads';
import { Artifacts } from '../../../../app/core/artifacts.ts';
import { Streams } from '../../../../app/core/streams/streams.ts';
import { type Config, readConfig } from '../../../../cli/config/read-config.ts';
import { COMMIT_ENCODER, embeddedFile, openLog } from '../../../../cli/open-log.ts';
import { serve } from '../../../../cli/service/serve.ts';
import { openEmbeddedLog } from '../../../../log/embedded/embedded-log.ts';
import type { EventLog } from '../../../../log/port.ts';
import { PUBLICATION_DEFECTS } from '../../defects/publication-defects.ts';
import { TRANSACTION_DEFECTS } from '../../defects/transaction-defects.ts';
import { aroundAppends } from '../../log/wrapped-log.ts';
import { hookBoundaries } from '../boundary-hooks.ts';
import { hookCompilation, hurryTakeovers } from '../compilation-hooks.ts';
import type { CompilationPoint } from '../compilation-points.ts';
import { DYING_WRITER, die } from '../dying.ts';

/**
 * A service that dies where it is told to: requests say it themselves (see boundaries.ts), or
 * `CRASH_AT=<before|after>:<category>:<n>`: SIGKILL to itself right before or right after the nth append to a
 * stream of the category. `after` is past the durable commit, before anyone is told of it.
 * `DIES_COMPILING=<point>` (see compilation-points.ts): on its way through its next publication. `HURRIED=<times>`: it takes over
 * sooner what was left behind. `PLANTED` names a defect that it has.
 */
const [moment = '', category = '', nth = '0'] = (process.env.CRASH_AT ?? '').split(':');

function dyingLog(log: EventLog): EventLog {
  let appends = 0;
  return aroundAppends(log, async (stream, append) => {
    const isChosen = stream.startsWith(`${category}-`) && ++appends === Number(nth);
    if (isChosen && moment === 'before') die();
    const appended = await append();
    if (isChosen && moment === 'after') die();
    return appended;
  });
}

const dying = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
dying[0] = DYING_WRITER.not;

/** The embedded log gets a writer that can die too. */
function openDyingLog(config: Config): Promise<EventLog> {
  if (config.eventLogUrl?.startsWith('esdb')) return openLog(config);
  const entry = new URL('./crashing-writer.js', import.meta.url);
  return openEmbeddedLog({
    file: embeddedFile(config),
    encoder: COMMIT_ENCODER,
    spawn: (start) =>
      new Worker(entry, { workerData: { ...start, dying, isAnyones }, execArgv: [] }),
  });
}

const order = (how: number) => {
  dying[0] = how;
};
const point = process.env.DIES_COMPILING as CompilationPoint | undefined;
const hooked = point ? hookCompilation(point, order) : hookBoundaries(order);
/** Whether the writer is to die with the next append, whoever it is of. */
const isAnyones = point !== undefined;
if (process.env.HURRIED) hurryTakeovers(Number(process.env.HURRIED));
// Every mutation is waited for, as for one whose artifact is being made ready: a machine may be slow.
Artifacts.prototype.isPreparing = () => true;
const planted = TRANSACTION_DEFECTS[process.env.PLANTED ?? ''];
planted?.streams?.(Streams.prototype);
const defective =
  planted?.log ?? PUBLICATION_DEFECTS[process.env.PLANTED ?? ''] ?? ((log: EventLog) => log);

const read = readConfig(process.env);
if (!read.ok) throw new Error(read.lines.join('\n'));
await serve(read.config, {
  open: async (config) => hooked(defective(dyingLog(await openDyingLog(config)))),
});
