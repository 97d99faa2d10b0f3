/** Entry of the writer's thread: opens the file, then answers one message after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '../error-message.ts';
import { type EncodeDraft, encodeDrafts } from './encode-drafts.ts';
import { enterGate, leaveGate } from './exit-gate.ts';
import { needHeapRoom } from './heap-room.ts';
import type { FromWriter, ToWriter, WriterStart } from './protocol.ts';
import { Writer } from './writer.ts';

const port = parentPort!;
const start = workerData as WriterStart;
const encodeDraft = start.encoder === undefined ? undefined : await loadEncoder(start.encoder);

const opened = open();
leaveGate(start.gate);
if (opened instanceof Writer) port.on('message', (message: ToWriter) => receive(opened, message));
port.postMessage(
  opened instanceof Writer ? { kind: 'opened' } : { kind: 'refused', message: messageOf(opened) },
);

async function loadEncoder(path: string): Promise<EncodeDraft> {
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const module = await import(new URL(`../../${path}.${ending}`, import.meta.url).href);
  return module.encodeDraft;
}

function open(): unknown {
  try {
    return new Writer(start);
  } catch (error) {
    return error;
  }
}

function receive(writer: Writer, message: ToWriter): void {
  needHeapRoom();
  if (!enterGate(start.gate)) return;
  const answer = act(writer, message);
  leaveGate(start.gate);
  if (answer === undefined) port.close();
  else port.postMessage(answer);
}

function act(writer: Writer, message: ToWriter): FromWriter | undefined {
  if (message.kind === 'append') {
    if (!encodeDraft) return writer.append(message.fields);
    const { fields, made } = encodeDrafts(message.fields, encodeDraft);
    const answer = writer.append(fields);
    return answer.kind === 'committed' ? { made, ...answer } : answer;
  }
  if (message.kind === 'probe') return writer.probe();
  writer.close();
  return undefined;
}
