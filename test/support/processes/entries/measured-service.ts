import { openSync, readdirSync } from 'node:fs';
import { createConnection } from 'node:net';
import { readConfig } from '../../../../cli/config/read-config.ts';
import { serve } from '../../../../cli/service/serve.ts';
import { heapAfterCollection } from '../../heap.ts';
import type { LEAKS, Measured } from '../../measured.ts';

/**
 * A service that on SIGUSR2 prints what it holds: its heap after a collection, and its timers, sockets and open files. `LEAK` names
 * what it loses track of, fifty of them a second; of sockets to `LEAK_PORT`.
 */
const LEAK_EVERY_MS = 20;

const read = readConfig(process.env);
if (!read.ok) throw new Error(read.lines.join('\n'));
const stop = await serve(read.config);

function measured(): Measured {
  const resources = process.getActiveResourcesInfo();
  const count = (name: RegExp) => resources.filter((each) => name.test(each)).length;
  return {
    heapBytes: heapAfterCollection(),
    timers: count(/^Timeout$/),
    sockets: count(/TCP|TLS/),
    files: readdirSync('/proc/self/fd').length,
  };
}

process.on('SIGUSR2', () => console.log(JSON.stringify({ msg: 'measured', ...measured() })));

process.on('SIGTERM', () => {
  void stop().then(() => process.exit(0));
});

const kept: unknown[] = [];
const leaking: Readonly<Record<(typeof LEAKS)[number], () => unknown>> = {
  timers: () => setTimeout(() => {}, 3_600_000),
  sockets: () => createConnection(Number(process.env.LEAK_PORT)),
  files: () => openSync('/dev/null', 'r'),
};
const leak = leaking[process.env.LEAK as (typeof LEAKS)[number]];
if (leak) setInterval(() => kept.push(leak()), LEAK_EVERY_MS);
