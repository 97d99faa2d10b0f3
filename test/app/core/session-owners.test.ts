import { expect, it } from 'vitest';
import { SessionOwners } from '../../../app/core/session-owners.ts';
import { Streams } from '../../../app/core/streams/streams.ts';
import { sessionStream } from '../../../domain/session/stream.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import { scribe } from '../../support/log/scribe.ts';
import { wrappedLog } from '../../support/log/wrapped-log.ts';
import { sessionKeysOf } from '../../support/session-keys.ts';

const OWN = { tenant: 'acme', service: 'own' };

const idOf = (name: string) => `ses_${name.padStart(26, '0')}`;

/** A log with sessions of two services, which tells of each read how many events it found. */
async function ownersOf(found: number[]) {
  const memory = createMemoryLog();
  for (const [service, name] of [
    ['own', '1'],
    ['sibling', '2'],
    ['sibling', '3'],
  ]) {
    const facts = { service, configuration_version: 'v1', artifact_digest: 'd' };
    const stream = sessionStream('acme', idOf(name!));
    await scribe(memory).record(stream, [{ type: 'SessionStarted', facts }]);
  }
  const log = wrappedLog(memory, {
    read: async (...asked) => {
      const slice = await memory.read(...asked);
      found.push(slice.events.length);
      return slice;
    },
  });
  return new SessionOwners(log, new Streams(log, sessionKeysOf(), { bytesMax: 1_000 }));
}

it('A session of a sibling service takes the reads that one takes that nobody has, at the first look and later', async () => {
  const found: number[] = [];
  const owners = await ownersOf(found);
  expect(await owners.streamOf(OWN, idOf('1'))).toBe(sessionStream('acme', idOf('1')));
  for (const name of ['2', '8', '3', '9', '2', '8']) {
    found.length = 0;
    expect(await owners.streamOf(OWN, idOf(name))).toBeUndefined();
    expect(found.toSorted()).toEqual([0, 1]);
  }
});
