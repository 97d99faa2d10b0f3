/** What left the service for people to read. */
export type DisclosureEvent = TextsExported;

/** Texts of conversations were written to files; recorded before the first of them is. */
export interface TextsExported {
  readonly type: 'TextsExported';
  readonly facts: {
    readonly export_id: string;
    readonly format: string;
    /** Place in the log behind which it began; null: the beginning. */
    readonly after: string | null;
    /** Place in the log up to which it went. */
    readonly position: string;
  };
  readonly private?: never;
}

/** Newest schema version of every event type this build reads. */
export const DISCLOSURE_EVENT_SCHEMAS: Readonly<Record<DisclosureEvent['type'], number>> = {
  TextsExported: 1,
};
