import { html } from 'hono/html';
import { type Problem, servicePath } from '../api.ts';
import { seeOther } from '../respond.ts';
import { option, type PageView } from '../shell.ts';
import { tableFrame } from '../table.ts';
import { type Html, pagePath, timeOf, type Visit } from '../visit.ts';
import { nextLink } from './next-link.ts';
import { problemBox } from './problem.ts';

interface Key {
  readonly key_id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly created_at: string;
  readonly expires_at?: string | null;
  readonly last_used_at?: string;
  readonly state: string;
  /** Of one that is being rotated: until when older secrets open it. */
  readonly overlap_until?: string;
}

/** What a key of a kind needs, and no more. */
const PRESETS: Readonly<Record<string, readonly string[]>> = {
  runtime: ['runtime'],
  editor: ['configuration:read', 'configuration:write'],
  publisher: ['configuration:read', 'configuration:write', 'configuration:publish'],
  auditor: ['audit:read'],
};

const OVERLAPS_SECONDS = [0, 3_600, 86_400, 604_800] as const;

const SCOPES = [
  'runtime',
  'configuration:read',
  'configuration:write',
  'configuration:publish',
  'audit:read',
] as const;

/** What happened just before: a secret to be shown this once, or a refusal. */
interface Before {
  readonly secret?: string;
  readonly problem?: Problem;
}

export function keysPage(visit: Visit): Promise<PageView> {
  return showKeys(visit, {});
}

async function showKeys(visit: Visit, { secret, problem }: Before): Promise<PageView> {
  const { say, api, place, context } = visit;
  const cursor = context.req.method === 'GET' ? context.req.query('cursor') : undefined;
  const query = cursor === undefined ? '' : `?cursor=${encodeURIComponent(cursor)}`;
  const list = await api.read<{ keys: Key[]; next_cursor?: string }>(
    servicePath(place!, `keys${query}`),
  );
  return {
    title: say('nav.keys'),
    section: 'keys',
    ...(problem ? { status: 422 } : {}),
    body: html`${problem ? problemBox(visit, problem) : ''}
${secret === undefined ? '' : secretBox(visit, secret)}
${list.keys.length === 0 ? html`<p>${say('keys.none')}</p>` : keyTable(visit, list.keys)}
${nextLink(visit, list.next_cursor)}
${creationForm(visit)}`,
  };
}

function secretBox({ say }: Visit, secret: string): Html {
  return html`<div class="notice" role="status"><p><strong>${say('keys.secret')}</strong></p>
<p><code id="secret">${secret}</code></p><button type="button" class="small" data-copies="secret" hidden>${say('copy')}</button></div>`;
}

function keyTable(visit: Visit, keys: readonly Key[]): Html {
  const { say } = visit;
  const head = ['name', 'state', 'scopes', 'created', 'expires', 'used', 'actions'] as const;
  return tableFrame(
    say('nav.keys'),
    html`<thead><tr>${head.map((each) => html`<th scope="col">${say(`keys.${each}`)}</th>`)}</tr></thead>
<tbody>${keys.map((key) => keyRow(visit, key))}</tbody>`,
  );
}

function keyRow(visit: Visit, key: Key): Html {
  const { say, code } = visit;
  const alive = isAlive(key);
  return html`<tr><th scope="row" class="said">${key.name}<br><code class="quiet">${key.key_id}</code></th>
<td><span class="tag ${alive ? 'good' : ''}">${code('key_state', key.state)}</span>${key.overlap_until === undefined ? '' : html`<br><span class="quiet">${say('keys.until')} ${timeOf(visit, key.overlap_until)}</span>`}</td>
<td>${key.scopes.map((scope) => html`<code>${scope}</code> `)}</td>
<td>${timeOf(visit, key.created_at)}</td>
<td>${key.expires_at ? timeOf(visit, key.expires_at) : say('never')}</td>
<td>${key.last_used_at ? timeOf(visit, key.last_used_at) : say('keys.unused')}</td>
<td>${alive ? keyActions(visit, key) : ''}</td></tr>`;
}

function isAlive({ state }: Key): boolean {
  return state === 'active' || state === 'rotating';
}

function keyActions(visit: Visit, { key_id, name }: Key): Html {
  const { say, csrf } = visit;
  return html`<details><summary>${say('keys.change')} <span class="unseen">${name}</span></summary>
<form method="post" class="row"><input type="hidden" name="csrf" value="${csrf}"><input type="hidden" name="key_id" value="${key_id}">
<label>${say('keys.overlap')} <select name="overlap_seconds">${OVERLAPS_SECONDS.map((each) => option(String(each), say(`keys.overlap_${each}`), each === 86_400))}</select></label>
<button name="action" value="rotate" class="small">${say('keys.rotate')}</button>
<button name="action" value="revoke" class="small danger" data-confirms="${say('keys.revoke_sure', { name })}">${say('keys.revoke')}</button></form></details>`;
}

function creationForm(visit: Visit): Html {
  const { say, csrf } = visit;
  return html`<form method="post"><input type="hidden" name="csrf" value="${csrf}">
<fieldset><legend>${say('keys.new')}</legend><div class="fields">
<label>${say('keys.name')} <input name="name" required maxlength="128" autocomplete="off"></label>
<label>${say('keys.expires_at')} <input name="expires_at" type="date"><span class="hint">${say('keys.expires_hint')}</span></label>
<label>${say('keys.preset')} <select name="preset">${Object.keys(PRESETS).map((each) => option(each, visit.code('key_preset', each), each === 'runtime'))}${option('own', say('keys.own'), false)}</select></label>
</div>
<details><summary>${say('keys.own_scopes')}</summary>${SCOPES.map((scope) => html`<label class="inline"><input type="checkbox" name="scope" value="${scope}"> <code>${scope}</code></label> `)}</details>
<div class="actions"><button class="primary" name="action" value="create">${say('keys.create')}</button></div></fieldset></form>`;
}

export async function keysAction(visit: Visit): Promise<PageView | Response> {
  const { api, place, context } = visit;
  const form = await context.req.formData();
  const field = (name: string) => String(form.get(name) ?? '');
  const one = () => servicePath(place!, 'keys', encodeURIComponent(field('key_id')));
  switch (field('action')) {
    case 'create': {
      const taken = await takenName(visit, field('name'));
      if (taken) return showKeys(visit, { problem: taken });
      return shown(visit, await api.send('POST', servicePath(place!, 'keys'), creationOf(form)));
    }
    case 'rotate': {
      const body = { overlap_seconds: Number(field('overlap_seconds')) };
      return shown(visit, await api.send('POST', `${one()}/rotate`, body));
    }
    default: {
      const done = await api.send('DELETE', one());
      if (!done.ok) return showKeys(visit, { problem: done.problem });
      return seeOther(pagePath(visit, 'keys'), { done: 'key_revoked' });
    }
  }
}

/** The page with a secret is the answer to the form: loaded again, it would make another key, which nobody wants. */
async function takenName({ api, place, say }: Visit, name: string): Promise<Problem | undefined> {
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const query: string = cursor === '' ? '' : `?cursor=${encodeURIComponent(cursor)}`;
    const page: { keys: Key[]; next_cursor?: string } = await api.read(
      servicePath(place!, `keys${query}`),
    );
    if (page.keys.some((key) => isAlive(key) && key.name === name)) {
      return { code: 'key_name_taken', message: say('keys.taken'), request_id: '', details: {} };
    }
    cursor = page.next_cursor;
  }
  return undefined;
}

/** The secret goes into this one answer and nowhere else. */
async function shown(
  visit: Visit,
  done: Awaited<ReturnType<typeof visit.api.send<{ secret: string }>>>,
): Promise<PageView> {
  return showKeys(visit, done.ok ? { secret: done.body.secret } : { problem: done.problem });
}

function creationOf(form: FormData): object {
  const preset = PRESETS[String(form.get('preset'))];
  const day = String(form.get('expires_at') ?? '');
  return {
    name: String(form.get('name') ?? ''),
    scopes: preset ?? form.getAll('scope').map(String),
    ...(day === '' ? {} : { expires_at: `${day}T00:00:00.000Z` }),
  };
}
