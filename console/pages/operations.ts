import { html } from 'hono/html';
import type { PageView } from '../shell.ts';
import { tableFrame } from '../table.ts';
import { type Html, shownNumber, shownTime, type Visit } from '../visit.ts';

/** `GET /internal/ready`, both when it is ready and when it is not. */
interface Readiness {
  readonly reasons: readonly string[];
  readonly behind: readonly string[];
  readonly log: string;
  readonly views: readonly {
    readonly name: string;
    readonly state: string;
    readonly lag_seconds: number;
  }[];
}

/** `GET /internal/v1/upkeep`. */
interface Upkeep {
  readonly versions: { readonly engine_version: string; readonly node_version: string };
  readonly started_at: string;
  readonly anchors: {
    readonly last: { readonly time: string; readonly count: number } | null;
    readonly unanchored: number;
    readonly is_failing: boolean;
    readonly is_as_anchored: boolean;
    readonly problem: string | null;
  } | null;
  readonly backups: {
    readonly log?: { readonly made_at: string; readonly is_intact?: boolean };
    readonly keyring?: { readonly made_at: string; readonly expires_at?: string };
  };
}

/** Whether this instance can be given requests, and how far its views are. */
export async function operationsPage(visit: Visit): Promise<PageView> {
  const { say, api } = visit;
  const answered = await api.ask<Readiness>('/internal/ready');
  const readiness = answered.ok
    ? answered.body
    : (answered.problem.details as unknown as Readiness);
  const upkeep = await api.read<Upkeep>('/internal/v1/upkeep');
  const isLogUp = readiness.log === 'ok';
  return {
    title: say('nav.operations'),
    section: 'operations',
    body: html`<dl class="figures">
<div><dt>${say('operations.readiness')}</dt><dd>${tag(answered.ok, say(answered.ok ? 'operations.ready' : 'operations.not_ready'))}</dd></div>
<div><dt>${say('operations.log')}</dt><dd>${tag(isLogUp, say(isLogUp ? 'operations.log_ok' : 'operations.log_down'))}</dd></div>
<div><dt>${say('operations.version')}</dt><dd>${upkeep.versions.engine_version}<small>Node ${upkeep.versions.node_version}<br>${say('operations.since', { at: shownTime(visit, upkeep.started_at) })}</small></dd></div>
${verification(visit, upkeep)}${backups(visit, upkeep)}</dl>
${list(say('operations.reasons'), readiness.reasons, 'problem')}
${list(say('operations.behind'), readiness.behind, 'caution')}
<h2>${say('operations.views')}</h2>
<p class="quiet">${say('operations.views_hint')}</p>
${tableFrame(
  say('operations.views'),
  html`<thead><tr><th scope="col">${say('operations.view')}</th><th scope="col">${say('operations.state')}</th><th scope="col" class="number">${say('operations.lag')}</th></tr></thead>
<tbody>${readiness.views.map(({ name, state, lag_seconds }) => html`<tr><th scope="row"><code>${name}</code></th><td>${tag(state === 'live', visit.code('view_state', state))}</td><td class="number">${shownNumber(visit, lag_seconds, 1)} s</td></tr>`)}</tbody>`,
)}
<p class="quiet">${say('operations.more')} <code>/internal/metrics</code>, <code>qss doctor</code>, <code>qss verify</code></p>`,
  };
}

/** How far signed anchors vouch for the log. */
function verification(visit: Visit, { anchors }: Upkeep): Html {
  const { say } = visit;
  const title = html`<dt>${say('operations.verification')}</dt>`;
  if (!anchors)
    return html`<div>${title}<dd>–<small>${say('operations.not_anchored')}</small></dd></div>`;
  const { last, unanchored, is_failing, is_as_anchored, problem } = anchors;
  const isGood = is_as_anchored && !is_failing && problem === null;
  const told = last
    ? say('operations.anchored', {
        count: shownNumber(visit, last.count),
        at: shownTime(visit, last.time),
      })
    : say('operations.no_anchor');
  return html`<div>${title}<dd>${tag(isGood, say(isGood ? 'operations.vouched' : 'operations.not_vouched'))}<small>${told} ${say('operations.unanchored', { count: shownNumber(visit, unanchored) })}</small></dd></div>`;
}

function backups(visit: Visit, { backups }: Upkeep): Html[] {
  const { say } = visit;
  return (['log', 'keyring'] as const).map((what) => {
    const made = backups[what];
    const isBad = what === 'log' && backups.log?.is_intact === false;
    const at = made ? shownTime(visit, made.made_at) : say('never');
    return html`<div><dt>${say(`backup.${what}`)}</dt><dd>${tag(made !== undefined && !isBad, at, isBad ? 'bad' : 'warn')}<small>${isBad ? say('operations.backup_bad') : say('operations.backup_hint')}</small></dd></div>`;
  });
}

function tag(isGood: boolean, text: string, otherwise = 'bad'): Html {
  return html`<span class="tag ${isGood ? 'good' : otherwise}">${text}</span>`;
}

function list(title: string, reasons: readonly string[], look: string): Html | string {
  if (reasons.length === 0) return '';
  return html`<div class="${look}"><p><strong>${title}</strong></p><ul>${reasons.map((each) => html`<li>${each}</li>`)}</ul></div>`;
}
