import { afterEach, describe, expect, it, vi } from 'vitest';
import { CommitQueue } from '../../../log/embedded/commit-queue.ts';
import type { FromWriter, RequestFields } from '../../../log/embedded/protocol.ts';
import type { WriterThread } from '../../../log/embedded/writer-thread.ts';
import { LogOverloaded } from '../../../log/port.ts';

/** A queue to a writer that answers when it is told to, with the batches that it was given: their fields, one an append. */
function waitingQueue() {
  const batches: RequestFields[] = [];
  let write = () => {};
  const thread = {
    isUp: true,
    reason: '',
    ask: ({ fields }: { readonly fields: RequestFields }) => {
      batches.push(fields);
      return new Promise<FromWriter>((resolve) => {
        write = () => resolve({ kind: 'committed', answers: fields.flatMap(() => [1, 0, 1]) });
      });
    },
  } as unknown as WriterThread;
  const queue = new CommitQueue(thread, { onCommit: () => {}, onDisplaced: () => {} });
  /** Undefined while it waits. */
  const refusals: unknown[] = [];
  const append = (text: string) => {
    queue.append([text]).catch((error: unknown) => refusals.push(error));
  };
  return { batches, refusals, append, write: () => write() };
}

const nextTurn = () => new Promise(setImmediate);

describe('What waits for a writer', () => {
  it('is 4,096 appends and no more', async () => {
    const { refusals, append } = waitingQueue();
    for (let nth = 0; nth < 4_096; nth++) append('x');
    await Promise.resolve();
    expect(refusals).toEqual([]);
    append('x');
    await Promise.resolve();
    expect(refusals).toEqual([expect.any(LogOverloaded)]);
  });

  it('is 64 MiB of text and no more', async () => {
    const { refusals, append } = waitingQueue();
    const large = 'x'.repeat(16 * 1024 * 1024);
    for (let nth = 0; nth < 4; nth++) append(large);
    await Promise.resolve();
    expect(refusals).toEqual([]);
    append('x');
    await Promise.resolve();
    expect(refusals).toEqual([expect.any(LogOverloaded)]);
  });
});

describe('Where the first in the line has waited for more than 2.5 s', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('nothing more is taken, until the writer has taken what waits', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { batches, refusals, append, write } = waitingQueue();
    append('is written');
    await nextTurn();
    append('waits');
    vi.advanceTimersByTime(2_500);
    append('waits behind it');
    await nextTurn();
    expect(refusals).toEqual([]);
    vi.advanceTimersByTime(1);
    append('is too much');
    await nextTurn();
    expect(refusals).toEqual([expect.any(LogOverloaded)]);
    write();
    await nextTurn();
    await nextTurn();
    append('is taken again');
    await nextTurn();
    expect(refusals).toHaveLength(1);
    expect(batches).toEqual([['is written'], ['waits', 'waits behind it']]);
  });

  it('is of no interest where nobody waits, however long the writer takes', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { refusals, append } = waitingQueue();
    append('is written');
    await nextTurn();
    vi.advanceTimersByTime(60_000);
    append('waits');
    await nextTurn();
    expect(refusals).toEqual([]);
  });
});

describe('One batch of a writer', () => {
  it('is 256 appends and no more', async () => {
    const { batches, append } = waitingQueue();
    for (let nth = 0; nth < 1_000; nth++) append('x');
    await nextTurn();
    expect(batches.map((fields) => fields.length)).toEqual([256]);
  });

  it('is 1 MiB of text and no more, but for an append that is larger by itself', async () => {
    const { batches, append } = waitingQueue();
    for (const kib of [512, 512, 1]) append('x'.repeat(kib * 1024));
    await nextTurn();
    expect(batches.map((fields) => fields.length)).toEqual([2]);
  });
});

describe('Where a probe can be written and what callers write cannot', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A queue to a writer that has room for probes alone, until there is room for all. */
  function narrowQueue() {
    const room = { isForAll: false };
    const thread = {
      isUp: true,
      ask: async ({ kind }: { readonly kind: string }) =>
        kind === 'probe' || room.isForAll
          ? { kind: 'committed', answers: [1, 0, 1] }
          : { kind: 'failed', certain: false, message: 'disk I/O error' },
    } as unknown as WriterThread;
    const queue = new CommitQueue(thread, { onCommit: () => {}, onDisplaced: () => {} });
    return { queue, room };
  }

  it('the log is down from the second failure on, and tried again 5 s behind it', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { queue, room } = narrowQueue();
    await expect(queue.append(['x'])).rejects.toThrow('disk I/O error');
    expect(await queue.health()).toBe('ok');
    await expect(queue.append(['x'])).rejects.toThrow('disk I/O error');
    expect(await queue.health()).toBe('down');
    vi.advanceTimersByTime(4_999);
    expect(await queue.health()).toBe('down');
    vi.advanceTimersByTime(1);
    expect(await queue.health()).toBe('ok');
    await expect(queue.append(['x'])).rejects.toThrow('disk I/O error');
    expect(await queue.health()).toBe('down');
    room.isForAll = true;
    expect(await queue.append(['x'])).toHaveProperty('written', true);
    expect(await queue.health()).toBe('ok');
  });
});
