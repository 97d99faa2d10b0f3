import { html } from 'hono/html';
import type { PageView } from '../shell.ts';
import { tableFrame } from '../table.ts';
import { type Html, shownNumber, type Visit } from '../visit.ts';

/** `GET /internal/ready`, both when it is ready and when it is not. */
interface Standing {
  readonly reasons: readonly string[];
  readonly behind: readonly string[];
  readonly log: string;
  readonly views: readonly {
    readonly name: string;
    readonly state: string;
    readonly lag_seconds: number;
  }[];
}

/** Whether this instance can be given requests, and how far its views are. */
export async function operationsPage(visit: Visit): Promise<PageView> {
  const { say, api } = visit;
  const answered = await api.ask<Standing>('/internal/ready');
  const standing = answered.ok ? answered.body : (answered.problem.details as unknown as Standing);
  const isLogUp = standing.log === 'ok';
  return {
    title: say('nav.operations'),
    section: 'operations',
    body: html`<dl class="figures">
<div><dt>${say('operations.readiness')}</dt><dd>${tag(answered.ok, say(answered.ok ? 'operations.ready' : 'operations.not_ready'))}</dd></div>
<div><dt>${say('operations.log')}</dt><dd>${tag(isLogUp, say(isLogUp ? 'operations.log_ok' : 'operations.log_down'))}</dd></div>
</dl>
${list(say('operations.reasons'), standing.reasons, 'problem')}
${list(say('operations.behind'), standing.behind, 'caution')}
<h2>${say('operations.views')}</h2>
<p class="quiet">${say('operations.views_hint')}</p>
${tableFrame(
  say('operations.views'),
  html`<thead><tr><th scope="col">${say('operations.view')}</th><th scope="col">${say('operations.state')}</th><th scope="col" class="number">${say('operations.lag')}</th></tr></thead>
<tbody>${standing.views.map(({ name, state, lag_seconds }) => html`<tr><th scope="row"><code>${name}</code></th><td>${tag(state === 'live', visit.code('view_state', state))}</td><td class="number">${shownNumber(visit, lag_seconds, 1)} s</td></tr>`)}</tbody>`,
)}
<p class="quiet">${say('operations.more')} <code>/internal/metrics</code>, <code>qss doctor</code>, <code>qss verify</code></p>`,
  };
}

function tag(isGood: boolean, text: string): Html {
  return html`<span class="tag ${isGood ? 'good' : 'bad'}">${text}</span>`;
}

function list(title: string, reasons: readonly string[], look: string): Html | string {
  if (reasons.length === 0) return '';
  return html`<div class="${look}"><p><strong>${title}</strong></p><ul>${reasons.map((each) => html`<li>${each}</li>`)}</ul></div>`;
}
