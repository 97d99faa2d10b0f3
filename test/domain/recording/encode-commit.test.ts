import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { draftCommit, encodeCommit, encodeDraft } from '../../../domain/recording/encode-commit.ts';
import { sealKey } from '../../../domain/recording/sealing.ts';
import '../../support/seeded-properties.ts';

const KEY = sealKey(randomBytes(32));
const object = fc.dictionary(fc.oneof(fc.string(), fc.constant('user_text')), fc.jsonValue());
const event = fc.record(
  { type: fc.constantFrom('TurnRecorded', 'ValueRecorded'), facts: object, private: object },
  { requiredKeys: ['type', 'facts'] },
);
const context = fc.record(
  {
    stream: fc.string({ minLength: 1 }),
    firstRevision: fc.nat(),
    previousChain: fc.constant(randomBytes(32).toString('hex')),
    occurredAt: fc.constant('2026-11-22T10:00:00.000Z'),
    provenance: fc.record({
      actor: fc.record({ type: fc.constant('api_key' as const), id: fc.string() }),
      origin: fc.constant('public_api' as const),
      scopes: fc.array(fc.string()),
      request_id: fc.string(),
    }),
    receipt: fc.record({ key_digest: fc.string(), answer: object }),
    bodyDigest: fc.string(),
    seal: fc.constantFrom(KEY, { ...KEY, texts: sealKey(randomBytes(32)) }),
  },
  {
    requiredKeys: ['stream', 'firstRevision', 'previousChain', 'occurredAt', 'provenance', 'seal'],
  },
);

it('encodes a draft to the bytes and the link of the commit that it is of', () => {
  fc.assert(
    fc.property(fc.array(event, { minLength: 1, maxLength: 4 }), context, (events, given) => {
      const id = randomUUID();
      const whole = { newId: () => id, ...given };
      const { events: encoded, note } = encodeDraft(draftCommit(events, whole)!);
      const expected = encodeCommit(events, whole);
      expect(encoded).toEqual(expected.events);
      expect(note).toBe(expected.lastChain);
    }),
  );
});

it('makes no draft of what is sealed event by event, or not at all', () => {
  const events = [
    { type: 'TurnRecorded', facts: {}, private: { user_text: 'x'.repeat(96 * 1024) } },
  ];
  const context = {
    stream: 'session-a',
    firstRevision: 0,
    previousChain: '',
    occurredAt: '2026-11-22T10:00:00.000Z',
    provenance: {
      actor: { type: 'api_key', id: 'a' },
      origin: 'public_api',
      scopes: [],
      request_id: 'b',
    },
    newId: randomUUID,
  } as const;
  expect(draftCommit(events, { ...context, seal: KEY })).toBeUndefined();
  expect(draftCommit([{ type: 'TurnRecorded', facts: {} }], context)).toBeUndefined();
});
