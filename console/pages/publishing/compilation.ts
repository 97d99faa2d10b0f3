import { html } from 'hono/html';
import { servicePath } from '../../api.ts';
import { inItsWords } from '../../error-texts.ts';
import type { PageView } from '../../shell.ts';
import { pagePath, shownTime, type Visit } from '../../visit.ts';

interface Compilation {
  readonly compilation_id: string;
  readonly status: 'queued' | 'running' | 'succeeded' | 'failed';
  readonly draft_revision: number;
  readonly created_at: string;
  readonly progress: number;
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly configuration_version: string | null;
}

/** How far a publication is; it goes on whether anybody looks or not. */
export async function compilationPage(visit: Visit): Promise<PageView> {
  const { say, api, place, context, code } = visit;
  const id = encodeURIComponent(context.req.param('compilation_id') ?? '');
  const path = servicePath(place!, 'configuration/compilations', id);
  const job = await api.read<Compilation>(path);
  const isOver = job.status === 'succeeded' || job.status === 'failed';
  const look = { queued: '', running: '', succeeded: 'good', failed: 'bad' }[job.status];
  return {
    title: say('compilation.title'),
    section: 'configuration',
    trail: [
      { text: say('nav.configuration'), href: pagePath(visit, 'configuration') },
      { text: say('changes.title'), href: pagePath(visit, 'configuration', 'changes') },
    ],
    body: html`<section class="card" id="progress" ${isOver ? '' : html`data-refresh`} aria-live="polite">
<p><span class="tag ${look}">${code('compilation', job.status)}</span> ${say('compilation.of', { revision: job.draft_revision, at: shownTime(visit, job.created_at) })}</p>
${isOver ? '' : html`<p><progress class="wide-progress" max="1" value="${job.progress}" aria-label="${say('compilation.title')}"></progress></p><p class="quiet">${say('compilation.goes_on')}</p>`}
${job.configuration_version ? html`<p><strong>${say('compilation.published', { version: job.configuration_version })}</strong></p>` : ''}
${job.error ? html`<p class="problem" role="alert">${code('failure', job.error.code)} ${inItsWords(job.error.message)} <code>${job.error.code}</code></p>` : ''}
<p><a href="${pagePath(visit, 'configuration')}">${say('nav.configuration')}</a></p></section>
<noscript><p><a class="button" href="">${say('compilation.again')}</a></p></noscript>`,
  };
}
