import type {
  Configuration,
  Objective,
  Question,
  SubObjective,
  SuccessInformation,
} from '../entities.ts';
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

/** The draft as plain data, each list in its order. */
export function configurationOf(draft: Draft): Configuration {
  return {
    objective: draft.objective,
    sub_objectives: [...draft.sub_objective.values()],
    success_informations: [...draft.success_information.values()],
    questions: [...draft.question.values()],
  };
}
