import { readConfig } from '../../../../cli/config/read-config.ts';
import { serve } from '../../../../cli/service/serve.ts';
import { computedMs, slowness } from '../../own-time.ts';

/**
 * Watches the event loop of a service. A turn counts as held for as long as it lasted and its thread computed: a
 * turn that only waited for a busy machine is not the service's doing, nor is what other threads do meanwhile.
 * SIGUSR2 prints the longest one since it was asked last, as it would be on the machine that limits are written for.
 * SIGHUP holds the loop up once, to see that it is noticed.
 */
const WATCH_MS = 5;
const PLANTED_MS = 80;

const read = readConfig(process.env);
if (!read.ok) throw new Error(read.lines.join('\n'));
const stop = await serve(read.config);

let heldMs = 0;
let isAsked = false;
let lastTurn = performance.now();
let lastUse = computedMs();
setInterval(() => {
  heldMs = Math.max(heldMs, Math.min(performance.now() - lastTurn, computedMs() - lastUse));
  if (isAsked) tell();
  lastTurn = performance.now();
  lastUse = computedMs();
}, WATCH_MS);

function tell(): void {
  console.log(JSON.stringify({ msg: 'event loop', heldMs: Math.round(heldMs / slowness()) }));
  heldMs = 0;
  isAsked = false;
}

process.on('SIGUSR2', () => {
  isAsked = true;
});

process.on('SIGHUP', () => {
  const until = computedMs() + PLANTED_MS * slowness();
  while (computedMs() < until) {
    const pause = performance.now() + WATCH_MS;
    while (performance.now() < pause);
  }
});

process.on('SIGTERM', () => {
  void stop().then(() => process.exit(0));
});
