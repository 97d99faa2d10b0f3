import { html } from 'hono/html';
import { servicePath } from '../api.ts';
import { type ExplainedQuestion, explanationTable } from '../sessions/explanation.ts';
import type { PageView } from '../shell.ts';
import { pagePath, shownTime, type Visit } from '../visit.ts';

interface Explained {
  readonly state_version: number;
  readonly occurred_at: string;
  readonly configuration_version: string;
  readonly engine_version: string;
  readonly is_of_other_engine: boolean;
  readonly is_reproduced: boolean;
  readonly differences: readonly unknown[];
  readonly decision: { readonly engine_version: string; readonly selection: unknown };
  readonly explanation: { readonly questions: readonly ExplainedQuestion[] };
}

const TAGS = { same: 'good', otherEngine: '', other: 'bad' } as const;

/** Why a decision came out as it did: made again from the log. */
export async function decisionPage(visit: Visit): Promise<PageView> {
  const { say, api, place, context } = visit;
  const param = (name: string) => context.req.param(name) ?? '';
  const session = param('session_id');
  const path = ['sessions', session, 'decisions', param('decision_id')].map(encodeURIComponent);
  const explained = await api.read<Explained>(servicePath(place!, ...path));
  const { is_reproduced, is_of_other_engine, differences, decision } = explained;
  const verdict = is_reproduced ? 'same' : is_of_other_engine ? 'otherEngine' : 'other';
  return {
    title: say('explain.title'),
    section: 'sessions',
    trail: [
      { text: say('nav.sessions'), href: pagePath(visit, 'sessions') },
      {
        text: say('session.title'),
        href: `${pagePath(visit, 'sessions', session)}?version=${explained.state_version}`,
      },
    ],
    body: html`<p><code>${param('decision_id')}</code> · ${shownTime(visit, explained.occurred_at)} · ${explained.configuration_version}</p>
<p><span class="tag ${TAGS[verdict]}">${say(`explain.${verdict}`)}</span> <span class="quiet">${say('explain.engines', { recorded: decision.engine_version, now: explained.engine_version })}</span></p>
${is_reproduced ? '' : html`<pre>${JSON.stringify(differences, null, 2)}</pre>`}
${explanationTable(visit, explained.explanation.questions)}`,
  };
}
