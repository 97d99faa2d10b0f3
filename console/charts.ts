import { html } from 'hono/html';
import { type Html, shownShare, type Visit } from './visit.ts';

/** A share with its interval; nothing but `n` where there are too few to tell. */
export interface Rate {
  readonly n: number;
  readonly count: number | null;
  readonly rate: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

export interface DailySeries {
  readonly label: string;
  readonly values: readonly number[];
}

interface LineChart {
  readonly name: string;
  /** What the axis of days is called. */
  readonly axis: string;
  /** ISO 8601, in their order. */
  readonly days: readonly string[];
  readonly series: readonly DailySeries[];
}

/** Where scripts draw a chart; the table beside it tells the same to who has none. */
export function lineChart({ name, axis, days, series }: LineChart): Html {
  const x = days.map((day) => Date.parse(`${day}T00:00:00Z`) / 1000);
  const data = JSON.stringify({ x, series });
  return html`<div class="card"><div class="chart" role="img" aria-label="${name}" data-day="${axis}" data-chart="${data}"></div></div>`;
}

export function rateText(visit: Visit, { n, rate }: Rate): string {
  return rate === null ? visit.say('rate.too_few', { n }) : shownShare(visit, rate);
}

/** Percent to the tenth: as fine as a bar can show. */
function place(share: number | null): string {
  return ((share ?? 0) * 100).toFixed(1);
}

/** A share as a bar with its interval, and in figures. */
export function rateBar(visit: Visit, rate: Rate): Html {
  if (rate.rate === null) return html`<span class="quiet">${rateText(visit, rate)}</span>`;
  const [low, high] = [shownShare(visit, rate.low!), shownShare(visit, rate.high!)];
  return html`<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="all" width="100" height="10"/><rect class="part" width="${place(rate.rate)}" height="10"/><line x1="${place(rate.low)}" x2="${place(rate.high)}" y1="5" y2="5"/></svg>
<span class="rate">${rateText(visit, rate)} <span class="quiet">${low}–${high}, n ${rate.n}</span></span>`;
}
