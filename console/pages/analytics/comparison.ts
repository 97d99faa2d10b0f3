import { html } from 'hono/html';
import { servicePath } from '../../api.ts';
import { type Rate, rateBar } from '../../charts.ts';
import { option, type PageView } from '../../shell.ts';
import { tableFrame } from '../../table.ts';
import { type Html, pagePath, shownNumber, shownPoints, type Visit } from '../../visit.ts';
import { type AsOf, asOfNote } from '../sessions.ts';
import type { Metrics, SubObjectiveMetrics, TurnsToAchievement } from './metrics.ts';

interface Difference {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

interface ComparedVersion {
  readonly configuration_version: string;
  readonly sessions: number;
  readonly turns_to_achievement: TurnsToAchievement;
  readonly sub_objectives: readonly SubObjectiveMetrics[];
}

interface Comparison {
  readonly as_of: AsOf;
  readonly from: ComparedVersion;
  readonly to: ComparedVersion;
  readonly figures: readonly {
    readonly figure: (typeof FIGURES)[number];
    readonly from: Rate;
    readonly to: Rate;
    readonly difference: Difference | null;
  }[];
}

const FIGURES = [
  'completion',
  'conversion',
  'feedback',
  'answer_rate',
  'refusal_rate',
  'rank_1_use',
  'degraded',
  'unresolved',
] as const;

/** Two published versions side by side, with how far apart they are. */
export async function comparisonPage(visit: Visit): Promise<PageView> {
  const { say, api, place, context } = visit;
  const { versions } = await api.read<Metrics>(servicePath(place!, 'analytics'));
  const known = versions.map(({ configuration_version }) => configuration_version).sort(byNumber);
  const from = context.req.query('from') ?? known.at(-2);
  const to = context.req.query('to') ?? known.at(-1);
  const labels = context.req.query('success_labels')?.trim() ?? '';
  const choose = (name: 'from' | 'to', chosen: string | undefined) =>
    html`<label>${say(`comparison.${name}`)} <select name="${name}">${known.map((each) => option(each, each, each === chosen))}</select></label>`;
  return {
    title: say('comparison.title'),
    section: 'analytics',
    trail: [{ text: say('nav.analytics'), href: pagePath(visit, 'analytics') }],
    body:
      known.length < 2 || from === undefined || to === undefined
        ? html`<p>${say('comparison.too_few')}</p>`
        : html`<form method="get" class="row">${choose('from', from)}${choose('to', to)}
<label>${say('analytics.success')} <input name="success_labels" maxlength="8000" placeholder="purchase,lead" value="${labels}"></label>
<button>${say('comparison.show')}</button></form>
${await comparison(visit, { from, to, ...(labels === '' ? {} : { success_labels: labels }) })}`,
  };
}

/** `v2` before `v10`. */
function byNumber(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

async function comparison(visit: Visit, query: Readonly<Record<string, string>>): Promise<Html> {
  const { say, api, place } = visit;
  const path = `analytics/comparison?${new URLSearchParams(query)}`;
  const { as_of, from, to, figures } = await api.read<Comparison>(servicePath(place!, path));
  const head = [from, to].map((each) => {
    const sessions = say('analytics.sessions', { count: shownNumber(visit, each.sessions) });
    return html`<th scope="col">${each.configuration_version} <span class="quiet">${sessions}</span></th>`;
  });
  return html`${asOfNote(visit, as_of)}<p class="quiet">${say('analytics.by_version_hint')} ${say('comparison.hint')}</p>
${tableFrame(
  say('comparison.title'),
  html`<thead><tr><th scope="col">${say('comparison.figure')}</th>${head}<th scope="col">${say('comparison.difference')}</th></tr></thead>
<tbody>${figures.map(
    (each) =>
      html`<tr><th scope="row">${say(`metric.${each.figure}`)}<br><small class="quiet">${say(`definition.${each.figure}`)}</small></th><td>${rateBar(visit, each.from)}</td><td>${rateBar(visit, each.to)}</td><td>${difference(visit, each.difference)}</td></tr>`,
  )}
<tr><th scope="row">${say('metric.median')}</th>${[from, to].map((each) => html`<td>${medianText(visit, each.turns_to_achievement)}</td>`)}<td></td></tr></tbody>`,
)}
${funnels(visit, from, to)}`;
}

function medianText({ say }: Visit, { median, p90, n }: TurnsToAchievement): Html | string {
  if (median === null) return say('rate.too_few', { n });
  return html`${median} <span class="quiet">${say('definition.median', { p90: p90!, n })}</span>`;
}

/** In points of a percent, with the interval, and whether it tells anything. */
function difference(visit: Visit, told: Difference | null): Html {
  const { say } = visit;
  if (!told) return html`<span class="quiet">${say('comparison.untold')}</span>`;
  const { difference, low, high } = told;
  const isClear = low > 0 || high < 0;
  const ends = `${shownPoints(visit, low)} … ${shownPoints(visit, high)}`;
  return html`<strong>${shownPoints(visit, difference)}</strong> <span class="quiet">${ends}</span><br><span class="tag ${isClear ? 'warn' : ''}">${say(isClear ? 'comparison.clear' : 'comparison.unclear')}</span>`;
}

function funnels(visit: Visit, from: ComparedVersion, to: ComparedVersion): Html | string {
  const { say } = visit;
  const ids = [
    ...new Set([...to.sub_objectives, ...from.sub_objectives].map((each) => each.sub_objective_id)),
  ];
  if (ids.length === 0) return '';
  const achieved = ({ sub_objectives }: ComparedVersion, id: string) => {
    const found = sub_objectives.find(({ sub_objective_id }) => sub_objective_id === id);
    return found ? rateBar(visit, found.achieved) : '–';
  };
  return html`<h2>${say('analytics.funnel')}</h2>${tableFrame(
    say('analytics.funnel'),
    html`<thead><tr><th scope="col">${say('comparison.achieved')}</th>${[from, to].map((each) => html`<th scope="col">${each.configuration_version}</th>`)}</tr></thead>
<tbody>${ids.map((id) => html`<tr><th scope="row"><code>${id}</code></th>${[from, to].map((each) => html`<td>${achieved(each, id)}</td>`)}</tr>`)}</tbody>`,
  )}`;
}
