import { html } from 'hono/html';
import { servicePath } from '../../api.ts';
import { valueCell } from '../../sessions/shown-value.ts';
import { option, type PageView } from '../../shell.ts';
import { tableFrame } from '../../table.ts';
import { type Html, pagePath, timeOf, type Visit } from '../../visit.ts';
import { nextLink } from '../next-link.ts';
import { type AsOf, asOfNote, SESSION_STATUSES } from '../sessions.ts';

interface CollectedSession {
  readonly session_id: string;
  readonly configuration_version: string;
  readonly created_at: string;
  readonly is_erased: boolean;
  readonly values: Readonly<Record<string, { readonly status: string; readonly value?: unknown }>>;
}

/** Columns beside the session; a service may ask for hundreds of informations. */
const COLUMNS_MAX = 60;

/** What was collected: a row for each session, a column for each information that one of them has. */
export async function valuesPage(visit: Visit): Promise<PageView> {
  const { say, api, place, context, code } = visit;
  const asked = new URLSearchParams({ limit: '50' });
  for (const name of ['status', 'configuration_version', 'cursor']) {
    const value = context.req.query(name);
    if (value) asked.set(name, value);
  }
  const list = await api.read<{
    readonly as_of: AsOf;
    readonly sessions: readonly CollectedSession[];
    readonly next_cursor?: string;
  }>(servicePath(place!, `values?${asked}`));
  return {
    title: say('values.title'),
    section: 'analytics',
    trail: [{ text: say('nav.analytics'), href: pagePath(visit, 'analytics') }],
    body: html`<form method="get" class="row">
<label>${say('sessions.status')} <select name="status" data-submits>${option('', say('any'), false)}${SESSION_STATUSES.map((each) => option(each, code('status', each), each === asked.get('status')))}</select></label>
<label>${say('sessions.version')} <input name="configuration_version" value="${asked.get('configuration_version') ?? ''}" maxlength="128" placeholder="v1"></label>
<button>${say('filter')}</button></form>
${asOfNote(visit, list.as_of)}
<p class="caution">${say('values.recorded')}</p>
${list.sessions.length === 0 ? html`<p>${say('sessions.none')}</p>` : table(visit, list.sessions)}
${nextLink(visit, list.next_cursor)}
<p class="quiet">${say('values.files')}</p><pre><code>npx qss export --tenant ${place!.tenant} --service ${place!.service} --format csv --out values --with-text --confirm-text</code></pre>`,
  };
}

function table(visit: Visit, sessions: readonly CollectedSession[]): Html {
  const { say } = visit;
  const ids = [...new Set(sessions.flatMap(({ values }) => Object.keys(values)))].sort();
  const shown = ids.slice(0, COLUMNS_MAX);
  return html`${ids.length > shown.length ? html`<p class="caution">${say('values.columns', { shown: shown.length, of: ids.length })}</p>` : ''}
${tableFrame(
  say('values.title'),
  html`<thead><tr><th scope="col">${say('sessions.id')}</th><th scope="col">${say('sessions.created')}</th>${shown.map((id) => html`<th scope="col"><code>${id}</code></th>`)}</tr></thead>
<tbody data-rows>${sessions.map((each) => row(visit, each, shown))}</tbody>`,
)}`;
}

function row(visit: Visit, session: CollectedSession, ids: readonly string[]): Html {
  const { session_id, created_at, is_erased, values } = session;
  const { say } = visit;
  return html`<tr><th scope="row"><a href="${pagePath(visit, 'sessions', session_id)}"><code>${session_id}</code></a></th><td>${timeOf(visit, created_at)}</td>${
    is_erased
      ? html`<td colspan="${Math.max(1, ids.length)}" class="quiet">${say('values.erased')}</td>`
      : ids.map((id) => cell(visit, values[id]))
  }</tr>`;
}

function cell({ code }: Visit, told: CollectedSession['values'][string] | undefined): Html {
  if (!told || told.status === 'unset') return html`<td></td>`;
  if (told.value !== undefined) return valueCell(told.value);
  return html`<td class="quiet">${code('target', told.status)}</td>`;
}
