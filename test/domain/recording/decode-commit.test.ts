import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { CHAIN_START } from '../../../domain/recording/chain.ts';
import { decodeInSteps } from '../../../domain/recording/decode-commit.ts';
import { encodeCommit } from '../../../domain/recording/encode-commit.ts';
import { event } from '../../../domain/recording/event-schema.ts';
import { SOME_TIME } from '../../support/given.ts';
import { SOME_PROVENANCE } from '../../support/log/scribe.ts';
import { countRests } from '../../support/steps.ts';

it('A page of a stream is read a commit a step', () => {
  const schemas = { Noted: event(v.object({ n: v.number() })) };
  const page = Array.from({ length: 20 }, (_, nth) => {
    const { events } = encodeCommit(
      [1, 2, 3].map((n) => ({ type: 'Noted', facts: { n } })),
      {
        stream: 'notes-1',
        firstRevision: 3 * nth,
        previousChain: CHAIN_START,
        occurredAt: SOME_TIME,
        provenance: SOME_PROVENANCE,
        newId: randomUUID,
      },
    );
    return events.map((event, at) => ({ ...event, stream: 'notes-1', revision: 3 * nth + at }));
  }).flat();
  expect(countRests(decodeInSteps(page, schemas))).toBe(20);
});
