import { describe, expect, it, onTestFinished } from 'vitest';
import { CompilationTimedOut } from '../../../compiler/compile-in-thread.ts';
import { MemoryCoordination } from '../../../coordination/memory.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import { BoundedProvider } from '../../../semantics/bounded-provider.ts';
import { Breaker } from '../../../semantics/breaker.ts';
import { OpenAiCompatible } from '../../../semantics/openai-compatible.ts';
import type { SemanticProvider } from '../../../semantics/port.ts';
import { creationOf } from '../../support/configurations/configurations.ts';
import { tableConfiguration } from '../../support/conversations/sessions.ts';
import type { Client } from '../../support/http/client.ts';
import {
  BAD_BEHAVIOURS,
  type Behaviour,
  CANARY,
  send,
  TestProvider,
} from '../../support/models/hostile-provider.ts';
import { Conversation, ServiceUnderTest } from '../../support/service.ts';

type AtEnd = (end: () => Promise<void>) => void;

async function serviceWith(semantics: SemanticProvider, atEnd: AtEnd) {
  const service = await ServiceUnderTest.start(createMemoryLog(), { semantics });
  atEnd(() => service.stop());
  return service;
}

/** How long a batch of questions to the provider may take. */
const PATIENT_MS = 20_000;
const IMPATIENT_MS = 400;

/** A provider whose behaviour can be changed, and the service that asks it. */
async function serviceAsking(atEnd: AtEnd = onTestFinished) {
  let behaviour: Behaviour = answers([]);
  const server = await TestProvider.start((exchange) => behaviour(exchange));
  atEnd(() => server.close());
  const settings = { url: server.url, model: 'm', apiKey: `sk-${CANARY}` };
  const guards = {
    breaker: new Breaker(() => 0),
    coordination: new MemoryCoordination(() => 0),
    turnAllowances: [],
    compilationAllowances: [],
    onFailure: () => {},
    turnMsMax: 3_000,
    // Only what never comes is waited for in vain, and then not for long.
    batchMsMax: PATIENT_MS,
  };
  const provider = new BoundedProvider(new OpenAiCompatible(settings), guards);
  const service = await serviceWith(provider, atEnd);
  const play = (next: Behaviour, batchMsMax = PATIENT_MS) => {
    behaviour = next;
    guards.batchMsMax = batchMsMax;
  };
  return { server, service, play };
}

function answers(edges: readonly object[]): Behaviour {
  return ({ response }) => send(response, { edges });
}

/** Publishes the draft and reads how that ended. */
async function publishAgain(service: ServiceUnderTest, client: Client) {
  const { body } = await client.post<{ compilation_id: string }>('/v1/configuration/publish', {});
  await service.compiled();
  const path = `/v1/configuration/compilations/${body.compilation_id}`;
  return client.get<{ status: string; error: { code: string; message: string } | null }>(path);
}

async function withDraft(service: ServiceUnderTest) {
  const client = await service.keyHolder();
  await client.post('/v1/configuration/changes', { changes: creationOf(tableConfiguration) });
  return client;
}

describe('a publication with a provider', () => {
  it('covers what the provider proposes, within its bounds', async () => {
    const { service, play } = await serviceAsking();
    const edge = { question_id: 'q_people', information_id: 'food', weight: 1 };
    play(answers([edge]));
    const client = await withDraft(service);
    expect((await publishAgain(service, client)).body.status).toBe('succeeded');
    const { candidates } = await (await Conversation.start(client)).next({
      selection: { required_target_ids: ['food'], candidate_count: 10 },
    });
    const people = candidates.find(({ question_id }) => question_id === 'q_people');
    expect(people?.target_ids).toEqual(['people', 'food']);
  });

  const bad = Object.entries(BAD_BEHAVIOURS).flatMap(([reason, ways]) =>
    Object.entries(ways).map(([name, behaviour]) => ({ reason, name, behaviour })),
  );
  // Some of them are waited for in vain, side by side.
  it.concurrent.for(bad)(
    'fails when the provider $name, and stays as it was',
    async ({ behaviour }, test) => {
      const { service, play } = await serviceAsking(test.onTestFinished);
      const client = await service.publish();
      play(behaviour, IMPATIENT_MS);
      const job = await publishAgain(service, client);
      expect(job.body.status).toBe('failed');
      expect(job.body.error).toEqual({
        code: expect.stringMatching(/^(llm_unavailable|timeout)$/),
        message: expect.stringMatching(/^.{1,100}$/),
      });
      const published = await client.get('/v1/configuration');
      expect(published.body).toMatchObject({ state: 'published', configuration_version: 'v1' });
      const said = [job.text, published.text, ...service.logLines];
      expect(said.filter((text) => text.includes(CANARY))).toEqual([]);
    },
  );

  it('calls a provider that does not answer in time a timeout, any other unavailable', async () => {
    const { service, play } = await serviceAsking();
    const client = await service.publish();
    play(() => {}, IMPATIENT_MS);
    expect((await publishAgain(service, client)).body.error?.code).toBe('timeout');
    play(({ response }) => void response.writeHead(401).end());
    expect((await publishAgain(service, client)).body.error?.code).toBe('llm_unavailable');
  });
});

describe('a compilation that takes too long', () => {
  it('ends with a timeout', async () => {
    const service = await ServiceUnderTest.start(createMemoryLog(), {
      compile: () => () => Promise.reject(new CompilationTimedOut('over 120000 ms')),
    });
    onTestFinished(() => service.stop());
    const client = await withDraft(service);
    expect((await publishAgain(service, client)).body.error?.code).toBe('timeout');
  });
});

describe('a service that stops while a provider is asked', () => {
  it('does not wait for it, and leaves the job to another worker', async () => {
    const { service, server, play } = await serviceAsking();
    play(() => {});
    const client = await withDraft(service);
    await client.post('/v1/configuration/publish', {});
    await service.service.views.ownWritesShown();
    service.service.worker.wake();
    await expect.poll(() => server.requests.length).toBe(1);
    await service.service.worker.stop();
    const { body } = await client.get('/v1/configuration?state=draft');
    expect(body).toMatchObject({ state: 'draft' });
    const log = await service.log.read('configuration-acme.table', { from: 0 });
    expect(log.events.at(-1)!.type).toBe('CompilationLapsed');
    expect(log.events.at(-1)!.data).toContain('"released":true');
  });
});
