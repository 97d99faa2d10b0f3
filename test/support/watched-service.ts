import { readConfig } from '../../cli/config.ts';
import { serve } from '../../cli/serve.ts';

/**
 * Watches the event loop of a service. A turn counts as held for as long as it lasted and the process computed:
 * a turn that only waited for a busy machine is not the service's doing. SIGUSR2 prints the longest one.
 */
const WATCH_MS = 5;

const read = readConfig(process.env);
if (!read.ok) throw new Error(read.lines.join('\n'));
const stop = await serve(read.config);

let heldMs = 0;
let lastTurn = performance.now();
let lastUse = process.cpuUsage();
setInterval(() => {
  const now = performance.now();
  const use = process.cpuUsage(lastUse);
  heldMs = Math.max(heldMs, Math.min(now - lastTurn, (use.user + use.system) / 1_000));
  lastTurn = now;
  lastUse = process.cpuUsage();
}, WATCH_MS);

process.on('SIGUSR2', () => {
  console.log(JSON.stringify({ msg: 'event loop', heldMs: Math.round(heldMs) }));
});

process.on('SIGTERM', () => {
  void stop().then(() => process.exit(0));
});
