import { html } from 'hono/html';
import { type DailySeries, lineChart, rateBar } from '../../charts.ts';
import { tableFrame } from '../../table.ts';
import { type Html, shownNumber, type Visit } from '../../visit.ts';
import type { Metrics } from './metrics.ts';

/** What was counted by day: a chart, and a table that tells the same. */
interface Daily {
  readonly title: string;
  readonly hint: string;
  readonly days: readonly string[];
  readonly series: readonly DailySeries[];
}

function daily(visit: Visit, { title, hint, days, series }: Daily): Html | string {
  const { say } = visit;
  if (days.length === 0) return '';
  const rows = days.map((day, i) => ({ day, counts: series.map(({ values }) => values[i]!) }));
  return html`<p class="quiet">${hint}</p>
${days.length > 1 ? lineChart({ name: title, axis: say('day.day'), days, series }) : ''}
<details ${days.length > 1 ? '' : 'open'}><summary>${say('analytics.table')}</summary>${tableFrame(
    title,
    html`<thead><tr><th scope="col">${say('day.day')}</th>${series.map(({ label }) => html`<th scope="col" class="number">${label}</th>`)}</tr></thead>
<tbody>${rows.toReversed().map(({ day, counts }) => html`<tr><th scope="row">${day}</th>${counts.map((count) => html`<td class="number">${shownNumber(visit, count)}</td>`)}</tr>`)}</tbody>`,
  )}</details>`;
}

export function byDay(visit: Visit, { days }: Metrics): Html | string {
  const { say } = visit;
  if (days.length === 0) return '';
  const columns = ['sessions', 'achieved', 'reported'] as const;
  const title = say('analytics.by_day');
  return html`<section><h2>${title}</h2>${daily(visit, {
    title,
    hint: say('analytics.by_day_hint'),
    days: days.map(({ day }) => day),
    series: columns.map((column) => ({
      label: say(`day.${column}`),
      values: days.map((each) => each[column]),
    })),
  })}</section>`;
}

/** Lines that a chart can tell apart. */
const LINES_MAX = 5;

/** What was reported: how often in all, and over time. */
export function byLabel(visit: Visit, { labels, days: all }: Metrics): Html | string {
  const { say } = visit;
  if (labels.length === 0) return '';
  const title = say('analytics.by_label');
  const days = all.map(({ day }) => day);
  const series = labels.slice(0, LINES_MAX).map(({ label, days: counted }) => {
    const counts = new Map(counted.map(({ day, sessions }) => [day, sessions]));
    return { label, values: days.map((day) => counts.get(day) ?? 0) };
  });
  return html`<section><h2>${title}</h2><p class="quiet">${say('analytics.by_label_hint')}</p>
${tableFrame(
  title,
  html`<thead><tr><th scope="col">${say('analytics.label')}</th><th scope="col">${say('analytics.share')}</th></tr></thead>
<tbody>${labels.map(({ label, share }) => html`<tr><th scope="row" class="said">${label}</th><td>${rateBar(visit, share)}</td></tr>`)}</tbody>`,
)}
${daily(visit, { title: say('analytics.labels_by_day'), hint: say('analytics.labels_by_day_hint'), days, series })}</section>`;
}
