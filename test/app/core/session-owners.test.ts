import { expect, it } from 'vitest';
import { SessionOwners } from '../../../app/core/session-owners.ts';
import { Streams } from '../../../app/core/streams.ts';
import { sessionStream } from '../../../domain/session/stream.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import { scribe } from '../../support/log/scribe.ts';
import { wrappedLog } from '../../support/log/wrapped-log.ts';
import { sessionKeysOf } from '../../support/session-keys.ts';

const OUTSIDER = { tenant: 'acme', service: 'outsider' };

/** A log in which every session is of a sibling service. */
async function siblings(reads: string[]) {
  const memory = createMemoryLog();
  const stream = sessionStream('acme', 'ses_any');
  const facts = { service: 'sibling', configuration_version: 'v1', artifact_digest: 'd' };
  await scribe(memory).record(stream, [{ type: 'SessionStarted', facts }]);
  const slice = await memory.read(stream);
  return wrappedLog(memory, {
    read: async (asked) => {
      reads.push(asked);
      return slice;
    },
  });
}

it('remembers 10,000 sessions of sibling services, the ones that were asked for last', async () => {
  const reads: string[] = [];
  const log = await siblings(reads);
  const owners = new SessionOwners(log, new Streams(log, sessionKeysOf(), { bytesMax: 1_000 }));
  const id = (n: number) => `ses_${String(n).padStart(26, '0')}`;
  const isRemembered = async (n: number) => {
    reads.length = 0;
    expect(await owners.isOwn(OUTSIDER, id(n))).toBe(false);
    return !reads.includes(sessionStream('acme', id(n)));
  };
  expect(await isRemembered(0)).toBe(false);
  expect(await isRemembered(0)).toBe(true);
  for (let n = 1; n <= 10_000; n++) await owners.isOwn(OUTSIDER, id(n));
  expect(await isRemembered(10_000)).toBe(true);
  expect(await isRemembered(0)).toBe(false);
});
