import { randomUUID } from 'node:crypto';
import { html } from 'hono/html';
import { type Problem, servicePath } from '../../api.ts';
import { readDraft } from '../../configuration/draft.ts';
import { hidden } from '../../forms/fields.ts';
import { hiddenKey } from '../../forms/read-form.ts';
import { seeOther } from '../../respond.ts';
import type { PageView } from '../../shell.ts';
import { tableFrame } from '../../table.ts';
import { type Html, may, pagePath, timeOf, type Visit } from '../../visit.ts';
import { problemBox } from '../problem.ts';
import { differingCell } from './differing-cell.ts';

interface Version {
  readonly configuration_version: string;
  readonly published_at: string;
  readonly active: boolean;
}

interface Change {
  /** JSON Pointer. */
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

interface Comparison {
  readonly changes: readonly Change[];
  readonly left_out: number;
}

/** The newest are those that somebody goes back to; older ones are in the API. */
const SHOWN_MAX = 100;

/** What was published, how the draft differs from one of them, and the way back to it. */
export async function versionsPage(visit: Visit): Promise<PageView> {
  return view(visit);
}

async function view(visit: Visit, problem?: Problem): Promise<PageView> {
  const { say, api, place, context } = visit;
  const path = servicePath(place!, `configuration/versions?limit=${SHOWN_MAX}`);
  const { versions } = await api.read<{ versions: readonly Version[] }>(path);
  const compared = context.req.query('compare');
  const isEditor = may(visit, 'configuration:write');
  const head = ['version', 'published_at', 'ways'] as const;
  return {
    title: say('versions.title'),
    section: 'configuration',
    trail: [{ text: say('nav.configuration'), href: pagePath(visit, 'configuration') }],
    ...(problem ? { status: 422 } : {}),
    body: html`${problem ? problemBox(visit, problem) : ''}
${
  versions.length === 0
    ? html`<p>${say('versions.none')}</p>`
    : tableFrame(
        say('versions.title'),
        html`<thead><tr>${head.map((each) => html`<th scope="col">${say(`versions.${each}`)}</th>`)}</tr></thead>
<tbody>${versions.map((each) => row(visit, each, isEditor))}</tbody>`,
      )
}
${compared === undefined || !isEditor ? '' : await comparison(visit, compared)}`,
  };
}

function row(visit: Visit, version: Version, isEditor: boolean): Html {
  const { say } = visit;
  const { configuration_version: name, published_at, active } = version;
  return html`<tr><th scope="row">${name} ${active ? html`<span class="tag good">${say('versions.active')}</span>` : ''}</th>
<td>${timeOf(visit, published_at)}</td>
<td>${isEditor ? html`<a class="button" href="?compare=${encodeURIComponent(name)}#comparison">${say('versions.compare')}</a>` : ''}</td></tr>`;
}

/** What going back would change, before the button that does it. */
async function comparison(visit: Visit, version: string): Promise<Html> {
  const { say, api, place, csrf } = visit;
  const query = new URLSearchParams({ from: 'draft', to: version });
  const asked = await api.ask<Comparison>(servicePath(place!, `configuration/comparison?${query}`));
  if (!asked.ok) return problemBox(visit, asked.problem);
  const { changes, left_out } = asked.body;
  const draft = await readDraft(visit);
  const heading = html`<h2 id="comparison">${say('versions.comparison', { version })}</h2>`;
  if (changes.length === 0) return html`${heading}<p>${say('versions.same')}</p>`;
  return html`${heading}
<form method="post">${hidden('csrf', csrf)}${hidden('version', version)}${hidden('revision', draft.draft_revision ?? 0)}${hidden('key', randomUUID())}
<p>${say('versions.restore_hint', { version })}</p>
<div class="actions"><button>${say('versions.restore')}</button></div></form>
${tableFrame(
  say('versions.comparison', { version }),
  html`<thead><tr>${[say('difference.field'), say('versions.now'), say('versions.then', { version })].map((each) => html`<th scope="col">${each}</th>`)}</tr></thead>
<tbody>${changes.map(({ path, before, after }) => html`<tr><th scope="row"><code>${path}</code></th>${differingCell('before', before)}${differingCell('after', after)}</tr>`)}</tbody>`,
  'diff',
)}
${left_out > 0 ? html`<p>${say('changes.more', { count: left_out })}</p>` : ''}`;
}

export async function restoreAction(visit: Visit): Promise<PageView | Response> {
  const { api, place, context } = visit;
  const form = await context.req.formData();
  const body = {
    configuration_version: String(form.get('version')),
    expected_draft_revision: Number(form.get('revision')),
  };
  const path = servicePath(place!, 'configuration/restore');
  const done = await api.send('POST', path, body, hiddenKey(form));
  if (!done.ok) return view(visit, done.problem);
  return seeOther(pagePath(visit, 'configuration', 'changes'), { done: 'restored' });
}
