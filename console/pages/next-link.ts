import { html } from 'hono/html';
import type { Html, Visit } from '../visit.ts';

/** Leads on to the next part of a list that goes on, with the filters it has. */
export function nextLink({ context, say }: Visit, cursor: string | undefined): Html | string {
  const asked = new URLSearchParams(context.req.query());
  asked.delete('done');
  const isBegun = asked.has('cursor');
  asked.delete('cursor');
  const first = isBegun
    ? html`<a class="button" href="?${asked.toString()}">${say('page.first')}</a>`
    : '';
  if (cursor === undefined) return html`<div class="actions">${first}</div>`;
  asked.set('cursor', cursor);
  return html`<div class="actions">${first}<a class="button" href="?${asked.toString()}">${say('page.next')}</a></div>`;
}
