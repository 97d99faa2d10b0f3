import { describe, expect, it } from 'vitest';
import type { ConfigurationCommand } from '../../../../domain/configuration/commands.ts';
import { configurationDecider } from '../../../../domain/configuration/decide.ts';
import type { ConfigurationEvent } from '../../../../domain/configuration/events.ts';
import { draftView, publishedView } from '../../../../domain/configuration/views.ts';
import { someConfiguration } from '../../../support/configurations/configurations.ts';
import {
  claimed,
  draft,
  history,
  inSeconds,
  job,
  jobAfter,
  requesting,
  START,
} from '../../../support/configurations/job-history.ts';
import { given, happenedAt, stateAfter } from '../../../support/given.ts';

/** Revision of the first event after the draft and the request. */
const NEXT = draft.length + 1;

const lapsed = (claim_revision: number): ConfigurationEvent => ({
  type: 'CompilationLapsed',
  facts: { ...job, claim_revision },
});

const timedOut = (message: string): ConfigurationEvent => ({
  type: 'CompilationFailed',
  facts: { ...job, code: 'timeout', message },
});

const published: ConfigurationEvent = {
  type: 'ConfigurationPublished',
  facts: { ...job, configuration_version: 'v1', artifact_digest: 'd1' },
};

/** @param silentRevision the last sign that was heard of the worker before, a lease ago */
function claiming(workerId: string, seconds: number, silentRevision?: number) {
  const at = inSeconds(seconds);
  const claim = { type: 'claimCompilation', at, compilationId: 'cmp_1', workerId } as const;
  return { ...claim, silentRevision } satisfies ConfigurationCommand;
}

function publishing(claimRevision: number): ConfigurationCommand {
  return {
    type: 'publishConfiguration',
    at: inSeconds(5),
    compilationId: 'cmp_1',
    claimRevision,
    artifactDigest: 'd1',
  };
}

describe('claiming a compilation', () => {
  it('records nothing when the worker holds the claim already', () => {
    given(configurationDecider, ...history(claimed('w', 1)))
      .when(claiming('w', 2))
      .recordsNothing();
  });

  it('records who works on it and until when', () => {
    given(configurationDecider, ...history())
      .when(claiming('w', 1))
      .records(claimed('w', 1).event);
  });

  it('is refused while another worker is heard of, and once the job is over', () => {
    // Whatever the clock says: it may have jumped, or be another one.
    for (const seconds of [-2_592_000, 1, 30, 2_592_000]) {
      given(configurationDecider, ...history(claimed('w', 1)))
        .when(claiming('x', seconds))
        .refuses('stale_claim');
    }
    given(configurationDecider, ...history(claimed('w', 1), published))
      .when(claiming('x', 90))
      .refuses('stale_claim');
    given(configurationDecider, ...draft)
      .when(claiming('x', 1))
      .refuses('unknown_compilation');
  });

  it('records the lapse of a worker that fell silent and takes its place', () => {
    given(configurationDecider, ...history(claimed('w', 1)))
      .when(claiming('x', 31, NEXT))
      .records(lapsed(NEXT), claimed('x', 31).event);
  });

  it('takes the place of a worker that left the job, which counts as no lapse', () => {
    const left = { type: 'releaseCompilation', compilationId: 'cmp_1', at: inSeconds(2) } as const;
    given(configurationDecider, ...history(claimed('w', 1)))
      .when({ ...left, claimRevision: NEXT + 1 })
      .refuses('stale_claim');
    const released = {
      type: 'CompilationLapsed',
      facts: { ...job, claim_revision: NEXT, released: true },
    } as const;
    given(configurationDecider, ...history(claimed('w', 1)))
      .when({ ...left, claimRevision: NEXT })
      .records(released);
    const thrice = [1, 2, 3].flatMap((at) => [claimed('w', at), released]);
    given(configurationDecider, ...history(...thrice))
      .when(claiming('x', 4))
      .records(claimed('x', 4).event);
  });

  it('takes the place of a worker that fell silent also when the clock is far behind its claim', () => {
    given(configurationDecider, ...history(claimed('w', 2_592_000)))
      .when(claiming('x', 31, NEXT))
      .records(lapsed(NEXT), claimed('x', 31).event);
  });

  it('shows a running job, and a queued one again after a lapse', () => {
    expect(jobAfter(claimed('w', 1))).toMatchObject({
      status: 'running',
      updated_at: inSeconds(1),
    });
    expect(jobAfter(claimed('w', 1), lapsed(NEXT))).toMatchObject({
      status: 'queued',
      progress: 0,
    });
  });
});

describe('working on a compilation', () => {
  const progress = { type: 'recordProgress', at: inSeconds(11), compilationId: 'cmp_1' } as const;

  it('records progress and renews the claim', () => {
    given(configurationDecider, ...history(claimed('w', 1)))
      .when({ ...progress, claimRevision: NEXT, progress: 0.4 })
      .records({
        type: 'CompilationProgressed',
        facts: { ...job, claim_revision: NEXT, progress: 0.4, lease_until: inSeconds(41) },
      });
  });

  it('lets a renewed claim hold on', () => {
    const renewal: ConfigurationEvent = {
      type: 'CompilationProgressed',
      facts: { ...job, claim_revision: NEXT, progress: 0.4, lease_until: inSeconds(41) },
    };
    given(configurationDecider, ...history(claimed('w', 1), renewal))
      .when(claiming('x', 40, NEXT))
      .refuses('stale_claim');
    given(configurationDecider, ...history(claimed('w', 1), renewal))
      .when(claiming('x', 45, NEXT + 1))
      .records(lapsed(NEXT), claimed('x', 45).event);
    given(configurationDecider, ...history(claimed('w', 1), renewal))
      .when(publishing(NEXT))
      .records(published);
    expect(jobAfter(claimed('w', 1), renewal).progress).toBe(0.4);
  });

  it('refuses whatever carries any claim but the current one', () => {
    const takenOver = history(claimed('w', 1), lapsed(NEXT), claimed('x', 31));
    for (const claimRevision of [NEXT - 1, NEXT, NEXT + 1]) {
      given(configurationDecider, ...takenOver)
        .when(publishing(claimRevision))
        .refuses('stale_claim');
      given(configurationDecider, ...takenOver)
        .when({ ...progress, claimRevision, progress: 1 })
        .refuses('stale_claim');
    }
    given(configurationDecider, ...takenOver)
      .when(publishing(NEXT + 2))
      .records(published);
  });

  it('is fenced by the revision of the claim also when the draft is edited in between', () => {
    const edit: ConfigurationEvent = {
      type: 'QuestionDeleted',
      facts: { draft_revision: 2, id: 'q.lift' },
    };
    given(configurationDecider, ...history(edit, claimed('w', 1), edit))
      .when(publishing(NEXT + 1))
      .records(published);
  });

  it('fails with a cause, and with details only for what the editor can mend', () => {
    const failing = { at: inSeconds(2), compilationId: 'cmp_1', claimRevision: NEXT } as const;
    const error = {
      code: 'internal_error',
      message: 'Try again.',
      details: { trace: 'x' },
    } as const;
    given(configurationDecider, ...history(claimed('w', 1)))
      .when({ type: 'failCompilation', ...failing, error })
      .records({
        type: 'CompilationFailed',
        facts: { ...job, code: 'internal_error', message: 'Try again.' },
      });
    const mendable = { ...error, code: 'validation_failed' } as const;
    given(configurationDecider, ...history(claimed('w', 1)))
      .when({ type: 'failCompilation', ...failing, error: mendable })
      .records({ type: 'CompilationFailed', facts: { ...job, ...mendable } });
  });
});

describe('a compilation that does not come to its end', () => {
  it('is over at the third lapse', () => {
    const third = history(
      claimed('w', 1),
      lapsed(NEXT),
      claimed('w', 40),
      lapsed(NEXT + 2),
      claimed('w', 80),
    );
    given(configurationDecider, ...third)
      .when(claiming('x', 110, NEXT + 4))
      .records(lapsed(NEXT + 4), timedOut('The compilation was begun three times without an end.'));
  });

  it('is over after 15 minutes when nobody works on it', () => {
    const end = timedOut('The compilation did not end within 15 minutes.');
    const overdue = { isOverdue: true };
    given(configurationDecider, ...history())
      .when({ ...claiming('w', 1), ...overdue })
      .records(end);
    given(configurationDecider, ...history(claimed('w', 890)))
      .when({ ...claiming('x', 920, NEXT), ...overdue })
      .records(end);
    given(configurationDecider, ...history(claimed('w', 890)))
      .when({ ...claiming('x', 900), ...overdue })
      .refuses('stale_claim');
    // Not by times that were written: a clock may have been ahead when it was requested, or is now.
    given(configurationDecider, ...history())
      .when(claiming('w', 2_592_000))
      .records(claimed('w', 2_592_000).event);
  });

  it('leaves the draft and the active version as they were, and the way free for another try', () => {
    const failed = history(timedOut('The compilation did not end within 15 minutes.'));
    const state = stateAfter(configurationDecider, ...failed);
    expect(state.publications).toEqual([]);
    expect(draftView(state)).toMatchObject({ draft_revision: 1, ...someConfiguration });
    given(configurationDecider, ...failed)
      .when({ ...requesting, compilationId: 'cmp_2' })
      .records({
        type: 'CompilationRequested',
        facts: { compilation_id: 'cmp_2', draft_revision: 1 },
      });
  });
});

describe('publishing', () => {
  it('makes v1, then v2, and shows them on the job and on the draft', () => {
    const first = history(claimed('w', 1), happenedAt(inSeconds(5), published));
    expect(jobAfter(claimed('w', 1), happenedAt(inSeconds(5), published))).toEqual({
      compilation_id: 'cmp_1',
      status: 'succeeded',
      draft_revision: 1,
      created_at: START,
      updated_at: inSeconds(5),
      progress: 1,
      error: null,
      configuration_version: 'v1',
    });
    const state = stateAfter(configurationDecider, ...first);
    expect(draftView(state)).toMatchObject({ state: 'draft', configuration_version: 'v1' });
    expect(state.publications).toEqual([
      {
        configurationVersion: 'v1',
        artifactDigest: 'd1',
        publishedAt: inSeconds(5),
        compilationId: 'cmp_1',
      },
    ]);

    const second = { compilation_id: 'cmp_2' };
    const again: ConfigurationEvent[] = [
      { type: 'CompilationRequested', facts: { ...second, draft_revision: 1 } },
      {
        type: 'CompilationClaimed',
        facts: { ...second, worker_id: 'w', lease_until: inSeconds(100) },
      },
    ];
    given(configurationDecider, ...first, ...again)
      .when({
        type: 'publishConfiguration',
        at: inSeconds(20),
        compilationId: 'cmp_2',
        claimRevision: first.length + 1,
        artifactDigest: 'd2',
      })
      .records({
        type: 'ConfigurationPublished',
        facts: { ...second, configuration_version: 'v2', artifact_digest: 'd2' },
      });
  });

  it('shows what was published with its version and time, and no revision of the draft', () => {
    const [publication] = stateAfter(
      configurationDecider,
      ...history(claimed('w', 1), happenedAt(inSeconds(5), published)),
    ).publications;
    if (!publication) throw new Error('nothing was published');
    expect(publishedView(someConfiguration, publication)).toEqual({
      state: 'published',
      configuration_version: 'v1',
      draft_revision: null,
      published_at: inSeconds(5),
      ...someConfiguration,
    });
  });
});
