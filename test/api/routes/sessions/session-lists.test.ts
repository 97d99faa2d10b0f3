import { afterEach, expect, it } from 'vitest';
import type { PendingDecision } from '../../../../projections/pending-decisions.ts';
import { ACME, Conversation, internalPath, ServiceUnderTest } from '../../../support/service.ts';

let service: ServiceUnderTest;

afterEach(() => service.stop());

interface Listed {
  readonly pending_decisions: readonly PendingDecision[];
  readonly as_of: { readonly lag_seconds: number };
  readonly next_cursor?: string;
}

const PATH = `${internalPath(ACME)}/pending-decisions`;

it('lists the sessions that wait for an answer, as their own reads show it', async () => {
  service = await ServiceUnderTest.start();
  const client = await service.publish();
  const silent = await Conversation.start(client);
  const waiting = [await Conversation.start(client), await Conversation.start(client)];
  for (const conversation of waiting) await conversation.next();
  const { body } = await service.admin.get<Listed>(`${PATH}?limit=1`);
  const { body: rest } = await service.admin.get<Listed>(
    `${PATH}?limit=1&cursor=${body.next_cursor}`,
  );
  const listed = [...body.pending_decisions, ...rest.pending_decisions];
  expect(listed.map(({ session_id }) => session_id)).toEqual(waiting.map(({ id }) => id).reverse());
  expect(listed.map(({ session_id }) => session_id)).not.toContain(silent.id);
  expect(rest.next_cursor).toBeUndefined();
  expect(body.as_of.lag_seconds).toBe(0);
  for (const { session_id, decision_id, question_id, tries } of listed) {
    const { body: session } = await client.get<{
      pending_decision: { decision_id: string; candidates: { question_id: string }[] };
    }>(`/v1/sessions/${session_id}`);
    expect(session.pending_decision.decision_id).toBe(decision_id);
    expect(session.pending_decision.candidates[0]!.question_id).toBe(question_id);
    expect(tries).toBe(1);
  }
});

it('takes its filters only, and nobody without the admin token', async () => {
  service = await ServiceUnderTest.start();
  const client = await service.publish();
  const conversation = await Conversation.start(client);
  await conversation.next();
  const none = await service.admin.get<Listed>(`${PATH}?question_id=q_other`);
  expect(none.body.pending_decisions).toEqual([]);
  const early = await service.admin.get<Listed>(`${PATH}?waiting_since=2001-01-01T00:00:00Z`);
  expect(early.body.pending_decisions).toEqual([]);
  expect((await service.admin.get(`${PATH}?waiting_since=yesterday`)).status).toBe(422);
  expect((await service.admin.get(`${PATH}?status=active`)).status).toBe(422);
  const foreign = await service.service.internalApp.request(PATH);
  expect(foreign.status).toBe(401);
});

it('lists sessions and feedback, the newest first, as soon as they were acknowledged', async () => {
  service = await ServiceUnderTest.start();
  const client = await service.publish();
  const first = await client.post<{ session_id: string }>('/v1/sessions', {});
  const second = await client.post<{ session_id: string }>('/v1/sessions', {});
  await client.post(`/v1/sessions/${first.body.session_id}/feedback`, { label: 'booked' });
  const base = internalPath(ACME);
  const sessions = await service.admin.get<{ sessions: { session_id: string }[] }>(
    `${base}/sessions?status=active`,
  );
  expect(sessions.body.sessions.map(({ session_id }) => session_id)).toEqual([
    second.body.session_id,
    first.body.session_id,
  ]);
  const feedback = await service.admin.get<{ feedback: object[] }>(`${base}/feedback`);
  expect(feedback.body.feedback).toMatchObject([
    { kind: 'feedback', session_id: first.body.session_id, label: 'booked' },
  ]);
});
