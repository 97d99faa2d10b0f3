import { html } from 'hono/html';
import { differences } from '../../configuration/differences.ts';
import { readDraft, readPublished, readWarnings } from '../../configuration/draft.ts';
import {
  type Configuration,
  type Item,
  itemsBySubObjective,
  type Warning,
} from '../../configuration/model.ts';
import { lastChange } from '../../configuration/undo.ts';
import type { PageView } from '../../shell.ts';
import { type Html, may, pagePath, shownTime, type Visit } from '../../visit.ts';
import { type ItemRow, itemTable, moveForm } from './item-table.ts';

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
    body: html`${isEditor ? await draftStatus(visit, { draft: shown, published, warnings }) : publishedNote(visit, published)}
${table(visit, shown, { warnings, isEditor })}`,
  };
}

function publishedNote(visit: Visit, { configuration_version, published_at }: Configuration): Html {
  const { say } = visit;
  if (!configuration_version) return html`<p>${say('configuration.nothing_published')}</p>`;
  const at = shownTime(visit, published_at!);
  return html`<p class="quiet">${say('configuration.published_at', { version: configuration_version, at })}</p>`;
}

async function draftStatus(
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
  const page = pageOf(context.req.query('page'));
  const found = rowsOf(configuration, warnings).filter(
    (row) => (!isOnlyOpen || row.warnings.length > 0) && isFound(row.item, asked),
  );
  const shown = found.slice(page * ROWS_MAX, (page + 1) * ROWS_MAX);
  // Only where all rows are shown can they be put in order.
  const isOrdered = isEditor && asked === '' && !isOnlyOpen;
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
    : itemTable(visit, shown, { isEditor, isOrdered })
}
${isOrdered ? moveForm(visit, configuration, page) : ''}
<div class="actions">${page > 0 ? more(page - 1, 'page.before') : ''}${found.length > (page + 1) * ROWS_MAX ? more(page + 1, 'page.next') : ''}</div>`;
}

/** From 0. */
function pageOf(asked: string | undefined): number {
  return Math.max(0, Number.parseInt(asked ?? '0', 10) || 0);
}

function rowsOf(configuration: Configuration, warnings: readonly Warning[]): readonly ItemRow[] {
  const open = new Map<string, Warning[]>();
  for (const each of warnings) {
    const key = `${each.entity} ${each.id}`;
    open.set(key, [...(open.get(key) ?? []), each]);
  }
  return itemsBySubObjective(configuration).flatMap((group) =>
    group.items.map((item) => ({ group, item, warnings: warningsFor(item, open) })),
  );
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
