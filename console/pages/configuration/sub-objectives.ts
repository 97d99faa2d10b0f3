import { html } from 'hono/html';
import type { Problem } from '../../api.ts';
import { isConflict, readDraft, saveChanges } from '../../configuration/draft.ts';
import { freeId } from '../../configuration/item-form.ts';
import type { Change, Configuration, SubObjective } from '../../configuration/model.ts';
import { hidden } from '../../forms/fields.ts';
import { seeOther } from '../../respond.ts';
import { option, type PageView } from '../../shell.ts';
import { tableFrame } from '../../table.ts';
import { type Html, pagePath, type Visit } from '../../visit.ts';
import { problemBox } from '../problem.ts';

const ROLES = ['blocking', 'contributing'] as const;

/** The sub-objectives in their order: by keys, by buttons, and by dragging where there are scripts. */
export async function subObjectivesPage(visit: Visit): Promise<PageView> {
  return view(visit, await readDraft(visit));
}

function view(visit: Visit, draft: Configuration, problem?: Problem): PageView {
  const { say, csrf } = visit;
  const list = inOrder(draft);
  const head = ['order', 'name', 'role', 'questions', 'actions'] as const;
  const common = html`${hidden('csrf', csrf)}${hidden('revision', draft.draft_revision ?? 0)}`;
  return {
    title: say('configuration.sub_objectives'),
    section: 'configuration',
    trail: [{ text: say('nav.configuration'), href: pagePath(visit, 'configuration') }],
    ...(problem ? { status: 422 } : {}),
    body: html`${problem ? problemBox(visit, problem) : ''}
${
  list.length === 0
    ? html`<p>${say('sub.none')}</p>`
    : tableFrame(
        say('configuration.sub_objectives'),
        html`<thead><tr>${head.map((each) => html`<th scope="col">${say(`sub.${each}`)}</th>`)}</tr></thead>
<tbody data-order="order">${list.map((each, i) => row(visit, each, { draft, common, place: i + 1, count: list.length }))}</tbody>`,
      )
}
<form method="post" id="order">${common}${hidden('action', 'order')}${['row', 'above', 'below'].map((name) => hidden(name, ''))}</form>
<form method="post">${common}<fieldset><legend>${say('sub.new')}</legend><div class="fields">
<label>${say('sub.name')} <input name="name" required maxlength="200"></label>
<label>${say('sub.id')} <input name="id" maxlength="128" pattern="[A-Za-z0-9._:\\-]*"><span class="hint">${say('edit.id_hint')}</span></label>
<label>${say('sub.role')} <select name="completion_role">${roles(visit, 'blocking')}</select><span class="hint">${say('sub.role_hint')}</span></label>
</div><div class="actions"><button class="primary" name="action" value="create">${say('sub.create')}</button></div></fieldset></form>`,
  };
}

function inOrder({ sub_objectives }: Configuration): readonly SubObjective[] {
  return sub_objectives.toSorted((one, other) => one.order_position - other.order_position);
}

interface Row {
  readonly draft: Configuration;
  readonly common: Html;
  readonly place: number;
  readonly count: number;
}

function row(visit: Visit, each: SubObjective, { draft, common, place, count }: Row): Html {
  const { say } = visit;
  const { id, name, completion_role } = each;
  const form = `sub-${place}`;
  const questions = draft.questions.filter(({ sub_objective_id }) => sub_objective_id === id);
  const move = (to: 'up' | 'down', isIdle: boolean) =>
    html`<button form="${form}" name="action" value="${to}" class="small" ${isIdle ? 'disabled' : ''} aria-label="${say(`sub.${to}`, { name })}">${to === 'up' ? '↑' : '↓'}</button>`;
  return html`<tr data-id="${id}"><td><span class="row middle">${place} ${move('up', place === 1)}${move('down', place === count)}</span></td>
<th scope="row"><form method="post" id="${form}">${common}${hidden('id', id)}</form>
<input form="${form}" name="name" value="${name}" maxlength="200" aria-label="${say('sub.name')}"><br><code class="quiet">${id}</code></th>
<td><select form="${form}" name="completion_role" aria-label="${say('sub.role')}">${roles(visit, completion_role)}</select></td>
<td class="number">${questions.length}</td>
<td><span class="row"><button form="${form}" name="action" value="update" class="small">${say('save')}</button>
<button form="${form}" name="action" value="delete" class="small danger" data-confirms="${say('sub.delete_sure', { name })}">${say('delete')}</button></span></td></tr>`;
}

function roles({ code }: Visit, chosen: string): Html[] {
  return ROLES.map((each) => option(each, code('role', each), each === chosen));
}

export async function subObjectivesAction(visit: Visit): Promise<PageView | Response> {
  const form = await visit.context.req.formData();
  const draft = await readDraft(visit);
  const changes = changesFor(form, draft);
  const here = pagePath(visit, 'configuration', 'sub-objectives');
  if (changes.length === 0) return seeOther(here, { done: 'unchanged' });
  const done = await saveChanges(visit, changes, Number(form.get('revision')));
  if (done.ok) return seeOther(here, { done: 'saved' });
  if (isConflict(done)) return seeOther(here, { done: 'elsewhere' });
  return view(visit, draft, done.problem);
}

function changesFor(form: FormData, draft: Configuration): readonly Change[] {
  const text = (name: string) => String(form.get(name) ?? '');
  const list = inOrder(draft);
  const ids = list.map(({ id }) => id);
  const at = ids.indexOf(text('id'));
  const fields = { name: text('name'), completion_role: text('completion_role') };
  switch (text('action')) {
    case 'create': {
      const id = text('id').trim() || freeId(text('name'), new Set(ids));
      const order_position = (list.at(-1)?.order_position ?? -1) + 1;
      return [change('create', { id, ...fields, order_position })];
    }
    case 'update':
      return isSame(list[at], fields) ? [] : [change('update', { id: text('id'), ...fields })];
    case 'delete':
      return [change('delete', { id: text('id') })];
    case 'order':
      return reordered(list, putBetween(ids, text('row'), [text('above'), text('below')]));
    default: {
      const to = at + (text('action') === 'up' ? -1 : 1);
      if (at < 0 || to < 0 || to >= ids.length) return [];
      return reordered(list, ids.with(at, ids[to]!).with(to, ids[at]!));
    }
  }
}

function isSame(
  before: SubObjective | undefined,
  { name, completion_role }: Pick<SubObjective, 'name' | 'completion_role'>,
): boolean {
  return before?.name === name && before.completion_role === completion_role;
}

/** The ids with one of them between two others, of which one may be missing. */
function putBetween(
  ids: readonly string[],
  moved: string,
  [above, below]: readonly [string, string],
): readonly string[] {
  if (!ids.includes(moved)) return ids;
  const others = ids.filter((id) => id !== moved);
  const before = others.indexOf(below);
  return others.toSpliced(before < 0 ? others.indexOf(above) + 1 : before, 0, moved);
}

/** Numbers them from 0 in the wanted order, as far as they have other numbers now. */
function reordered(list: readonly SubObjective[], ids: readonly string[]): readonly Change[] {
  const known = new Map(list.map((each) => [each.id, each.order_position]));
  return ids
    .filter((id) => known.has(id))
    .map((id, order_position) => ({ id, order_position }))
    .filter(({ id, order_position }) => known.get(id) !== order_position)
    .map((fields) => change('update', fields));
}

function change(operation: Change['operation'], sub_objective: object): Change {
  return { entity: 'sub_objective', operation, sub_objective };
}
