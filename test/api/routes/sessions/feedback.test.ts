import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../support/http/client.ts';
import { Conversation, ServiceUnderTest } from '../../../support/service.ts';

let service: ServiceUnderTest;
let client: Client;

beforeEach(async () => {
  service = await ServiceUnderTest.start();
  client = await service.publish();
});

afterEach(() => service.stop());

describe('POST /v1/sessions/{session_id}/feedback', () => {
  it('records the result of a conversation and leaves its state_version alone', async () => {
    const conversation = await Conversation.start(client);
    const reply = await client.post(`${conversation.path}/feedback`, {
      label: 'booked',
      metadata: { covers: 4 },
    });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      request_id: expect.stringMatching(/^req_/),
      session_id: conversation.id,
      feedback_id: expect.stringMatching(/^fbk_[0-9A-HJKMNP-TV-Z]{26}$/),
      recorded_at: service.clock.iso,
    });
    expect((await conversation.read()).versions.state_version).toBe(0);
  });

  it('takes any number of reports on one conversation', async () => {
    const { path } = await Conversation.start(client);
    const first = await client.post(`${path}/feedback`, { label: 'booked' });
    const second = await client.post(`${path}/feedback`, { label: 'booked' });
    expect(second.body.feedback_id).not.toBe(first.body.feedback_id);
  });

  it('needs a label and knows nothing but label and metadata', async () => {
    const { path } = await Conversation.start(client);
    const reply = await client.post(`${path}/feedback`, { score: 5 });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({
      code: 'invalid_request',
      details: {
        errors: [
          { code: 'required', location: 'body', path: '/label' },
          { code: 'unknown_field', location: 'body', path: '/score' },
        ],
      },
    });
  });

  it('does not know a session that was not created here', async () => {
    const reply = await client.post('/v1/sessions/elsewhere/feedback', { label: 'booked' });
    expect(reply.status).toBe(404);
    expect(reply.body).toMatchObject({
      code: 'unknown_session',
      details: { session_id: 'elsewhere' },
    });
  });
});
