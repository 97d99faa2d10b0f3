import { describe, expect, it } from 'vitest';
import { Copying, migrateLog } from '../../../app/log-copies/migrate-log.ts';
import type { Finding } from '../../../domain/recording/finding.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import type { EventLog, FeedItem } from '../../../log/port.ts';
import { writeHonestLog } from '../../support/log/honest-log.ts';
import { eventsOf } from '../../support/log/recorded-log.ts';
import { scribe } from '../../support/log/scribe.ts';
import { wrappedLog } from '../../support/log/wrapped-log.ts';
import { Conversation, ServiceUnderTest } from '../../support/service.ts';

/** A log with a publication and a session that has begun. */
async function livedIn(): Promise<EventLog> {
  const log = createMemoryLog();
  const service = await ServiceUnderTest.start(log);
  const conversation = await Conversation.start(await service.publish());
  await conversation.next();
  await service.service.stop();
  return log;
}

async function everything(log: EventLog) {
  const stop = new AbortController();
  const found: object[] = [];
  for await (const item of log.subscribe({ signal: stop.signal })) {
    if (item.kind === 'caughtUp') stop.abort();
    if (item.kind === 'event') found.push({ ...item.event, position: '' });
  }
  return found;
}

/** Something is appended whenever something was delivered. */
async function* followedBy(items: AsyncIterable<FeedItem>, write: () => Promise<unknown>) {
  for await (const item of items) {
    await write();
    yield item;
  }
}

async function* inOtherWords(items: AsyncIterable<FeedItem>): AsyncIterable<FeedItem> {
  for await (const item of items) {
    if (item.kind !== 'event') yield item;
    else yield { ...item, event: { ...item.event, data: '{"facts":{}}' } };
  }
}

describe('migrating a log', () => {
  it('copies every event byte for byte, in order', async () => {
    const source = await livedIn();
    const target = createMemoryLog();
    const done = await migrateLog(source, target);
    const copied = await everything(target);
    expect(copied).toEqual(await everything(source));
    expect(done).toMatchObject({ events: copied.length, copied: copied.length });
  });

  it('ends while others go on writing to the source', async () => {
    const log = await livedIn();
    const { record } = scribe(log);
    let n = 0;
    const more = () => {
      n += 1;
      return record(`keys-acme.more${n}`, [{ type: 'KeyRevoked', facts: { key_id: 'k' } }]);
    };
    const source = wrappedLog(log, {
      subscribe: (options) => followedBy(log.subscribe(options), more),
    });
    const target = createMemoryLog();
    const done = await migrateLog(source, target);
    const first = (await everything(log)).slice(0, done.events);
    expect(await everything(target)).toEqual(first);
    expect(n).toBeGreaterThan(done.events / 2);
  });

  it('leaves streams of another form where they are, whatever their names', async () => {
    const source = await livedIn();
    const ours = await everything(source);
    const theirs = { id: crypto.randomUUID(), type: 'Theirs', data: 'not JSON', metadata: '' };
    await source.append('session-theirs', [theirs], { expected: 'none' });
    const target = createMemoryLog();
    await migrateLog(source, target);
    expect(await everything(target)).toEqual(ours);
  });

  it('tells the events that are not as their schemas say, and copies them as they are', async () => {
    const log = await livedIn();
    const source = wrappedLog(log, {
      subscribe: (options) => inOtherWords(log.subscribe(options)),
    });
    const target = createMemoryLog();
    const told: Finding[] = [];
    const done = await migrateLog(source, target, { onMalformed: (found) => told.push(found) });
    expect(done).toMatchObject({ malformed: told.length, copied: done.events });
    expect(told).toContainEqual(expect.objectContaining({ kind: 'malformed', revision: 0 }));
    expect(await everything(target)).toEqual(await everything(source));
    expect((await migrateLog(log, createMemoryLog())).malformed).toBe(0);
  });

  it('tells when nothing is left to copy', async () => {
    const source = await livedIn();
    const target = createMemoryLog();
    const first = await migrateLog(source, target);
    expect(await migrateLog(source, target)).toEqual({ ...first, copied: 0 });
  });

  it('can be run again after it was interrupted, and goes on with what came since', async () => {
    const source = await livedIn();
    const target = createMemoryLog();
    let appends = 0;
    const broken = wrappedLog(target, {
      append: async (...args) => {
        appends += 1;
        if (appends > 2) throw new Error('the target went away');
        return target.append(...args);
      },
    });
    await expect(migrateLog(source, broken)).rejects.toThrow('went away');
    const there = (await everything(target)).length;
    const rest = await migrateLog(source, target);
    expect(rest.copied).toBe(rest.events - there);
    expect(await everything(target)).toEqual(await everything(source));
  });

  it('refuses a target that holds something else, and leaves it as it is', async () => {
    const target = await livedIn();
    const before = await everything(target);
    await expect(migrateLog(await livedIn(), target)).rejects.toThrow(/holds something else/);
    expect(await everything(target)).toEqual(before);
  });

  it('adds nothing to a target whose streams are all others', async () => {
    const target = await writeHonestLog({ seed: 1, events: 5, tenant: 'other' });
    const before = await everything(target);
    await expect(migrateLog(await livedIn(), target)).rejects.toThrow(/holds something else/);
    expect(await everything(target)).toEqual(before);
  });

  it('takes a target that has gone on since', async () => {
    const source = await livedIn();
    const target = createMemoryLog();
    const first = await migrateLog(source, target);
    await writeHonestLog({ seed: 1, events: 5, tenant: 'later', log: target });
    expect(await migrateLog(source, target)).toEqual({ ...first, copied: 0 });
  });

  it('finds what was altered in the target since', async () => {
    const source = await livedIn();
    const altered = wrappedLog(source, {
      append: () => Promise.reject(new Error('nothing is to be written')),
      subscribe: (options) => inOtherWords(source.subscribe(options)),
    });
    await expect(migrateLog(source, altered)).rejects.toThrow(/holds something else/);
  });
});

describe('copying commits', () => {
  it.each([
    ['64 of them', 10, 64],
    ['512 Ki characters', 100 * 1024, 6],
  ])('sends %s together and no more', async (_, length, together) => {
    const sent: number[] = [];
    const target = wrappedLog(createMemoryLog(), {
      appendInOrder: async (appends) => {
        sent.push(appends.length);
        return appends.map((_, n) => ({
          ok: true,
          firstRevision: 0,
          lastRevision: 0,
          position: `${1_000 * sent.length + n}`,
        }));
      },
    });
    const source = createMemoryLog();
    const { record } = scribe(source);
    for (let n = 0; n < together + 1; n++) {
      await record(`session-acme.${n}`, [{ type: 'Said', facts: { text: 'x'.repeat(length) } }]);
    }
    const copying = new Copying(target);
    for (const event of await eventsOf(source)) await copying.take([event]);
    expect(sent).toEqual([together]);
    await copying.flush();
    expect(sent).toEqual([together, 1]);
  });
});
