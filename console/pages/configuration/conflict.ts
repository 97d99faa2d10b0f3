import { html } from 'hono/html';
import type { ConflictingField } from '../../configuration/item-changes.ts';
import type { Item } from '../../configuration/model.ts';
import { tableFrame } from '../../table.ts';
import { type Html, pagePath, type Visit } from '../../visit.ts';
import { editPath } from './item-table.ts';

/** What two editors made of the same fields, side by side. */
export function conflictView(visit: Visit, found: readonly ConflictingField[], theirs: Item): Html {
  const { say } = visit;
  const isGone = !theirs.information && !theirs.question;
  const leave = isGone ? pagePath(visit, 'configuration') : editPath(visit, theirs);
  const head = ['field', 'base', 'theirs', 'mine'] as const;
  return html`<div class="caution" role="alert"><p><strong>${say('conflict.title')}</strong></p>
<p>${say(isGone ? 'conflict.gone' : 'conflict.what')}</p><p><a href="${leave}">${say('conflict.leave')}</a></p></div>
${tableFrame(
  say('conflict.title'),
  html`<thead><tr>${head.map((each) => html`<th scope="col">${say(`conflict.${each}`)}</th>`)}</tr></thead>
<tbody>${found.map(
    ({ field, base, theirs, mine }) =>
      html`<tr><th scope="row"><code>${field}</code></th><td class="said">${shown(base)}</td><td class="said before">${shown(theirs)}</td><td class="said after">${shown(mine)}</td></tr>`,
  )}</tbody>`,
  'diff',
)}`;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null, null, 1);
}
