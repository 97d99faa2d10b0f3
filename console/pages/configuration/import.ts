import { html } from 'hono/html';
import type { Problem } from '../../api.ts';
import { changesOf, differences } from '../../configuration/differences.ts';
import { isConflict, readDraft, readPublished, saveChanges } from '../../configuration/draft.ts';
import { type Change, type Configuration, EMPTY } from '../../configuration/model.ts';
import { hidden, textArea } from '../../forms/fields.ts';
import { answerFile, seeOther } from '../../respond.ts';
import type { PageView } from '../../shell.ts';
import { type Html, may, pagePath, type Visit } from '../../visit.ts';
import { problemBox } from '../problem.ts';

export async function importPage(visit: Visit): Promise<PageView> {
  return view(visit, {});
}

interface Looked {
  readonly text?: string;
  readonly changes?: readonly Change[];
  readonly problem?: Problem;
  /** What is wrong with the file itself. */
  readonly fault?: string;
}

function view(visit: Visit, { text = '', changes, problem, fault }: Looked): PageView {
  const { say, csrf } = visit;
  return {
    title: say('configuration.import'),
    section: 'configuration',
    trail: [{ text: say('nav.configuration'), href: pagePath(visit, 'configuration') }],
    ...(problem || fault ? { status: 422 } : {}),
    body: html`${problem ? problemBox(visit, problem) : ''}
<h2>${say('import.export')}</h2><p>${say('import.export_hint')}</p>
<div class="actions"><a class="button" href="${pagePath(visit, 'configuration', 'export')}?state=draft" download>${say('import.draft')}</a>
<a class="button" href="${pagePath(visit, 'configuration', 'export')}?state=published" download>${say('import.published')}</a></div>
<h2>${say('import.import')}</h2><p>${say('import.hint')}</p>
<form method="post" enctype="multipart/form-data">${hidden('csrf', csrf)}
<p><label>${say('import.file')} <input type="file" name="file" accept="application/json,.json"></label></p>
${textArea({ name: 'text', label: say('import.text'), value: text, rows: 8, isCode: true, error: fault })}
<div class="actions"><button name="action" value="look" class="${changes ? '' : 'primary'}">${say('import.look')}</button>
${changes && changes.length > 0 ? html`<button class="primary" name="action" value="apply">${say('import.apply', { count: changes.length })}</button>` : ''}</div></form>
${changes ? preview(visit, changes) : ''}`,
  };
}

/** Changes that are shown one by one before they are made. */
const SHOWN_MAX = 200;

function preview({ say, code }: Visit, changes: readonly Change[]): Html {
  if (changes.length === 0) return html`<p role="status">${say('import.same')}</p>`;
  return html`<h2>${say('import.would', { count: changes.length })}</h2><ul>${changes
    .slice(0, SHOWN_MAX)
    .map((change) => {
      const { entity, operation } = change;
      const { id = '' } = (change[entity] ?? {}) as { readonly id?: string };
      return html`<li>${code('operation', operation)}: ${code('resource', entity)} <code>${id}</code></li>`;
    })}</ul>`;
}

export async function importAction(visit: Visit): Promise<PageView | Response> {
  const form = await visit.context.req.formData();
  const file = form.get('file');
  const isFile = file instanceof File && file.size > 0;
  const text = isFile ? await file.text() : String(form.get('text') ?? '');
  const draft = await readDraft(visit);
  const changes = changesIn(text, draft);
  if (!changes) return view(visit, { text, fault: visit.say('import.no_configuration') });
  if (form.get('action') !== 'apply' || changes.length === 0) return view(visit, { text, changes });
  const done = await saveChanges(visit, changes, draft.draft_revision ?? 0);
  if (done.ok) return seeOther(pagePath(visit, 'configuration'), { done: 'imported' });
  if (isConflict(done)) return seeOther(pagePath(visit, 'configuration'), { done: 'elsewhere' });
  return view(visit, { text, changes, problem: done.problem });
}

/** A file holds operations, as `qss configuration apply` takes them, or a configuration to become; else undefined. */
function changesIn(text: string, draft: Configuration): readonly Change[] | undefined {
  const told = parsed(text);
  if (typeof told !== 'object' || told === null) return undefined;
  if ('changes' in told)
    return Array.isArray(told.changes) ? (told.changes as Change[]) : undefined;
  const lists = ['sub_objectives', 'success_informations', 'questions'] as const;
  const wanted = { ...EMPTY, ...told } as Configuration;
  const isWhole = 'questions' in told && lists.every((list) => isListOfEntities(wanted[list]));
  return isWhole ? changesOf(differences(draft, wanted)) : undefined;
}

function isListOfEntities(list: unknown): boolean {
  return Array.isArray(list) && list.every((each) => typeof each?.id === 'string');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The configuration as a file, which the import takes. */
export async function exportPage(visit: Visit): Promise<Response> {
  const wantsDraft =
    visit.context.req.query('state') === 'draft' && may(visit, 'configuration:write');
  const read = wantsDraft ? await readDraft(visit) : await readPublished(visit);
  const { objective, sub_objectives, success_informations, questions } = read;
  const told = { objective, sub_objectives, success_informations, questions };
  const version = wantsDraft ? `draft-${read.draft_revision}` : read.configuration_version;
  const text = `${JSON.stringify(told, null, 2)}\n`;
  return answerFile(visit, { name: `${version}.json`, type: 'application/json', text });
}
