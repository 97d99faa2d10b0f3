import { html } from 'hono/html';
import { servicePath } from '../../api.ts';
import { rateText } from '../../charts.ts';
import type { PageView } from '../../shell.ts';
import { type Html, may, pagePath, shownNumber, type Visit } from '../../visit.ts';
import { asOfNote } from '../sessions.ts';
import type { Metrics } from './metrics.ts';
import { byDay, byLabel } from './over-time.ts';
import { byPath, byQuestion, byVersion, completeness, funnel, modelMetrics } from './sections.ts';

const RATES = [
  'completion',
  'answer_rate',
  'refusal_rate',
  'rank_1_use',
  'feedback',
  'conversion',
  'degraded',
  'unresolved',
] as const;

/** What became of the conversations, each figure with its interval, its table and its definition. */
export async function analyticsPage(visit: Visit): Promise<PageView> {
  const { say, api, place, context } = visit;
  const asked = new URLSearchParams();
  for (const name of ['configuration_version', 'success_labels']) {
    const value = context.req.query(name)?.trim();
    if (value) asked.set(name, value);
  }
  const figures = await api.read<Metrics>(servicePath(place!, `analytics?${asked}`));
  return {
    title: say('nav.analytics'),
    section: 'analytics',
    hasCharts: true,
    body: html`<form method="get" class="row">
<label>${say('sessions.version')} <input name="configuration_version" maxlength="128" placeholder="v1" value="${asked.get('configuration_version') ?? ''}"></label>
<label>${say('analytics.success')} <input name="success_labels" maxlength="8000" placeholder="purchase,lead" value="${asked.get('success_labels') ?? ''}"></label>
<button>${say('filter')}</button>
<a class="button" href="${pagePath(visit, 'analytics', 'comparison')}">${say('comparison.title')}</a>
<a class="button" href="${pagePath(visit, 'analytics', 'learned')}">${say('learned.title')}</a>
${may(visit, 'sessions:texts') ? html`<a class="button" href="${pagePath(visit, 'analytics', 'values')}">${say('values.title')}</a>` : ''}</form>
${asOfNote(visit, figures.as_of)}
${tiles(visit, figures)}
<p class="quiet">${say('analytics.interval')}</p>
${byDay(visit, figures)}${funnel(visit, figures)}${completeness(visit, figures)}${byQuestion(visit, figures)}${byVersion(visit, figures)}${byLabel(visit, figures)}${byPath(visit, figures)}${modelMetrics(visit, figures)}`,
  };
}

/** What cannot be told is a remark, and stands smaller than a figure. */
function untold(figure: number | null): Html | string {
  return figure === null ? html` class="untold"` : '';
}

function tiles(visit: Visit, figures: Metrics): Html {
  const { say } = visit;
  const { median, p90, n } = figures.turns_to_achievement;
  return html`<dl class="figures">
<div><dt>${say('nav.sessions')}</dt><dd>${shownNumber(visit, figures.sessions)}<small>${say('analytics.turns', { count: shownNumber(visit, figures.turns) })}</small></dd></div>
${RATES.map((name) => html`<div><dt>${say(`metric.${name}`)}</dt><dd${untold(figures[name].rate)}>${rateText(visit, figures[name])}<small>${say(`definition.${name}`)}</small></dd></div>`)}
<div><dt>${say('metric.median')}</dt><dd${untold(median)}>${median ?? say('rate.too_few', { n })}<small>${median === null ? '' : say('definition.median', { p90: p90!, n })}</small></dd></div></dl>`;
}
