import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CHAIN_START } from '../../../domain/recording/chain.ts';
import { decodeEvent, UnknownEvent } from '../../../domain/recording/decode-commit.ts';
import { encodeCommit } from '../../../domain/recording/encode-commit.ts';
import {
  type EventSchemas,
  event,
  eventWithPrivate,
  faultOf,
} from '../../../domain/recording/event-schema.ts';
import { SOME_TIME } from '../../support/given.ts';
import '../../support/seeded-properties.ts';

/** A door that was measured in feet once, and had no colour. */
const FIRST = { DoorMade: event(v.object({ feet: v.number() })) };

const NEWEST = {
  DoorMade: eventWithPrivate(
    v.object({ centimetres: v.number(), colour: v.nullable(v.string()) }),
    v.object({ owner: v.exactOptional(v.string()) }),
    [
      ({ facts, ...rest }) => ({
        facts: { centimetres: (facts as { feet: number }).feet * 30 },
        ...rest,
      }),
      ({ facts, ...rest }) => ({ facts: { ...facts, colour: null }, ...rest }),
    ],
  ),
};

/** A window, of which most are shut, plain and without a guest. */
const WINDOW = {
  WindowMade: event(
    v.object({
      width: v.number(),
      gap: v.exactOptional(v.number(), 0),
      guest: v.exactOptional(v.nullable(v.string()), null),
      panes: v.exactOptional(v.array(v.string()), []),
      marks: v.exactOptional(v.record(v.string(), v.number()), {}),
      colour: v.exactOptional(v.string()),
    }),
  ),
};
const USUAL = { gap: 0, guest: null, panes: [], marks: {} };

function stored(facts: object, schemas: EventSchemas) {
  let ids = 0;
  const [type] = Object.keys(schemas);
  const { events } = encodeCommit(
    [{ type: type!, facts, private: { owner: 'Ann' } }],
    {
      stream: 'door-1',
      firstRevision: 0,
      previousChain: CHAIN_START,
      occurredAt: SOME_TIME,
      provenance: {
        actor: { type: 'system', id: 'test' },
        origin: 'system',
        scopes: [],
        request_id: 'r',
      },
      newId: () => `id-${++ids}`,
    },
    schemas,
  );
  return { ...events[0]!, stream: 'door-1', revision: 0 };
}

describe('an event of an older schema version', () => {
  it('is lifted, version by version, to the newest one', () => {
    const { event: read, metadata } = decodeEvent(stored({ feet: 7 }, FIRST), NEWEST);
    expect(metadata.schema).toBe(1);
    expect(read).toEqual({
      type: 'DoorMade',
      facts: { centimetres: 210, colour: null },
      private: { owner: 'Ann' },
    });
  });

  it('stays as it is where it is of the newest version already', () => {
    const facts = { centimetres: 200, colour: 'red' };
    const { event: read, metadata } = decodeEvent(stored(facts, NEWEST), NEWEST);
    expect(metadata.schema).toBe(3);
    expect(read.facts).toEqual(facts);
  });
});

describe('a fact that is as usual', () => {
  it('is left out, and read as what it was', () => {
    const kept = { width: 7 };
    const event = stored({ ...kept, ...USUAL }, WINDOW);
    expect(JSON.parse(event.data).facts).toEqual(kept);
    expect(decodeEvent(event, WINDOW).event.facts).toEqual({ ...kept, ...USUAL });
  });

  it('is kept where it is anything else', () => {
    const facts = fc.record({
      width: fc.double({ noDefaultInfinity: true, noNaN: true }).map((width) => width || 0),
      gap: fc.constantFrom<unknown>(0, 1, false, '', null),
      guest: fc.constantFrom<unknown>(null, '', 'null', 0),
      panes: fc.constantFrom<unknown>([], [''], [null], 'panes'),
      marks: fc.dictionary(fc.string(), fc.nat(), { noNullPrototype: true }),
      colour: fc.constantFrom('', 'red'),
    });
    fc.assert(
      fc.property(facts, (given) => {
        expect(decodeEvent(stored(given, WINDOW), WINDOW).event.facts).toEqual(given);
      }),
    );
  });

  it('is not put where there are no facts at all', () => {
    const { metadata } = stored({ width: 7 }, WINDOW);
    const place = { stream: 'door-1', revision: 0, id: 'id-1', type: 'WindowMade' };
    for (const data of ['{}', '{"facts":null}', '{"facts":7}']) {
      const { facts } = decodeEvent({ ...place, data, metadata }, WINDOW).event;
      expect(facts).toBe(JSON.parse(data).facts);
    }
  });
});

describe('an event of a newer version, or of no known type,', () => {
  it('is not read', () => {
    expect(() => decodeEvent(stored({ centimetres: 200 }, NEWEST), FIRST)).toThrow(UnknownEvent);
    expect(() => decodeEvent(stored({ feet: 7 }, FIRST), {})).toThrow(UnknownEvent);
  });
});

describe('what is wrong with stored data', () => {
  const { data } = NEWEST.DoorMade;

  it('is told by its place, and without what is stored there', () => {
    const fault = faultOf(data, { facts: { centimetres: 'secret', colour: null } }, '/data');
    expect(fault).toBe('/data/facts/centimetres must be a number');
    expect(faultOf(data, { facts: { centimetres: 1 } })).toBe('/facts/colour is required');
  });

  it('is nothing where a private part was erased, or a newer writer has added a field', () => {
    expect(faultOf(data, { facts: { centimetres: 1, colour: null } })).toBeUndefined();
    expect(faultOf(data, { facts: { centimetres: 1, colour: null, width: 2 } })).toBeUndefined();
  });
});
