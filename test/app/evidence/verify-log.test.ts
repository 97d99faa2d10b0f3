import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { verifyLog } from '../../../app/evidence/verify-log.ts';
import type { FindingKind } from '../../../domain/recording/finding.ts';
import { placeInCommit } from '../../../domain/recording/metadata.ts';
import { seededRandom } from '../../../domain/simulation/random.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import type { RecordedEvent } from '../../../log/port.ts';
import {
  asWrittenBefore,
  MUTATIONS,
  type Mutant,
  makeMutant,
} from '../../support/defects/log-mutants.ts';
import { anchorsOf, wholeCommits } from '../../support/log/anchors.ts';
import { writeHonestLog } from '../../support/log/honest-log.ts';
import { eventsOf, RecordedLog } from '../../support/log/recorded-log.ts';
import { scribe } from '../../support/log/scribe.ts';
import { wrappedLog } from '../../support/log/wrapped-log.ts';
import { figureFrom, seedFrom, tell } from '../../support/programme.ts';
import { Conversation, ServiceUnderTest } from '../../support/service.ts';

const EVENTS = 330;
/** Each kind fifteen times; the soak makes them to be 12,000, of other logs. */
const MUTANTS = figureFrom('MUTANTS', 220);
const HONEST_LOGS = figureFrom('HONEST_LOGS', 250);
const SEED = seedFrom('MUTANTS_SEED');

function exactly({ index, kinds }: Mutant) {
  return { from: index, to: index, kinds };
}

/** A link is over a commit, so it betrays which one, and what was put into it shows behind its first event. */
function withinCommit({ index, kinds, showsAt = 0 }: Mutant, events: readonly RecordedEvent[]) {
  const place = placeInCommit(events[index - 1] ?? events.at(-1)!)!;
  const from = index - place.index;
  const to = Math.max(from + place.count, showsAt);
  return { from, to, kinds: [...kinds, ...TAMPERED] };
}

const TAMPERED: readonly FindingKind[] = ['altered', 'removed', 'inserted', 'renumbered'];

describe('verifying an honest log', () => {
  it('finds nothing in the log of a service', async () => {
    const service = await ServiceUnderTest.start();
    const conversation = await Conversation.start(await service.publish());
    await conversation.next();
    await conversation.next({ previous_turn: { user_text: 'We are four people' } });
    const events = await eventsOf(service.log);
    const report = await verifyLog(service.log, { anchors: (await anchorsOf(events)).read() });
    expect(report).toMatchObject({
      is_intact: true,
      events: events.length,
      unanchored_events: 0,
      findings: [],
    });
    expect(report.vouched!.head).toBe(report.head);
    await service.stop();
  });

  it('finds nothing in hundreds of generated logs, however few tails it may hold', async () => {
    for (let seed = 0; seed < HONEST_LOGS; seed++) {
      const log = await writeHonestLog({ seed, events: 1 + (seed % 40) });
      const anchors = await anchorsOf(await eventsOf(log));
      const report = await verifyLog(log, { anchors: anchors.read(), tailsMax: 1 + (seed % 3) });
      expect(report, `seed ${seed}`).toMatchObject({ is_intact: true, findings: [] });
    }
  });

  it('reads the ends of 32 streams at a time', async () => {
    const log = createMemoryLog();
    const { record } = scribe(log);
    for (let n = 0; n < 80; n++)
      await record(`session-acme.${n}`, [{ type: 'Said', facts: { n } }]);
    let underWay = 0;
    let most = 0;
    const watched = wrappedLog(log, {
      read: async (...asked) => {
        underWay += 1;
        most = Math.max(most, underWay);
        await nextTurn();
        underWay -= 1;
        return log.read(...asked);
      },
    });
    expect(await verifyLog(watched)).toMatchObject({ is_intact: true, streams: 80 });
    expect(most).toBe(32);
  });

  it('counts and passes by what other programs keep in the same database', async () => {
    const log = await writeHonestLog({ seed: 3, events: 20 });
    const anchors = await anchorsOf(await eventsOf(log));
    const write = (stream: string, metadata: string) =>
      log.append(stream, [{ id: randomUUID(), type: 'OrderPlaced', data: 'raw', metadata }], {
        expected: 'none',
      });
    await write('order-1', '');
    await write('order-2', '{"commit":1}');
    await write('sessions-1', 'null');
    const options = { events: 20, seed: 4, tenant: 'other' };
    await writeHonestLog({ ...options, log });
    const report = await verifyLog(log, { anchors: anchors.read() });
    expect(report).toMatchObject({
      is_intact: true,
      findings: [],
      foreign: { order: 2, sessions: 1 },
    });
    expect(report.vouched).not.toBeNull();
    await write('session-acme.mine', '');
    const { is_intact, findings } = await verifyLog(log);
    expect(is_intact).toBe(false);
    const message = expect.stringContaining('another program wrote it, or it was altered');
    expect(findings).toMatchObject([{ kind: 'foreign', stream: 'session-acme.mine', message }]);
  });

  it('says how many events no anchor vouches for yet', async () => {
    const log = await writeHonestLog({ seed: 1, events: 150 });
    const events = await eventsOf(log);
    const anchored = wholeCommits(events, 120);
    const anchors = await anchorsOf(anchored);
    const report = await verifyLog(log, { anchors: anchors.read() });
    const unanchored_events = events.length - anchored.length;
    expect(report).toMatchObject({ is_intact: true, unanchored_events });
    const none = await verifyLog(log);
    expect(none).toMatchObject({
      is_intact: true,
      vouched: null,
      unanchored_events: events.length,
    });
  });

  it('takes no offence at an empty log or a torn line', async () => {
    expect(await verifyLog(new RecordedLog([]))).toMatchObject({ is_intact: true, events: 0 });
    const log = await writeHonestLog({ seed: 2, events: 150 });
    const anchors = await anchorsOf(await eventsOf(log));
    anchors.text = anchors.text.replace('\n', '\n{"position":"me1:0000\n');
    const report = await verifyLog(log, { anchors: anchors.read() });
    expect(report).toMatchObject({ is_intact: true, torn_anchor_lines: 1, unanchored_events: 0 });
  });
});

describe(`verifying a log that was tampered with, by the seed ${SEED},`, () => {
  it.each([
    [
      'finds each of hundreds of mutants, and the first commit that is not as it was recorded',
      false,
    ],
    ['does so with a link on every event, as older builds wrote it', true],
  ])('%s', { timeout: 300_000 }, async (_title, isOld) => {
    const written = await eventsOf(await writeHonestLog({ seed: SEED, events: EVENTS }));
    const events = isOld ? asWrittenBefore(written) : written;
    const others = await eventsOf(
      await writeHonestLog({ seed: SEED + 1, events: EVENTS, tenant: 'other' }),
    );
    const foreign = isOld ? asWrittenBefore(others) : others;
    const anchors = await anchorsOf(events);
    const next = seededRandom(SEED);
    const found = new Map<string, number>();
    for (let number = 0; number < MUTANTS; number++) {
      const mutation = MUTATIONS[number % MUTATIONS.length]!;
      const mutant = makeMutant(mutation, events, { foreign, next });
      const log = new RecordedLog(mutant.events);
      const { findings } = await verifyLog(log, { anchors: anchors.read() });
      const label = `${mutation} at ${mutant.index} (mutant ${number}): ${JSON.stringify(findings)}`;
      expect(findings.length, label).toBeGreaterThan(0);
      const { from, to, kinds } = isOld ? exactly(mutant) : withinCommit(mutant, events);
      expect(findings[0]!.index, label).toBeGreaterThanOrEqual(from);
      expect(findings[0]!.index, label).toBeLessThanOrEqual(to);
      expect(kinds, label).toContain(findings[0]!.kind);
      if (mutant.name && isOld) {
        const { stream, revision } = findings[0]!;
        expect(`${stream}@${revision}`, label).toBe(mutant.name);
      }
      found.set(mutation, (found.get(mutation) ?? 0) + 1);
    }
    expect(found.size).toBe(MUTATIONS.length);
    tell('n', { mutants: MUTANTS });
  });
});
