import * as v from 'valibot';
import { describeIssue, type InputIssue } from '../../input/issues.ts';
import { NearestNames } from '../../nearest-names.ts';
import type { Steps } from '../../steps.ts';
import type { Question } from '../entities.ts';
import { CHOICES_MAX } from '../entity-fields.ts';
import { type DraftEvent, draftEventOf, type Entity, type Operation } from '../events.ts';
import { checkSchema } from '../information-schema/information-schema.ts';
import { applyChange } from './apply-change.ts';
import type { ChangeError } from './change-error.ts';
import { CHANGE_SCHEMAS } from './change-schemas.ts';
import { copyDraft, type Draft, type DraftCopy, draftOf } from './draft.ts';
import { excessOf } from './draft-bounds.ts';

/** An operation whose shape is right; whether it fits the draft is another question. */
interface ParsedChange {
  readonly entity: Entity;
  readonly operation: Operation;
  readonly fields: Readonly<Record<string, unknown>>;
}

type Parsed =
  | { readonly ok: true; readonly change: ParsedChange }
  | { readonly ok: false; readonly issues: readonly InputIssue[] };

/** More errors of one operation are not told: the first ones name what to look at. */
const ERRORS_PER_OPERATION_MAX = 10;

/** The events mean something only while there are no errors. */
interface Plan {
  readonly events: readonly DraftEvent[];
  readonly errors: readonly ChangeError[];
}

/**
 * Checks raw operations in order, each against the draft that the ones before it leave, and gathers what
 * is wrong with any of them; an operation a step.
 * @param draftRevision the revision that the changes make
 * @returns the events to record
 */
export function* planChanges(
  draft: Draft,
  operations: readonly unknown[],
  draftRevision: number,
): Steps<Plan> {
  const copy = copyDraft(draft);
  const events: DraftEvent[] = [];
  const errors: ChangeError[] = [];
  // What a refused operation would have created: that later ones do not find it is no error of theirs.
  const missing = new Set<string>();
  const nearest = new NearestNames();
  for (const [position, raw] of operations.entries()) {
    const parsed = parseOperation(raw);
    const issues = parsed.ok ? conflicts(copy, parsed.change, { missing, nearest }) : parsed.issues;
    if (issues.length > 0) missing.add(nameOf(raw));
    for (const issue of issues.slice(0, ERRORS_PER_OPERATION_MAX)) {
      errors.push({ position, ...issue, path: `/changes/${position}${issue.path}` });
    }
    if (parsed.ok && issues.length === 0) {
      const { entity, operation, fields } = parsed.change;
      const facts = { ...fields, ...placeBefore(copy, parsed.change) };
      const event = draftEventOf(entity, operation, { ...facts, draft_revision: draftRevision });
      applyChange(copy, event);
      events.push(event);
    }
    yield;
  }
  if (errors.length === 0) errors.push(...excessOf(draftOf(copy), draft));
  return { events, errors };
}

function parseOperation(raw: unknown): Parsed {
  if (!isObject(raw)) return refused('', 'invalid_type', 'must be an object');
  const { entity, operation } = raw;
  if (!isKeyOf(CHANGE_SCHEMAS, entity)) {
    const allowed = Object.keys(CHANGE_SCHEMAS).join(', ');
    return refused('/entity', codeFor(entity), `must be one of ${allowed}`);
  }
  const schemas: Partial<Record<Operation, v.GenericSchema>> = CHANGE_SCHEMAS[entity];
  if (!isKeyOf(schemas, operation)) {
    const allowed = Object.keys(schemas).join(', ');
    return refused('/operation', codeFor(operation), `must be one of ${allowed} for ${entity}`);
  }
  const unknown = Object.keys(raw).filter((key) => !['entity', 'operation', entity].includes(key));
  if (unknown.length > 0) {
    return refused('', 'unknown_field', `holds entity, operation and ${entity}, nothing else`);
  }
  return parseFields(entity, operation, Object.hasOwn(raw, entity) ? raw[entity] : undefined);
}

function parseFields(entity: Entity, operation: Operation, raw: unknown): Parsed {
  // A flood of items is refused without looking at each of them.
  if (isObject(raw) && Array.isArray(raw.choices) && raw.choices.length > CHOICES_MAX) {
    const message = `must have at most ${CHOICES_MAX} items`;
    return refused(`/${entity}/choices`, 'too_many_items', message);
  }
  const schemas: Partial<Record<Operation, v.GenericSchema>> = CHANGE_SCHEMAS[entity];
  const result = v.safeParse(schemas[operation] as v.GenericSchema<unknown, object>, raw);
  if (!result.success) {
    const issues = result.issues.map(describeIssue);
    return { ok: false, issues: issues.map((issue) => below(`/${entity}`, issue)) };
  }
  const fields = result.output as ParsedChange['fields'];
  if (fields.schema === undefined) return { ok: true, change: { entity, operation, fields } };
  const issues = checkSchema(fields.schema).map(({ path, message }) =>
    below(`/${entity}/schema`, { path, code: 'invalid_schema', message }),
  );
  return issues.length > 0
    ? { ok: false, issues }
    : { ok: true, change: { entity, operation, fields } };
}

/** Whom an entity that is moved or deleted stood in front of: what takes that back. Sub-objectives tell their place themselves. */
function placeBefore(draft: DraftCopy, { entity, operation, fields }: ParsedChange): object {
  if (fields.comes_before === undefined && operation !== 'delete') return {};
  if (entity === 'objective' || entity === 'sub_objective') return {};
  return { came_before: draft[entity].nextOf(fields.id as string) };
}

/** Why a change does not fit the draft as it stands. */
function conflicts(
  draft: DraftCopy,
  change: ParsedChange,
  { missing, nearest }: { readonly missing: ReadonlySet<string>; readonly nearest: NearestNames },
): InputIssue[] {
  const { entity, operation, fields } = change;
  const path = entity === 'objective' ? '/objective' : `/${entity}/id`;
  const before = entityOf(draft, change);
  if (operation === 'create') {
    if (before) return [{ path, code: 'duplicate_id', message: `${named(change)} exists already` }];
  } else if (!before) {
    if (missing.has(nameOf({ entity, [entity]: fields }))) return [];
    if (entity === 'objective') {
      return [{ path, code: 'unknown_id', message: 'there is no objective in the draft' }];
    }
    const message = nearest.missing(entity, fields.id as string, draft[entity].byId);
    return [{ path, code: 'unknown_id', message }];
  }
  if (entity === 'objective' || operation === 'delete') return [];
  const misplaced = placeConflicts(draft, { entity, fields }, nearest);
  if (entity !== 'question') return misplaced;
  return [...misplaced, ...choiceConflicts(Object.assign({} as Question, before, fields), fields)];
}

function placeConflicts(
  draft: DraftCopy,
  {
    entity,
    fields,
  }: { readonly entity: Exclude<Entity, 'objective'> } & Pick<ParsedChange, 'fields'>,
  nearest: NearestNames,
): InputIssue[] {
  const { id, comes_before: next } = fields;
  if (typeof next !== 'string') return [];
  const path = `/${entity}/comes_before`;
  if (next === id) return [{ path, code: 'invalid_value', message: 'must name another one' }];
  const { byId } = draft[entity];
  if (byId.has(next)) return [];
  return [{ path, code: 'unknown_id', message: nearest.missing(entity, next, byId) }];
}

/** `question q_floor`, or `the objective`. */
function named({ entity, fields }: ParsedChange): string {
  return entity === 'objective' ? 'the objective' : `${entity} ${fields.id}`;
}

function choiceConflicts(question: Question, given: ParsedChange['fields']): InputIssue[] {
  if (question.type !== 'open' || question.choices.length === 0) return [];
  const path = given.choices === undefined ? '/question/type' : '/question/choices';
  return [{ path, code: 'too_many_items', message: 'an open question has no choices' }];
}

function entityOf(draft: DraftCopy, { entity, fields }: ParsedChange): object | null | undefined {
  return entity === 'objective' ? draft.objective : draft[entity].byId.get(fields.id as string);
}

/** Names what an operation is about, as far as its shape allows. */
function nameOf(raw: unknown): string {
  if (!isObject(raw) || typeof raw.entity !== 'string') return '';
  const fields = raw[raw.entity];
  return `${raw.entity} ${isObject(fields) ? fields.id : ''}`;
}

function refused(path: string, code: string, message: string): Parsed {
  return { ok: false, issues: [{ path, code, message }] };
}

function below(path: string, issue: InputIssue): InputIssue {
  return { ...issue, path: `${path}${issue.path}` };
}

function codeFor(value: unknown): string {
  return value === undefined ? 'required' : 'invalid_value';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isKeyOf<T extends object>(record: T, key: unknown): key is keyof T & string {
  return typeof key === 'string' && Object.hasOwn(record, key);
}
