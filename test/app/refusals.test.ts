import { describe, it } from 'vitest';
import { readCompilation } from '../../app/configuration/read-compilation.ts';
import { readConfiguration } from '../../app/configuration/read-configuration.ts';
import type { Dependencies } from '../../app/core/dependencies.ts';
import { eraseSession } from '../../app/privacy/erase-session.ts';
import { createSession } from '../../app/session/create-session.ts';
import { loadSession } from '../../app/session/load-session.ts';
import { takeTurn } from '../../app/session/take-turn.ts';
import type { Scope } from '../../domain/scope.ts';
import { givenService } from '../support/given-service.ts';
import { SOME_PROVENANCE } from '../support/log/scribe.ts';
import { ACME, Conversation, type ServiceUnderTest } from '../support/service.ts';

/** What is refused before a decider is asked: whose something is, whether it is there, and what its key stands for. */

const NOBODYS = 'ses_7ZZZZZZZZZZZZZZZZZZZZZZZZZ';
const OTHERS: Scope = { tenant: 'acme', service: 'other' };

interface Led {
  readonly sessionId: string;
  readonly version: number;
}

async function nothing(): Promise<Led> {
  return { sessionId: NOBODYS, version: 0 };
}

async function aConversation(service: ServiceUnderTest): Promise<Led> {
  const { id: sessionId, version } = await Conversation.start(await service.publish());
  return { sessionId, version };
}

async function anErasedConversation(service: ServiceUnderTest): Promise<Led> {
  const led = await aConversation(service);
  const erasing = { ...service.service.dependencies, secret: 'a secret' };
  const { sessionId } = led;
  const asked = { scope: ACME, sessionId, reason: 'asked for', provenance: SOME_PROVENANCE };
  await eraseSession(erasing, asked);
  return led;
}

const key = (body: string) => ({ keyDigest: 'a'.repeat(64), bodyDigest: body.repeat(64) });

function next(
  dependencies: Dependencies,
  { sessionId, version }: Led,
  { scope = ACME, body = 'b' } = {},
) {
  const call = { scope, sessionId, key: key(body), provenance: SOME_PROVENANCE };
  return takeTurn(dependencies, call, { state_version: version });
}

const itself = ({ sessionId }: Led) => ({ session_id: sessionId });
const ofNone = () => ({});

describe('a call on a session is refused', () => {
  it('where there is none', () =>
    givenService(nothing).when(next).refuses('unknown_session', itself));

  it('where it is of another service, in the same words', () =>
    givenService(aConversation)
      .when((dependencies, led) => next(dependencies, led, { scope: OTHERS }))
      .refuses('unknown_session', itself));

  it('where it was erased', () =>
    givenService(async (service) => {
      const led = await anErasedConversation(service);
      return { ...led, erased_at: new Date(service.clock.now()).toISOString() };
    })
      .when(next)
      .refuses('session_erased', ({ sessionId, erased_at }) => ({
        session_id: sessionId,
        erased_at,
      })));

  it('where it was made for an older state', () =>
    givenService(aConversation)
      .when((dependencies, led) => next(dependencies, { ...led, version: led.version + 7 }))
      .refuses('state_version_conflict', ({ sessionId, version }) => ({
        session_id: sessionId,
        sent_state_version: version + 7,
        current_state_version: version,
      })));

  it('where its key came with another body', () =>
    givenService(async (service) => {
      const led = await aConversation(service);
      await next(service.service.dependencies, led);
      return led;
    })
      .when((dependencies, led) => next(dependencies, led, { body: 'c' }))
      .refuses('idempotency_key_reused', ofNone));

  it('where its artifact cannot be read', () =>
    givenService(aConversation)
      .when((dependencies, led) => next(withoutArtifacts(dependencies), led))
      .refuses('compiled_artifact_unavailable', itself));
});

function withoutArtifacts(dependencies: Dependencies): Dependencies {
  const artifacts = { load: async () => undefined } as unknown as Dependencies['artifacts'];
  return { ...dependencies, artifacts };
}

describe('a session is not read', () => {
  it.each([
    ['where there is none', nothing, ACME],
    ['where it is of another service', aConversation, OTHERS],
  ])('%s', (_, prepare, scope) =>
    givenService(prepare)
      .when((dependencies, { sessionId }) => loadSession(dependencies, scope, sessionId))
      .refuses('unknown_session', itself),
  );
});

describe('a session is not begun', () => {
  it('where nothing is published', () =>
    givenService(nothing)
      .when((dependencies) =>
        createSession(dependencies, {
          scope: ACME,
          clientReference: undefined,
          key: key('b'),
          provenance: SOME_PROVENANCE,
        }),
      )
      .refuses('unknown_configuration', () => ({ state: 'published' })));
});

describe('a configuration is not read', () => {
  it.each(['draft', 'published'] as const)('where there is no %s one', (state) =>
    givenService(nothing)
      .when((dependencies) => readConfiguration(dependencies, ACME, state))
      .refuses('unknown_configuration', () => ({ state })),
  );

  it('where its artifact cannot be read', () =>
    givenService(aConversation)
      .when((dependencies) => readConfiguration(withoutArtifacts(dependencies), ACME, 'published'))
      .refuses('compiled_artifact_unavailable', ofNone));

  it('by a compilation that there is not', () =>
    givenService(aConversation)
      .when((dependencies) => readCompilation(dependencies, ACME, 'cmp_none'))
      .refuses('unknown_compilation', () => ({ compilation_id: 'cmp_none' })));
});
