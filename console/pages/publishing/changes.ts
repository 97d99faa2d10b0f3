import { randomUUID } from 'node:crypto';
import { html } from 'hono/html';
import { type Problem, servicePath } from '../../api.ts';
import { type Difference, differences } from '../../configuration/differences.ts';
import { readDraft, readPublished, readWarnings } from '../../configuration/draft.ts';
import type { Configuration, Warning } from '../../configuration/model.ts';
import { inItsWords } from '../../error-texts.ts';
import { hidden } from '../../forms/fields.ts';
import { hiddenKey } from '../../forms/read-form.ts';
import { seeOther } from '../../respond.ts';
import type { PageView } from '../../shell.ts';
import { tableFrame } from '../../table.ts';
import { type Html, may, pagePath, type Visit } from '../../visit.ts';
import { editPath } from '../configuration/item-table.ts';
import { problemBox } from '../problem.ts';
import { checksBox } from './checks.ts';
import { differingCell } from './differing-cell.ts';

/** Entries of the difference that one page shows. */
const SHOWN_MAX = 500;

/** What publishing would change, what keeps the draft from it, and the button. */
export async function changesPage(visit: Visit): Promise<PageView> {
  return view(visit);
}

async function view(visit: Visit, problem?: Problem): Promise<PageView> {
  const { say } = visit;
  const [draft, published] = [await readDraft(visit), await readPublished(visit)];
  const warnings = await readWarnings(visit);
  const found = differences(published, draft);
  return {
    title: say('changes.title'),
    section: 'configuration',
    trail: [{ text: say('nav.configuration'), href: pagePath(visit, 'configuration') }],
    ...(problem ? { status: 422 } : {}),
    body: html`${problem ? problemBox(visit, problem) : ''}
<div class="columns">${publishBox(visit, { draft, published, warnings }, await checksBox(visit))}${warningBox(visit, draft, warnings)}</div>
<h2>${say('changes.since', { version: published.configuration_version ?? say('changes.nothing') })}</h2>
${found.length === 0 ? html`<p>${say('changes.none')}</p>` : differenceTable(visit, found)}`,
  };
}

interface DraftStatus {
  readonly draft: Configuration;
  readonly published: Configuration;
  readonly warnings: readonly Warning[];
}

function publishBox(visit: Visit, { draft, published, warnings }: DraftStatus, checks: Html): Html {
  const { say, csrf } = visit;
  const isOpen = warnings.length > 0 || draft.draft_revision === 0;
  return html`<section class="card" aria-labelledby="publish"><h2 id="publish">${say('changes.publish')}</h2>
<p>${published.configuration_version === null ? say('changes.what_first', { revision: draft.draft_revision ?? 0 }) : say('changes.what', { revision: draft.draft_revision ?? 0, version: published.configuration_version })}</p>
${
  may(visit, 'configuration:publish')
    ? html`<form method="post">${hidden('csrf', csrf)}${hidden('revision', draft.draft_revision ?? 0)}${hidden('key', randomUUID())}
<button class="primary" ${isOpen ? 'disabled' : ''}>${say('changes.publish')}</button></form>
${isOpen ? html`<p class="hint">${say('changes.blocked')}</p>` : ''}`
    : html`<p class="quiet">${say('changes.may_not')}</p>`
}
${checks}</section>`;
}

function warningBox(visit: Visit, draft: Configuration, warnings: readonly Warning[]): Html {
  const { say, code } = visit;
  return html`<section class="card" aria-labelledby="open"><h2 id="open">${say('configuration.open')}</h2>
${
  warnings.length === 0
    ? html`<p><span class="tag good">${say('changes.nothing_open')}</span></p>`
    : html`<ul>${warnings
        .slice(0, 50)
        .map(
          (each) =>
            html`<li><span class="tag warn">${code('warning', each.code)}</span> ${warningLink(visit, draft, each)} ${inItsWords(each.message)}</li>`,
        )}</ul>`
}</section>`;
}

function warningLink(visit: Visit, draft: Configuration, { entity, id }: Warning): Html | string {
  if (id === null) return '';
  const question = draft.questions.find((each) => entity === 'question' && each.id === id);
  const information = draft.success_informations.find(
    (each) => entity === 'success_information' && each.id === id,
  );
  if (!question && !information) return html`<code>${id}</code>`;
  return html`<a href="${editPath(visit, { question, information })}"><code>${id}</code></a>`;
}

function differenceTable(visit: Visit, found: readonly Difference[]): Html {
  const { say, code } = visit;
  const head = ['what', 'field', 'before', 'after'] as const;
  const rows = found.slice(0, SHOWN_MAX).flatMap((each) => {
    const fields = [
      ...new Set([...Object.keys(each.before ?? {}), ...Object.keys(each.after ?? {})]),
    ];
    const look = { created: 'good', updated: '', deleted: 'bad', moved: '' }[each.kind];
    const name = html`<th scope="rowgroup" rowspan="${fields.length}"><span class="tag ${look}">${code('difference', each.kind)}</span><br>${code('resource', each.entity)} <code>${each.id ?? ''}</code></th>`;
    return fields.map(
      (field, i) =>
        html`<tr>${i === 0 ? name : ''}<td><code>${field}</code></td>${differingCell('before', each.before?.[field])}${differingCell('after', each.after?.[field])}</tr>`,
    );
  });
  return html`${tableFrame(
    say('changes.title'),
    html`<thead><tr>${head.map((each) => html`<th scope="col">${say(`difference.${each}`)}</th>`)}</tr></thead><tbody>${rows}</tbody>`,
    'diff',
  )}
${found.length > SHOWN_MAX ? html`<p>${say('changes.more', { count: found.length - SHOWN_MAX })}</p>` : ''}`;
}

export async function publishAction(visit: Visit): Promise<PageView | Response> {
  const { api, place, context } = visit;
  const form = await context.req.formData();
  const body = { expected_draft_revision: Number(form.get('revision')) };
  // The key is the page's: a second press of its button asks for nothing new.
  const key = hiddenKey(form);
  const path = servicePath(place!, 'configuration/publish');
  const done = await api.send<{ compilation_id: string }>('POST', path, body, key);
  const job = done.ok ? done.body.compilation_id : done.problem.details.compilation_id;
  if (job === undefined) return view(visit, done.ok ? undefined : done.problem);
  return seeOther(pagePath(visit, 'configuration', 'compilations', job));
}
