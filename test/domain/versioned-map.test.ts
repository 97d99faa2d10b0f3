import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VersionedMap } from '../../domain/versioned-map.ts';

interface Worth {
  readonly is: number;
}

const key = fc.integer({ min: 0, max: 60 }).map((number) => `k${number}`);
const changes = fc
  .array(fc.tuple(key, fc.nat()), { maxLength: 6 })
  .map((pairs) => new Map<string, Worth>(pairs.map(([name, is]) => [name, { is }])));

test('every version of a map holds what a copied map would, and stays as it was', () => {
  fc.assert(
    fc.property(changes, fc.array(changes, { maxLength: 40 }), (first, rest) => {
      let copied = new Map(first);
      let version = VersionedMap.of<string, Worth>(first);
      const versions = [{ copied, version }];
      for (const changed of rest) {
        copied = new Map([...copied, ...changed]);
        version = version.with(changed);
        versions.push({ copied, version });
      }
      for (const each of versions) expectSame(each.version, each.copied);
    }),
  );
});

function expectSame(version: VersionedMap<string, Worth>, copied: ReadonlyMap<string, Worth>) {
  expect([...version]).toEqual([...copied]);
  expect([...version.keys()]).toEqual([...copied.keys()]);
  expect([...version.values()]).toEqual([...copied.values()]);
  const visited: [string, Worth][] = [];
  version.forEach((value, name) => {
    visited.push([name, value]);
  });
  expect(visited).toEqual([...copied]);
  expect(version.size).toBe(copied.size);
  for (let number = 0; number <= 60; number++) {
    expect(version.get(`k${number}`)).toBe(copied.get(`k${number}`));
    expect(version.has(`k${number}`)).toBe(copied.has(`k${number}`));
  }
}

test('what is made of the entries that versions share is made once for them, and what changed lies over it', () => {
  const by = {};
  let made = 0;
  const namesOf = (entries: ReadonlyMap<string, Worth>) => {
    made += 1;
    return { names: [...entries.keys()] };
  };
  fc.assert(
    fc.property(changes, fc.array(changes, { maxLength: 40 }), (first, rest) => {
      let version = VersionedMap.of<string, Worth>(first);
      for (const changed of rest) {
        version = version.with(changed);
        const [{ names }, over] = version.laidOut(by, namesOf);
        expect(new Set([...names, ...over.keys()])).toEqual(new Set(version.keys()));
        for (const [name, value] of over) expect(version.get(name)).toBe(value);
      }
    }),
  );
  made = 0;
  const hundred = new Map(Array.from({ length: 100 }, (_, i) => [`k${i}`, { is: i }]));
  let version = VersionedMap.of<string, Worth>(hundred);
  for (let i = 0; i < 5; i++) {
    version.laidOut(by, namesOf);
    version = version.with(new Map([['k1', { is: -i }]]));
  }
  expect(made).toBe(1);
  version.laidOut({}, namesOf);
  expect(made).toBe(2);
});
