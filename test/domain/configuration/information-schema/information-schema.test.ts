import { describe, expect, it } from 'vitest';
import {
  acceptsValue,
  checkSchema,
  type InformationSchema,
  SCHEMA_BYTES_MAX,
} from '../../../../domain/configuration/information-schema/information-schema.ts';

function pathsOf(schema: unknown): string[] {
  return checkSchema(schema).map(({ path }) => path);
}

describe('checking a schema', () => {
  it.each<InformationSchema>([
    {},
    { type: 'string', enum: ['a', 'b'], title: 'T', description: 'D', examples: ['a'] },
    { type: ['integer', 'null'], minimum: 0, exclusiveMaximum: 10, multipleOf: 0.5 },
    {
      type: 'array',
      items: { type: 'string', pattern: '^[a-z]+$' },
      minItems: 1,
      uniqueItems: true,
    },
    { const: { a: [1, null] } },
    { type: 'string', format: 'time', minLength: 0, maxLength: 5 },
  ])('finds nothing wrong with %j', (schema) => {
    expect(checkSchema(schema)).toEqual([]);
  });

  it('says what an unknown keyword may have meant', () => {
    expect(checkSchema({ minium: 1, foo: 2 })).toEqual([
      { path: '/minium', message: 'is not a supported keyword (did you mean minimum?)' },
      { path: '/foo', message: 'is not a supported keyword' },
    ]);
  });

  it.each<[unknown, string[]]>([
    [undefined, ['']],
    [null, ['']],
    [true, ['']],
    [[], ['']],
    ['string', ['']],
    [{ type: 'text' }, ['/type']],
    [{ type: [] }, ['/type']],
    [{ type: ['string', 'string'] }, ['/type']],
    [{ type: 'toString' }, ['/type']],
    [{ enum: [] }, ['/enum']],
    [{ enum: 'a' }, ['/enum']],
    [{ minimum: '1', maximum: null }, ['/minimum', '/maximum']],
    [{ minimum: Number.POSITIVE_INFINITY }, ['']],
    [{ multipleOf: 0 }, ['/multipleOf']],
    [{ multipleOf: '2' }, ['/multipleOf']],
    [{ minLength: -1, maxLength: 1.5, minItems: '0' }, ['/minLength', '/maxLength', '/minItems']],
    [{ uniqueItems: 1 }, ['/uniqueItems']],
    [{ format: 'hostname' }, ['/format']],
    [{ format: 'constructor' }, ['/format']],
    [{ title: 1, description: [] }, ['/title', '/description']],
    [{ examples: 'a' }, ['/examples']],
    [{ items: true }, ['/items']],
    [{ items: { type: 'array', items: {} } }, ['/items/items']],
    [{ items: { minimum: '1', foo: 1 } }, ['/items/minimum', '/items/foo']],
    [{ $ref: '#', allOf: [], properties: {} }, ['/$ref', '/allOf', '/properties']],
    [{ 'a/b~c': 1 }, ['/a~1b~0c']],
    [{ constructor: 1, toString: 1 }, ['/constructor', '/toString']],
    [JSON.parse('{"__proto__":{"type":"string"}}'), ['']],
    [{ const: 'a\0' }, ['']],
    [{ const: '\ud800' }, ['']],
    [{ exclusiveMinimum: -5e-324, maximum: 0, multipleOf: 0.1 }, []],
    [{ exclusiveMinimum: 0.3, maximum: 0.39, multipleOf: 0.1 }, ['/exclusiveMinimum']],
    [{ minimum: 0.61, exclusiveMaximum: 0.7, multipleOf: 0.1 }, ['/minimum']],
  ])('says where %j is wrong', (schema, paths) => {
    expect(pathsOf(schema)).toEqual(paths);
  });

  it.each(['(?=a)', '(?<!a)b', '(a)\\1', '[', '(', 'a{2000}', '(a{500}){500}', '(.{0,200}){2}'])(
    'refuses the pattern %s, which has no quick match',
    (pattern) => {
      expect(pathsOf({ pattern })).toEqual(['/pattern']);
      expect(pathsOf({ items: { pattern } })).toEqual(['/items/pattern']);
    },
  );

  it('takes 256 characters of pattern and 16 KiB of schema, and not one more', () => {
    expect(pathsOf({ pattern: '.'.repeat(256) })).toEqual([]);
    expect(pathsOf({ pattern: '.'.repeat(257) })).toEqual(['/pattern']);
    const room = SCHEMA_BYTES_MAX - '{"title":""}'.length;
    expect(pathsOf({ title: 'é'.repeat(room / 2) })).toEqual([]);
    expect(pathsOf({ title: `${'é'.repeat(room / 2)}a` })).toEqual(['']);
  });

  it('takes values that it would be too much work to hold against the pattern', () => {
    const letters = (count: number, last: string) => [...'ab'.repeat(count), last].join('');
    const strangers = Array.from({ length: 14 }, (_, n) => letters(450 + n, 'c'));
    const pattern = '^(?:a|b)*a(?:a|b){95}(?:a|b)*$';
    expect(pathsOf({ pattern, enum: [letters(5, 'c')] })).toEqual(['/enum']);
    const lists = { items: { pattern }, enum: strangers.map((each) => [each]) };
    expect([pathsOf({ pattern, enum: strangers }), pathsOf(lists)]).toEqual([[], []]);
  });

  it('takes values nested 7 deep and refuses deeper ones, however deep', () => {
    expect(pathsOf({ const: nested(7) })).toEqual([]);
    expect(pathsOf({ const: nested(8) })).toEqual(['']);
    expect(pathsOf(JSON.parse(`{"const":${'['.repeat(1e6)}${']'.repeat(1e6)}}`))).toEqual(['']);
  });
});

function nested(depth: number): unknown {
  return depth === 0 ? 1 : [nested(depth - 1)];
}

describe('accepting a value', () => {
  it('judges every pattern by itself', () => {
    expect(acceptsValue({ pattern: '^a$' }, 'a')).toBe(true);
    expect(acceptsValue({ pattern: '^b$' }, 'a')).toBe(false);
    expect(acceptsValue({ pattern: '^b$' }, 'b')).toBe(true);
  });

  it('finds a pattern anywhere in the text and counts code points', () => {
    expect(acceptsValue({ pattern: 'b' }, 'abc')).toBe(true);
    expect(acceptsValue({ pattern: '^.$' }, '😀')).toBe(true);
    expect(acceptsValue({ minLength: 2 }, '😀')).toBe(false);
    expect(acceptsValue({ maxLength: 1 }, '😀')).toBe(true);
  });

  it('matches hostile texts against hostile patterns without going exponential', () => {
    for (const pattern of ['^(a+)+$', '^(a|aa)+$', '(x+x+)+y', '^(([a-z])+.)+[A-Z]([a-z])+$']) {
      expect(checkSchema({ pattern })).toEqual([]);
      expect(acceptsValue({ pattern }, `${'a'.repeat(8000)}!`)).toBe(false);
    }
  });

  it('accepts decimal multiples that the machine cannot divide exactly', () => {
    expect(acceptsValue({ multipleOf: 0.1 }, 0.3)).toBe(true);
    expect(acceptsValue({ multipleOf: 0.01 }, 19.99)).toBe(true);
    expect(acceptsValue({ multipleOf: 0.1 }, 0.35)).toBe(false);
  });

  it('accepts nothing that JSON cannot hold, or that is nested without end', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, undefined, '\ud800', 'a\0']) {
      expect(acceptsValue({}, value)).toBe(false);
    }
    expect(acceptsValue({}, JSON.parse(`${'['.repeat(1e6)}${']'.repeat(1e6)}`))).toBe(false);
    expect(acceptsValue({ type: 'object' }, JSON.parse('{"__proto__":1}'))).toBe(false);
  });
});

/** Format, then what it takes, then what it does not. */
const FORMATS: [format: string, good: string[], bad: string[]][] = [
  [
    'date',
    ['2026-11-20', '2024-02-29', '2000-02-29', '0001-01-01'],
    [
      '2026-02-29',
      '1900-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-04-31',
      '26-11-20',
      '20261120',
      '',
    ],
  ],
  [
    'time',
    ['09:30', '23:59:59', '09:30:15.123', '09:30Z', '09:30:00+02:00', '00:00-11:30'],
    ['9:30', '24:00', '09:60', '09:30:60', '0930', '09:30+2', '09:30 Z', ''],
  ],
  [
    'date-time',
    ['2026-11-20T09:30:00Z', '2026-11-20t09:30:00z', '2026-11-20T09:30:00.5-05:00'],
    [
      '2026-11-20',
      '2026-11-20T09:30Z',
      '2026-11-20T09:30:00',
      '2026-02-30T09:30:00Z',
      '2026-11-20 09:30:00Z',
    ],
  ],
  [
    'duration',
    ['P1D', 'P2W', 'PT36H', 'P1Y2M10DT2H30M', 'PT0S'],
    ['P', 'PT', 'P1DT', 'P1', '1D', 'P1W1D', 'P1H', 'p1d'],
  ],
  [
    'email',
    ['a@b.eu', 'first.last+tag@sub.example.org', "o'hara@example.ie"],
    [
      'a',
      'a@b',
      '@b.eu',
      'a@',
      'a b@c.eu',
      'a@b..eu',
      'a.@b.eu',
      'a@-b.eu',
      `${'a'.repeat(250)}@b.eu`,
    ],
  ],
  [
    'uri',
    [
      'https://example.org/a?b=c#d',
      'urn:isbn:0451450523',
      'mailto:a@b.eu',
      'http://[::1]/',
      'a:%20',
    ],
    [
      'example.org',
      '/a',
      'http://a b',
      'http://',
      'https://exa mple',
      'a:%2',
      'a:b#c#d',
      'http://é.org',
    ],
  ],
  [
    'uuid',
    ['2eb8aa08-aa98-11ea-b4aa-73b441d16380', '2EB8AA08-AA98-11EA-B4AA-73B441D16380'],
    ['2eb8aa08aa9811eab4aa73b441d16380', '2eb8aa08-aa98-11ea-b4aa-73b441d1638', 'urn:uuid:1'],
  ],
];

describe('formats', () => {
  it.each(FORMATS)('%s takes what it should and nothing else', (format, good, bad) => {
    for (const text of good) expect(acceptsValue({ format }, text), text).toBe(true);
    for (const text of bad) expect(acceptsValue({ format }, text), text).toBe(false);
  });

  it('speak of texts only', () => {
    for (const [format] of FORMATS) expect(acceptsValue({ format }, 7)).toBe(true);
  });

  it('are quick on long hostile texts', () => {
    for (const [format] of FORMATS) {
      for (const text of [
        'a'.repeat(1e5),
        '1'.repeat(1e5),
        `a@${'a-'.repeat(5e4)}`,
        `P${'1'.repeat(1e5)}`,
      ]) {
        acceptsValue({ format }, `${text}!`);
      }
    }
  });
});
