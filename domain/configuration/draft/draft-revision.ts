import * as v from 'valibot';
import type { Refused } from '../../accept-or-refuse.ts';
import { invalidConfiguration } from '../configuration-refusals.ts';
import type { ConfigurationState } from '../state.ts';

/** As a client names it. */
export const draftRevision = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Every request that changes the draft makes one, whatever it changes: 1 is the first. */
export function nextRevision({ draftRevision }: ConfigurationState): number {
  return draftRevision + 1;
}

/** Refuses a request that was made for another revision than the draft's; undefined for this one, or any. */
export function refuseStale(
  expected: number | undefined,
  { draftRevision }: ConfigurationState,
): Refused | undefined {
  if (expected === undefined || expected === draftRevision) return undefined;
  const error = {
    position: null,
    path: '/expected_draft_revision',
    code: 'draft_revision_mismatch',
    message: `the draft is at revision ${draftRevision}; read it and decide again`,
  };
  const revisions = { sent_draft_revision: expected, current_draft_revision: draftRevision };
  return invalidConfiguration([error], revisions);
}
