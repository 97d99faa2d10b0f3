/** Category of the one stream that tells what became of the log itself. */
export const EVIDENCE_CATEGORY = 'evidence';

/** Its tenant is empty: it concerns all of them. */
export const EVIDENCE_STREAM = `${EVIDENCE_CATEGORY}-.log`;

/** How many events, and the head of all their links. */
interface Extent {
  readonly count: number;
  readonly head: string;
}

/** An operator has said that the log goes on although it is not as it was anchored. */
export interface LossAccepted {
  readonly type: 'LossAccepted';
  readonly facts: {
    readonly reason: string;
    /** What had been anchored. */
    readonly anchored: Extent;
    /** What of it the log still agrees with. */
    readonly agreed: Extent;
    /** The log as it was found, before this event. */
    readonly found: Extent;
  };
  readonly private?: never;
}

/** Newest schema version of every event type this build reads. */
export const EVIDENCE_EVENT_SCHEMAS: Readonly<Record<LossAccepted['type'], number>> = {
  LossAccepted: 1,
};
