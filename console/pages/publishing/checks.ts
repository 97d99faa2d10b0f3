import { html } from 'hono/html';
import { servicePath } from '../../api.ts';
import { inItsWords } from '../../error-texts.ts';
import { type Html, may, pagePath, type Visit } from '../../visit.ts';
import { problemBox } from '../problem.ts';
import type { Gate } from './gate.ts';

interface Verdict {
  readonly failures: readonly {
    readonly entity: string;
    readonly id: string;
    readonly code: string;
    readonly message: string;
  }[];
}

const SHOWN_MAX = 20;

/** What else has a say in a publication: the gate, if the tenant set one, and the conversation tests. */
export async function checksBox(visit: Visit): Promise<Html> {
  const { say, api, place } = visit;
  const tests = html`<a href="${pagePath(visit, 'configuration', 'tests')}">${say('tests.title')}</a> · <a href="${pagePath(visit, 'configuration', 'gate')}">${say('gate.title')}</a>`;
  if (!may(visit, 'configuration:write')) return html`<p>${tests}</p>`;
  const { gate } = await api.read<{ gate: Gate }>(servicePath(place!, 'configuration/gate'));
  const asks = (['tests', 'diagnostics', 'simulation'] as const).filter((part) => gate[part]);
  if (asks.length === 0) return html`<p class="quiet">${say('gate.off')}</p><p>${tests}</p>`;
  const verdict = await api.ask<Verdict>(servicePath(place!, 'configuration/gate/verdict'));
  const wanted = asks.map((part) => say(`gate.${part}`)).join(', ');
  return html`<p>${say('gate.asks', { wanted })}</p>${verdict.ok ? verdictBox(visit, verdict.body) : problemBox(visit, verdict.problem)}<p>${tests}</p>`;
}

function verdictBox({ say, code }: Visit, { failures }: Verdict): Html {
  if (failures.length === 0)
    return html`<p><span class="tag good">${say('gate.passes')}</span></p>`;
  return html`<p><span class="tag bad">${say('gate.refuses')}</span></p><ul>${failures
    .slice(0, SHOWN_MAX)
    .map(
      ({ entity, id, code: failure, message }) =>
        html`<li>${code('resource', entity)} <code>${id}</code> ${code('issue', failure)}: ${inItsWords(message)}</li>`,
    )}</ul>`;
}
