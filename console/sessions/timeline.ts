import { html } from 'hono/html';
import type { SessionEvent } from '../session-event.ts';
import { type Html, shownTime, type Visit } from '../visit.ts';
import { readings } from './readings.ts';
import type { Wording } from './wording.ts';

/** An event with its place in the session. */
export interface TimedEvent extends SessionEvent {
  readonly revision: number;
  /** Null within a commit. */
  readonly state_version: number | null;
  readonly occurred_at: string;
}

/** What one call recorded: the events of a commit. */
export interface Step {
  /** The version that it made. */
  readonly version: number;
  readonly at: string;
  readonly events: readonly TimedEvent[];
}

/** @param events all of a session, or its beginning */
export function stepsOf(events: readonly TimedEvent[]): readonly Step[] {
  const steps: Step[] = [];
  let open: TimedEvent[] = [];
  for (const event of events) {
    open.push(event);
    if (event.state_version === null) continue;
    steps.push({ version: event.state_version, at: event.occurred_at, events: open });
    open = [];
  }
  return steps;
}

interface TimelinePlace {
  readonly path: string;
  /** The version that is looked at. */
  readonly version: number;
  readonly wording: Wording;
}

/** The session as a conversation: what was said, what was read from it, what was proposed next. */
export function timeline(visit: Visit, steps: readonly Step[], place: TimelinePlace): Html {
  return html`<ol class="chat">${steps.map((step) => stepItems(visit, step, place))}</ol>`;
}

function stepItems(visit: Visit, step: Step, { path, version, wording }: TimelinePlace): Html {
  const { say } = visit;
  const turn = step.events.find(({ type }) => type === 'TurnRecorded');
  const words = turn?.private?.['user_text'] as string | undefined;
  const isNow = step.version === version;
  const read = step.events.filter(({ type }) => !SHOWN_APART.has(type));
  return html`${turn ? spoken(visit, turn, wording) : ''}${step.events.map((event) => context(visit, event))}
<li class="aside ${isNow ? 'now' : ''}"><a href="${path}?version=${step.version}" ${isNow ? html`aria-current="step"` : ''}>${say('session.step_version', { version: step.version })}</a> · <time datetime="${step.at}">${shownTime(visit, step.at)}</time>
${read.length > 0 ? readings(visit, read, words) : ''}${step.events.map((event) => decision(visit, event, path))}</li>`;
}

const SHOWN_APART = new Set([
  'SessionStarted',
  'ContextReceived',
  'QuestionsProposed',
  'NoQuestionAvailable',
  'ExternalEventReceived',
  'EmptyUpdateReceived',
]);

function spoken(
  { say }: Visit,
  { facts, private: secret = {} }: TimedEvent,
  wording: Wording,
): Html {
  const text = (name: string) => (secret[name] as string | undefined) ?? '';
  const question = String(facts['question_id'] ?? '');
  const picked = (secret['choice_ids'] ?? []) as readonly string[];
  const choices = wording.choices(question, picked);
  const said = text('user_text') || text('free_text') || choices;
  const asked = text('assistant_text') || wording.question(question);
  return html`${asked ? html`<li><div class="bubble said">${asked}</div></li>` : ''}
<li class="user"><div class="bubble said">${said || html`<span class="quiet">${say('session.no_text')}</span>`}</div></li>`;
}

function context({ say }: Visit, { type, facts, private: secret = {} }: TimedEvent): Html | string {
  if (type === 'SessionStarted') {
    const version = String(facts['configuration_version']);
    return html`<li class="aside">${say('session.started', { version })}</li>`;
  }
  if (type === 'ExternalEventReceived') {
    return html`<li class="aside">${say('session.external')} <code>${(secret['type'] as string) ?? ''}</code></li>`;
  }
  if (type !== 'ContextReceived') return '';
  const messages = (secret['messages'] ?? []) as readonly { role: string; text: string }[];
  return html`<li class="aside">${say('session.context')} ${(secret['text'] as string) ?? ''}</li>${messages.map(
    ({ role, text }) =>
      html`<li class="${role === 'user' ? 'user' : ''}"><div class="bubble said">${text}</div></li>`,
  )}`;
}

function decision({ say }: Visit, { type, facts }: TimedEvent, path: string): Html | string {
  if (type === 'NoQuestionAvailable') return html`<p>${say('session.stopped')}</p>`;
  if (type !== 'QuestionsProposed') return '';
  const candidates = facts['candidates'] as readonly string[];
  const id = encodeURIComponent(String(facts['decision_id']));
  return html`<p>${say('session.proposed')} ${candidates.map((each) => html`<code>${each}</code> `)} <a href="${path}/decisions/${id}">${say('session.why')}</a></p>`;
}
