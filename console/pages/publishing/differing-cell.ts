import { html } from 'hono/html';
import type { Html } from '../../visit.ts';

/** What stood, or stands, in a field that differs; empty where there was nothing. */
export function differingCell(side: 'before' | 'after', value: unknown): Html {
  if (value === undefined) return html`<td></td>`;
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 1);
  return html`<td class="said ${side}">${text}</td>`;
}
