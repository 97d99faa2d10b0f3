import { html } from 'hono/html';
import { type Rate, rateBar } from '../../charts.ts';
import { tableFrame } from '../../table.ts';
import type { TextKey } from '../../texts.ts';
import { type Html, shownNumber, type Visit } from '../../visit.ts';
import type { Metrics } from './metrics.ts';

/** Rows that a table of the page has; each list begins with what matters most. */
const ROWS_MAX = 200;

/** Figures of one kind of thing: its name, then a bar for each share. */
interface RateTable<Row> {
  readonly title: string;
  readonly hint: Html | string;
  /** Headings: of the name, then of each share. */
  readonly head: readonly string[];
  readonly rows: readonly Row[];
  readonly name: (row: Row) => Html;
  readonly rates: (row: Row) => readonly Rate[];
}

/** A section with a table of shares; nothing where there are no rows. */
function rateSection<Row>(visit: Visit, table: RateTable<Row>): Html | string {
  const { title, hint, head, rows, name, rates } = table;
  if (rows.length === 0) return '';
  const more = rows.length - ROWS_MAX;
  return html`<section><h2>${title}</h2>${hint}
${tableFrame(
  title,
  html`<thead><tr>${head.map((each) => html`<th scope="col">${each}</th>`)}</tr></thead>
<tbody>${rows.slice(0, ROWS_MAX).map((row) => html`<tr>${name(row)}${rates(row).map((rate) => html`<td>${rateBar(visit, rate)}</td>`)}</tr>`)}</tbody>`,
)}
${more > 0 ? html`<p class="quiet">${visit.say('analytics.more', { count: shownNumber(visit, more) })}</p>` : ''}</section>`;
}

function hint(text: string): Html {
  return html`<p class="quiet">${text}</p>`;
}

/** How far sessions come, part by part. */
export function funnel(
  visit: Visit,
  { sub_objectives, described_versions }: Metrics,
): Html | string {
  const { say } = visit;
  return rateSection(visit, {
    title: say('analytics.funnel'),
    hint: hint(say('analytics.funnel_hint', { versions: described_versions.join(', ') })),
    head: [say('edit.sub_objective'), say('metric.begun'), say('metric.achieved')],
    rows: sub_objectives,
    name: ({ sub_objective_id }) => html`<th scope="row"><code>${sub_objective_id}</code></th>`,
    rates: ({ begun, achieved }) => [begun, achieved],
  });
}

/** What sessions come to know. */
export function completeness(
  visit: Visit,
  { informations, described_versions }: Metrics,
): Html | string {
  const { say } = visit;
  return rateSection(visit, {
    title: say('analytics.completeness'),
    hint: hint(say('analytics.completeness_hint', { versions: described_versions.join(', ') })),
    head: [say('configuration.information'), say('metric.known')],
    rows: informations,
    name: ({ information_id }) => html`<th scope="row"><code>${information_id}</code></th>`,
    rates: ({ known }) => [known],
  });
}

const QUESTION_RATES = [
  'answer_rate',
  'refusal_rate',
  'use_rate',
  'drop_off',
  'conversion',
] as const;

export function byQuestion(visit: Visit, { questions }: Metrics): Html | string {
  const { say } = visit;
  const defined = QUESTION_RATES.map((name) => {
    const definition = say(`definition.question.${name}`);
    return html`<div><dt>${say(`metric.${name}`)}</dt><dd>${definition}</dd></div>`;
  });
  return rateSection(visit, {
    title: say('analytics.by_question'),
    hint: html`<dl class="definitions">${defined}</dl>`,
    head: [say('configuration.question'), ...QUESTION_RATES.map((name) => say(`metric.${name}`))],
    rows: questions,
    name: ({ question_id }) => html`<th scope="row"><code>${question_id}</code></th>`,
    rates: (row) => QUESTION_RATES.map((name) => row[name]),
  });
}

export function byPath(visit: Visit, { paths }: Metrics): Html | string {
  const { say } = visit;
  return rateSection(visit, {
    title: say('analytics.by_path'),
    hint: hint(say('analytics.by_path_hint')),
    head: [say('analytics.path'), say('metric.conversion')],
    rows: paths,
    name: ({ path, configuration_version }) =>
      html`<th scope="row">${path.map((each) => html`<code>${each}</code> `)}<span class="tag">${configuration_version}</span></th>`,
    rates: ({ conversion }) => [conversion],
  });
}

export function byVersion(visit: Visit, { versions }: Metrics): Html | string {
  const { say } = visit;
  return rateSection(visit, {
    title: say('analytics.by_version'),
    hint: hint(say('analytics.by_version_hint')),
    head: [say('sessions.version'), say('metric.completion'), say('metric.conversion')],
    rows: versions,
    name: ({ configuration_version, sessions }) =>
      html`<th scope="row">${configuration_version} <span class="quiet">${say('analytics.sessions', { count: shownNumber(visit, sessions) })}</span></th>`,
    rates: ({ completion, conversion }) => [completion, conversion],
  });
}

/** What asking a language model came to; nothing where none was asked. */
export function modelMetrics(visit: Visit, { model }: Metrics): Html | string {
  const { say } = visit;
  if (model.turns === 0) return '';
  const tile = (name: 'turns' | 'tokens_in' | 'tokens_cached' | 'tokens_out') =>
    html`<div><dt>${say(`model.${name}` as TextKey)}</dt><dd>${shownNumber(visit, model[name])}</dd></div>`;
  return html`<section><h2>${say('model.title')}</h2>${hint(say('model.hint'))}
<dl class="figures">${tile('turns')}${tile('tokens_in')}${tile('tokens_cached')}${tile('tokens_out')}</dl></section>`;
}
