import { ApiRefused } from '../../api.ts';
import { isConflict, readDraft, saveChanges } from '../../configuration/draft.ts';
import { movesTo, rowOf, rowsBeside } from '../../configuration/moving.ts';
import { lastChange } from '../../configuration/undo.ts';
import { seeOther } from '../../respond.ts';
import type { PageView } from '../../shell.ts';
import { pagePath, type Visit } from '../../visit.ts';
import { refusalPage } from '../problem.ts';

/** Moves a row, or takes the last change back. */
export async function configurationAction(visit: Visit): Promise<PageView | Response> {
  const form = await visit.context.req.formData();
  return form.get('action') === 'move' ? moveRow(visit, form) : undo(visit, form);
}

/** One batch a move. A button names the row in its own name, a row that was dragged comes with those beside it. */
async function moveRow(visit: Visit, form: FormData): Promise<PageView | Response> {
  const text = (name: string) => String(form.get(name) ?? '');
  const by = (['up', 'down'] as const).find((each) => form.has(each));
  const row = by ? text(by) : text('row');
  const draft = await readDraft(visit);
  const rows = rowsBeside(draft, row);
  const at = rows.findIndex((each) => rowOf(each) === row);
  const named = (name: string) => rows.find((each) => rowOf(each) === text(name));
  const place = {
    up: { above: rows[at - 2], below: rows[at - 1] },
    down: { above: rows[at + 1], below: rows[at + 2] },
    drag: { above: named('above'), below: named('below') },
  }[by ?? 'drag'];
  const back = `${pagePath(visit, 'configuration')}?${new URLSearchParams({ page: text('page') })}`;
  const isNowhere = !rows[at] || (!place.above && !place.below);
  const changes = isNowhere ? [] : movesTo(draft, rows[at]!, place);
  if (changes.length === 0) return seeOther(back, { done: 'unchanged', at: row });
  const done = await saveChanges(visit, changes, Number(form.get('revision')));
  if (isConflict(done)) return seeOther(back, { done: 'elsewhere', at: row });
  if (!done.ok) return refusalPage(visit, new ApiRefused(done.status, done.problem));
  const isAtEnd = !(by === 'up' ? place.above : place.below);
  // Browsers put the focus there: on the button once more, or where it can do nothing more, on the row's link.
  return seeOther(back, { done: 'moved', at: by && !isAtEnd ? `${by}:${row}` : row });
}

/** If it is still the last one. */
async function undo(visit: Visit, form: FormData): Promise<PageView | Response> {
  const revision = Number(form.get('revision'));
  const last = await lastChange(visit, revision);
  const back = pagePath(visit, 'configuration');
  if (!last) return seeOther(back, { done: 'cannot_undo' });
  const done = await saveChanges(visit, last.inverse, revision);
  if (isConflict(done)) return seeOther(back, { done: 'cannot_undo' });
  if (!done.ok) return refusalPage(visit, new ApiRefused(done.status, done.problem));
  return seeOther(back, { done: 'undone' });
}
