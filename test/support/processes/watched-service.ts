import { readFileSync } from 'node:fs';
import { readConfig } from '../../../cli/config.ts';
import { serve } from '../../../cli/service/serve.ts';

/**
 * Watches the event loop of a service. A turn counts as held for as long as it lasted and its thread computed: a
 * turn that only waited for a busy machine is not the service's doing, nor is what other threads do meanwhile.
 * SIGUSR2 prints the longest one since it was asked last.
 */
const WATCH_MS = 5;

const read = readConfig(process.env);
if (!read.ok) throw new Error(read.lines.join('\n'));
const stop = await serve(read.config);

let heldMs = 0;
let lastTurn = performance.now();
let lastUse = computedMs();
setInterval(() => {
  const now = performance.now();
  const use = computedMs();
  heldMs = Math.max(heldMs, Math.min(now - lastTurn, use - lastUse));
  lastTurn = now;
  lastUse = use;
}, WATCH_MS);

/** Milliseconds that the main thread has computed; that of all threads where the system tells no more. */
function computedMs(): number {
  if (process.platform === 'linux') {
    const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(
      ' ',
    );
    return Number(nanoseconds) / 1e6;
  }
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

process.on('SIGUSR2', () => {
  console.log(JSON.stringify({ msg: 'event loop', heldMs: Math.round(heldMs) }));
  heldMs = 0;
});

process.on('SIGTERM', () => {
  void stop().then(() => process.exit(0));
});
