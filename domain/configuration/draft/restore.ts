import { canonicalJson, type JsonValue } from '../../json/json.ts';
import { mapInSteps, type Steps } from '../../steps.ts';
import type { Configuration, Objective } from '../entities.ts';
import { type DraftEvent, draftEventOf, type Entity, type Operation } from '../events.ts';
import type { Draft } from './draft.ts';
import { orderMoves } from './order-moves.ts';
import { OrderedEntities } from './ordered-entities.ts';

export interface Restoration {
  /** What the draft is to be. */
  readonly target: Configuration;
  /** Version that it was published as. */
  readonly configurationVersion: string;
  /** Revision that the events make. */
  readonly draftRevision: number;
}

/**
 * The changes that make a draft what a publication was, the order of its entities included; none where it is that
 * already. What stands in another order is moved; a sub-objective is deleted and created again where those of its position stand
 * otherwise: a publication has them by that, and the draft in the order of creation. An entity a step.
 */
export function* restoringEvents(
  draft: Draft,
  restoration: Restoration,
): Steps<readonly DraftEvent[]> {
  const { target, configurationVersion, draftRevision } = restoration;
  const made = { draft_revision: draftRevision, restored_from: configurationVersion };
  const changes = [...objectiveChanges(draft.objective, target.objective)];
  for (const steps of [
    listChanges(
      'sub_objective',
      draft.sub_objective,
      target.sub_objectives,
      keptSubObjectives(draft, target),
    ),
    listChanges('success_information', draft.success_information, target.success_informations),
    listChanges('question', draft.question, target.questions),
  ]) {
    for (const change of yield* steps) changes.push(change);
  }
  return yield* mapInSteps(changes, ({ entity, operation, fields }) =>
    draftEventOf(entity, operation, { ...fields, ...made }),
  );
}

interface RestoringChange {
  readonly entity: Entity;
  readonly operation: Operation;
  readonly fields: object;
}

function objectiveChanges(
  before: Objective | null,
  after: Objective | null,
): readonly RestoringChange[] {
  if (!after) return [];
  if (!before) return [{ entity: 'objective', operation: 'create', fields: after }];
  // An update cannot take a field away: learning that is not spoken of is learning.
  const whole = before.learning === undefined ? after : { learning: true, ...after };
  const fields = changedFields(before, whole);
  return fields ? [{ entity: 'objective', operation: 'update', fields }] : [];
}

/** @param stay what cannot be moved, and stays as it stands; left out: whatever is wanted can be */
function* listChanges<Item extends { readonly id: string }>(
  entity: Exclude<Entity, 'objective'>,
  before: ReadonlyMap<string, Item>,
  after: readonly Item[],
  stay?: ReadonlySet<string>,
): Steps<readonly RestoringChange[]> {
  const isMovable = stay === undefined;
  const kept = stay ?? new Set(after.map(({ id }) => id));
  const order = new OrderedEntities<{ readonly id: string }>(before);
  const place = (id: string) => (isMovable ? { came_before: order.nextOf(id) } : {});
  const changes: RestoringChange[] = [];
  for (const id of before.keys()) {
    if (kept.has(id)) continue;
    changes.push({ entity, operation: 'delete', fields: { id, ...place(id) } });
    order.delete(id);
    yield;
  }
  for (const item of after) {
    changes.push(...itemChanges(entity, order.byId.get(item.id), item));
    order.set(item.id, item);
    yield;
  }
  if (!isMovable) return changes;
  const wanted = after.map(({ id }) => id);
  for (const move of orderMoves([...order.toMap().keys()], wanted)) {
    changes.push({ entity, operation: 'update', fields: { ...move, ...place(move.id) } });
    order.move(move.id, move.comes_before);
    yield;
  }
  return changes;
}

function itemChanges(
  entity: Entity,
  before: { readonly id: string } | undefined,
  after: { readonly id: string },
): readonly RestoringChange[] {
  if (!before) return [{ entity, operation: 'create', fields: after }];
  const fields = changedFields(before, after);
  return fields ? [{ entity, operation: 'update', fields: { id: after.id, ...fields } }] : [];
}

/**
 * As many of the first sub-objectives of each position as stand in the wanted order already: what is created comes behind them.
 * They cannot be moved.
 */
function keptSubObjectives(
  draft: Draft,
  { sub_objectives: wanted }: Configuration,
): ReadonlySet<string> {
  const ids = [...draft.sub_objective.keys()];
  const kept = new Set<string>();
  /** By position: from where on the next one of it has to stand. */
  const from = new Map<number, number>();
  for (const { id, order_position } of wanted) {
    const place = ids.indexOf(id, from.get(order_position) ?? 0);
    if (place >= 0) kept.add(id);
    from.set(order_position, place < 0 ? ids.length : place + 1);
  }
  return kept;
}

/** Undefined where nothing is different. */
function changedFields(before: object, after: object): object | undefined {
  const old = before as Readonly<Record<string, JsonValue>>;
  const changed = Object.entries(after as Readonly<Record<string, JsonValue>>).filter(
    ([name, value]) => old[name] === undefined || canonicalJson(old[name]) !== canonicalJson(value),
  );
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}
