import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExplainedDecision } from '../../../../app/audit/explain-decision.ts';
import type { ReplayedEvent } from '../../../../app/audit/replay/replayed-events.ts';
import type { AuditView } from '../../../../domain/session/audit-view.ts';
import type { NextAnswer } from '../../../support/http/next-answer.ts';
import { ACME, Conversation, internalPath, ServiceUnderTest } from '../../../support/service.ts';

/** What auditors and operators read of a session on the internal entry point. */

let service: ServiceUnderTest;
let conversation: Conversation;
let decision: NextAnswer;
let path: string;

beforeAll(async () => {
  service = await ServiceUnderTest.start();
  conversation = await Conversation.start(await service.publish());
  await conversation.next();
  await conversation.next({ previous_turn: { user_text: 'We are four people' } });
  decision = await conversation.next({
    previous_turn: { question_id: 'q_food', outcome: 'refused' },
    selection: { excluded_question_ids: ['q_extras'], candidate_count: 1 },
  });
  path = `${internalPath(ACME)}/sessions/${conversation.id}`;
});

afterAll(() => service.stop());

describe('the explanation of a decision', () => {
  async function explained(id: string) {
    return service.admin.get<ExplainedDecision>(`${path}/decisions/${id}`);
  }

  it('makes the recorded decision again and tells the part of every question', async () => {
    const { status, body } = await explained(decision.decision_id!);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      session_id: conversation.id,
      state_version: conversation.version,
      configuration_version: 'v1',
      is_reproduced: true,
      differences: [],
    });
    const { questions, selection } = body.explanation;
    expect(selection.candidates.map(({ questionId }) => questionId)).toEqual(
      decision.candidates.map((candidate) => candidate.question_id),
    );
    expect(questions.map(({ question_id }) => question_id).sort()).toEqual(
      ['q_area', 'q_extras', 'q_food', 'q_people'].sort(),
    );
  });

  it('says which question was excluded by which rule', async () => {
    const { body } = await explained(decision.decision_id!);
    const verdicts = Object.fromEntries(
      body.explanation.questions.map(({ question_id, verdict }) => [question_id, verdict]),
    );
    expect(verdicts).toMatchObject({
      q_area: 'listed',
      q_extras: 'question_excluded_by_call',
      q_food: 'on_a_later_rung',
    });
  });

  it('explains an older decision by what was known then', async () => {
    const { body } = await explained(await firstDecision());
    expect(body).toMatchObject({ is_reproduced: true, decision: { turn: 0 } });
  });

  it('is 404 for a decision or a session that there is not, and for another service', async () => {
    const unknown = await explained('dec_nowhere');
    expect(unknown).toMatchObject({ status: 404, body: { code: 'unknown_decision' } });
    const id = decision.decision_id!;
    for (const place of [
      { tenant: 'acme', service: 'other' },
      { tenant: 'other', service: 'table' },
    ]) {
      const elsewhere = `${internalPath(place)}/sessions/${conversation.id}/decisions/${id}`;
      expect(await service.admin.get(elsewhere)).toMatchObject({
        status: 404,
        body: { code: 'unknown_session' },
      });
    }
  });

  it('is not served on the public entry point, nor without the admin token', async () => {
    const client = await service.keyHolder();
    const route = `${path}/decisions/${decision.decision_id}`;
    expect((await client.get(route)).body.code).toBe('unknown_route');
    const stranger = await service.service.internalApp.request(route, {
      headers: { Authorization: 'Bearer not-the-admin-token' },
    });
    expect(stranger.status).toBe(401);
  });

  async function firstDecision() {
    const { events } = (await service.admin.get<{ events: ReplayedEvent[] }>(`${path}/events`))
      .body;
    const first = events.find(({ type }) => type === 'QuestionsProposed');
    return (first!.facts as { decision_id: string }).decision_id;
  }
});

describe('a session on the internal entry point', () => {
  it('is the public session with everything its fold knows', async () => {
    const { status, body } = await service.admin.get<{ audit: AuditView }>(path);
    expect(status).toBe(200);
    const { request_id: _, ...served } = await conversation.read();
    expect(body).toMatchObject(served);
    expect(body.audit).toMatchObject({
      configuration_version: 'v1',
      turn_count: 2,
      pending_decision: { decision_id: decision.decision_id },
    });
  });

  it('is replayed event by event', async () => {
    const { body } = await service.admin.get<{ events: ReplayedEvent[] }>(`${path}/events`);
    expect(body.events).toHaveLength(conversation.version + 1);
    expect(body.events[0]).toMatchObject({ type: 'SessionStarted', state_version: 0 });
    expect(body.events[0]).not.toHaveProperty('state');
  });

  type EventPage = { readonly events: readonly ReplayedEvent[]; readonly next_cursor?: string };

  async function pagesOf(at: string, limit: number): Promise<(readonly ReplayedEvent[])[]> {
    const pages: (readonly ReplayedEvent[])[] = [];
    for (let next: string | undefined = ''; next !== undefined; ) {
      const page: { readonly body: EventPage } = await service.admin.get<EventPage>(
        `${at}/events?limit=${limit}${next && `&cursor=${next}`}`,
      );
      pages.push(page.body.events);
      next = page.body.next_cursor;
    }
    return pages;
  }

  it('is replayed page by page as it is at once', async () => {
    const [all] = await pagesOf(path, 200);
    const pages = await pagesOf(path, 2);
    expect(pages.map(({ length }) => length).slice(0, -1)).toEqual(
      Array.from({ length: Math.ceil(all!.length / 2) - 1 }, () => 2),
    );
    expect(pages.flat()).toEqual(all);
  });

  it('is replayed in pages of about a megabyte where its events are large', async () => {
    const long = await Conversation.start(await service.keyHolder());
    const messages = Array.from({ length: 12 }, () => ({
      role: 'assistant',
      text: 'x'.repeat(8_000),
    }));
    for (let report = 0; report < 25; report++) {
      const update = { context_update: { mode: 'messages', messages } };
      expect(await long.attempt('events', update)).toMatchObject({ status: 200 });
    }
    const pages = await pagesOf(`${internalPath(ACME)}/sessions/${long.id}`, 200);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages.slice(0, -1)) {
      const bytes = Buffer.byteLength(JSON.stringify(page));
      expect(bytes).toBeGreaterThan(1024 * 1024);
      expect(bytes).toBeLessThan(1024 * 1024 + 256 * 1024);
    }
    expect(pages.flat().map(({ revision }) => revision)).toEqual(
      Array.from({ length: long.version + 1 }, (_, revision) => revision),
    );
  });

  it('takes a cursor of another session for none of its own', async () => {
    const other = await Conversation.start(await service.keyHolder());
    const { body } = await service.admin.get<EventPage>(`${path}/events?limit=1`);
    const stray = `${internalPath(ACME)}/sessions/${other.id}/events?cursor=${body.next_cursor}`;
    expect(await service.admin.get(stray)).toMatchObject({ body: { code: 'invalid_cursor' } });
  });
});
