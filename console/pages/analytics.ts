import { html } from 'hono/html';
import { servicePath } from '../api.ts';
import { lineChart, type Rate, rateBar, rateText } from '../charts.ts';
import type { PageView } from '../shell.ts';
import { tableFrame } from '../table.ts';
import { type Html, shownNumber, type Visit } from '../visit.ts';
import { type AsOf, asOfNote } from './sessions.ts';

interface Figures {
  readonly as_of: AsOf;
  readonly sessions: number;
  readonly turns: number;
  readonly decisions: number;
  readonly asked: number;
  readonly completion: Rate;
  readonly turns_to_achievement: {
    readonly n: number;
    readonly median: number | null;
    readonly p90: number | null;
  };
  readonly rank_1_use: Rate;
  readonly answer_rate: Rate;
  readonly refusal_rate: Rate;
  readonly feedback: Rate;
  readonly conversion: Rate;
  readonly labels: readonly { readonly label: string; readonly share: Rate }[];
  readonly questions: readonly QuestionFigures[];
  readonly versions: readonly VersionFigures[];
  readonly paths: readonly {
    readonly configuration_version: string;
    readonly path: readonly string[];
    readonly conversion: Rate;
  }[];
  readonly days: readonly {
    readonly day: string;
    readonly sessions: number;
    readonly achieved: number;
    readonly reported: number;
  }[];
}

interface QuestionFigures {
  readonly question_id: string;
  readonly use_rate: Rate;
  readonly answer_rate: Rate;
  readonly refusal_rate: Rate;
  readonly drop_off: Rate;
  readonly conversion: Rate;
}

interface VersionFigures {
  readonly configuration_version: string;
  readonly sessions: number;
  readonly completion: Rate;
  readonly conversion: Rate;
}

const RATES = [
  'completion',
  'answer_rate',
  'refusal_rate',
  'rank_1_use',
  'feedback',
  'conversion',
] as const;
const QUESTION_RATES = [
  'answer_rate',
  'refusal_rate',
  'use_rate',
  'drop_off',
  'conversion',
] as const;

/** Questions that the page lists; they begin with those that were asked most. */
const QUESTIONS_SHOWN_MAX = 200;

/** What became of the conversations, each figure with its interval, its table and its definition. */
export async function analyticsPage(visit: Visit): Promise<PageView> {
  const { say, api, place, context } = visit;
  const asked = new URLSearchParams();
  for (const name of ['configuration_version', 'success_labels']) {
    const value = context.req.query(name)?.trim();
    if (value) asked.set(name, value);
  }
  const figures = await api.read<Figures>(servicePath(place!, `analytics?${asked}`));
  return {
    title: say('nav.analytics'),
    section: 'analytics',
    hasCharts: true,
    body: html`<form method="get" class="row">
<label>${say('sessions.version')} <input name="configuration_version" maxlength="128" placeholder="v1" value="${asked.get('configuration_version') ?? ''}"></label>
<label>${say('analytics.success')} <input name="success_labels" maxlength="8000" placeholder="purchase,lead" value="${asked.get('success_labels') ?? ''}"></label>
<button>${say('filter')}</button></form>
${asOfNote(visit, figures.as_of)}
${tiles(visit, figures)}
<p class="quiet">${say('analytics.interval')}</p>
${days(visit, figures)}${questions(visit, figures)}${versions(visit, figures)}${labels(visit, figures)}${paths(visit, figures)}`,
  };
}

function tiles(visit: Visit, figures: Figures): Html {
  const { say } = visit;
  const { median, p90, n } = figures.turns_to_achievement;
  return html`<dl class="figures">
<div><dt>${say('nav.sessions')}</dt><dd>${shownNumber(visit, figures.sessions)}<small>${say('analytics.turns', { count: shownNumber(visit, figures.turns) })}</small></dd></div>
${RATES.map((name) => html`<div><dt>${say(`metric.${name}`)}</dt><dd>${rateText(visit, figures[name])}<small>${say(`definition.${name}`)}</small></dd></div>`)}
<div><dt>${say('metric.median')}</dt><dd>${median ?? '–'}<small>${say('definition.median', { p90: p90 ?? '–', n })}</small></dd></div></dl>`;
}

function days(visit: Visit, { days }: Figures): Html | string {
  const { say } = visit;
  if (days.length === 0) return '';
  const columns = ['sessions', 'achieved', 'reported'] as const;
  return html`<section><h2>${say('analytics.by_day')}</h2><p class="quiet">${say('analytics.by_day_hint')}</p>
${
  days.length > 1
    ? lineChart({
        name: say('analytics.by_day'),
        axis: say('day.day'),
        days: days.map(({ day }) => day),
        series: columns.map((column) => ({
          label: say(`day.${column}`),
          values: days.map((each) => each[column]),
        })),
      })
    : ''
}
<details><summary>${say('analytics.table')}</summary>${tableFrame(
    say('analytics.by_day'),
    html`<thead><tr><th scope="col">${say('day.day')}</th>${columns.map((each) => html`<th scope="col" class="number">${say(`day.${each}`)}</th>`)}</tr></thead>
<tbody>${days.toReversed().map((each) => html`<tr><th scope="row">${each.day}</th>${columns.map((column) => html`<td class="number">${shownNumber(visit, each[column])}</td>`)}</tr>`)}</tbody>`,
  )}</details></section>`;
}

function questions(visit: Visit, { questions }: Figures): Html | string {
  const { say } = visit;
  if (questions.length === 0) return '';
  return html`<section><h2>${say('analytics.by_question')}</h2>
<dl class="quiet">${QUESTION_RATES.map((name) => html`<dt><strong>${say(`metric.${name}`)}</strong></dt><dd>${say(`definition.question.${name}`)}</dd>`)}</dl>
${tableFrame(
  say('analytics.by_question'),
  html`<thead><tr><th scope="col">${say('configuration.question')}</th>${QUESTION_RATES.map((name) => html`<th scope="col">${say(`metric.${name}`)}</th>`)}</tr></thead>
<tbody>${questions.slice(0, QUESTIONS_SHOWN_MAX).map((each) => html`<tr><th scope="row"><code>${each.question_id}</code></th>${QUESTION_RATES.map((name) => html`<td>${rateBar(visit, each[name])}</td>`)}</tr>`)}</tbody>`,
)}</section>`;
}

function versions(visit: Visit, { versions }: Figures): Html | string {
  const { say } = visit;
  if (versions.length === 0) return '';
  const rates = ['completion', 'conversion'] as const;
  return html`<section><h2>${say('analytics.by_version')}</h2><p class="quiet">${say('analytics.by_version_hint')}</p>
${tableFrame(
  say('analytics.by_version'),
  html`<thead><tr><th scope="col">${say('sessions.version')}</th><th scope="col" class="number">${say('nav.sessions')}</th>${rates.map((name) => html`<th scope="col">${say(`metric.${name}`)}</th>`)}</tr></thead>
<tbody>${versions.map((each) => html`<tr><th scope="row">${each.configuration_version}</th><td class="number">${shownNumber(visit, each.sessions)}</td>${rates.map((name) => html`<td>${rateBar(visit, each[name])}</td>`)}</tr>`)}</tbody>`,
)}</section>`;
}

function labels(visit: Visit, { labels }: Figures): Html | string {
  const { say } = visit;
  if (labels.length === 0) return '';
  return html`<section><h2>${say('analytics.by_label')}</h2><p class="quiet">${say('analytics.by_label_hint')}</p>
${tableFrame(
  say('analytics.by_label'),
  html`<thead><tr><th scope="col">${say('analytics.label')}</th><th scope="col">${say('analytics.share')}</th></tr></thead>
<tbody>${labels.map(({ label, share }) => html`<tr><th scope="row" class="said">${label}</th><td>${rateBar(visit, share)}</td></tr>`)}</tbody>`,
)}</section>`;
}

function paths(visit: Visit, { paths }: Figures): Html | string {
  const { say } = visit;
  if (paths.length === 0) return '';
  return html`<section><h2>${say('analytics.by_path')}</h2><p class="quiet">${say('analytics.by_path_hint')}</p>
${tableFrame(
  say('analytics.by_path'),
  html`<thead><tr><th scope="col">${say('sessions.version')}</th><th scope="col">${say('analytics.path')}</th><th scope="col">${say('metric.conversion')}</th></tr></thead>
<tbody>${paths.map(({ configuration_version, path, conversion }) => html`<tr><td>${configuration_version}</td><th scope="row">${path.map((each) => html`<code>${each}</code> `)}</th><td>${rateBar(visit, conversion)}</td></tr>`)}</tbody>`,
)}</section>`;
}
