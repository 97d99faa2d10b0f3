import { describe, expect, it } from 'vitest';
import {
  type Appended,
  type History,
  type Read,
  violationsOf,
  type Write,
} from '../../support/histories/history.ts';
import { Random } from '../../support/hostile/random.ts';

/** Hand-made histories, each with one thing that cannot have happened. */

const S = 'session-acme.ses_1';

function write(key: string, [invokedAt, returnedAt]: Span, more: Partial<Write> = {}): Write {
  const answers = more.outcome === undefined ? [`answer of ${key}`] : [];
  return { stream: S, key, invokedAt, returnedAt, outcome: 'done', answers, ...more };
}

function read(version: number, [invokedAt, returnedAt]: Span): Read {
  return { stream: S, invokedAt, returnedAt, version };
}

function appended(
  keyDigest: string,
  firstRevision: number,
  lastRevision = firstRevision,
): Appended {
  return { stream: S, keyDigest, firstRevision, lastRevision, isWhole: true };
}

type Span = readonly [invokedAt: number, returnedAt: number];

/** Two turns after version 1: the first with two events, the second with one, and a read in between. */
const GOOD: History = {
  writes: [
    write('a', [10, 20], { expected: 1, version: 3 }),
    write('b', [30, 40], { expected: 3, version: 4 }),
  ],
  reads: [read(1, [1, 5]), { ...read(3, [22, 28]), view: 'same' }, read(4, [32, 36])],
  surprises: [],
  log: [appended('a', 2, 3), appended('b', 4)],
};

const [A, B] = GOOD.writes as [Write, Write];
const unknown = { outcome: 'unknown', returnedAt: Number.POSITIVE_INFINITY } as const;

const BAD: Readonly<Record<string, readonly [Partial<History>, RegExp]>> = {
  'an answer is none': [{ surprises: ['500'] }, /^surprise: 500/],
  'an acknowledged effect is missing': [{ log: [appended('a', 2, 3)] }, /^lost: b/],
  'an effect is there twice': [
    { log: [...GOOD.log, appended('b', 5)] },
    /^doubled: b has 2 effects/,
  ],
  'nobody asked for an effect': [{ log: [...GOOD.log, appended('c', 5)] }, /^unasked: .*@5/],
  'an effect has lost its key': [
    { log: [GOOD.log[0]!, { ...GOOD.log[1]!, keyDigest: undefined as never }] },
    /^unasked: .*@4/,
  ],
  'a commit is cut off': [
    { log: [{ ...GOOD.log[0]!, isWhole: false }, GOOD.log[1]!] },
    /^cut off: .*@2/,
  ],
  'a revision is missing': [
    {
      writes: [A, { ...B, expected: 4, version: 5 }],
      reads: [],
      log: [GOOD.log[0]!, appended('b', 5)],
    },
    /^out of line: .*@5/,
  ],
  'a write does not follow the version that it was sent with': [
    { writes: [A, { ...B, expected: 1 }] },
    /^not where it was sent for: b at 4, not 2/,
  ],
  'a success tells another version than its own': [
    { writes: [A, { ...B, version: 5 }] },
    /^another version: b has 4, and was told 5/,
  ],
  'two successes tell one version': [
    { writes: [A, { ...B, version: 3 }] },
    /^version told twice: .*@3/,
  ],
  'the answers of one key differ': [
    { writes: [A, { ...B, answers: ['one', 'another'] }] },
    /^answers differ: b/,
  ],
  'what was refused has an effect': [
    { writes: [A, write('b', [30, 40], { outcome: 'refused', expected: 3 })] },
    /^refused with an effect: b/,
  ],
  'what was answered is refused later': [
    { writes: [A, { ...B, outcome: 'refused' }] },
    /^answered, then refused: b/,
  ],
  'an unknown effect is there twice': [
    {
      writes: [A, { ...B, ...unknown, version: undefined as never, answers: [] }],
      log: [...GOOD.log, appended('b', 5)],
    },
    /^doubled: b/,
  ],
  'a later write has an earlier version': [
    {
      writes: [
        { ...A, expected: 2, version: 4 },
        { ...B, expected: 1, version: 2 },
      ],
      reads: [],
      log: [appended('b', 2), appended('a', 3, 4)],
    },
    /^goes back: write b .* has 2 when 4 was known/,
  ],
  'a read does not see what was acknowledged': [
    { reads: [read(1, [21, 25])] },
    /^goes back: read .* has 1 when 3 was known/,
  ],
  'a read goes back behind another one': [
    { writes: [{ ...A, returnedAt: 29 }, B], reads: [read(3, [11, 12]), read(1, [13, 14])] },
    /^goes back: read .* has 1 when 3 was known/,
  ],
  'a read sees what was only sent later': [
    { reads: [read(4, [22, 28])] },
    /^goes back: write b .* has 4 when 4 was known/,
  ],
  'two reads of one version show different things': [
    {
      reads: [
        { ...GOOD.reads[1]!, view: 'one' },
        { ...GOOD.reads[1]!, view: 'another' },
      ],
    },
    /^views differ: .*@3: another, not one/,
  ],
  'a read sees the middle of a commit': [{ reads: [read(2, [12, 18])] }, /^no version: .*@2/],
  'a read sees what was never there': [{ reads: [read(9, [41, 42])] }, /^no version: .*@9/],
};

describe('the model of what clients may see', () => {
  it('lets a good history pass', () => {
    expect(violationsOf(GOOD)).toEqual([]);
  });

  it('lets unknown and refused writes pass that had no effect, or one', () => {
    const lost = write('c', [15, 0], { ...unknown, expected: 1 });
    const refused = write('d', [15, 25], { outcome: 'refused', expected: 1 });
    const late = { ...B, ...unknown, version: undefined as never, answers: [] };
    expect(violationsOf({ ...GOOD, writes: [A, late, lost, refused] })).toEqual([]);
  });

  it.each(Object.entries(BAD))('notices when %s', (_, [changes, noticed]) => {
    const violations = violationsOf({ ...GOOD, ...changes });
    expect(violations.filter((line) => noticed.test(line))).toHaveLength(1);
  });

  it('lets whatever happened one after the other pass, however late it was told', () => {
    for (let seed = 0; seed < 300; seed++) {
      expect(violationsOf(honestHistory(new Random(seed))), `seed ${seed}`).toEqual([]);
    }
  });
});

/** Everything happens at one moment between its call and its return. */
function honestHistory(random: Random): History {
  const writes: Write[] = [];
  const reads: Read[] = [];
  const log: Appended[] = [];
  let version = 7;
  for (let at = 100; at < 200; at++) {
    const span = [at - random.below(30), at + random.below(30)] as const;
    if (random.chance(0.3)) {
      reads.push(read(version, span));
    } else if (random.chance(0.2)) {
      writes.push(write(`k${at}`, span, { outcome: 'refused', expected: version - 1 }));
    } else {
      const key = `k${at}`;
      const expected = version;
      version += 1 + random.below(3);
      log.push(appended(key, expected + 1, version));
      const isKnown = random.chance(0.8);
      writes.push(
        isKnown
          ? write(key, span, { expected, version })
          : write(key, span, { ...unknown, expected }),
      );
    }
  }
  return { writes, reads, surprises: [], log };
}
