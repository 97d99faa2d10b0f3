import type { GenericSchema } from 'valibot';
import type { ErrorCode } from '../error-envelope.ts';

/** What the OpenAPI document says of an operation beyond what its route says itself. */
export interface OperationDocument {
  readonly tag: TagName | 'Internal';
  readonly summary: string;
  readonly description: string;
  /** Where the use case judges more of the body than the route's schema does: the whole of it. */
  readonly body?: GenericSchema;
  /** Requests that succeed one after the other, by name. */
  readonly requests?: Readonly<Record<string, RequestExample>>;
  readonly success: {
    /** `2XX` where it is not told. */
    readonly status: number | '2XX';
    readonly description: string;
    readonly schema: GenericSchema;
    readonly example?: unknown;
    readonly headers?: readonly ('Location' | 'Idempotent-Replayed')[];
  };
  /** Refusals of its own, beside those that follow from its route. */
  readonly errors?: readonly ErrorCode[];
}

interface RequestExample {
  readonly summary: string;
  readonly value: unknown;
}

export const TAGS = {
  Runtime:
    'Lead a conversation: create a session, ask for the next question, report what happened.',
  Configuration: 'Edit the draft, publish it, read what is published.',
  Audit: 'Read who changed what, and when.',
  Legacy: 'Routes of the beta 0.9; they keep working, new integrations use sessions.',
  System: 'Availability.',
} as const;

type TagName = keyof typeof TAGS;

/** What the public document says of itself. */
export const DESCRIPTION = `
All bodies are JSON; unknown properties are refused, except on the legacy routes. Times are ISO 8601 in UTC.
Lengths of texts count Unicode code points.

Mutations take an \`Idempotency-Key\`: the same key with the same body within 24 hours is answered with the first
answer, byte for byte, and has no second effect. Mutations of a session also send its \`state_version\`.

Every answer that is not a success has the form of the schema \`Error\`; every answer carries its own \`X-Request-Id\`.
`.trim();
