import { orderMoves } from '../../domain/configuration/draft/order-moves.ts';
import type { Change, Configuration, Entity } from './model.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What became of one entity from one configuration to another. */
export interface Difference {
  readonly entity: Entity;
  /** Null for the objective. */
  readonly id: string | null;
  readonly kind: 'created' | 'updated' | 'deleted' | 'moved';
  /** Only fields that differ, but for what is created or deleted as a whole. */
  readonly before: Fields | null;
  readonly after: Fields | null;
}

const LISTS = [
  ['sub_objective', 'sub_objectives'],
  ['question', 'questions'],
  ['success_information', 'success_informations'],
] as const;

/** Everything that differs, by entity, in an order in which it can be done. */
export function differences(from: Configuration, to: Configuration): readonly Difference[] {
  const found: Difference[] = [];
  const objective = difference('objective', null, whole(from.objective), whole(to.objective));
  if (objective) found.push(objective);
  for (const [entity, list] of LISTS) {
    const before = byId(from[list]);
    const after = byId(to[list]);
    for (const id of new Set([...before.keys(), ...after.keys()])) {
      const each = difference(entity, id, before.get(id) ?? null, after.get(id) ?? null);
      if (each) found.push(each);
    }
    // Sub-objectives say their place themselves.
    if (entity !== 'sub_objective')
      found.push(...moves(entity, [...before.keys()], [...after.keys()]));
  }
  return found;
}

/** What stands elsewhere once all else is done: as few as can be, each told by whom it comes before. */
function moves(
  entity: Entity,
  before: readonly string[],
  after: readonly string[],
): readonly Difference[] {
  const [had, has] = [new Set(before), new Set(after)];
  const now = [...before.filter((id) => has.has(id)), ...after.filter((id) => !had.has(id))];
  const places = new Map(now.map((id, at) => [id, at]));
  return orderMoves(now, after).map(({ id, comes_before }) => {
    const was = { comes_before: now[places.get(id)! + 1] ?? null };
    return { entity, id, kind: 'moved', before: was, after: { comes_before } };
  });
}

function whole(objective: Fields): Fields | null {
  return Object.keys(objective).length === 0 ? null : objective;
}

function byId(list: readonly { readonly id: string }[]): ReadonlyMap<string, Fields> {
  return new Map(list.map(({ id, ...fields }) => [id, fields]));
}

function difference(
  entity: Entity,
  id: string | null,
  before: Fields | null,
  after: Fields | null,
): Difference | undefined {
  if (!before && !after) return undefined;
  if (!before) return { entity, id, kind: 'created', before, after };
  if (!after) return { entity, id, kind: 'deleted', before, after };
  const names = differingFields(before, after);
  if (names.length === 0) return undefined;
  const pick = (fields: Fields) =>
    Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]));
  return { entity, id, kind: 'updated', before: pick(before), after: pick(after) };
}

/** Names of the fields that are not the same in both. */
export function differingFields(one: Fields, other: Fields): readonly string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.filter((name) => !isSame(one[name], other[name]));
}

/** Whether two values of JSON are the same, whatever the order of their keys. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame((one as Fields)[name], (other as Fields)[name]));
}

/** The operations that make a difference. The objective cannot be deleted: for that, there is none. */
export function changesOf(found: readonly Difference[]): readonly Change[] {
  return found.flatMap(({ entity, id, kind, after }): Change[] => {
    const named = id === null ? {} : { id };
    if (kind === 'deleted')
      return id === null ? [] : [{ entity, operation: 'delete', [entity]: named }];
    const operation = kind === 'created' ? 'create' : 'update';
    return [{ entity, operation, [entity]: { ...named, ...after } }];
  });
}
