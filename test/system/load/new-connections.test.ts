import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startService } from '../../support/processes/service-process.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/** More than the 511 that Node lets wait. */
const MANY = 900;
/** Whoever finds no place in the line of the system comes again after a second, then after two, four, and so on. */
const WITHIN_MS = 900;

it(`${MANY} clients that come at once while the service is held up are connected without a second try`, async () => {
  const dataDir = await newTemporaryDirectory();
  const service = await startService({ dataDir });
  const port = Number(new URL(service.url).port);
  service.child.kill('SIGSTOP');
  const sockets = Array.from({ length: MANY }, () => connect(port, '127.0.0.1'));
  try {
    let connected = 0;
    for (const socket of sockets) {
      socket.on('error', () => {});
      socket.once('connect', () => {
        connected += 1;
      });
    }
    const since = performance.now();
    while (connected < MANY && performance.now() - since < WITHIN_MS) await delay(20);
    expect(connected).toBe(MANY);
  } finally {
    for (const socket of sockets) socket.destroy();
    service.child.kill('SIGCONT');
    service.child.kill('SIGKILL');
    await service.exited;
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 60_000);
