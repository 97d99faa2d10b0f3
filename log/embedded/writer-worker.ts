/** Entry of the writer's thread: opens the file, then answers one message after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from './format.ts';
import type { FromWriter, ToWriter, WriterStart } from './protocol.ts';
import { Writer } from './writer.ts';

const port = parentPort!;
const tell = (message: FromWriter) => port.postMessage(message);

try {
  const writer = new Writer(workerData as WriterStart);
  port.on('message', (message: ToWriter) => {
    if (message.kind === 'append') return tell(writer.append(message.fields));
    if (message.kind === 'probe') return tell(writer.probe());
    writer.close();
    port.close();
  });
  tell({ kind: 'opened' });
} catch (error) {
  tell({ kind: 'refused', message: messageOf(error) });
}
