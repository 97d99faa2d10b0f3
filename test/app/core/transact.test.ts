import { expect, it } from 'vitest';
import { sessionStream } from '../../../domain/session/stream.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import { wrappedLog } from '../../support/log/wrapped-log.ts';
import { ACME, Conversation, ServiceUnderTest } from '../../support/service.ts';

it('gives up a call that lost four appends to other writers, and writes nothing', async () => {
  const log = createMemoryLog();
  let contended: string | undefined;
  let appends = 0;
  const service = await ServiceUnderTest.start(
    wrappedLog(log, {
      append: async (stream, events, expected) => {
        if (stream !== contended) return log.append(stream, events, expected);
        appends += 1;
        // The others end at last, so that a call that never gives up ends too.
        if (appends > 20) return log.append(stream, events, expected);
        return { ok: false, actual: (await log.read(stream)).lastRevision };
      },
    }),
  );
  try {
    const conversation = await Conversation.start(await service.publish());
    const { version, id } = conversation;
    contended = sessionStream(ACME.tenant, id);
    const reply = await conversation.attempt('next');
    contended = undefined;
    // The client sends every call twice.
    expect({ status: reply.status, appends }).toEqual({ status: 503, appends: 2 * 4 });
    expect(await conversation.read()).toHaveProperty('versions.state_version', version);
  } finally {
    await service.stop();
  }
});
