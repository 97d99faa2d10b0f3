import { html } from 'hono/html';
import type { SessionEvent } from '../session-event.ts';
import { type Html, shownShare, type Visit } from '../visit.ts';

export interface Candidate {
  readonly question_id: string;
  readonly text: string;
  readonly type: string;
  readonly choices: readonly { readonly choice_id: string; readonly label: string }[];
}

interface GoalStatus {
  readonly progress: number;
  readonly effective_status: string;
}

export interface Progress {
  readonly objective: GoalStatus;
  readonly sub_objectives: readonly (GoalStatus & { readonly id: string })[];
}

/** What was made of a turn: which question it was, how it was answered, which values it told, in which words. */
export function readings(
  visit: Visit,
  events: readonly SessionEvent[],
  words: string | undefined,
): Html {
  const told = events.flatMap((event) => reading(visit, { event, events, words }) ?? []);
  if (told.length === 0) return html`<p>${visit.say('reading.nothing')}</p>`;
  return html`<ul>${told.map((each) => html`<li>${each}</li>`)}</ul>`;
}

interface Told {
  readonly event: SessionEvent;
  /** Those of the same call. */
  readonly events: readonly SessionEvent[];
  readonly words: string | undefined;
}

function reading(visit: Visit, { event, events, words }: Told): Html | undefined {
  const { say, code } = visit;
  const { type, facts, private: secret } = event;
  const text = (name: string) => String(facts[name] ?? '');
  switch (type) {
    case 'TurnRecorded':
      return html`${say('reading.question')} ${facts['question_id'] ? html`<code>${text('question_id')}</code>` : '–'} <span class="tag">${code('resolution', text('resolution'))}</span>${facts['manner'] && !isToldOtherwise(events) ? html` <span class="tag">${code('manner', text('manner'))}</span>` : ''}`;
    case 'QuestionOutcomeRecorded':
      return html`${say('reading.outcome')} <code>${text('question_id')}</code> <span class="tag">${code('outcome', text('outcome'))}</span>`;
    case 'ValueRecorded':
      return html`<code>${text('information_id')}</code> = ${secret && 'value' in secret ? html`<code>${JSON.stringify(secret['value'])}</code>` : html`<span class="quiet">${code('target', text('status'))}</span>`} <span class="tag">${code('source', text('source'))}</span>${span(visit, facts['span'], words)}`;
    case 'ReconfirmationNeeded':
      return html`<code>${text('information_id')}</code> ${say('reading.reconfirm')} <code>${text('because_of')}</code>`;
    case 'DecisionIgnored':
      return html`${say('reading.ignored')}`;
    case 'SubObjectiveOverridden':
      return html`${say('reading.override')} <code>${text('sub_objective_id')}</code> ${text('status')}`;
    case 'ObjectiveOverridden':
      return html`${say('reading.override_objective')} ${text('status')}`;
    default:
      return undefined;
  }
}

/** Whether a click or the client said how the question was answered: what the words beside it seemed to say decided nothing. */
function isToldOtherwise(events: readonly SessionEvent[]): boolean {
  return events.some(
    ({ type, facts }) => type === 'QuestionOutcomeRecorded' && facts['source'] !== 'inference',
  );
}

/** The very words that a value was read from. */
function span({ say }: Visit, place: unknown, words: string | undefined): Html | string {
  if (!Array.isArray(place) || words === undefined) return '';
  const [start, end] = place as [number, number];
  return html` ${say('reading.words')} <q class="said">${words.slice(start, end)}</q>`;
}

/** How far the objective and its parts are. */
export function progressList(visit: Visit, { objective, sub_objectives }: Progress): Html {
  const { say, code } = visit;
  const row = (name: Html | string, { progress, effective_status }: GoalStatus, label: string) =>
    html`<tr><th scope="row">${name}</th><td><meter min="0" max="1" value="${progress}" aria-label="${label}"></meter></td><td class="number">${shownShare(visit, progress)}</td><td>${code('progress', effective_status)}</td></tr>`;
  return html`<div class="scroll"><table><caption class="unseen">${say('session.progress')}</caption><tbody>${row(say('resource.objective'), objective, say('resource.objective'))}${sub_objectives.map((each) => row(html`<code>${each.id}</code>`, each, each.id))}</tbody></table></div>`;
}
