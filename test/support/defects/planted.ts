import { describe, expect, it } from 'vitest';
import { byDay, isNight, seedFrom } from '../programme.ts';
import { type Case, casesOf, type Suite } from './suite.ts';

/** `PLANTED_SEED` plants what another run planted. */
const SEED = seedFrom('PLANTED_SEED');
/** Of the defects of a suite, which change as seldom as the suite does. */
const DAY_SHARE = 1 / 6;

/** A subject with one thing wrong, and the case of its suite that finds it. */
export interface Planted<Subject> {
  readonly defect: string;
  readonly subject: Subject;
  /** Title of the case, with its groups. */
  readonly foundBy: string;
}

/**
 * Controls a suite: what it promises to find, it finds. Each defect is planted alone; the named case passes
 * without it, as its suite shows, and fails with it.
 */
export function describePlanted<Subject>(
  name: string,
  define: (suite: Suite, subject: Subject) => void,
  honest: Subject,
  planted: readonly Planted<Subject>[],
): void {
  if (planted.length === 0) throw new Error(`${name} has nothing to find`);
  const planned = byDay(planted, DAY_SHARE, SEED);
  const rows = planned.map((each) => [each.defect, each.foundBy, each] as const);
  const passed = new Map<string, Promise<void>>();
  const passes = (title: string) => {
    const run = passed.get(title) ?? caseOf(define, honest, title).run();
    passed.set(title, run);
    return run;
  };
  describe(`${name} finds`, () => {
    it('each defect by a case that there is', () => {
      for (const { subject, foundBy } of planted) caseOf(define, subject, foundBy);
    });

    it.each(rows)('%s, by “%s”', async (_, foundBy, { subject }) => {
      // By day its own suite shows that it passes without the defect.
      if (isNight) await passes(foundBy);
      const failure = await failureOf(caseOf(define, subject, foundBy));
      expect(failure, 'the case passes with the defect').toBeInstanceOf(Error);
      // That would be a mistake of whoever planted it.
      expect(failure).not.toBeInstanceOf(TypeError);
      expect(failure).not.toBeInstanceOf(ReferenceError);
    });
  });
}

function caseOf<Subject>(
  define: (suite: Suite, subject: Subject) => void,
  subject: Subject,
  title: string,
): Case {
  const found = casesOf((suite) => define(suite, subject)).filter((each) => each.title === title);
  if (found.length !== 1) throw new Error(`${found.length} cases are called “${title}”`);
  return found[0]!;
}

function failureOf(tried: Case): Promise<unknown> {
  return tried.run().then(
    () => undefined,
    (error: unknown) => error,
  );
}
