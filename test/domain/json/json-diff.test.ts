import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffJson, type JsonChange } from '../../../domain/json/json-diff.ts';

describe('the difference of two JSON documents', () => {
  it('is nothing for equal documents, whatever the order of their keys', () => {
    expect(diffJson({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toEqual([]);
    expect(diffJson({ zero: 0 }, { zero: -0 })).toEqual([]);
  });

  it('names what was added, removed and replaced by JSON Pointer', () => {
    expect(
      diffJson(
        { kept: 1, gone: 'x', deep: { list: [1, 2, 3] } },
        { kept: 1, deep: { list: [1, 5] }, born: null },
      ),
    ).toEqual([
      { op: 'remove', path: '/gone', before: 'x' },
      { op: 'replace', path: '/deep/list/1', before: 2, after: 5 },
      { op: 'remove', path: '/deep/list/2', before: 3 },
      { op: 'add', path: '/born', after: null },
    ]);
  });

  it('escapes slashes and tildes in names', () => {
    expect(diffJson({ 'a/b~c': 1 }, { 'a/b~c': 2 })).toEqual([
      { op: 'replace', path: '/a~1b~0c', before: 1, after: 2 },
    ]);
  });

  it('replaces whole what is of another kind', () => {
    expect(diffJson({ a: [] }, { a: {} })).toEqual([
      { op: 'replace', path: '/a', before: [], after: {} },
    ]);
    expect(diffJson(null, { a: 1 })).toEqual([
      { op: 'replace', path: '', before: null, after: { a: 1 } },
    ]);
  });

  it('takes names that objects inherit for names like any other', () => {
    expect(diffJson(JSON.parse('{"__proto__": 1}'), {})).toEqual([
      { op: 'remove', path: '/__proto__', before: 1 },
    ]);
    expect(diffJson({}, { toString: 1 })).toEqual([{ op: 'add', path: '/toString', after: 1 }]);
  });

  it('turns the first document into the second one', () => {
    const document = fc.jsonValue({ maxDepth: 4 });
    fc.assert(
      fc.property(document, document, (before, after) => {
        const changed = diffJson(before, after).reduce(apply, structuredClone(before));
        expect(withoutHoles(changed)).toEqual(normal(after));
      }),
      { numRuns: 1_000 },
    );
  });
});

const GONE = Symbol('gone');

function apply(document: unknown, { op, path, after }: JsonChange): unknown {
  if (path === '') return after;
  const keys = path
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = keys.pop()!;
  const holder = keys.reduce(
    (value, key) => (value as Record<string, unknown>)[key],
    document,
  ) as Record<string, unknown>;
  // A defined property, because `__proto__` is a name like any other in JSON.
  Object.defineProperty(holder, last, {
    value: op === 'remove' ? GONE : after,
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return document;
}

function withoutHoles(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== GONE).map(withoutHoles);
  if (typeof value !== 'object' || value === null) return normal(value);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) =>
      item === GONE ? [] : [[key, withoutHoles(item)]],
    ),
  );
}

/** Without the sign of zero, which JSON texts may lose. */
function normal(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
