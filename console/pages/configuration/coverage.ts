import { html } from 'hono/html';
import { readDraft } from '../../configuration/draft.ts';
import { itemsBySubObjective } from '../../configuration/model.ts';
import type { PageView } from '../../shell.ts';
import { tableFrame } from '../../table.ts';
import { pagePath, type Visit } from '../../visit.ts';
import { editPath } from './item-table.ts';

/** What is asked by what, what nobody asks, and what is asked for nothing. */
export async function coveragePage(visit: Visit): Promise<PageView> {
  const { say } = visit;
  const draft = await readDraft(visit);
  const groups = itemsBySubObjective(draft);
  const isAsked = (active: boolean | undefined) => active === true;
  const items = groups.flatMap((group) => group.items);
  const unasked = items.filter(
    ({ information, question }) => information && !isAsked(question?.active),
  );
  const aimless = items.filter(({ information }) => !information);
  const head = ['sub_objective', 'informations', 'asked', 'questions', 'aimless'] as const;
  return {
    title: say('coverage.title'),
    section: 'configuration',
    trail: [{ text: say('nav.configuration'), href: pagePath(visit, 'configuration') }],
    body: html`${tableFrame(
      say('coverage.title'),
      html`<thead><tr>${head.map((each) => html`<th scope="col">${say(`coverage.${each}`)}</th>`)}</tr></thead>
<tbody>${groups.map(({ id, name, items }) => {
        const informations = items.filter(({ information }) => information);
        const asked = informations.filter(({ question }) => isAsked(question?.active)).length;
        const share = informations.length === 0 ? 0 : asked / informations.length;
        const questions = new Set(items.flatMap(({ question }) => question?.id ?? []));
        return html`<tr><th scope="row" class="said">${name ?? say('configuration.no_group', { id: id || '–' })} <code class="quiet">${id}</code></th>
<td class="number">${informations.length}</td><td><meter value="${share}" min="0" max="1" aria-label="${say('coverage.asked')}"></meter> ${asked}</td>
<td class="number">${questions.size}</td><td class="number">${items.length - informations.length}</td></tr>`;
      })}</tbody>`,
    )}
<div class="columns"><section class="card"><h2>${say('coverage.nobody')}</h2>${unasked.length === 0 ? html`<p>${say('coverage.none')}</p>` : html`<ul>${unasked.map((item) => html`<li><a href="${editPath(visit, item)}">${item.information!.label}</a> <code class="quiet">${item.information!.id}</code></li>`)}</ul>`}</section>
<section class="card"><h2>${say('coverage.nothing')}</h2><p class="quiet">${say('coverage.nothing_hint')}</p>${aimless.length === 0 ? html`<p>${say('coverage.none')}</p>` : html`<ul>${aimless.map((item) => html`<li><a href="${editPath(visit, item)}">${item.question!.text}</a></li>`)}</ul>`}</section></div>`,
  };
}
