import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Conversation, ServiceUnderTest } from '../support/service.ts';

let service: ServiceUnderTest;

beforeEach(async () => {
  service = await ServiceUnderTest.start();
});

afterEach(() => service.stop());

describe('sessions', () => {
  it('pins the publication that is active when the session is created', async () => {
    const client = await service.publish();
    const conversation = await Conversation.start(client);
    await client.post('/v1/configuration/changes', {
      changes: [{ entity: 'question', operation: 'delete', question: { id: 'q_extras' } }],
    });
    const answer = await conversation.next();
    expect(answer.action).toBe('ask');
  });
});
