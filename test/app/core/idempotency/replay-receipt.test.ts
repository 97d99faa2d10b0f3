import { expect, it, onTestFinished } from 'vitest';
import { createSession } from '../../../../app/session/create-session.ts';
import { openEventStoreLog } from '../../../../log/eventstoredb/eventstore-log.ts';
import { categoryOf, type Position } from '../../../../log/port.ts';
import type { ProposedEvent } from '../../../support/eventstore/lookalike-log.ts';
import { type Fault, LookalikeServer } from '../../../support/eventstore/lookalike-server.ts';
import { SOME_PROVENANCE } from '../../../support/log/scribe.ts';
import { ACME, Conversation, ServiceUnderTest } from '../../../support/service.ts';

it('An answer is told as given again to who asks again, and not to the call whose own append was written unheard', async () => {
  const server = await new LookalikeServer().start();
  const { connectionString } = server;
  const log = await openEventStoreLog({ connectionString, callMsMax: 300 });
  const service = await ServiceUnderTest.start(log);
  onTestFinished(async () => {
    await service.stop();
    server.stop();
  });
  const client = await service.publish();
  // A conversation sends each call twice, and expects of the second answer alone that it says so.
  server.faultOf = lateFirstAppend();
  const conversation = await Conversation.start(client);
  server.faultOf = lateFirstAppend();
  await conversation.next();
  const stored = server.log.all.filter(({ stream }) => categoryOf(stream) === 'session');
  expect(stored.map(({ type }) => type)).toEqual(['SessionStarted', 'QuestionsProposed']);
});

it('What a repeated call is answered is waited for by the reads of this instance, as what it wrote itself is', async () => {
  const service = await ServiceUnderTest.start();
  onTestFinished(() => service.stop());
  await service.publish();
  const told: Position[] = [];
  const dependencies = {
    ...service.service.dependencies,
    acknowledged: (position: Position) => void told.push(position),
  };
  const call = {
    owner: ACME,
    key: { keyDigest: 'a'.repeat(64), bodyDigest: 'b'.repeat(64) },
    provenance: SOME_PROVENANCE,
    clientReference: undefined,
  };
  await createSession(dependencies, call);
  await createSession(dependencies, call);
  expect(told).toHaveLength(2);
  expect(told[1]).toBe(told[0]);
});

/** No try of a session's next append arrives before it was given up and its events were decided anew. */
function lateFirstAppend(): (
  stream: string,
  events: readonly ProposedEvent[],
) => Fault | undefined {
  let lost: string | undefined;
  let arrive = () => {};
  const until = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return (stream, [event]) => {
    if (categoryOf(stream) !== 'session') return undefined;
    lost ??= event!.id;
    if (event!.id !== lost) arrive();
    return { rpc: 'append', kind: 'held', until };
  };
}
