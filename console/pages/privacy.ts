import { html } from 'hono/html';
import { type Answered, type Problem, servicePath } from '../api.ts';
import { hidden } from '../forms/fields.ts';
import { seeOther } from '../respond.ts';
import type { PageView } from '../shell.ts';
import { tableFrame } from '../table.ts';
import { type Html, pagePath, shownNumber, shownTime, timeOf, type Visit } from '../visit.ts';
import { nextLink } from './next-link.ts';
import { problemBox } from './problem.ts';

interface Retention {
  readonly days: number | null;
  readonly texts_days: number | null;
  readonly holds: readonly Hold[];
}

interface Hold {
  readonly session_id: string;
  readonly reason: string;
  readonly since: string;
}

interface Due {
  readonly days: number | null;
  readonly count: number;
  readonly sessions: readonly { readonly session_id: string; readonly updated_at: string }[];
}

type DueOfBoth = Due & { readonly texts: Due };

interface Erasure {
  readonly session_id: string;
  readonly reason: string;
  readonly requested_at: string;
  readonly erased_at: string | null;
}

/** Rows of each list; the routes have the rest. */
const SHOWN_MAX = 100;
const DAYS_MAX = 36_500;

/** How long what was said is kept, what is held beyond that, and what was erased. */
export function privacyPage(visit: Visit): Promise<PageView> {
  return view(visit);
}

async function view(visit: Visit, problem?: Problem): Promise<PageView> {
  const { say, api, place, context } = visit;
  const tried = context.req.method === 'GET' ? context.req.query() : {};
  const asked = ['days', 'texts_days'].flatMap((name) =>
    tried[name] ? [[name, tried[name]]] : [],
  );
  const query = new URLSearchParams(asked as [string, string][]);
  const retention = await api.read<Retention>(servicePath(place!, 'retention'));
  const due = await api.ask<DueOfBoth>(servicePath(place!, `retention/due?${query}`));
  return {
    title: say('nav.privacy'),
    section: 'privacy',
    ...(problem ? { status: 422 } : {}),
    body: html`${problem ? problemBox(visit, problem) : ''}
<div class="columns">${retentionBox(visit, retention, due)}${sessionBox(visit)}</div>
${holds(visit, retention.holds)}${await erasures(visit)}`,
  };
}

function retentionBox(
  visit: Visit,
  { days, texts_days }: Retention,
  due: Answered<DueOfBoth>,
): Html {
  const { say, csrf } = visit;
  const tried = due.ok ? due.body : undefined;
  return html`<section class="card"><h2>${say('privacy.retention')}</h2>
<p>${days === null ? say('privacy.kept_for_ever') : say('privacy.kept', { count: days })}</p>
${texts_days === null ? '' : html`<p>${say('privacy.texts_kept', { count: texts_days })}</p>`}
<form method="post" class="row">${hidden('csrf', csrf)}${daysField(visit, 'privacy.days', 'days', days)}${daysField(visit, 'privacy.texts_days', 'texts_days', texts_days)}
<button name="action" value="retention" class="primary" data-confirms="${say('privacy.retention_sure')}">${say('save')}</button></form>
<p class="hint">${say('privacy.days_hint')} ${say('privacy.texts_hint')}</p>
<h3>${say('privacy.dry_run')}</h3>
<form method="get" class="row">${daysField(visit, 'privacy.try_days', 'days', tried?.days)}${daysField(visit, 'privacy.try_texts_days', 'texts_days', tried?.texts.days)}<button>${say('privacy.try')}</button></form>
${due.ok ? html`${dueList(visit, due.body)}${due.body.texts.days === null ? '' : dueList(visit, due.body.texts, 'privacy.texts_due')}` : problemBox(visit, due.problem)}</section>`;
}

function daysField(
  { say }: Visit,
  label: Parameters<Visit['say']>[0],
  name: string,
  value: number | null | undefined,
): Html {
  return html`<label>${say(label)} <input type="number" name="${name}" min="1" max="${DAYS_MAX}" value="${value ?? ''}"></label>`;
}

function dueList(
  visit: Visit,
  { days, count, sessions }: Due,
  label: 'privacy.due' | 'privacy.texts_due' = 'privacy.due',
): Html {
  const { say } = visit;
  if (days === null) return html`<p class="quiet">${say('privacy.none_due')}</p>`;
  const told = say(label, { count: shownNumber(visit, count), days });
  if (count === 0) return html`<p>${told}</p>`;
  return html`<p>${told}</p><details><summary>${say('privacy.which')}</summary><ul>${sessions
    .slice(0, SHOWN_MAX)
    .map(
      ({ session_id, updated_at }) =>
        html`<li>${sessionLink(visit, session_id)} <span class="quiet">${shownTime(visit, updated_at)}</span></li>`,
    )}</ul></details>`;
}

function sessionLink(visit: Visit, id: string): Html {
  return html`<a href="${pagePath(visit, 'sessions', id)}"><code>${id}</code></a>`;
}

/** What is done to one session, and asked about once more where it cannot be taken back. */
function sessionBox({ say, csrf, context }: Visit): Html {
  const asked = context.req.query('session') ?? '';
  return html`<section class="card"><h2>${say('privacy.one')}</h2>
<form method="post">${hidden('csrf', csrf)}<div class="fields">
<label class="wide">${say('sessions.id')} <input name="session_id" required maxlength="128" value="${asked}" placeholder="ses_…"></label>
<label class="wide">${say('privacy.reason')} <input name="reason" required maxlength="500"></label></div>
<div class="actions"><button name="action" value="hold">${say('privacy.hold')}</button>
<button name="action" value="erase" class="danger" data-confirms="${say('privacy.erase_sure')}">${say('privacy.erase')}</button></div></form>
<p class="hint">${say('privacy.one_hint')}</p></section>`;
}

function holds(visit: Visit, held: readonly Hold[]): Html {
  const { say, csrf } = visit;
  const head = ['session', 'reason', 'since', 'change'] as const;
  return html`<h2>${say('privacy.holds')}</h2>
${
  held.length === 0
    ? html`<p>${say('coverage.none')}</p>`
    : tableFrame(
        say('privacy.holds'),
        html`<thead><tr>${head.map((each) => html`<th scope="col">${say(`privacy.${each}`)}</th>`)}</tr></thead>
<tbody>${held
          .slice(0, SHOWN_MAX)
          .map(
            ({ session_id, reason, since }) =>
              html`<tr><th scope="row">${sessionLink(visit, session_id)}</th><td class="said">${reason}</td><td>${timeOf(visit, since)}</td><td><form method="post">${hidden('csrf', csrf)}${hidden('session_id', session_id)}<button name="action" value="release" class="small">${say('privacy.release')} <span class="unseen">${session_id}</span></button></form></td></tr>`,
          )}</tbody>`,
      )
}
${held.length > SHOWN_MAX ? html`<p class="quiet">${say('analytics.more', { count: held.length - SHOWN_MAX })}</p>` : ''}`;
}

async function erasures(visit: Visit): Promise<Html> {
  const { say, api, place, context } = visit;
  const cursor = context.req.method === 'GET' ? context.req.query('cursor') : undefined;
  const query = new URLSearchParams({ limit: '50', ...(cursor ? { cursor } : {}) });
  const list = await api.read<{ erasures: readonly Erasure[]; next_cursor?: string }>(
    servicePath(place!, `erasures?${query}`),
  );
  const head = ['session', 'reason', 'asked', 'done'] as const;
  return html`<h2>${say('privacy.erasures')}</h2>
${
  list.erasures.length === 0
    ? html`<p>${say('coverage.none')}</p>`
    : tableFrame(
        say('privacy.erasures'),
        html`<thead><tr>${head.map((each) => html`<th scope="col">${say(`privacy.${each}`)}</th>`)}</tr></thead>
<tbody>${list.erasures.map(
          ({ session_id, reason, requested_at, erased_at }) =>
            html`<tr><th scope="row">${sessionLink(visit, session_id)}</th><td class="said">${reason}</td><td>${timeOf(visit, requested_at)}</td><td>${erased_at ? timeOf(visit, erased_at) : html`<span class="tag warn">${say('privacy.under_way')}</span>`}</td></tr>`,
        )}</tbody>`,
      )
}
${nextLink(visit, list.next_cursor)}`;
}

export async function privacyAction(visit: Visit): Promise<PageView | Response> {
  const form = await visit.context.req.formData();
  const action = String(form.get('action'));
  const done = await perform(visit, action, form);
  if (!done.ok) return view(visit, done.problem);
  const told = ACTIONS.find((each) => each === action) ?? 'retention';
  return seeOther(pagePath(visit, 'privacy'), { done: `privacy_${told}` });
}

const ACTIONS = ['retention', 'hold', 'release', 'erase'] as const;

function perform(
  { api, place }: Visit,
  action: string,
  form: FormData,
): Promise<Answered<unknown>> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const session = encodeURIComponent(text('session_id'));
  const reason = { reason: text('reason') };
  switch (action) {
    case 'hold':
      return api.send('POST', servicePath(place!, 'sessions', session, 'hold'), reason);
    case 'erase':
      return api.send('POST', servicePath(place!, 'sessions', session, 'erase'), reason);
    case 'release':
      return api.send('DELETE', servicePath(place!, 'sessions', session, 'hold'));
    default: {
      const days = (name: string) => (text(name) === '' ? null : Number(text(name)));
      const set = { days: days('days'), texts_days: days('texts_days') };
      return api.send('POST', servicePath(place!, 'retention'), set);
    }
  }
}
