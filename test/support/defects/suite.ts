import type * as vitest from 'vitest';

/** What a suite is written with: vitest's own functions, or ones that only collect its cases. */
export type Suite = Pick<
  typeof vitest,
  'describe' | 'it' | 'beforeAll' | 'afterAll' | 'beforeEach' | 'afterEach'
>;

/** One case of a suite, to be run by itself as often as wanted. */
export interface Case {
  /** Titles of its groups and its own, joined by ` > `. */
  readonly title: string;
  /** Runs it with everything before and after it. @throws what it throws */
  readonly run: () => Promise<void>;
}

type Work = () => unknown;
type Body = (...args: never[]) => unknown;

interface Group {
  readonly title: string;
  readonly outer: Group | undefined;
  readonly before: Work[];
  readonly after: Work[];
}

/** The cases of a suite, as it defines them. */
export function casesOf(define: (suite: Suite) => void): readonly Case[] {
  const cases: Case[] = [];
  let group: Group = { title: '', outer: undefined, before: [], after: [] };
  const within = (title: string, body: Work) => {
    const outer = group;
    group = {
      title: [outer.title, title].filter(Boolean).join(' > '),
      outer,
      before: [],
      after: [],
    };
    body();
    group = outer;
  };
  const collect = (title: string, body: Work) => {
    const own = group;
    cases.push({
      title: [own.title, title].filter(Boolean).join(' > '),
      run: () => runWithin(own, body),
    });
  };
  const describe = Object.assign(within, {
    each: eachOf(within),
    skipIf: (isSkipped: unknown) => (isSkipped ? () => {} : within),
  });
  const it = Object.assign(collect, { each: eachOf(collect) });
  // A suite is made for every run of a case: what is done once for all is done once for each.
  const suite = {
    describe,
    it,
    beforeAll: (work: Work) => group.before.push(work),
    beforeEach: (work: Work) => group.before.push(work),
    afterAll: (work: Work) => group.after.push(work),
    afterEach: (work: Work) => group.after.push(work),
  };
  define(suite as unknown as Suite);
  return cases;
}

/** Rows of arguments, of which the first ones are named in the title. */
function eachOf(take: (title: string, body: Work) => void) {
  return (rows: readonly unknown[]) => (title: string, body: Body) => {
    for (const row of rows) {
      const args = Array.isArray(row) ? row : [row];
      const named = [...args];
      take(
        title.replaceAll('%s', () => String(named.shift())),
        () => body(...(args as never[])),
      );
    }
  };
}

async function runWithin(own: Group, body: Work): Promise<void> {
  const groups: Group[] = [];
  for (let each: Group | undefined = own; each; each = each.outer) groups.unshift(each);
  try {
    for (const { before } of groups) for (const work of before) await work();
    await body();
  } finally {
    for (const { after } of groups.toReversed()) for (const work of after) await work();
  }
}
