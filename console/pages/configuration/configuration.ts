import { html } from 'hono/html';
import { differences } from '../../configuration/differences.ts';
import { readDraft, readPublished, readWarnings } from '../../configuration/draft.ts';
import {
  type Configuration,
  type Item,
  itemsBySubObjective,
  schemaInShort,
  type Warning,
} from '../../configuration/model.ts';
import { lastChange } from '../../configuration/undo.ts';
import type { PageView } from '../../shell.ts';
import { tableFrame } from '../../table.ts';
import { type Html, may, pagePath, shownTime, type Visit } from '../../visit.ts';

/** Rows of one page of the table. */
const ROWS_MAX = 200;

/** The draft as one table; for who may not see it, what is published. */
export async function configurationPage(visit: Visit): Promise<PageView> {
  const { say } = visit;
  const isEditor = may(visit, 'configuration:write');
  const published = await readPublished(visit);
  const shown = isEditor ? await readDraft(visit) : published;
  const warnings = isEditor ? await readWarnings(visit) : [];
  return {
    title: shown.objective.name ?? say('configuration.title'),
    section: 'configuration',
    body: html`${isEditor ? await standing(visit, { draft: shown, published, warnings }) : publishedNote(visit, published)}
${table(visit, shown, { warnings, isEditor })}`,
  };
}

function publishedNote(visit: Visit, { configuration_version, published_at }: Configuration): Html {
  const { say } = visit;
  if (!configuration_version) return html`<p>${say('configuration.nothing_published')}</p>`;
  const at = shownTime(visit, published_at!);
  return html`<p class="quiet">${say('configuration.published_at', { version: configuration_version, at })}</p>`;
}

async function standing(
  visit: Visit,
  parts: {
    readonly draft: Configuration;
    readonly published: Configuration;
    readonly warnings: readonly Warning[];
  },
): Promise<Html> {
  const { say, csrf } = visit;
  const { draft, published, warnings } = parts;
  const count = differences(published, draft).length;
  const last = await lastChange(visit, draft.draft_revision ?? 0);
  const link = (key: 'objective' | 'sub_objectives' | 'paste' | 'import', ...to: string[]) =>
    html`<a class="button" href="${pagePath(visit, 'configuration', ...to)}">${say(`configuration.${key}`)}</a>`;
  return html`<dl class="figures">
<div><dt>${say('configuration.draft')}</dt><dd>${draft.draft_revision ?? 0}<br><small>${say('configuration.draft_revision')}</small></dd></div>
<div><dt>${say('configuration.published')}</dt><dd>${published.configuration_version ?? '–'}<br><small>${published.published_at ? shownTime(visit, published.published_at) : say('configuration.nothing_published')}</small></dd></div>
<div><dt>${say('configuration.since')}</dt><dd><a href="${pagePath(visit, 'configuration', 'changes')}">${count}</a><br><small>${say('configuration.since_hint')}</small></dd></div>
<div><dt>${say('configuration.open')}</dt><dd>${warnings.length > 0 ? html`<a href="?only=open">${warnings.length}</a>` : '0'}<br><small>${say('configuration.open_hint')}</small></dd></div>
</dl>
<div class="actions">
<a class="button primary" href="${pagePath(visit, 'configuration', 'edit')}">${say('configuration.add')}</a>
${link('objective', 'objective')}${link('sub_objectives', 'sub-objectives')}${link('paste', 'paste')}${link('import', 'import')}
<a class="button" href="${pagePath(visit, 'configuration', 'coverage')}">${say('coverage.title')}</a>
<a class="button" href="${pagePath(visit, 'configuration', 'versions')}">${say('versions.title')}</a>
<a class="button" href="${pagePath(visit, 'configuration', 'changes')}">${say('configuration.publish')}</a>
${
  last
    ? html`<form method="post"><input type="hidden" name="csrf" value="${csrf}"><input type="hidden" name="revision" value="${draft.draft_revision}">
<button name="action" value="undo">${say('configuration.undo')}</button></form> <span class="quiet">${say('configuration.undo_hint', { count: last.count, actor: last.actor })}</span>`
    : ''
}
</div>`;
}

interface Shown {
  readonly warnings: readonly Warning[];
  readonly isEditor: boolean;
}

function table(visit: Visit, configuration: Configuration, { warnings, isEditor }: Shown): Html {
  const { say, context } = visit;
  const asked = (context.req.query('q') ?? '').trim();
  const isOnlyOpen = context.req.query('only') === 'open';
  const page = Math.max(0, Number.parseInt(context.req.query('page') ?? '0', 10) || 0);
  const open = new Map<string, Warning[]>();
  for (const each of warnings) {
    const key = `${each.entity} ${each.id}`;
    open.set(key, [...(open.get(key) ?? []), each]);
  }
  const found = itemsBySubObjective(configuration).flatMap((group) =>
    group.items
      .map((item) => ({ group, item, warnings: warningsFor(item, open) }))
      .filter((row) => (!isOnlyOpen || row.warnings.length > 0) && isFound(row.item, asked)),
  );
  const shown = found.slice(page * ROWS_MAX, (page + 1) * ROWS_MAX);
  const head = ['information', 'question', 'type', 'value', 'state'] as const;
  const more = (to: number, key: 'page.next' | 'page.before') =>
    html`<a class="button" href="?${new URLSearchParams({ ...(asked ? { q: asked } : {}), ...(isOnlyOpen ? { only: 'open' } : {}), page: String(to) }).toString()}">${say(key)}</a>`;
  return html`<form method="get" class="row" role="search">
<label>${say('configuration.search')} <input type="search" name="q" value="${asked}" maxlength="200"></label>
<label class="inline"><input type="checkbox" name="only" value="open" data-submits ${isOnlyOpen ? 'checked' : ''}> ${say('configuration.only_open')}</label>
<button>${say('filter')}</button></form>
<p class="quiet" role="status">${say('configuration.rows', { shown: shown.length, of: found.length })}</p>
${
  shown.length === 0
    ? html`<p>${say(configuration.questions.length === 0 ? 'configuration.empty' : 'configuration.not_found')}</p>`
    : tableFrame(
        say('configuration.table'),
        html`<thead><tr>${head.map((each) => html`<th scope="col">${say(`configuration.${each}`)}</th>`)}</tr></thead>
<tbody data-rows>${shown.map((row, i) => html`${row.group === shown[i - 1]?.group ? '' : groupRow(visit, row.group)}${itemRow(visit, row, isEditor)}`)}</tbody>`,
      )
}
<div class="actions">${page > 0 ? more(page - 1, 'page.before') : ''}${found.length > (page + 1) * ROWS_MAX ? more(page + 1, 'page.next') : ''}</div>`;
}

function isFound({ information, question }: Item, asked: string): boolean {
  const texts = [information?.id, information?.label, question?.id, question?.text];
  return texts.some((text) => text?.toLowerCase().includes(asked.toLowerCase()));
}

function warningsFor(
  { information, question }: Item,
  open: ReadonlyMap<string, readonly Warning[]>,
): readonly Warning[] {
  return [
    ...(open.get(`success_information ${information?.id}`) ?? []),
    ...(open.get(`question ${question?.id}`) ?? []),
  ];
}

function groupRow({ say }: Visit, { id, name }: { id: string; name: string | null }): Html {
  const title = name ?? say('configuration.no_group', { id: id || '–' });
  return html`<tr class="group"><th colspan="5" scope="colgroup" class="said">${title} <code class="quiet">${id}</code></th></tr>`;
}

function itemRow(
  visit: Visit,
  { item, warnings }: { readonly item: Item; readonly warnings: readonly Warning[] },
  isEditor: boolean,
): Html {
  const { say, code } = visit;
  const { information, question } = item;
  const name = html`${information?.label ?? say('configuration.only_question')}<br><code class="quiet">${information?.id ?? question?.id}</code>`;
  return html`<tr><th scope="row" class="said">${isEditor ? html`<a href="${editPath(visit, item)}">${name}</a>` : name}</th>
<td class="text said">${question?.text ?? say('configuration.no_question')}</td>
<td>${question ? code('type', question.type) : ''}${question?.choices.length ? html`<br><span class="quiet">${say('configuration.choices', { count: question.choices.length })}</span>` : ''}</td>
<td>${information ? html`<code>${schemaInShort(information.schema)}</code>` : ''}</td>
<td>${question && !question.active ? html`<span class="tag">${say('configuration.inactive')}</span> ` : ''}${warnings.map((each) => html`<span class="tag warn" title="${each.message}">${code('warning', each.code)}</span> `)}</td></tr>`;
}

/** Where an information and its question are edited. */
export function editPath(visit: Visit, { information, question }: Item): string {
  const asked = information ? { information: information.id } : { question: question!.id };
  return `${pagePath(visit, 'configuration', 'edit')}?${new URLSearchParams(asked)}`;
}
