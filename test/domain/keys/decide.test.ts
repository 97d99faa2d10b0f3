import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type CreateKey, keyCreation, keyRotation } from '../../../domain/keys/commands.ts';
import { keysDecider } from '../../../domain/keys/decide.ts';
import type { KeyEvent } from '../../../domain/keys/events.ts';
import { isValid, statusOf } from '../../../domain/keys/key-validity.ts';
import { keyView } from '../../../domain/keys/key-view.ts';
import { keysStream } from '../../../domain/keys/stream.ts';
import { given, happenedAt, stateAfter } from '../../support/given.ts';

const MORNING = '2026-03-01T08:00:00.000Z';
const NOON = '2026-03-01T12:00:00.000Z';
const NEXT_NOON = '2026-03-02T12:00:00.000Z';
const EVENING = '2026-03-01T20:00:00.000Z';
const FIRST = 'a'.repeat(64);
const SECOND = 'b'.repeat(64);

const created: KeyEvent = {
  type: 'KeyCreated',
  facts: {
    key_id: 'key_1',
    name: 'Backend',
    scopes: ['runtime'],
    expires_at: null,
    secret_digest: FIRST,
  },
};
const expiring: KeyEvent = {
  type: 'KeyCreated',
  facts: { ...created.facts, key_id: 'key_2', expires_at: EVENING },
};
const rotated: KeyEvent = {
  type: 'KeyRotated',
  facts: { key_id: 'key_1', secret_digest: SECOND, overlap_until: NEXT_NOON },
};
const revoked: KeyEvent = { type: 'KeyRevoked', facts: { key_id: 'key_1' } };

function keyAfter(id: string, ...events: KeyEvent[]) {
  const key = stateAfter(keysDecider, ...events.map((event) => happenedAt(MORNING, event))).get(id);
  if (!key) throw new Error(`${id} is not there`);
  return key;
}

function creating(expires_at?: string): CreateKey {
  return {
    type: 'createKey',
    at: NOON,
    keyId: 'key_1',
    name: 'Backend',
    scopes: ['runtime'],
    secretDigest: FIRST,
    ...(expires_at === undefined ? {} : { expires_at }),
  };
}

const rotating = {
  type: 'rotateKey',
  at: NOON,
  keyId: 'key_1',
  secretDigest: SECOND,
  overlap_seconds: 24 * 3600,
} as const;

describe('making a key', () => {
  it('records it once, with a digest and never a secret', () => {
    given(keysDecider).when(creating()).recordsOnce(created);
  });

  it('records when it expires, and refuses an expiry that has passed', () => {
    given(keysDecider)
      .when(creating(EVENING))
      .records({ ...created, facts: { ...created.facts, expires_at: EVENING } });
    given(keysDecider).when(creating(NOON)).refuses('invalid_request');
  });
});

describe('rotating a key', () => {
  it('records the new secret once and how long the one before it stays', () => {
    given(keysDecider, created).when(rotating).recordsOnce(rotated);
  });

  it('keeps both secrets valid until the overlap ends, then only the new one', () => {
    const key = keyAfter('key_1', created, rotated);
    const [before, after] = key.secrets as [never, never];
    expect(statusOf(key, EVENING)).toBe('rotating');
    expect([isValid(key, before, EVENING), isValid(key, after, EVENING)]).toEqual([true, true]);
    expect(statusOf(key, NEXT_NOON)).toBe('active');
    expect([isValid(key, before, NEXT_NOON), isValid(key, after, NEXT_NOON)]).toEqual([
      false,
      true,
    ]);
  });

  it('does not prolong an older secret when it happens twice', () => {
    const third: KeyEvent = {
      type: 'KeyRotated',
      facts: {
        key_id: 'key_1',
        secret_digest: 'c'.repeat(64),
        overlap_until: '2026-04-01T00:00:00.000Z',
      },
    };
    const key = keyAfter('key_1', created, rotated, third);
    expect(key.secrets.map(({ validUntil }) => validUntil)).toEqual([
      NEXT_NOON,
      '2026-04-01T00:00:00.000Z',
      null,
    ]);
  });

  it('leaves no older secret longer than the overlap that the newest rotation asks for', () => {
    const atOnce: KeyEvent = {
      type: 'KeyRotated',
      facts: { key_id: 'key_1', secret_digest: 'c'.repeat(64), overlap_until: NOON },
    };
    const key = keyAfter('key_1', created, rotated, atOnce);
    expect(key.secrets.map((secret) => isValid(key, secret, NOON))).toEqual([false, false, true]);
    expect(statusOf(key, NOON)).toBe('active');
    const shorter: KeyEvent = { ...atOnce, facts: { ...atOnce.facts, overlap_until: EVENING } };
    const { secrets } = keyAfter('key_1', created, rotated, shorter);
    expect(secrets.map(({ validUntil }) => validUntil)).toEqual([EVENING, EVENING, null]);
  });

  it('is refused for a key that is not there, was revoked, or has expired', () => {
    given(keysDecider).when(rotating).refuses('unknown_key', { key_id: 'key_1' });
    given(keysDecider, created, revoked).when(rotating).refuses('invalid_request');
    given(keysDecider, expiring)
      .when({ ...rotating, keyId: 'key_2', at: EVENING })
      .refuses('invalid_request');
  });
});

describe('ending a key', () => {
  it('revokes it once, with every secret it has', () => {
    given(keysDecider, created).when({ type: 'revokeKey', keyId: 'key_1' }).recordsOnce(revoked);
    given(keysDecider).when({ type: 'revokeKey', keyId: 'key_1' }).refuses('unknown_key');
    const key = keyAfter('key_1', created, rotated, revoked);
    expect(statusOf(key, NOON)).toBe('revoked');
    expect(key.secrets.some((secret) => isValid(key, secret, NOON))).toBe(false);
  });

  it('expires by time alone, and the clock records it once afterwards', () => {
    const key = keyAfter('key_2', expiring);
    expect(statusOf(key, NOON)).toBe('active');
    expect(statusOf(key, EVENING)).toBe('expired');
    given(keysDecider, created, expiring)
      .when({ type: 'recordExpiries', at: EVENING })
      .recordsOnce({ type: 'KeyExpired', facts: { key_id: 'key_2' } });
    given(keysDecider, created, expiring)
      .when({ type: 'recordExpiries', at: NOON })
      .recordsNothing();
  });

  it('does not record the expiry of a key that was revoked before', () => {
    const end: KeyEvent = { type: 'KeyRevoked', facts: { key_id: 'key_2' } };
    given(keysDecider, expiring, end)
      .when({ type: 'recordExpiries', at: EVENING })
      .recordsNothing();
  });
});

describe('showing a key', () => {
  it('shows everything but its secrets and their digests', () => {
    const shown = keyView(keyAfter('key_2', expiring), NOON);
    expect(shown).toEqual({
      key_id: 'key_2',
      name: 'Backend',
      scopes: ['runtime'],
      state: 'active',
      created_at: MORNING,
      expires_at: EVENING,
    });
  });

  it('tells until when a secret before its newest one opens it, as long as one does', () => {
    const key = keyAfter('key_1', created, rotated);
    expect(keyView(key, NOON)).toMatchObject({ state: 'rotating', overlap_until: NEXT_NOON });
    expect(keyView(key, NEXT_NOON)).not.toHaveProperty('overlap_until');
    expect(keyView(keyAfter('key_1', created, rotated, revoked), NOON)).not.toHaveProperty(
      'overlap_until',
    );
  });

  it('ignores what is said of a key that was never made', () => {
    expect(stateAfter(keysDecider, revoked).size).toBe(0);
  });
});

describe('the requests about keys', () => {
  it.each([
    { name: '', scopes: ['runtime'] },
    { name: 'a', scopes: [] },
    { name: 'a', scopes: ['runtime', 'runtime'] },
    { name: 'a', scopes: ['everything'] },
    { name: 'a', scopes: ['runtime'], expires_at: 'tomorrow' },
    { name: 'a', scopes: ['runtime'], expires_at: '2026-03-01T08:00:00' },
    { name: 'a', scopes: ['runtime'], tenant: 'other' },
  ])('%j makes no key', (body) => {
    expect(v.safeParse(keyCreation, body).success).toBe(false);
  });

  it('brings an expiry to UTC, so that instants compare as texts', () => {
    const body = { name: 'a', scopes: ['runtime'], expires_at: '2026-03-01T10:00:00+02:00' };
    expect(v.parse(keyCreation, body).expires_at).toBe(MORNING);
  });

  it('overlaps two secrets for a day unless told otherwise', () => {
    expect(v.parse(keyRotation, {})).toEqual({ overlap_seconds: 86_400 });
    expect(v.safeParse(keyRotation, { overlap_seconds: -1 }).success).toBe(false);
  });

  it('keeps the keys of a service in a stream of their own', () => {
    expect(keysStream('acme', 'moving')).toBe('keys-acme.moving');
  });
});
