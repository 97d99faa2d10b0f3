import { html } from 'hono/html';
import type { ApiRefused, Problem } from '../api.ts';
import { errorText, inItsWords } from '../error-texts.ts';
import type { PageView } from '../shell.ts';
import { hasText } from '../texts.ts';
import type { Html, Visit } from '../visit.ts';

/** What the API refused, with what to quote when it is reported. */
export function refusalPage(visit: Visit, { status, problem }: ApiRefused): PageView {
  return {
    title: visit.say('problem.title'),
    status,
    body: problemBox(visit, problem),
  };
}

export function faultPage(visit: Visit): PageView {
  const { say } = visit;
  return {
    title: say('problem.title'),
    status: 500,
    body: html`<p class="problem" role="alert">${say('problem.fault')}</p>`,
  };
}

/** A refusal on a page that goes on. */
export function problemBox(visit: Visit, { code, message, request_id, details }: Problem): Html {
  const { say } = visit;
  // What has no text by its code, such as what the console itself refuses, is told by its message.
  const told = hasText('refusal', code) ? visit.code('refusal', code) : undefined;
  const errors = details?.errors ?? [];
  return html`<div class="problem" role="alert"><p><strong>${told ?? message}</strong></p>
${errors.length > 0 ? html`<ul>${errors.slice(0, 50).map((each) => html`<li><code>${each.path}</code> ${errorText(visit, each)}</li>`)}</ul>` : ''}
${told === undefined ? '' : html`<p>${inItsWords(message)}</p>`}
<p class="quiet"><code>${code}</code>${request_id ? html` · ${say('problem.request')} <code>${request_id}</code>` : ''}</p></div>`;
}
