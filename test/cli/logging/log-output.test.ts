import { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { logOutput } from '../../../cli/logging/log-output.ts';
import { createLogger } from '../../../cli/logging/logger.ts';
import { startService, stopService } from '../../support/processes/service-process.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

const MEBIBYTE = 1024 * 1024;
const LINE = `${'x'.repeat(1023)}\n`;

it('Lines that nobody reads wait up to a mebibyte, and those left out are told once somebody reads again', async () => {
  const read: string[] = [];
  let goOn: (() => void) | undefined;
  const slow = new Writable({
    decodeStrings: false,
    write(line: string, _, done) {
      read.push(line);
      if (goOn === undefined) goOn = done;
      else done();
    },
  });
  const output = logOutput(slow);
  for (let n = 0; n < 5_000; n++) output.write(LINE);
  expect(slow.writableLength).toBeLessThanOrEqual(MEBIBYTE + LINE.length);
  goOn!();
  await delay(0);
  const kept = read.length;
  output.write(LINE);
  expect(JSON.parse(read[kept]!)).toMatchObject({ level: 'warn', lost: 5_000 - kept });
  expect(read.slice(kept + 1)).toEqual([LINE]);
});

it('A reader who is gone is no fault', async () => {
  const gone = new Writable({ write: (_, __, done) => done(new Error('EPIPE')) });
  const logger = createLogger('info', logOutput(gone));
  for (let n = 0; n < 3; n++) {
    logger.info('said');
    await delay(0);
  }
  expect(gone.destroyed).toBe(true);
});

it('A service whose lines nobody reads answers, and ends when it is asked to', async () => {
  const dataDir = await newTemporaryDirectory();
  const service = await startService({ dataDir });
  onTestFinished(() => void service.child.kill('SIGKILL'));
  const { stdout } = service.child;
  stdout!.removeAllListeners();
  stdout!.pause();
  const ask = () => fetch(`${service.url}/v1/sessions/any`).then(({ status }) => status);
  // A line each: more than the system keeps for a reader.
  for (let n = 0; n < 60; n++) {
    const statuses = await Promise.all(Array.from({ length: 25 }, ask));
    expect(new Set(statuses)).toEqual(new Set([401]));
  }
  expect(await stopService(service)).toBe(0);
}, 60_000);
