import { html } from 'hono/html';
import { servicePath } from '../api.ts';
import { type Progress, progressList } from '../sessions/readings.ts';
import { valueCell } from '../sessions/shown-value.ts';
import { type Step, stepsOf, type TimedEvent, timeline } from '../sessions/timeline.ts';
import { readWording } from '../sessions/wording.ts';
import type { PageView } from '../shell.ts';
import { tableFrame } from '../table.ts';
import { type Html, may, pagePath, shownTime, timeOf, type Visit } from '../visit.ts';

interface Target {
  readonly status: string;
  readonly value?: unknown;
  readonly source: string;
  readonly updatedAt?: string;
}

interface State {
  readonly configuration_version: string | null;
  readonly language: string | null;
  /** Not there for who may not see what was said. */
  readonly client_reference?: string | null;
  readonly turn_count: number;
  readonly degraded_reasons: readonly string[];
  readonly targets: Readonly<Record<string, Target>>;
  readonly progress: Progress | null;
}

/** Events of one session that a page reads; longer ones end with a note. */
const PAGES_MAX = 10;

/** One session as the conversation it was, with its state at any of its versions. */
export async function sessionPage(visit: Visit): Promise<PageView> {
  const { say, context } = visit;
  const id = context.req.param('session_id') ?? '';
  const { events, isCut } = await readEvents(visit, id);
  const steps = stepsOf(events);
  const latest = steps.at(-1)!.version;
  const wanted = Number.parseInt(context.req.query('version') ?? String(latest), 10);
  const shown = steps.find(({ version }) => version >= wanted) ?? steps.at(-1)!;
  const { state } = await visit.api.read<{ state: State }>(
    servicePath(
      visit.place!,
      'sessions',
      encodeURIComponent(id),
      'versions',
      String(shown.version),
    ),
  );
  const path = pagePath(visit, 'sessions', id);
  const wording = await readWording(visit, events[0]!.facts['configuration_version']);
  return {
    title: say('session.title'),
    section: 'sessions',
    trail: [{ text: say('nav.sessions'), href: pagePath(visit, 'sessions') }],
    body: html`<p><code>${id}</code>${state.client_reference == null ? '' : html` · ${say('session.reference', { reference: state.client_reference })}`}${may(visit, 'admin') ? html` · <a href="${pagePath(visit, 'privacy')}?session=${encodeURIComponent(id)}">${say('privacy.one_link')}</a>` : ''}</p>
${textsNote(visit, events)}
${isCut ? html`<p class="caution">${say('session.cut')}</p>` : ''}
<div class="columns"><section><h2>${say('session.conversation')}</h2>${timeline(visit, steps, { path, version: shown.version, wording })}</section>
<section class="card" id="state"><h2>${say('session.state', { version: shown.version })}</h2>
${slider(visit, steps, shown)}
${stateView(visit, state)}</section></div>
<details><summary>${say('session.events', { count: events.length })}</summary>${eventTable(visit, events)}</details>`,
  };
}

/** Whether what was said is there to be seen, and what comes of it. */
function textsNote(visit: Visit, events: readonly TimedEvent[]): Html {
  const { say } = visit;
  const erased = events.find(({ type }) => type === 'SessionErased');
  if (erased !== undefined) {
    const at = shownTime(visit, erased.occurred_at);
    return html`<p class="caution">${say('session.erased', { at })}</p>`;
  }
  return may(visit, 'sessions:texts')
    ? html`<p class="quiet">${say('session.recorded')}</p>`
    : html`<p class="caution">${say('session.without_texts')}</p>`;
}

async function readEvents(
  { api, place }: Visit,
  id: string,
): Promise<{ readonly events: readonly TimedEvent[]; readonly isCut: boolean }> {
  const events: TimedEvent[] = [];
  let cursor = '';
  for (let page = 0; page < PAGES_MAX; page++) {
    const path = servicePath(
      place!,
      'sessions',
      encodeURIComponent(id),
      `events?limit=200${cursor}`,
    );
    const read = await api.read<{ events: TimedEvent[]; next_cursor?: string }>(path);
    events.push(...read.events);
    if (read.next_cursor === undefined) return { events, isCut: false };
    cursor = `&cursor=${encodeURIComponent(read.next_cursor)}`;
  }
  return { events, isCut: true };
}

/** Goes through the versions, by keys, by dragging, or by its button where there are no scripts. */
function slider({ say }: Visit, steps: readonly Step[], shown: Step): Html {
  return html`<form method="get" class="row middle" action="#state"><label class="grow">${say('session.version')}
<input type="range" name="version" min="${steps[0]!.version}" max="${steps.at(-1)!.version}" value="${shown.version}" data-submits></label>
<button>${say('session.show')}</button></form><p class="quiet">${say('session.step', { at: steps.indexOf(shown) + 1, of: steps.length })}</p>`;
}

function stateView(visit: Visit, state: State): Html {
  const { say, code } = visit;
  const targets = Object.entries(state.targets);
  const head = ['information', 'value', 'status', 'source'] as const;
  return html`<p>${say('session.facts', { version: state.configuration_version ?? '–', count: state.turn_count, language: state.language ?? '–' })}
${state.degraded_reasons.map((reason) => html`<span class="tag warn">${code('degraded', reason)}</span> `)}</p>
${state.progress ? progressList(visit, state.progress) : ''}
<h3>${say('session.targets')}</h3>
${
  targets.length === 0
    ? html`<p>${say('session.nothing_known')}</p>`
    : tableFrame(
        say('session.targets'),
        html`<thead><tr>${head.map((each) => html`<th scope="col">${say(`target.${each}`)}</th>`)}</tr></thead>
<tbody>${targets.map(
          ([id, { status, value, source }]) =>
            html`<tr><th scope="row"><code>${id}</code></th>${valueCell(value)}<td>${code('target', status)}</td><td>${code('source', source)}</td></tr>`,
        )}</tbody>`,
      )
}`;
}

function eventTable(visit: Visit, events: readonly TimedEvent[]): Html {
  const { say } = visit;
  const head = ['revision', 'type', 'when', 'content'] as const;
  return tableFrame(
    say('session.events', { count: events.length }),
    html`<thead><tr>${head.map((each) => html`<th scope="col">${say(`event.${each}`)}</th>`)}</tr></thead>
<tbody>${events.map(
      ({ revision, type, occurred_at, facts, private: secret }) =>
        html`<tr><td class="number">${revision}</td><th scope="row"><code>${type}</code></th><td>${timeOf(visit, occurred_at)}</td><td class="text"><details><summary>${say('event.show')}</summary><pre>${JSON.stringify({ facts, ...(secret ? { private: secret } : {}) }, null, 2)}</pre></details></td></tr>`,
    )}</tbody>`,
  );
}
