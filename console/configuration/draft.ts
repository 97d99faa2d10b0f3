import { randomUUID } from 'node:crypto';
import { type Answered, ApiRefused, servicePath } from '../api.ts';
import type { Visit } from '../visit.ts';
import { type Change, type Configuration, EMPTY, type Warning } from './model.ts';

/** The draft; an empty one where there is none yet. @throws ApiRefused */
export function readDraft(visit: Visit): Promise<Configuration> {
  return readState(visit, 'draft');
}

/** What is published; an empty one while nothing is. @throws ApiRefused */
export function readPublished(visit: Visit): Promise<Configuration> {
  return readState(visit, 'published');
}

async function readState({ api, place }: Visit, state: string): Promise<Configuration> {
  const path = servicePath(place!, `configuration?state=${state}`);
  const answered = await api.ask<Configuration>(path);
  if (answered.ok) return answered.body;
  if (answered.problem.code === 'unknown_configuration') return EMPTY;
  throw new ApiRefused(answered.status, answered.problem);
}

/** What keeps the draft from being published. @throws ApiRefused */
export async function readWarnings({ api, place }: Visit): Promise<readonly Warning[]> {
  const path = servicePath(place!, 'configuration/warnings');
  return (await api.read<{ warnings: Warning[] }>(path)).warnings;
}

interface Changed {
  readonly draft_revision: number;
  readonly applied: number;
}

/** As many operations as one request may carry. */
const BATCH_MAX = 500;

/**
 * Changes the draft, all of it or none, if nobody else has changed it meanwhile. More than fit into one request are sent
 * one request after the other, each of them all or none.
 * @param revision of the draft that the changes were made for
 */
export async function saveChanges(
  { api, place }: Visit,
  changes: readonly Change[],
  revision: number,
): Promise<Answered<Changed>> {
  let expected_draft_revision = revision;
  for (let from = 0; ; from += BATCH_MAX) {
    const body = { changes: changes.slice(from, from + BATCH_MAX), expected_draft_revision };
    const path = servicePath(place!, 'configuration/changes');
    const done = await api.send<Changed>('POST', path, body, randomUUID());
    if (!done.ok || from + BATCH_MAX >= changes.length) return done;
    expected_draft_revision = done.body.draft_revision;
  }
}

/** Whether a change was refused because somebody else was faster. */
export function isConflict(answered: Answered<unknown>): boolean {
  if (answered.ok) return false;
  return (answered.problem.details.errors ?? []).some(
    ({ code }) => code === 'draft_revision_mismatch',
  );
}
