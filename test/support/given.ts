import { expect } from 'vitest';
import type { Outcome, Refusal, RefusalCode } from '../../domain/accept-or-refuse.ts';
import type { Decider, DomainEvent, Timed } from '../../domain/decider.ts';

/** When the events of a test happened, unless it says so itself. */
export const SOME_TIME = '2026-01-05T09:00:00.000Z';

export function happenedAt<Event>(occurredAt: string, event: Event): Timed<Event> {
  return { event, occurredAt };
}

/**
 * The vocabulary of domain tests: given what was recorded, when a command comes, it records events,
 * records nothing, or is refused. Every use also proves that deciding and folding leave the state alone.
 */
export function given<Command, Event extends DomainEvent, State>(
  decider: Decider<Command, Event, State>,
  ...history: readonly (Event | Timed<Event>)[]
) {
  return { when: (command: Command) => whenever(decider, history.map(timed), command) };
}

function whenever<Command, Event extends DomainEvent, State>(
  decider: Decider<Command, Event, State>,
  history: readonly Timed<Event>[],
  command: Command,
) {
  const decideAfter = (events: readonly Timed<Event>[]) => {
    const state = foldTwice(decider, events);
    const before = structuredClone(state);
    const outcome = decider.decide(command, state);
    expect(state, 'deciding must not change the state').toEqual(before);
    return outcome;
  };
  const outcome = decideAfter(history);
  const records = (...events: readonly Event[]): void => {
    expect(recordedBy(outcome)).toEqual(events);
  };
  return {
    records,
    recordsNothing: (): void => records(),
    /** It records the events, and the same command after them records nothing more. */
    recordsOnce: (...events: readonly Event[]): void => {
      records(...events);
      expect(recordedBy(decideAfter([...history, ...events.map(timed)]))).toEqual([]);
    },
    /** @param details when given, exactly the refusal's details */
    refuses: (code: RefusalCode, details?: object): void => {
      expect(outcome).toMatchObject({ ok: false, refusal: { code } });
      if (details) expect(outcome).toHaveProperty('refusal.details', details);
    },
    outcome,
  };
}

/** The events, or the refusal, which no events are equal to. */
function recordedBy<Event>(outcome: Outcome<Event, unknown, unknown>): readonly Event[] | Refusal {
  return outcome.ok ? outcome.events : outcome.refusal;
}

/** What a history adds up to. */
export function stateAfter<Command, Event extends DomainEvent, State>(
  decider: Decider<Command, Event, State>,
  ...history: readonly (Event | Timed<Event>)[]
): State {
  return foldTwice(decider, history.map(timed));
}

/** To compare the states of longer ones costs the square of their length: only their last event is folded by itself. */
const STEPS_MAX = 1_000;

/** Folds all at once and one by one: both must agree, and leave the earlier states alone. */
function foldTwice<Command, Event extends DomainEvent, State>(
  decider: Decider<Command, Event, State>,
  events: readonly Timed<Event>[],
): State {
  const stepped = events.length > STEPS_MAX ? events.length - 1 : 0;
  let state = decider.fold(decider.initialState, events.slice(0, stepped));
  for (const event of events.slice(stepped)) {
    const before = structuredClone(state);
    const next = decider.fold(state, [event]);
    expect(state, 'folding must not change the state').toEqual(before);
    state = next;
  }
  expect(decider.fold(decider.initialState, events)).toEqual(state);
  return state;
}

function timed<Event extends DomainEvent>(event: Event | Timed<Event>): Timed<Event> {
  return 'occurredAt' in event ? event : { event, occurredAt: SOME_TIME };
}
