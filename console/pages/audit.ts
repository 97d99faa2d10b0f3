import { html } from 'hono/html';
import { servicePath } from '../api.ts';
import { option, type PageView } from '../shell.ts';
import { tableFrame } from '../table.ts';
import { type Html, shownTime, type Visit } from '../visit.ts';
import { nextLink } from './next-link.ts';

/** One entry of `GET …/configuration/audit`. */
interface AuditEvent {
  readonly id: string;
  readonly occurred_at: string;
  readonly action: string;
  readonly origin: string;
  readonly actor: { readonly type: string; readonly id: string };
  readonly request_id: string;
  readonly resource: { readonly type: string; readonly id: string };
  readonly diff: { readonly before: Fields | null; readonly after: Fields | null };
  readonly details: Fields;
}

type Fields = Readonly<Record<string, unknown>>;

const RESOURCES = [
  'objective',
  'sub_objective',
  'success_information',
  'question',
  'configuration',
  'api_key',
  'qss',
] as const;

const FILTERS = ['resource_type', 'resource_id', 'cursor'] as const;

/** Who changed what, the newest first. */
export async function auditPage(visit: Visit): Promise<PageView> {
  const { say, api, place, context, code } = visit;
  const asked = new URLSearchParams({ limit: '50' });
  for (const name of FILTERS) {
    const value = context.req.query(name);
    if (value) asked.set(name, value);
  }
  const list = await api.read<{ events: AuditEvent[]; next_cursor?: string }>(
    servicePath(place!, `configuration/audit?${asked}`),
  );
  const names = await keyNames(visit);
  const head = ['when', 'who', 'what', 'changes'] as const;
  return {
    title: say('nav.audit'),
    section: 'audit',
    body: html`<form method="get" class="row">
<label>${say('audit.resource_type')} <select name="resource_type" data-submits>${option('', say('any'), false)}${RESOURCES.map((each) => option(each, code('resource', each), each === asked.get('resource_type')))}</select></label>
<label>${say('audit.resource_id')} <input name="resource_id" maxlength="160" value="${asked.get('resource_id') ?? ''}"></label>
<button>${say('filter')}</button></form>
<p></p>
${
  list.events.length === 0
    ? html`<p>${say('audit.none')}</p>`
    : tableFrame(
        say('nav.audit'),
        html`<thead><tr>${head.map((each) => html`<th scope="col">${say(`audit.${each}`)}</th>`)}</tr></thead>
<tbody>${list.events.map((event) => eventRow(visit, names, event))}</tbody>`,
      )
}
${nextLink(visit, list.next_cursor)}`,
  };
}

/** What people call the keys, by their ids; of the newest ones, and only for who may list them. */
async function keyNames({ api, place }: Visit): Promise<ReadonlyMap<string, string>> {
  const path = servicePath(place!, 'keys?limit=200');
  const listed = await api.ask<{ keys: readonly { key_id: string; name: string }[] }>(path);
  const keys = listed.ok ? listed.body.keys : [];
  return new Map(keys.map(({ key_id, name }) => [key_id, name]));
}

function named(names: ReadonlyMap<string, string>, id: string): Html {
  const name = names.get(id);
  return name === undefined
    ? html`<code>${id}</code>`
    : html`${name} <code class="quiet">${id}</code>`;
}

function eventRow(visit: Visit, names: ReadonlyMap<string, string>, event: AuditEvent): Html {
  const { code, say } = visit;
  const { actor, resource, diff, details } = event;
  return html`<tr id="${event.id}"><td><a href="#${event.id}"><time datetime="${event.occurred_at}">${shownTime(visit, event.occurred_at)}</time></a></td>
<td>${code('actor', actor.type)}<br>${named(names, actor.id)}</td>
<td>${code('action', event.action)}<br><a href="?resource_type=${resource.type}&resource_id=${encodeURIComponent(resource.id)}">${named(names, resource.id)}</a></td>
<td class="text">${changes(diff.before, diff.after)}${Object.entries(details).map(([name, value]) => html`<p class="quiet"><code>${name}: ${textOf(value)}</code></p>`)}
<p class="quiet">${say('problem.request')} <code>${event.request_id}</code></p></td></tr>`;
}

/** Field by field: what it was, what it is. */
function changes(before: Fields | null, after: Fields | null): Html | string {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return '';
  return html`<dl class="changes">${names.map(
    (name) =>
      html`<div><dt><code>${name}</code></dt><dd>${side('del', before, name)} ${side('ins', after, name)}</dd></div>`,
  )}</dl>`;
}

function side(kind: 'del' | 'ins', fields: Fields | null, name: string): Html | string {
  if (fields?.[name] === undefined) return '';
  const text = textOf(fields[name]);
  return kind === 'del'
    ? html`<del class="said">${text}</del>`
    : html`<ins class="said">${text}</ins>`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
