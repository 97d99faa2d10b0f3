import type { ClientUpdates } from '../../commands.ts';
import type { SessionEvent } from '../../events.ts';

const OVERRIDES = { achieve: 'achieved', exclude: 'excluded', reset: null } as const;

/** A `reset` where there is no override is recorded too: every accepted mutation leaves an event. */
export function recordOverrides(updates: ClientUpdates): readonly SessionEvent[] {
  const events: SessionEvent[] = (updates.sub_objectives ?? []).map(({ id, operation }) => ({
    type: 'SubObjectiveOverridden',
    facts: { sub_objective_id: id, status: OVERRIDES[operation] },
  }));
  if (updates.objective) {
    const status = OVERRIDES[updates.objective.operation];
    events.push({ type: 'ObjectiveOverridden', facts: { status } });
  }
  return events;
}
