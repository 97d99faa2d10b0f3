import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replayAll } from '../../../../app/audit/replay/replay-all.ts';
import { checkSession, type LogReading } from '../../../../app/audit/replay/replay-session.ts';
import { replayedEvents, stateAt } from '../../../../app/audit/replay/replayed-events.ts';
import { replayedPage } from '../../../../app/audit/replay/replayed-page.ts';
import { Artifacts } from '../../../../app/core/artifacts.ts';
import { sessionAggregate } from '../../../../app/session/session-aggregate.ts';
import { auditView } from '../../../../domain/session/audit-view.ts';
import { sessionStream } from '../../../../domain/session/stream.ts';
import type { EventLog, RecordedEvent } from '../../../../log/port.ts';
import { eventsOf, RecordedLog } from '../../../support/log/recorded-log.ts';
import { ACME, Conversation, ServiceUnderTest } from '../../../support/service.ts';

let service: ServiceUnderTest;
let conversation: Conversation;
let stream: string;
let recorded: readonly RecordedEvent[];

beforeAll(async () => {
  service = await ServiceUnderTest.start();
  const client = await service.publish();
  conversation = await Conversation.start(client, { client_reference: 'order 17' });
  await conversation.next();
  await conversation.next({ previous_turn: { user_text: 'We are four people' } });
  await conversation.attempt('events', {
    client_updates: { data: [{ id: 'area', operation: 'set', value: 'north' }] },
  });
  await conversation.next({
    previous_turn: { question_id: 'q_food', structured_answer: { choice_ids: ['pasta'] } },
    selection: { excluded_question_ids: ['q_extras'] },
  });
  stream = sessionStream(ACME.tenant, conversation.id);
  recorded = await eventsOf(service.log);
});

afterAll(() => service.stop());

function reading(log: EventLog = service.log, engineVersion?: string): LogReading {
  const { dependencies } = service.service;
  return {
    log,
    sessionKeys: dependencies.sessionKeys,
    artifacts: new Artifacts(log, { bytesMax: 1_000_000 }),
    engineVersion: engineVersion ?? dependencies.engineVersion,
  };
}

/** The same log, but for one event of the session. */
function altered(type: string, edit: (event: RecordedEvent) => Partial<RecordedEvent>): EventLog {
  const at = recorded.findLastIndex((event) => event.stream === stream && event.type === type);
  expect(at).toBeGreaterThan(0);
  return new RecordedLog(recorded.with(at, { ...recorded[at]!, ...edit(recorded[at]!) }));
}

function withOtherCoverage({ data }: RecordedEvent): Partial<RecordedEvent> {
  const stored = JSON.parse(data) as { facts: object };
  return { data: JSON.stringify({ ...stored, facts: { ...stored.facts, coverage: 0.123 } }) };
}

async function replayed(log?: EventLog) {
  const events = [];
  for await (const event of replayedEvents(reading(log), stream)) events.push(event);
  return events;
}

describe('replaying a session', () => {
  it('gives the state after every event, and a version only where a commit ends', async () => {
    const events = await replayed();
    expect(events.map(({ revision }) => revision)).toEqual(events.map((_, index) => index));
    expect(events.at(-1)!.state_version).toBe(conversation.version);
    for (const { commit, state_version, revision } of events) {
      expect(state_version).toBe(commit.index === commit.count - 1 ? revision : null);
    }
    const turns = events.filter(({ type }) => type === 'TurnRecorded');
    expect(turns.map(({ state }) => state.turn_count)).toEqual([1, 2]);
    expect(turns[0]!.changes).toContainEqual({
      op: 'replace',
      path: '/turn_count',
      before: 0,
      after: 1,
    });
  });

  it('in pages ends one behind the event that takes it over a MiB', async () => {
    const pad = `{"facts":{"pad":"${'x'.repeat(1024 * 1024)}",`;
    const log = altered('TurnRecorded', ({ data }) => ({ data: data.replace('{"facts":{', pad) }));
    const page = await replayedPage(reading(log), stream, { from: 0, limit: 1_000 });
    const last = page.events.at(-1)!;
    expect(last.type).toBe('TurnRecorded');
    expect(page.next).toBe(last.revision + 1);
  });

  it('ends in the state that the service serves', async () => {
    const { current, pinned } = await loaded();
    const last = (await replayed()).at(-1)!;
    expect(last.state).toEqual(auditView(current.state, pinned));
    expect(last.state.progress).toEqual((await conversation.read()).progress);
  });

  it('finds no difference to the answers, the choices and the whole fold of an honest session', async () => {
    const check = await checkSession(reading(), stream);
    expect(check).toMatchObject({
      tenant: 'acme',
      session_id: conversation.id,
      state_version: conversation.version,
      answers_compared: 4,
      decisions_recomputed: 3,
      of_other_engines: 0,
      artifact: 'read',
      is_compared_with_service: false,
      divergences: [],
    });
  });

  it('rounds a version within a commit up to the one that its commit made', async () => {
    const events = await replayed();
    const inner = events.find(({ state_version }) => state_version === null)!;
    const at = await stateAt(reading(), stream, inner.revision);
    expect(at!.state_version).toBe(inner.revision + inner.commit.count - 1 - inner.commit.index);
    expect(await stateAt(reading(), stream, conversation.version + 1)).toBeUndefined();
  });

  it('takes erased texts and values for erased', async () => {
    const log = altered('ValueRecorded', ({ data }) => {
      const { facts } = JSON.parse(data) as { facts: object };
      return { data: JSON.stringify({ facts }) };
    });
    expect((await checkSession(reading(log), stream)).divergences).toEqual([]);
  });
});

describe('a session whose log gives something else than was told', () => {
  it('differs from the answer when a value is another one', async () => {
    const log = altered('ValueRecorded', withOtherCoverage);
    const { divergences } = await checkSession(reading(log), stream);
    const answer = divergences.find(({ against }) => against === 'answer')!;
    expect(answer.changes[0]!.path).toMatch(/^\/progress\//);
  });

  it('differs from the decision when its candidates are others', async () => {
    const log = altered('QuestionsProposed', ({ data }) => ({
      data: data.replace(/"candidates":\["[^\]]*\]/, '"candidates":["q_extras"]'),
    }));
    const { divergences } = await checkSession(reading(log), stream);
    expect(divergences[0]).toMatchObject({
      revision: conversation.version,
      against: 'decision',
    });
  });

  it('says that a commit is not whole', async () => {
    const log = new RecordedLog(recorded.slice(0, -1));
    const { divergences } = await checkSession(reading(log), stream);
    expect(divergences).toMatchObject([{ against: 'commit' }]);
  });

  it('differs from what the service answers, and from a service that does not know it', async () => {
    const { current, pinned } = await loaded();
    const served = auditView(current.state, pinned);
    const same = await checkSession(reading(), stream, async () => ({
      state_version: conversation.version,
      audit: served,
    }));
    expect(same).toMatchObject({ is_compared_with_service: true, divergences: [] });
    const other = await checkSession(reading(), stream, async () => ({
      state_version: conversation.version,
      audit: { ...served, turn_count: 9 },
    }));
    expect(other.divergences).toEqual([
      {
        revision: conversation.version,
        against: 'service',
        changes: [{ op: 'replace', path: '/turn_count', before: 9, after: 2 }],
      },
    ]);
    const unknown = await checkSession(reading(), stream, async () => ({
      state_version: null,
      audit: null,
    }));
    expect(unknown.divergences).toMatchObject([{ against: 'service' }]);
    const ahead = await checkSession(reading(), stream, async () => ({
      state_version: conversation.version + 1,
      audit: served,
    }));
    expect(ahead.divergences).toMatchObject([{ against: 'service' }]);
  });

  it('is held only against answers and choices of the same engine', async () => {
    const check = await checkSession(reading(service.log, '99.0.0'), stream);
    expect(check).toMatchObject({
      answers_compared: 0,
      decisions_recomputed: 0,
      of_other_engines: 7,
      divergences: [],
    });
  });

  it('is folded without its compiled configuration where that cannot be read', async () => {
    const log = new RecordedLog(recorded.filter((event) => !event.stream.startsWith('artifact-')));
    const check = await checkSession(reading(log), stream);
    expect(check).toMatchObject({ artifact: 'unavailable', divergences: [] });
    expect((await replayed(log)).at(-1)!.state.turn_count).toBe(2);
  });
});

describe('replaying every session', () => {
  it('counts what was replayed and compared', async () => {
    const places: string[] = [];
    const report = await replayAll(reading(), {
      onProgress: (position) => places.push(position),
    });
    expect(report).toMatchObject({
      sessions: 1,
      events: conversation.version + 1,
      answers_compared: 4,
      diverging: 0,
      unreadable: [],
    });
    expect(places).toHaveLength(1);
  });

  it('reads no stream again but for its end, which a service that is asked may have moved', async () => {
    const reads: (number | undefined)[] = [];
    class WatchedLog extends RecordedLog {
      override read(...[name, options]: Parameters<RecordedLog['read']>) {
        if (name === stream) reads.push(options?.from);
        return super.read(name, options);
      }
    }
    const log = new WatchedLog(recorded);
    await replayAll(reading(log));
    expect(reads).toEqual([]);
    await replayAll(reading(log), { askService: async () => undefined });
    expect(reads).toEqual([conversation.version]);
  });

  it('takes no session for torn whose commit the log was still showing where it was seen to its end', async () => {
    class GrowingLog extends RecordedLog {
      /** Caught up within the commit of the session's last turn, as a page of a log that grows may be cut. */
      override subscribe(options: Parameters<RecordedLog['subscribe']>[0]) {
        const last = recorded.findLastIndex((event) => event.stream === stream);
        return new RecordedLog(recorded.slice(0, last)).subscribe(options);
      }
    }
    expect(await replayAll(reading(new GrowingLog(recorded)))).toMatchObject({
      sessions: 1,
      events: conversation.version + 1,
      diverging: 0,
    });
  });

  it('finds the same of a session that goes on after it had to go, wherever it was cut', async () => {
    const own = recorded.filter((event) => event.stream === stream);
    const values = recorded.filter(
      (event) => own.includes(event) && event.type === 'ValueRecorded',
    );
    const damaged = [values[0]!, values.at(-1)!].map((event) => {
      const data = event.data.replace(/"coverage":[\d.]+/, '"coverage":0.123');
      return recorded.with(recorded.indexOf(event), { ...event, data });
    });
    for (const log of [recorded, ...damaged].map((events) => new RecordedLog(events))) {
      const whole = await replayAll(reading(log));
      let heldCharsMax = -1;
      for (const { data, metadata } of own) {
        heldCharsMax += data.length + metadata.length;
        expect(await replayAll(reading(log), { heldCharsMax })).toEqual(whole);
      }
    }
  });

  it('counts no session whose beginning the log does not have', async () => {
    const cut = recorded.filter((event) => event.stream !== stream || event.revision > 0);
    expect(await replayAll(reading(new RecordedLog(cut)))).toMatchObject({
      sessions: 0,
      events: 0,
    });
  });

  it('lists the sessions that diverge and those that this build cannot read', async () => {
    const diverging = altered('ValueRecorded', withOtherCoverage);
    const report = await replayAll(reading(diverging));
    expect(report.diverging).toBe(1);
    expect(report.diverging_sessions[0]!.session_id).toBe(conversation.id);
    const unknown = altered('ValueRecorded', () => ({ type: 'ValueDreamt' }));
    expect((await replayAll(reading(unknown))).unreadable).toMatchObject([{ stream }]);
  });

  it('asks the service about sixteen at a time', async () => {
    const others = await ServiceUnderTest.start();
    const client = await others.publish();
    for (let n = 0; n < 40; n++) await Conversation.start(client);
    let underWay = 0;
    let most = 0;
    const askService = async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await nextTurn();
      underWay -= 1;
      return undefined;
    };
    const { sessions } = await replayAll(reading(others.log), { askService });
    expect([sessions, most]).toEqual([40, 16]);
    await others.stop();
  });
});

async function loaded() {
  const { dependencies } = service.service;

  const current = await dependencies.streams.latest(sessionAggregate, stream);
  const pinned = await dependencies.artifacts.load(ACME, current.state.publication!.artifactDigest);
  return { current, pinned };
}
