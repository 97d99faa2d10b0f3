import { html } from 'hono/html';
import { ApiRefused } from '../../api.ts';
import { isConflict, readDraft, readWarnings, saveChanges } from '../../configuration/draft.ts';
import { conflictingFields, itemChanges, itemIn } from '../../configuration/item-changes.ts';
import {
  type FieldErrors,
  fieldErrors,
  fieldsOf,
  type ItemFields,
  itemOf,
  readFields,
} from '../../configuration/item-form.ts';
import type { Change, Configuration, Item } from '../../configuration/model.ts';
import { hiddenObject } from '../../forms/read-form.ts';
import { seeOther } from '../../respond.ts';
import type { PageView } from '../../shell.ts';
import { pagePath, type Visit } from '../../visit.ts';
import { conflictView } from './conflict.ts';
import { itemForm } from './item-form.ts';

/** Everything that the form was opened with and filled in with. */
interface Editing {
  readonly draft: Configuration;
  /** As they were when the form was opened. */
  readonly base: Item;
  readonly fields: ItemFields;
  readonly errors: FieldErrors;
}

const NEW: Item = { information: undefined, question: undefined };

/** One information with its question, or what is to become one. */
export async function editPage(visit: Visit): Promise<PageView> {
  const draft = await readDraft(visit);
  const base = askedItem(visit, draft);
  const isNew = base === NEW;
  const fields = fieldsOf(base);
  const first = draft.sub_objectives[0]?.id ?? '';
  return view(visit, {
    draft,
    base,
    fields: isNew ? { ...fields, hasInformation: true, sub_objective_id: first } : fields,
    errors: {},
  });
}

/** @throws ApiRefused where what is asked for is not in the draft */
function askedItem({ context, say }: Visit, draft: Configuration): Item {
  const { information: informationId, question: questionId } = context.req.query();
  const asking = draft.success_informations.filter((each) =>
    informationId === undefined
      ? each.primary_question_id === questionId
      : each.id === informationId,
  );
  const information = asking.length === 1 ? asking[0] : undefined;
  const wanted = information?.primary_question_id ?? questionId;
  const question = draft.questions.find(({ id }) => id === wanted);
  if (information || question) return { information, question };
  if (informationId === undefined && questionId === undefined) return NEW;
  const message = say('edit.not_there');
  throw new ApiRefused(404, { code: 'unknown_id', message, request_id: '', details: {} });
}

function view(visit: Visit, { draft, base, fields, errors }: Editing): PageView {
  const { say } = visit;
  const isNew = !base.information && !base.question;
  return {
    title: isNew ? say('configuration.add') : fields.label || fields.text,
    section: 'configuration',
    trail: [{ text: say('nav.configuration'), href: pagePath(visit, 'configuration') }],
    ...(Object.keys(errors).length > 0 ? { status: 422 } : {}),
    body: html`${itemForm(visit, { draft, base, fields, errors, isNew })}`,
  };
}

export async function editAction(visit: Visit): Promise<PageView | Response> {
  const form = await visit.context.req.formData();
  const draft = await readDraft(visit);
  const base = hiddenObject(form, 'base') as Item;
  const revision = Number(form.get('revision'));
  const fields = readFields(form);
  const { item: mine, issues } = itemOf(fields, draft);
  if (issues.length > 0) {
    return view(visit, { draft, base, fields, errors: fieldErrors(visit, issues) });
  }
  const isDeletion = form.get('action') === 'delete';
  const wanted = isDeletion ? remaining(base, draft) : mine;
  const changes = itemChanges(base, wanted);
  const back = pagePath(visit, 'configuration');
  if (changes.length === 0) return seeOther(back, { done: 'unchanged' });
  const done = await saveOver(visit, changes, { base, revision });
  if (done.ok && isDeletion) return seeOther(back, { done: 'deleted' });
  if (done.ok)
    return seeOther(back, { done: (await isOpen(visit, mine)) ? 'saved_open' : 'saved' });
  if (isConflict(done)) return conflict(visit, { base, mine, fields });
  const { code, message, details } = done.problem;
  const found = details.errors ?? [{ path: '', code, message }];
  return view(visit, { draft, base, fields, errors: fieldErrors(visit, found) });
}

/** Whether something about it still keeps the draft from being published. */
async function isOpen(visit: Visit, { information, question }: Item): Promise<boolean> {
  const warnings = await readWarnings(visit);
  return warnings.some(
    ({ entity, id }) =>
      id === (entity === 'question' ? question?.id : information?.id) &&
      ['question', 'success_information'].includes(entity),
  );
}

/** What a deletion leaves: a question that another information needs stays. */
function remaining({ information, question }: Item, draft: Configuration): Item {
  const isNeeded = draft.success_informations.some(
    (each) => each.id !== information?.id && each.primary_question_id === question?.id,
  );
  return { information: undefined, question: isNeeded ? question : undefined };
}

/** Looks at the draft anew this many times where others change other parts of it. */
const LOOKS_MAX = 5;

/** Saves, also where others changed the draft meanwhile, as long as they left these two alone. */
async function saveOver(
  visit: Visit,
  changes: readonly Change[],
  { base, revision }: { readonly base: Item; readonly revision: number },
): ReturnType<typeof saveChanges> {
  let done = await saveChanges(visit, changes, revision);
  for (let looks = 0; looks < LOOKS_MAX && isConflict(done); looks++) {
    const draft = await readDraft(visit);
    const theirs = itemIn(draft, base);
    if (conflictingFields(base, theirs, base).length > 0) return done;
    done = await saveChanges(visit, changes, draft.draft_revision ?? 0);
  }
  return done;
}

/** Somebody else changed the same: both are shown, and the form goes on from theirs. */
async function conflict(
  visit: Visit,
  { base, mine, fields }: { readonly base: Item; readonly mine: Item; readonly fields: ItemFields },
): Promise<PageView> {
  const draft = await readDraft(visit);
  const theirs = itemIn(draft, base);
  const found = conflictingFields(base, theirs, mine);
  const page = view(visit, { draft, base: theirs, fields, errors: {} });
  return { ...page, status: 409, body: html`${conflictView(visit, found, theirs)}${page.body}` };
}
