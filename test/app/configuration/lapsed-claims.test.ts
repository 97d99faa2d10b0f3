import { describe, expect, it } from 'vitest';
import { LapsedClaims } from '../../../app/configuration/lapsed-claims.ts';
import type { OpenCompilation } from '../../../domain/configuration/compilation/compilation-job.ts';

function openJob(heardRevision: number | null, compilationId = 'cmp_1'): OpenCompilation {
  const claim = heardRevision === null ? null : { revision: 7, workerId: 'w', heardRevision };
  return {
    compilationId,
    claim,
    lapses: 0,
    source: { objective: null, sub_objectives: [], success_informations: [], questions: [] },
  };
}

function watching() {
  let now = 5_000;
  const watch = new LapsedClaims(() => now);
  return {
    pass: (ms: number) => (now += ms),
    look: (job: OpenCompilation, service = 's') => watch.look(service, job),
  };
}

describe('watching a job', () => {
  it('finds its worker silent a lease after its last sign was first seen', () => {
    const { pass, look } = watching();
    expect(look(openJob(7)).silentRevision).toBeUndefined();
    pass(29_999);
    expect(look(openJob(7)).silentRevision).toBeUndefined();
    pass(1);
    expect(look(openJob(7)).silentRevision).toBe(7);
  });

  it('waits anew after each sign, for each job, and in each service', () => {
    const { pass, look } = watching();
    look(openJob(7));
    pass(30_000);
    expect(look(openJob(9)).silentRevision).toBeUndefined();
    expect(look(openJob(9), 'other').silentRevision).toBeUndefined();
    pass(30_000);
    expect(look(openJob(9, 'cmp_2')).silentRevision).toBeUndefined();
    expect(look(openJob(9), 'other').silentRevision).toBe(9);
  });

  it('finds it overdue after 15 minutes, claimed in between or not', () => {
    const { pass, look } = watching();
    expect(look(openJob(null))).toEqual({ silentRevision: undefined, isOverdue: false });
    pass(600_000);
    expect(look(openJob(7)).isOverdue).toBe(false);
    pass(299_999);
    expect(look(openJob(null)).isOverdue).toBe(false);
    pass(1);
    expect(look(openJob(null)).isOverdue).toBe(true);
    expect(look(openJob(null, 'cmp_2')).isOverdue).toBe(false);
  });
});
