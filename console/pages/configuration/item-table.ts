import { html, raw } from 'hono/html';
import {
  type Configuration,
  type Item,
  schemaInShort,
  type Warning,
} from '../../configuration/model.ts';
import { rowOf, rowsOfKind } from '../../configuration/moving.ts';
import { hidden } from '../../forms/fields.ts';
import { tableFrame } from '../../table.ts';
import { type Html, pagePath, type Visit } from '../../visit.ts';

/** One row: an information with its question, among those of its sub-objective. */
export interface ItemRow {
  readonly group: {
    readonly id: string;
    readonly name: string | null;
    readonly items: readonly Item[];
  };
  readonly item: Item;
  readonly warnings: readonly Warning[];
}

interface Shown {
  readonly isEditor: boolean;
  /** Whether rows can be moved. */
  readonly isOrdered: boolean;
}

/** Informations and questions below their sub-objectives. */
export function itemTable(visit: Visit, rows: readonly ItemRow[], shown: Shown): Html {
  const { say } = visit;
  const head = [
    'information',
    'question',
    'type',
    'value',
    'state',
    ...(shown.isOrdered ? (['order'] as const) : []),
  ] as const;
  return tableFrame(
    say('configuration.table'),
    html`<thead><tr>${head.map((each) => html`<th scope="col">${say(`configuration.${each}`)}</th>`)}</tr></thead>
<tbody data-rows ${shown.isOrdered ? raw('data-order="move"') : ''}>${rows.map((row, i) => html`${row.group === rows[i - 1]?.group ? '' : groupRow(visit, row.group, head.length)}${itemRow(visit, row, shown)}`)}</tbody>`,
  );
}

function groupRow(
  { say }: Visit,
  { id, name }: { id: string; name: string | null },
  columns: number,
): Html {
  const title = name ?? say('configuration.no_group', { id: id || '–' });
  return html`<tr class="group"><th colspan="${columns}" scope="colgroup" class="said">${title} <code class="quiet">${id}</code></th></tr>`;
}

function itemRow(
  visit: Visit,
  { item, warnings, group }: ItemRow,
  { isEditor, isOrdered }: Shown,
): Html {
  const { say, code } = visit;
  const { information, question } = item;
  const order = isOrdered ? rowsOfKind(group.items, item) : undefined;
  const row = rowOf(item);
  const name = html`${information?.label ?? say('configuration.only_question')}<br><code class="quiet">${information?.id ?? question?.id}</code>`;
  return html`<tr ${order ? html`data-id="${row}" data-group="${rowOf(order[0]!)}"` : ''}><th scope="row" class="said">${isEditor ? html`<a id="${row}" href="${editPath(visit, item)}">${name}</a>` : name}</th>
<td class="text said">${question?.text ?? say('configuration.no_question')}</td>
<td>${question ? code('type', question.type) : ''}${question?.choices.length ? html`<br><span class="quiet">${say('configuration.choices', { count: question.choices.length })}</span>` : ''}</td>
<td>${information ? html`<code>${schemaInShort(information.schema)}</code>` : ''}</td>
<td>${question && !question.active ? html`<span class="tag">${say('configuration.inactive')}</span> ` : ''}${warnings.map((each) => html`<span class="tag warn" title="${each.message}">${code('warning', each.code)}</span> `)}</td>${order ? moveCell(visit, item, order) : ''}</tr>`;
}

function moveCell({ say }: Visit, item: Item, order: readonly Item[]): Html {
  const row = rowOf(item);
  const name = item.information?.label ?? item.question!.id;
  const button = (to: 'up' | 'down', end: Item | undefined) =>
    html`<button id="${to}:${row}" form="move" name="${to}" value="${row}" class="small" ${end === item ? 'disabled' : ''} aria-label="${say(`sub.${to}`, { name })}">${to === 'up' ? '↑' : '↓'}</button>`;
  return html`<td><span class="row middle whole">${button('up', order[0])}${button('down', order.at(-1))}</span></td>`;
}

/** What the buttons of the rows belong to; a row that is dragged fills it in. */
export function moveForm({ csrf, say }: Visit, draft: Configuration, page: number): Html {
  return html`<form method="post" id="move">${hidden('csrf', csrf)}${hidden('revision', draft.draft_revision ?? 0)}${hidden('action', 'move')}${hidden('page', page)}${['row', 'above', 'below'].map((name) => hidden(name, ''))}</form>
<p class="quiet">${say('configuration.order_hint')}</p>`;
}

/** Where an information and its question are edited. */
export function editPath(visit: Visit, { information, question }: Item): string {
  const asked = information ? { information: information.id } : { question: question!.id };
  return `${pagePath(visit, 'configuration', 'edit')}?${new URLSearchParams(asked)}`;
}
