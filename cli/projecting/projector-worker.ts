/** Entry of the thread that feeds the views: it reads the log, and writes the read models, by connections of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { type ExitGate, leaveGate } from '../../log/embedded/exit-gate.ts';
import { type LogAddress, openLogForReading } from '../open-log.ts';
import { openReadModelsForWriting, type ReadModelsAddress } from '../open-read-models.ts';
import { bindingGuard } from './binding-guard.ts';
import type { FromProjector, ToProjector } from './protocol.ts';
import { type ProjectorParts, runProjector } from './run-projector.ts';

export interface ProjectorStart extends Pick<ProjectorParts, 'handed' | 'anchors'> {
  readonly gate: ExitGate;
  readonly log: LogAddress;
  /** Where the stored views are; absent: they are not made here. */
  readonly readModels?: ReadModelsAddress | undefined;
}

const port = parentPort!;
const { gate, log: address, readModels, handed, anchors } = workerData as ProjectorStart;
const guard = bindingGuard(gate);

leaveGate(gate);
const log = await openLogForReading(address, guard);
const store = readModels && (await openReadModelsForWriting(readModels, guard));
const hear = runProjector({ log, store, handed, anchors, now: Date.now }, (message) => {
  if (message.kind === 'stopped') void close(message);
  else port.postMessage(message);
});
port.on('message', (message: ToProjector) => hear(message));

/** Who writes the log closes it after everybody else. */
async function close(message: FromProjector): Promise<void> {
  store?.close();
  await log.close();
  port.postMessage(message);
  port.close();
}
