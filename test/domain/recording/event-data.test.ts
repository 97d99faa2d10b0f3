import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  decodeCommitData,
  decodeData,
  encodeCommitData,
} from '../../../domain/recording/event-data.ts';
import { openText, SealBroken, sealKey } from '../../../domain/recording/sealing.ts';
import { EVENT_BYTES_MAX } from '../../../log/append-rules.ts';

const KEY = sealKey(randomBytes(32));
const placeOf = (index: number) => ({
  stream: 'session-acme.ses_1',
  revision: index,
  id: `event-${index}`,
  type: 'ValueRecorded',
});
const DATA = [
  { facts: { n: 0 }, private: { text: 'Für vier' } },
  { facts: { n: 1 } },
  { facts: { n: 2 }, private: { value: 4 } },
  { facts: { n: 3 } },
];
const PLACES = DATA.map((_, index) => placeOf(index));

function stored(data: readonly (typeof DATA)[number][], isSealed = true) {
  const places = PLACES.slice(0, data.length);
  return encodeCommitData(data, places, isSealed ? KEY : undefined).map((text, i) => ({
    ...places[i]!,
    data: text,
  }));
}

describe('the data of a commit', () => {
  it('are sealed in one text, and opened in their places', () => {
    const commit = stored(DATA);
    expect(commit.filter(({ data }) => data.includes('"sealed"'))).toEqual([commit.at(-1)]);
    expect(commit.some(({ data }) => data.includes('vier'))).toBe(false);
    expect(decodeCommitData(commit, KEY)).toEqual(DATA);
  });

  it('are sealed one by one where together they would be too much for an event of any log', () => {
    const large = DATA.map((each, n) => ({
      ...each,
      ...(n === 1 ? {} : { private: { text: '語'.repeat(20_000) + n } }),
    }));
    const commit = stored(large);
    expect(commit.map(({ data }) => data.includes('"sealed"'))).toEqual([true, false, true, true]);
    for (const { data } of commit) expect(Buffer.byteLength(data)).toBeLessThan(EVENT_BYTES_MAX);
    expect(decodeCommitData(commit, KEY)).toEqual(large);
    expect(decodeData(commit[0]!, KEY)).toEqual(large[0]);
    expect(decodeCommitData(commit, undefined)).toEqual(DATA.map(({ facts }) => ({ facts })));
  });

  it('give what is private of the last event to whoever reads that by itself', () => {
    const commit = stored(DATA.slice(0, 3));
    expect(decodeData(commit.at(-1)!, KEY)).toEqual(DATA[2]);
  });

  it('count as erased without the key, and with another one', () => {
    const erased = DATA.map(({ facts }) => ({ facts }));
    expect(decodeCommitData(stored(DATA), undefined)).toEqual(erased);
    expect(decodeCommitData(stored(DATA), sealKey(randomBytes(32)))).toEqual(erased);
  });

  it('have no sealed text where nothing is private, and stand open where nothing is to be sealed', () => {
    expect(stored(DATA.slice(1, 2))[0]!.data).toBe('{"facts":{"n":1}}');
    expect(decodeCommitData(stored(DATA, false), undefined)).toEqual(DATA);
  });

  it('are refused where the sealed text stands with another commit', () => {
    const [one, other] = [stored(DATA), stored(DATA)];
    const moved = { ...one.at(-1)!, revision: 9, data: other.at(-1)!.data };
    expect(() => decodeCommitData([...one.slice(0, -1), moved], KEY)).toThrow(SealBroken);
  });

  describe('with a key of its texts', () => {
    const both = { ...KEY, texts: sealKey(randomBytes(32)) };
    const types = ['TurnRecorded', 'ValueRecorded', 'ContextReceived', 'QuestionsProposed'];
    const places = PLACES.map((place, index) => ({ ...place, type: types[index]! }));
    const said = [
      { facts: { n: 0 }, private: { user_text: 'Für vier', choice_ids: ['a'] } },
      { facts: { n: 1 }, private: { value: 4 } },
      { facts: { n: 2 }, private: { text: 'Sie war schon hier' } },
      { facts: { n: 3 } },
    ];
    const sealed = (data = said) =>
      encodeCommitData(data, places, both).map((text, i) => ({ ...places[i]!, data: text }));

    it('have their texts sealed apart, in one more, and none where nothing is said', () => {
      const [commit, quiet] = [sealed(), sealed([{ facts: { n: 0 } }, said[1]!, said[3]!])];
      expect(commit.map(({ data }) => data.includes('"sealed_texts"'))).toEqual([
        ...[false, false, false, true],
      ]);
      expect(decodeCommitData(commit, both)).toEqual(said);
      expect(quiet.some(({ data }) => data.includes('"sealed_texts"'))).toBe(false);
    });

    it('keep their values without it, and nothing of their texts', () => {
      const rest = [
        { facts: { n: 0 }, private: { choice_ids: ['a'] } },
        ...[said[1], { facts: { n: 2 } }, said[3]],
      ];
      expect(decodeCommitData(sealed(), KEY)).toEqual(rest);
      const other = { ...KEY, texts: sealKey(randomBytes(32)) };
      expect(decodeCommitData(sealed(), other)).toEqual(rest);
    });

    it('fit into an event of any log, however much of both kinds there is', () => {
      const text = '語'.repeat(20_000);
      const much = said.map(({ facts }) => ({ facts, private: { user_text: text, value: text } }));
      const types = much.map(() => 'TurnRecorded');
      const where = places.map((place, index) => ({ ...place, type: types[index]! }));
      const commit = encodeCommitData(much, where, both).map((data, i) => ({ ...where[i]!, data }));
      for (const { data } of commit) expect(Buffer.byteLength(data)).toBeLessThan(EVENT_BYTES_MAX);
      expect(decodeCommitData(commit, both)).toEqual(much);
    });

    it('are refused where one kind stands in the place of the other', () => {
      const commit = sealed();
      const last = commit.at(-1)!;
      const { facts, sealed: parts, sealed_texts: texts } = JSON.parse(last.data);
      const swapped = JSON.stringify({ facts, sealed: texts, sealed_texts: parts });
      const altered = [...commit.slice(0, -1), { ...last, data: swapped }];
      expect(() => decodeCommitData(altered, both)).toThrow(SealBroken);
    });
  });

  it('are read as the build of 2026-11-22 sealed them, each event by itself', () => {
    const key = sealKey(Buffer.alloc(32, 7));
    const older = (index: number, sealed: string) => ({
      ...placeOf(index),
      data: `{"facts":{"n":${index}},"sealed":"${sealed}"}`,
    });
    const commit = [older(0, OLDER[0]!), placeWithout(1), older(2, OLDER[1]!)];
    expect(openText(key, commit[0]!, OLDER[0]!)).toBe('{"text":"Für vier"}');
    expect(decodeCommitData(commit, key)).toEqual(DATA.slice(0, 3));
  });
});

function placeWithout(index: number) {
  return { ...placeOf(index), data: `{"facts":{"n":${index}}}` };
}

/** Made by that build. */
const OLDER = [
  'AdXpo/SN5B1ZiLFfc+YKG20nN4Csr6n/VzL/BaXTPcJoIgJYzrKEYYI=',
  'AdXpo/SkBRFo9D8MeX+Vf73u23nKkbsODlzEISr2Lfk=',
];
