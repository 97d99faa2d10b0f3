import { ApiRefused } from '../../api.ts';
import { isConflict, saveChanges } from '../../configuration/draft.ts';
import { lastChange } from '../../configuration/undo.ts';
import { seeOther } from '../../respond.ts';
import type { PageView } from '../../shell.ts';
import { pagePath, type Visit } from '../../visit.ts';
import { refusalPage } from '../problem.ts';

/** Takes the last change back, if it is still the last one. */
export async function undoAction(visit: Visit): Promise<PageView | Response> {
  const form = await visit.context.req.formData();
  const revision = Number(form.get('revision'));
  const last = await lastChange(visit, revision);
  const back = pagePath(visit, 'configuration');
  if (!last) return seeOther(back, { done: 'cannot_undo' });
  const done = await saveChanges(visit, last.inverse, revision);
  if (isConflict(done)) return seeOther(back, { done: 'cannot_undo' });
  if (!done.ok) return refusalPage(visit, new ApiRefused(done.status, done.problem));
  return seeOther(back, { done: 'undone' });
}
