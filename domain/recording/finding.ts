/** An event as the log stores it, with its place. */
export interface StoredEvent {
  readonly stream: string;
  readonly revision: number;
  readonly position: string;
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

/**
 * What was done to a log. `hidden`: one way of reading shows what another one does not; `renumbered`: an
 * event lies at another position than the one that was anchored; `forged_anchor`: an anchor is not signed
 * with the secret; `malformed`: an event is as it was recorded, and not as its schema says; `foreign`: a stream with a name
 * of ours begins with an event that has nothing of our form; `unfinished`: the log is a copy, and no anchor says that all of
 * the other one is in it.
 */
export type FindingKind =
  | 'altered'
  | 'removed'
  | 'inserted'
  | 'reordered'
  | 'cut'
  | 'hidden'
  | 'renumbered'
  | 'forged_anchor'
  | 'malformed'
  | 'foreign'
  | 'unfinished';

/** The first event that a check found not to be as it was recorded. */
export interface Finding {
  readonly kind: FindingKind;
  /** 1-based place in the order of the log at which it was noticed. */
  readonly index: number;
  /** Of the event that lies there; null where there is none. */
  readonly position: string | null;
  /** Null where only its place is known: an event that is not there tells nobody its name. */
  readonly stream: string | null;
  readonly revision: number | null;
  readonly event_id: string | null;
  /** One sentence; holds ids, places and figures only. */
  readonly message: string;
}

/** A finding about an event that lies in the log. */
export function findingAt(
  event: Pick<StoredEvent, 'stream' | 'revision' | 'position' | 'id'>,
  index: number,
  kind: FindingKind,
  message: string,
): Finding {
  const { stream, revision, position, id } = event;
  return { kind, index, position, stream, revision, event_id: id, message };
}
