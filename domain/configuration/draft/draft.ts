import type {
  Configuration,
  Objective,
  Question,
  SubObjective,
  SuccessInformation,
} from '../entities.ts';
import { DRAFT_OPERATIONS, type DraftEvent } from '../events.ts';
import { OrderedEntities } from './ordered-entities.ts';

/** Entities by id, in the order of creation unless they were moved. Maps, so that `__proto__` is an id like any other. */
export interface Draft {
  readonly objective: Objective | null;
  readonly sub_objective: ReadonlyMap<string, SubObjective>;
  readonly success_information: ReadonlyMap<string, SuccessInformation>;
  readonly question: ReadonlyMap<string, Question>;
}

/** A draft that is being changed: a copy that nobody else holds. */
export interface DraftCopy {
  objective: Objective | null;
  readonly sub_objective: OrderedEntities<SubObjective>;
  readonly success_information: OrderedEntities<SuccessInformation>;
  readonly question: OrderedEntities<Question>;
}

export function copyDraft(draft: Draft): DraftCopy {
  return {
    objective: draft.objective,
    sub_objective: new OrderedEntities(draft.sub_objective),
    success_information: new OrderedEntities(draft.success_information),
    question: new OrderedEntities(draft.question),
  };
}

/** What a copy has become; only until the next change of it. */
export function draftOf(copy: DraftCopy): Draft {
  return {
    objective: copy.objective,
    sub_objective: copy.sub_objective.toMap(),
    success_information: copy.success_information.toMap(),
    question: copy.question.toMap(),
  };
}

/** Applies one event to a copy of the draft. */
export function changeDraft(draft: DraftCopy, event: DraftEvent): void {
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

/** The draft as plain data, each list in its order. */
export function configurationOf(draft: Draft): Configuration {
  return {
    objective: draft.objective,
    sub_objectives: [...draft.sub_objective.values()],
    success_informations: [...draft.success_information.values()],
    questions: [...draft.question.values()],
  };
}
