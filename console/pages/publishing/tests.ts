import { html } from 'hono/html';
import { servicePath } from '../../api.ts';
import type { PageView } from '../../shell.ts';
import { type Html, pagePath, type Visit } from '../../visit.ts';
import { problemBox } from '../problem.ts';

interface ConversationTest {
  readonly id: string;
  readonly description?: string;
  readonly turns: readonly object[];
}

interface Difference {
  /** From 1; 0 is the opening, null the end. */
  readonly turn: number | null;
  readonly field: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly results: readonly {
    readonly id: string;
    readonly passed: boolean;
    readonly differences: readonly Difference[];
  }[];
}

/** As many as a service keeps. */
const SHOWN_MAX = 200;
const DIFFERENCES_SHOWN_MAX = 20;

/** The conversation tests that are kept with the draft. */
export async function testsPage(visit: Visit): Promise<PageView> {
  return view(visit);
}

/** Plays them against the draft; nothing is recorded. */
export async function runTestsAction(visit: Visit): Promise<PageView> {
  const { api, place } = visit;
  const ran = await api.send<Report>('POST', servicePath(place!, 'configuration/tests/run'), {});
  if (!ran.ok) return { ...(await view(visit, problemBox(visit, ran.problem))), status: 422 };
  return view(visit, outcome(visit, ran.body), ran.body);
}

async function view(visit: Visit, told: Html | string = '', report?: Report): Promise<PageView> {
  const { say, api, place, csrf } = visit;
  const path = servicePath(place!, `configuration/tests?limit=${SHOWN_MAX}`);
  const { tests } = await api.read<{ tests: readonly ConversationTest[] }>(path);
  return {
    title: say('tests.title'),
    section: 'configuration',
    trail: [
      { text: say('nav.configuration'), href: pagePath(visit, 'configuration') },
      { text: say('changes.title'), href: pagePath(visit, 'configuration', 'changes') },
    ],
    body: html`<p>${say('tests.what')}</p><pre><code>npx qss test --help</code></pre>${told}
${
  tests.length === 0
    ? html`<p>${say('tests.none')}</p>`
    : html`<form method="post"><input type="hidden" name="csrf" value="${csrf}"><div class="actions"><button class="primary">${say('tests.run')}</button></div></form>
<ul class="cards">${tests.map((each) => html`<li class="card">${card(visit, each, report)}</li>`)}</ul>`
}`,
  };
}

function outcome({ say }: Visit, { passed, failed }: Report): Html {
  const look = failed === 0 ? 'good' : 'bad';
  return html`<p role="status"><span class="tag ${look}">${say('tests.outcome', { passed, failed })}</span></p>`;
}

function card({ say }: Visit, test: ConversationTest, report: Report | undefined): Html {
  const result = report?.results.find(({ id }) => id === test.id);
  const look = result?.passed ? 'good' : 'bad';
  const state = result?.passed ? say('tests.passed') : say('tests.failed');
  return html`<h3><code>${test.id}</code> ${result ? html`<span class="tag ${look}">${state}</span>` : ''}</h3>
<p class="said">${test.description ?? ''}</p><p class="quiet">${say('tests.turns', { count: test.turns.length })}</p>
${
  result && !result.passed
    ? html`<ul>${result.differences.slice(0, DIFFERENCES_SHOWN_MAX).map((each) => html`<li>${where(say, each)} <code>${each.field}</code>: ${say('tests.expected')} <code class="said">${shown(each.expected)}</code>, ${say('tests.actual')} <code class="said">${shown(each.actual)}</code></li>`)}</ul>`
    : ''
}`;
}

function where(say: Visit['say'], { turn }: Difference): string {
  if (turn === null) return say('tests.at_end');
  return turn === 0 ? say('tests.at_opening') : say('tests.at_turn', { turn });
}

function shown(value: unknown): string {
  return value === undefined ? '–' : JSON.stringify(value);
}
