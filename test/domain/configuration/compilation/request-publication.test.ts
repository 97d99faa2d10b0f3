import { describe, expect, it } from 'vitest';
import type { ConfigurationCommand } from '../../../../domain/configuration/commands.ts';
import { configurationDecider } from '../../../../domain/configuration/decide.ts';
import type { ConfigurationEvent } from '../../../../domain/configuration/events.ts';
import { someConfiguration } from '../../../support/configurations/configurations.ts';
import {
  claimed,
  draft,
  history,
  jobAfter,
  requested,
  requesting,
  START,
} from '../../../support/configurations/job-history.ts';
import { given, stateAfter } from '../../../support/given.ts';

describe('requesting a publication', () => {
  it('records the request with the revision of the draft', () => {
    given(configurationDecider, ...draft)
      .when(requesting)
      .records(requested);
    given(configurationDecider, ...draft)
      .when({ ...requesting, expectedDraftRevision: 1 })
      .records(requested);
  });

  it('is refused while there is no draft', () => {
    given(configurationDecider)
      .when(requesting)
      .refuses('unknown_configuration', { state: 'draft' });
  });

  it('is refused while a job is queued or running, and names it', () => {
    const again: ConfigurationCommand = { ...requesting, compilationId: 'cmp_2' };
    const names = { compilation_id: 'cmp_1' };
    given(configurationDecider, ...history())
      .when(again)
      .refuses('compilation_in_progress', names);
    given(configurationDecider, ...history(claimed('w', 1)))
      .when(again)
      .refuses('compilation_in_progress', names);
  });

  it('is refused when the draft has moved on from the expected revision', () => {
    const { outcome } = given(configurationDecider, ...draft).when({
      ...requesting,
      expectedDraftRevision: 0,
    });
    expect(outcome).toMatchObject({
      ok: false,
      refusal: {
        code: 'configuration_validation_failed',
        details: {
          errors: [
            { position: null, path: '/expected_draft_revision', code: 'draft_revision_mismatch' },
          ],
        },
      },
    });
  });

  it('is refused with the warnings of the draft as errors', () => {
    const { outcome } = given(configurationDecider, draft[0] as ConfigurationEvent).when(
      requesting,
    );
    expect(outcome).toMatchObject({
      ok: false,
      refusal: {
        code: 'configuration_validation_failed',
        details: {
          errors: [
            { position: null, code: 'no_active_question', entity: 'question', id: null, path: '' },
          ],
        },
      },
    });
  });

  it('shows a queued job', () => {
    expect(jobAfter()).toEqual({
      compilation_id: 'cmp_1',
      status: 'queued',
      draft_revision: 1,
      created_at: START,
      updated_at: START,
      progress: 0,
      error: null,
      configuration_version: null,
    });
  });

  it('keeps the draft as it was requested, whatever is edited afterwards', () => {
    const edit: ConfigurationEvent = {
      type: 'QuestionDeleted',
      facts: { draft_revision: 2, id: 'q.lift' },
    };
    const state = stateAfter(configurationDecider, ...history(edit));
    expect(state.open?.source).toEqual(someConfiguration);
    expect(state.draft.question.has('q.lift')).toBe(false);
  });
});
