// Loaded into a server under measurement, which ends with whoever started it, however that ended: SIGUSR2 begins a profile of every thread that loads this, the next one writes them.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { syncBuiltinESMExports } from 'node:module';
import workers from 'node:worker_threads';

const SAMPLE_US = 200;
const { isMainThread, threadId, Worker } = workers;
const session = new Session();
session.connect();
const threads = new BroadcastChannel('bench-profile');
threads.onmessage = () => void toggle();
threads.unref();
if (isMainThread) {
  // The service's threads take no options of the process: they are told of this file one by one.
  workers.Worker = class extends Worker {
    constructor(entry, { execArgv = [], ...options }) {
      super(entry, { ...options, execArgv: [...execArgv, '--import', import.meta.url] });
    }
  };
  syncBuiltinESMExports();
  process.stdin.resume().once('end', () => process.exit());
  process.on('SIGUSR2', () => {
    threads.postMessage('toggle');
    void toggle();
  });
}
let isRunning = false;

async function toggle() {
  isRunning = !isRunning;
  if (isRunning) {
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_US });
    await session.post('Profiler.start');
    return;
  }
  const { profile } = await session.post('Profiler.stop');
  writeFileSync(`${process.env.PROFILE_FILE}.${threadId}`, JSON.stringify(profile));
}
