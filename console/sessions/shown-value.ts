import { html } from 'hono/html';
import type { Html } from '../visit.ts';

/** A cell with a value that was told: words as they are, lists separated by commas, whatever else as JSON. */
export function valueCell(value: unknown): Html {
  if (value === undefined) return html`<td></td>`;
  if (typeof value === 'number') return html`<td class="number">${value}</td>`;
  if (typeof value === 'boolean') return html`<td><code>${String(value)}</code></td>`;
  return html`<td class="said">${inWords(value)}</td>`;
}

function inWords(value: unknown): string {
  const isWords = (each: unknown) => typeof each === 'string' || typeof each === 'number';
  if (typeof value === 'string') return value;
  return Array.isArray(value) && value.every(isWords) ? value.join(', ') : JSON.stringify(value);
}
