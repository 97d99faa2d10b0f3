import type { Outcome } from './accept-or-refuse.ts';

/** `facts` are ids, statuses, sources and figures; `private` holds what will be encrypted per session. */
export interface DomainEvent {
  readonly type: string;
  readonly facts: object;
  readonly private?: object;
}

/** An event with the time it was recorded as having happened. */
export interface Timed<Event> {
  readonly event: Event;
  readonly occurredAt: string;
}

/** The events of one commit, which happened at one time. */
export function timed<Event>(events: readonly Event[], occurredAt: string): Timed<Event>[] {
  return events.map((event) => ({ event, occurredAt }));
}

/** What every stream's rules look like from outside: pure, and told the time and new ids as data. */
export interface Decider<Command, Event extends DomainEvent, State> {
  readonly initialState: State;
  decide(command: Command, state: State): Outcome<Event, unknown, State | undefined>;
  /** The state after the events, given all events of the stream in order. Leaves `state` as it was. */
  fold(state: State, events: readonly Timed<Event>[]): State;
}
