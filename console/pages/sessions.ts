import { html } from 'hono/html';
import { servicePath } from '../api.ts';
import { seeOther } from '../respond.ts';
import { option, type PageView } from '../shell.ts';
import { tableFrame } from '../table.ts';
import { type Html, pagePath, shownNumber, shownShare, timeOf, type Visit } from '../visit.ts';
import { nextLink } from './next-link.ts';

interface ListedSession {
  readonly session_id: string;
  readonly status: string;
  readonly configuration_version: string;
  readonly turn_count: number;
  readonly progress: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface AsOf {
  readonly position: string | null;
  readonly lag_seconds: number;
}

export const SESSION_STATUSES = ['active', 'completed', 'stopped'] as const;

const FILTERS = ['status', 'configuration_version', 'created_before', 'cursor'] as const;

/** The sessions of the service, the newest first; or the one whose id was typed. */
export async function sessionsPage(visit: Visit): Promise<PageView | Response> {
  const { say, api, place, context, code } = visit;
  const id = context.req.query('id')?.trim();
  if (id) return seeOther(pagePath(visit, 'sessions', id));
  const asked = new URLSearchParams({ limit: '50' });
  for (const name of FILTERS) {
    const value = context.req.query(name);
    if (value) asked.set(name, name === 'created_before' ? endOfDay(value) : value);
  }
  const list = await api.read<{ sessions: ListedSession[]; next_cursor?: string; as_of: AsOf }>(
    servicePath(place!, `sessions?${asked}`),
  );
  const head = ['id', 'status', 'version', 'turns', 'progress', 'created', 'updated'] as const;
  return {
    title: say('nav.sessions'),
    section: 'sessions',
    body: html`<form method="get" class="row"><label>${say('sessions.id')} <input name="id" maxlength="128" placeholder="ses_…" required></label><button>${say('sessions.open')}</button></form>
<form method="get" class="row">
<label>${say('sessions.status')} <select name="status" data-submits>${option('', say('any'), false)}${SESSION_STATUSES.map((each) => option(each, code('status', each), each === asked.get('status')))}</select></label>
<label>${say('sessions.version')} <input name="configuration_version" value="${asked.get('configuration_version') ?? ''}" maxlength="128" placeholder="v1"></label>
<label>${say('sessions.before')} <input type="date" name="created_before" value="${(context.req.query('created_before') ?? '').slice(0, 10)}"></label>
<button>${say('filter')}</button></form>
${asOfNote(visit, list.as_of)}
${
  list.sessions.length === 0
    ? html`<p>${say('sessions.none')}</p>`
    : tableFrame(
        say('nav.sessions'),
        html`<thead><tr>${head.map((each) => html`<th scope="col">${say(`sessions.${each}`)}</th>`)}</tr></thead>
<tbody data-rows>${list.sessions.map((each) => row(visit, each))}</tbody>`,
      )
}
${nextLink(visit, list.next_cursor)}`,
  };
}

function endOfDay(day: string): string {
  return `${day.slice(0, 10)}T23:59:59.999Z`;
}

/** How far what is shown goes, and how far that is behind. */
export function asOfNote(visit: Visit, { position, lag_seconds }: AsOf): Html {
  const lag = shownNumber(visit, lag_seconds, 1);
  return html`<p class="quiet">${visit.say('as_of', { position: position ?? '–', lag })}</p>`;
}

function row(visit: Visit, each: ListedSession): Html {
  const { code } = visit;
  const look = { active: '', completed: 'good', stopped: 'warn' }[each.status] ?? '';
  return html`<tr><th scope="row"><a href="${pagePath(visit, 'sessions', each.session_id)}"><code>${each.session_id}</code></a></th>
<td><span class="tag ${look}">${code('status', each.status)}</span></td><td>${each.configuration_version}</td>
<td class="number">${each.turn_count}</td><td><meter min="0" max="1" value="${each.progress}" aria-label="${visit.say('sessions.progress')}"></meter> ${shownShare(visit, each.progress)}</td>
<td>${timeOf(visit, each.created_at)}</td><td>${timeOf(visit, each.updated_at)}</td></tr>`;
}
