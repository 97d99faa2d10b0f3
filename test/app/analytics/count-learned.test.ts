import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countLearned } from '../../../app/analytics/count-learned.ts';
import { orderInCommit } from '../../../domain/recording/metadata.ts';
import { sessionStream } from '../../../domain/session/stream.ts';
import type { RecordedEvent } from '../../../log/port.ts';
import { openStore } from '../../../projections/store/sqlite.ts';
import { eventsOf, RecordedLog } from '../../support/log/recorded-log.ts';
import { ACME, Conversation, ServiceUnderTest } from '../../support/service.ts';

describe('What is learned, counted from the log itself', () => {
  let service: ServiceUnderTest;
  let events: readonly RecordedEvent[];
  /** Of the last commit, which has several events. */
  let commit: readonly number[];

  beforeAll(async () => {
    service = await ServiceUnderTest.start();
    const conversation = await Conversation.start(await service.publish());
    await conversation.next();
    await conversation.next({ previous_turn: { user_text: 'We are four people' } });
    events = await eventsOf(service.log);
    const stream = sessionStream(ACME.tenant, conversation.id);
    const last = events.findLastIndex((event) => event.stream === stream);
    const { index } = orderInCommit(events[last]!)!;
    expect(index).toBeGreaterThan(1);
    commit = Array.from({ length: index + 1 }, (_, n) => last - index + n);
  });

  afterAll(() => service.stop());

  async function counted(kept: readonly RecordedEvent[], to = kept.at(-1)!.position) {
    const store = openStore(':memory:');
    try {
      return await countLearned(new RecordedLog(kept), { owner: ACME, to, store });
    } finally {
      store.close();
    }
  }

  it('is of all commits that have begun by its place', async () => {
    const [{ sessions } = { sessions: 0 }] = await counted(events);
    expect(sessions).toBe(1);
    expect(await counted(events, events[commit[0]!]!.position)).toEqual(await counted(events));
  });

  it.each([
    ['end', (at: number) => at < commit.at(-1)!],
    ['middle', (at: number) => at !== commit[1]],
    ['beginning', (at: number) => at !== commit[0]],
  ])('is none where the log is without the %s of a commit', async (_, isKept) => {
    const cut = events.filter((__, at) => isKept(at));
    await expect(counted(cut)).rejects.toThrow('commit');
  });
});
