/** One event of a session, as the internal API tells it; without `private` for who may not read it, and once erased. */
export interface SessionEvent {
  readonly type: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly private?: Readonly<Record<string, unknown>>;
}
