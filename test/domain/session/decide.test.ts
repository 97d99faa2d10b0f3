import { describe, expect, it } from 'vitest';
import { sessionDecider } from '../../../domain/session/decide.ts';
import { external, history, next } from '../../support/conversations/session-history.ts';
import { given } from '../../support/given.ts';

describe('a call is refused', () => {
  it('on a session that was never started', () => {
    given(sessionDecider).when(next()).refuses('unknown_session', {});
    given(sessionDecider).when(external({})).refuses('unknown_session', {});
  });

  it('that would leave more values than a session holds', () => {
    const charactersMax = 2 * 1024 * 1024;
    const setting = (items: number) => {
      const value = new Array<string>(items).fill('garden');
      return external({ clientUpdates: { data: [{ id: 'extras', operation: 'set', value }] } });
    };
    const fitting = Math.floor((charactersMax - '[]'.length + 1) / '"garden",'.length);
    given(sessionDecider, ...history)
      .when(setting(fitting + 1))
      .refuses('payload_too_large', { max_value_characters: charactersMax });
    expect(given(sessionDecider, ...history).when(setting(fitting)).outcome.ok).toBe(true);
  });
});

describe('an update that names nothing', () => {
  it('is recorded, so that its key is used up', () => {
    given(sessionDecider, ...history)
      .when(external({}))
      .records({ type: 'EmptyUpdateReceived', facts: {} });
  });
});

describe('a session', () => {
  it('starts on the publication it is given', () => {
    given(sessionDecider)
      .when({
        type: 'startSession',
        publication: { service: 'table', configurationVersion: 'v1', artifactDigest: 'd' },
        clientReference: 'ours',
      })
      .records({
        type: 'SessionStarted',
        facts: { service: 'table', configuration_version: 'v1', artifact_digest: 'd' },
        private: { client_reference: 'ours' },
      });
  });
});
