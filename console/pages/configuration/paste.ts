import { html } from 'hono/html';
import type { Problem } from '../../api.ts';
import { isConflict, readDraft, saveChanges } from '../../configuration/draft.ts';
import { type Configuration, QUESTION_TYPES } from '../../configuration/model.ts';
import {
  COLUMNS,
  changesOfRows,
  type PastedRow,
  type PasteWords,
  readRows,
} from '../../configuration/pasted-rows.ts';
import { hidden, textArea } from '../../forms/fields.ts';
import { seeOther } from '../../respond.ts';
import type { PageView } from '../../shell.ts';
import { tableFrame } from '../../table.ts';
import { LANGUAGES, sayCode } from '../../texts.ts';
import { type Html, pagePath, type Visit } from '../../visit.ts';
import { problemBox } from '../problem.ts';

/** Rows that are shown before they are added; all of them are added. */
const SHOWN_MAX = 200;

const WORDS: PasteWords = {
  columns: wordsFor('paste', COLUMNS),
  types: wordsFor('type', QUESTION_TYPES),
};

/** Codes by what they are called, in any language. */
function wordsFor(prefix: string, codes: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    LANGUAGES.flatMap((language) =>
      codes.map((code) => [sayCode(language, prefix, code).toLowerCase(), code] as const),
    ),
  );
}

export async function pastePage(visit: Visit): Promise<PageView> {
  return view(visit, { pasted: '', rows: [] });
}

interface Pasted {
  readonly pasted: string;
  readonly rows: readonly PastedRow[];
  readonly draft?: Configuration;
}

function isTypeKnown({ type }: PastedRow): boolean {
  return (QUESTION_TYPES as readonly string[]).includes(type);
}

function view(visit: Visit, { pasted, rows, draft }: Pasted, problem?: Problem): PageView {
  const { say, code, csrf } = visit;
  const isAddable = rows.length > 0 && rows.every(isTypeKnown);
  return {
    title: say('configuration.paste'),
    section: 'configuration',
    trail: [{ text: say('nav.configuration'), href: pagePath(visit, 'configuration') }],
    ...(problem ? { status: 422 } : {}),
    body: html`${problem ? problemBox(visit, problem) : ''}
<p>${say('paste.how')}</p><p class="quiet"><code>${COLUMNS.join(' · ')}</code></p>
<p class="quiet">${say('paste.types')} ${QUESTION_TYPES.map((each) => html`<code>${each}</code> (${code('type', each)}) `)}</p>
<form method="post">${hidden('csrf', csrf)}
${textArea({ name: 'rows', label: say('paste.rows'), value: pasted, rows: 10, isCode: true, hint: say('paste.hint') })}
<div class="actions"><button name="action" value="look" class="${isAddable ? '' : 'primary'}">${say('paste.look')}</button>
${isAddable ? html`<button class="primary" name="action" value="add">${say('paste.add', { count: rows.length })}</button>` : ''}</div></form>
${rows.length > 0 ? preview(visit, rows, draft) : ''}`,
  };
}

function preview(visit: Visit, rows: readonly PastedRow[], draft: Configuration | undefined): Html {
  const { say } = visit;
  const groups = new Set(draft?.sub_objectives.flatMap(({ id, name }) => [id, name]));
  const head = ['line', 'label', 'question', 'type', 'sub_objective', 'choices'] as const;
  return tableFrame(
    say('paste.rows'),
    html`<thead><tr>${head.map((each) => html`<th scope="col">${say(`paste.${each}`)}</th>`)}</tr></thead>
<tbody>${rows
      .slice(0, SHOWN_MAX)
      .map(
        ({ line, label, question, subObjective, choices }, i) =>
          html`<tr><td class="number">${line}</td><th scope="row" class="said">${label}</th><td class="text">${question}</td>${typeCell(visit, rows[i]!)}<td class="said">${subObjective}${subObjective === '' || groups.has(subObjective) ? '' : html` <span class="tag">${say('paste.new')}</span>`}</td><td class="said">${choices.join(' · ')}</td></tr>`,
      )}</tbody>`,
  );
}

function typeCell({ say, code }: Visit, row: PastedRow): Html {
  return isTypeKnown(row)
    ? html`<td>${code('type', row.type)}</td>`
    : html`<td><span class="tag bad">${say('paste.unknown_type', { type: row.type })}</span></td>`;
}

export async function pasteAction(visit: Visit): Promise<PageView | Response> {
  const form = await visit.context.req.formData();
  const pasted = String(form.get('rows') ?? '');
  const rows = readRows(pasted, WORDS);
  const draft = await readDraft(visit);
  const isAdded = form.get('action') === 'add' && rows.length > 0 && rows.every(isTypeKnown);
  if (!isAdded) return view(visit, { pasted, rows, draft });
  const done = await saveChanges(visit, changesOfRows(rows, draft), draft.draft_revision ?? 0);
  if (done.ok) return seeOther(pagePath(visit, 'configuration'), { done: 'pasted' });
  if (isConflict(done)) return seeOther(pagePath(visit, 'configuration'), { done: 'elsewhere' });
  return view(visit, { pasted, rows, draft }, done.problem);
}
