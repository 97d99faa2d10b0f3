import { describe, expect, it } from 'vitest';
import { explainRecordedDecision } from '../../../app/audit/explain-decision.ts';
import { latestConfiguration } from '../../../app/configuration/load-configuration.ts';
import { readCompilation } from '../../../app/configuration/read-compilation.ts';
import { readConfiguration } from '../../../app/configuration/read-configuration.ts';
import {
  compareVersions,
  readVersion,
} from '../../../app/configuration/versions/published-versions.ts';
import { restoreDraft } from '../../../app/configuration/versions/restore-draft.ts';
import type { Dependencies } from '../../../app/core/dependencies.ts';
import { recordFeedback } from '../../../app/feedback/record-feedback.ts';
import { eraseSession } from '../../../app/privacy/erase-session.ts';
import { commandRetention } from '../../../app/privacy/retention.ts';
import { createSession } from '../../../app/session/create-session.ts';
import { loadSession } from '../../../app/session/load-session.ts';
import { Previews } from '../../../app/session/preview/preview-conversation.ts';
import { readSession } from '../../../app/session/read-session.ts';
import { recordEvents } from '../../../app/session/record-events.ts';
import { sessionAggregate } from '../../../app/session/session-aggregate.ts';
import type { SessionMutation } from '../../../app/session/session-mutation.ts';
import { takeTurn } from '../../../app/session/take-turn.ts';
import { compile } from '../../../compiler/compile.ts';
import { encodeArtifact } from '../../../domain/artifact/artifact-codec.ts';
import type { Owner } from '../../../domain/owner.ts';
import { sessionStream } from '../../../domain/session/stream.ts';
import { creationOf } from '../../support/configurations/configurations.ts';
import { tableConfiguration } from '../../support/conversations/sessions.ts';
import { givenService } from '../../support/given-service.ts';
import { SOME_PROVENANCE } from '../../support/log/scribe.ts';
import { ACME, Conversation, type ServiceUnderTest } from '../../support/service.ts';

/** What is refused before a decider is asked: whose something is, whether it is there, and what its key stands for. */

const NOBODYS = 'ses_7ZZZZZZZZZZZZZZZZZZZZZZZZZ';
const OTHERS: Owner = { tenant: 'acme', service: 'other' };

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
  await erase(service, led.sessionId);
  return led;
}

async function erase(service: ServiceUnderTest, sessionId: string): Promise<void> {
  const erasing = { ...service.service.dependencies, secret: 'a secret' };
  const asked = { owner: ACME, sessionId, reason: 'asked for', provenance: SOME_PROVENANCE };
  await eraseSession(erasing, asked);
}

function hold(dependencies: Dependencies, sessionId: string) {
  const call = { owner: ACME, provenance: SOME_PROVENANCE };
  return commandRetention(dependencies, call, {
    type: 'placeHold',
    sessionId,
    reason: 'a law suit',
  });
}

const key = (body: string) => ({ keyDigest: 'a'.repeat(64), bodyDigest: body.repeat(64) });

function next(
  dependencies: Dependencies,
  { sessionId, version }: Led,
  { owner = ACME, body = 'b' } = {},
) {
  const call = callOn(sessionId, { owner, body });
  return takeTurn(dependencies, call, { state_version: version });
}

function callOn(sessionId: string, { owner = ACME, body = 'b' } = {}): SessionMutation {
  return { owner, sessionId, key: key(body), provenance: SOME_PROVENANCE };
}

const itself = ({ sessionId }: Led) => ({ session_id: sessionId });
const ofNone = () => ({});

describe('a call on a session is refused', () => {
  it('where there is none', () =>
    givenService(nothing).when(next).refuses('unknown_session', itself));

  it('where it is of another service, in the same words', () =>
    givenService(aConversation)
      .when((dependencies, led) => next(dependencies, led, { owner: OTHERS }))
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
  ])('%s', (_, prepare, owner) =>
    givenService(prepare)
      .when((dependencies, { sessionId }) => loadSession(dependencies, owner, sessionId))
      .refuses('unknown_session', itself),
  );
});

describe('a session is not begun', () => {
  it('where nothing is published', () =>
    givenService(nothing)
      .when((dependencies) =>
        createSession(dependencies, {
          owner: ACME,
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

/** A session that holds as much as one may. */
function filledTo(
  dependencies: Dependencies,
  filled: { readonly revision?: number; readonly bytes?: number },
): Dependencies {
  const { streams } = dependencies;
  const latest: Dependencies['streams']['latest'] = async (aggregate, stream) => ({
    ...(await streams.latest(aggregate, stream)),
    ...filled,
  });
  const held = streams.held.bind(streams);
  return {
    ...dependencies,
    streams: { latest, cached: latest, held } as unknown as Dependencies['streams'],
  };
}

describe('a call on a session is refused for its size', () => {
  const { eventsMax, bytesMax } = sessionAggregate.bounds!;

  it('where the session would have too many events', () => {
    const revision = eventsMax - 1;
    return givenService(aConversation)
      .when((dependencies, led) =>
        next(filledTo(dependencies, { revision }), { ...led, version: revision }),
      )
      .refuses('payload_too_large', () => ({ max_events: eventsMax }));
  });

  it('where the session would have too many bytes', () =>
    givenService(aConversation)
      .when((dependencies, led) => next(filledTo(dependencies, { bytes: bytesMax }), led))
      .refuses('payload_too_large', () => ({ max_bytes: bytesMax })));
});

describe('of an erased session', () => {
  const erased = async (service: ServiceUnderTest) => {
    const led = await anErasedConversation(service);
    return { ...led, erased_at: new Date(service.clock.now()).toISOString() };
  };
  const since = ({ sessionId, erased_at }: Awaited<ReturnType<typeof erased>>) => ({
    session_id: sessionId,
    erased_at,
  });

  it('nothing is read', () =>
    givenService(erased)
      .when((dependencies, { sessionId }) => readSession(dependencies, ACME, sessionId, 'req_1'))
      .refuses('session_erased', since));

  it('no events are taken', () =>
    givenService(erased)
      .when((dependencies, { sessionId, version }) =>
        recordEvents(dependencies, callOn(sessionId), { state_version: version }),
      )
      .refuses('session_erased', since));

  it('no feedback is taken', () =>
    givenService(erased)
      .when((dependencies, { sessionId }) =>
        recordFeedback(dependencies, callOn(sessionId), { label: 'won' }),
      )
      .refuses('session_erased', since));

  it('no answer is given again', () =>
    givenService(async (service) => {
      const led = await aConversation(service);
      await next(service.service.dependencies, led);
      await erase(service, led.sessionId);
      return { ...led, erased_at: new Date(service.clock.now()).toISOString() };
    })
      .when(next)
      .refuses('session_erased', since));
});

describe('a session is not erased', () => {
  const erasing = (dependencies: Dependencies, sessionId: string, onlyIfQuietSince?: string) =>
    eraseSession(
      { ...dependencies, secret: 'a secret' },
      {
        owner: ACME,
        sessionId,
        reason: 'asked for',
        provenance: SOME_PROVENANCE,
        ...(onlyIfQuietSince === undefined ? {} : { onlyIfQuietSince }),
      },
    );
  const fault = (code: string) => () => ({
    errors: [{ code, location: 'path', path: 'session_id', message: expect.any(String) }],
  });

  it('where there is none', () =>
    givenService(nothing)
      .when((dependencies, { sessionId }) => erasing(dependencies, sessionId))
      .refuses('unknown_session', itself));

  it('while it is held', () =>
    givenService(async (service) => {
      const led = await aConversation(service);
      await hold(service.service.dependencies, led.sessionId);
      return led;
    })
      .when((dependencies, { sessionId }) => erasing(dependencies, sessionId))
      .refuses('invalid_request', fault('session_held')));

  it('by its age, where something was said since', () =>
    givenService(aConversation)
      .when((dependencies, { sessionId }) =>
        erasing(dependencies, sessionId, '2020-01-01T00:00:00.000Z'),
      )
      .refuses('invalid_request', fault('not_due')));

  it('nor held, where there is none', () =>
    givenService(nothing)
      .when((dependencies, { sessionId }) => hold(dependencies, sessionId))
      .refuses('unknown_session', itself));
});

describe('a decision is not explained', () => {
  const explained = (dependencies: Dependencies, sessionId: string, revision: number) =>
    explainRecordedDecision(dependencies, {
      stream: sessionStream(ACME.tenant, sessionId),
      revision,
    });

  it('where there is none', () =>
    givenService(aConversation)
      .when((dependencies, { sessionId }) => explained(dependencies, sessionId, 0))
      .refuses('unknown_decision', ofNone));

  it('where the artifact cannot be read', () =>
    givenService(async (service) => {
      const talk = await Conversation.start(await service.publish());
      await talk.next();
      return { sessionId: talk.id, version: talk.version };
    })
      .when((dependencies, { sessionId, version }) =>
        explained(withoutArtifacts(dependencies), sessionId, version),
      )
      .refuses('compiled_artifact_unavailable', itself));
});

describe('a conversation is not tried', () => {
  const previews = new Previews(async (configuration, additions) =>
    encodeArtifact(compile(configuration, { engineVersion: 'test', ...additions }).artifact),
  );

  it.each(['draft', 'published'] as const)('where there is no %s configuration', (state) =>
    givenService(nothing)
      .when((dependencies) => previews.play(dependencies, ACME, { state, turns: [] }))
      .refuses('unknown_configuration', () => ({ state })),
  );

  it('with a turn that could not be taken in a session', () =>
    givenService(aConversation)
      .when((dependencies) => {
        const turns = [{ question_id: 'q_none', user_text: 'Four' }];
        return previews.play(dependencies, ACME, { state: 'published', turns });
      })
      .refuses('invalid_request', () => ({
        errors: [
          {
            code: 'unknown_question',
            location: 'body',
            path: '/previous_turn/question_id',
            message: expect.any(String),
          },
        ],
      })));

  it('on a draft that could not be published', () =>
    givenService(async (service) => {
      const client = await service.keyHolder();
      const [objective] = creationOf(tableConfiguration);
      await client.post('/v1/configuration/changes', { changes: [objective] });
    })
      .when((dependencies) => previews.play(dependencies, ACME, { state: 'draft', turns: [] }))
      .refuses('configuration_validation_failed', () => ({
        errors: expect.arrayContaining([expect.objectContaining({ position: null })]),
      })));
});

describe('a version is not', () => {
  const published = async (service: ServiceUnderTest) => {
    await service.publish();
    const { publications } = await latestConfiguration(service.service.dependencies, ACME);
    return { newest: publications.at(-1)!.configurationVersion };
  };
  const none = ({ newest }: Awaited<ReturnType<typeof published>>) => ({
    state: 'published',
    newest,
  });

  it('read where there is none of its name', () =>
    givenService(published)
      .when((dependencies) => readVersion(dependencies, ACME, 'v_none'))
      .refuses('unknown_configuration', none));

  it('compared where there is none of its name', () =>
    givenService(published)
      .when((dependencies) => compareVersions(dependencies, ACME, ['draft', 'v_none']))
      .refuses('unknown_configuration', none));

  it('restored where there is none of its name', () =>
    givenService(published)
      .when((dependencies) => {
        const call = { owner: ACME, key: key('b'), provenance: SOME_PROVENANCE };
        return restoreDraft(dependencies, call, { configuration_version: 'v_none' });
      })
      .refuses('unknown_configuration', none));
});
