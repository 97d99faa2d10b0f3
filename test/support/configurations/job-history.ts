import type { ConfigurationCommand } from '../../../domain/configuration/commands.ts';
import { compilationView } from '../../../domain/configuration/compilation/compilation-view.ts';
import { configurationDecider } from '../../../domain/configuration/decide.ts';
import type { ConfigurationEvent } from '../../../domain/configuration/events.ts';
import { given, happenedAt, stateAfter } from '../given.ts';
import { creationOf, someConfiguration } from './configurations.ts';

/** The history of one publication: its draft, the request of it, and what its job comes to. */

export const START = '2026-02-01T10:00:00.000Z';

/** A number of seconds after the publication was requested. */
export function inSeconds(seconds: number): string {
  return new Date(Date.parse(START) + seconds * 1000).toISOString();
}

export const draft = draftEvents();

function draftEvents(): readonly ConfigurationEvent[] {
  const { outcome } = given(configurationDecider).when({
    type: 'applyChanges',
    at: START,
    changes: creationOf(someConfiguration),
  });
  if (!outcome.ok) throw new Error('the draft was refused');
  return outcome.events;
}

export const job = { compilation_id: 'cmp_1' };
export const requested: ConfigurationEvent = {
  type: 'CompilationRequested',
  facts: { ...job, draft_revision: 1 },
};

export function claimed(worker_id: string, seconds: number) {
  const facts = { ...job, worker_id, lease_until: inSeconds(seconds + 30) };
  return happenedAt<ConfigurationEvent>(inSeconds(seconds), { type: 'CompilationClaimed', facts });
}

/** The draft, the request at `START`, then the events. */
export function history(...events: Parameters<typeof given>[1][]) {
  return [...draft, happenedAt(START, requested), ...events] as ConfigurationEvent[];
}

export const requesting = {
  type: 'requestPublication' as const,
  at: START,
  compilationId: 'cmp_1',
} satisfies ConfigurationCommand;

export function jobAfter(...events: Parameters<typeof given>[1][]) {
  const state = stateAfter(configurationDecider, ...history(...events));
  const found = state.jobs.get('cmp_1');
  if (!found) throw new Error('the job is not there');
  return compilationView(found);
}
