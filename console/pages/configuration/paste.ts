import { html } from 'hono/html';
import type { Problem } from '../../api.ts';
import { isConflict, readDraft, saveChanges } from '../../configuration/draft.ts';
import { changesOfRows, type PastedRow, readRows } from '../../configuration/pasted-rows.ts';
import { hidden, textArea } from '../../fields.ts';
import { seeOther } from '../../respond.ts';
import type { PageView } from '../../shell.ts';
import { tableFrame } from '../../table.ts';
import { type Html, pagePath, type Visit } from '../../visit.ts';
import { problemBox } from '../problem.ts';

/** Rows that are shown before they are added; all of them are added. */
const SHOWN_MAX = 200;

export async function pastePage(visit: Visit): Promise<PageView> {
  return view(visit, '', []);
}

function view(
  visit: Visit,
  pasted: string,
  rows: readonly PastedRow[],
  problem?: Problem,
): PageView {
  const { say, csrf } = visit;
  return {
    title: say('configuration.paste'),
    section: 'configuration',
    trail: [{ text: say('nav.configuration'), href: pagePath(visit, 'configuration') }],
    ...(problem ? { status: 422 } : {}),
    body: html`${problem ? problemBox(visit, problem) : ''}
<p>${say('paste.how')}</p><p class="quiet"><code>label · question · type · sub_objective · choices</code></p>
<form method="post">${hidden('csrf', csrf)}
${textArea({ name: 'rows', label: say('paste.rows'), value: pasted, rows: 10, isCode: true, hint: say('paste.hint') })}
<div class="actions"><button name="action" value="look" class="${rows.length === 0 ? 'primary' : ''}">${say('paste.look')}</button>
${rows.length > 0 ? html`<button class="primary" name="action" value="add">${say('paste.add', { count: rows.length })}</button>` : ''}</div></form>
${rows.length > 0 ? preview(visit, rows) : ''}`,
  };
}

function preview({ say, code }: Visit, rows: readonly PastedRow[]): Html {
  const head = ['line', 'label', 'question', 'type', 'sub_objective', 'choices'] as const;
  return tableFrame(
    say('paste.rows'),
    html`<thead><tr>${head.map((each) => html`<th scope="col">${say(`paste.${each}`)}</th>`)}</tr></thead>
<tbody>${rows
      .slice(0, SHOWN_MAX)
      .map(
        ({ line, label, question, type, subObjective, choices }) =>
          html`<tr><td class="number">${line}</td><th scope="row" class="said">${label}</th><td class="text">${question}</td><td>${code('type', type)}</td><td class="said">${subObjective}</td><td class="said">${choices.join(' · ')}</td></tr>`,
      )}</tbody>`,
  );
}

export async function pasteAction(visit: Visit): Promise<PageView | Response> {
  const form = await visit.context.req.formData();
  const pasted = String(form.get('rows') ?? '');
  const rows = readRows(pasted);
  if (form.get('action') !== 'add' || rows.length === 0) return view(visit, pasted, rows);
  const draft = await readDraft(visit);
  const done = await saveChanges(visit, changesOfRows(rows, draft), draft.draft_revision ?? 0);
  if (done.ok) return seeOther(pagePath(visit, 'configuration'), { done: 'pasted' });
  if (isConflict(done)) return seeOther(pagePath(visit, 'configuration'), { done: 'elsewhere' });
  return view(visit, pasted, rows, done.problem);
}
