import type { Objective } from '../entities.ts';
import { DRAFT_OPERATIONS, type DraftEvent } from '../events.ts';
import type { DraftCopy } from './draft.ts';
import type { OrderedEntities } from './ordered-entities.ts';

/** Applies one event to a copy of the draft: an update replaces the fields that it gives, lists as a whole. */
export function applyChange(draft: DraftCopy, event: DraftEvent): void {
  const { draft_revision: _, restored_from: __, ...fields } = event.facts;
  const [entity, operation] = DRAFT_OPERATIONS[event.type];
  if (entity === 'objective') {
    draft.objective = { ...draft.objective, ...fields } as Objective;
    return;
  }
  const { id, comes_before, came_before: _was, ...own } = fields as PlacedEntity;
  const entities = draft[entity] as OrderedEntities<object>;
  if (operation === 'delete') entities.delete(id);
  else entities.set(id, { ...entities.byId.get(id), id, ...own });
  if (comes_before !== undefined) entities.move(id, comes_before);
}

interface PlacedEntity {
  readonly id: string;
  readonly comes_before?: string | null;
  readonly came_before?: string | null;
}
