import { messageOf } from '../error-message.ts';
/** What the client's errors mean. It throws its own classes, plain errors and gRPC's, so the traits count. */
import { LogUnavailable } from '../port.ts';

/** Ours: nothing came within the time that was allowed. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly type = 'deadline-exceeded';
}

/**
 * - `unsent`: the server has not taken the request, another try may do
 * - `unknown`: the request may have had its effect, another try may tell
 * - `refused`: no other try will do
 */
export type Fault = 'unsent' | 'unknown' | 'refused';

interface Traits {
  readonly type?: unknown;
  /** gRPC's own, where the server says what it means. */
  readonly metadata?: { get?(name: string): readonly unknown[] };
  readonly code?: unknown;
  readonly message?: unknown;
  readonly actualVersion?: unknown;
}

const STREAM_DELETED = 'stream-deleted';
const REFUSALS = new Set(['access-denied', STREAM_DELETED, 'maximum-append-size-exceeded']);
const UNSENT =
  /Failed to discover|No connection established|Name resolution failed|Server Is (Not Ready|Busy)|No leader info/i;
/** What OpenSSL says of an answer in clear. */
const NOT_TLS = /SSL routines:[^:]*:wrong version number/i;
const SAID_OF_NOT_TLS =
  'the server answers without TLS, which the connection string asks for (?tls=false asks for none)';
/** gRPC's cancelled, deadline exceeded, aborted, internal and unavailable. */
const UNKNOWN_CODES = new Set<unknown>([1, 4, 10, 13, 14]);
const CANCELLED = 1;
const INVALID_ARGUMENT = 3;
const UNAUTHENTICATED = 16;

export function callFaultOf(error: unknown): Fault {
  const { type, code, message } = traitsOf(error);
  if (REFUSALS.has(String(type)) || code === INVALID_ARGUMENT) return 'refused';
  if (type === 'not-leader' || UNSENT.test(String(message))) return 'unsent';
  if (UNKNOWN_CODES.has(code) || type === 'deadline-exceeded') return 'unknown';
  return 'unknown';
}

/** The stream's last revision that a conflict names, null for an absent stream; undefined: no conflict. */
export function conflictOf(error: unknown): number | null | undefined {
  const { type, actualVersion } = traitsOf(error);
  if (type !== 'wrong-expected-version') return undefined;
  return typeof actualVersion === 'bigint' && actualVersion >= 0n ? Number(actualVersion) : null;
}

/** Nothing was said in the time that was given. */
export function isSilence(error: unknown): boolean {
  return traitsOf(error).type === 'deadline-exceeded';
}

/** Called off on our side, as by closing the connection. */
export function isCancelled(error: unknown): boolean {
  return traitsOf(error).code === CANCELLED;
}

/** A refusal that only a server that lives can have given. */
export function isAnswer(error: unknown): boolean {
  return conflictOf(error) !== undefined || callFaultOf(error) === 'refused';
}

/** Of a stream that was deleted for good, with the server's own tools. One that was deleted softly is not found. */
export function isStreamDeleted(error: unknown): boolean {
  return traitsOf(error).type === STREAM_DELETED;
}

/** A position that is not the start of a record, as after a restore of another database. */
export function isInvalidArgument(error: unknown): boolean {
  return traitsOf(error).code === INVALID_ARGUMENT;
}

export function unavailable(error: unknown): LogUnavailable {
  return new LogUnavailable(`EventStoreDB: ${saidOf(error)}`, { cause: error });
}

/** What an error of a connection says, in words for who has made the settings. */
export function saidOf(error: unknown): string {
  const message = messageOf(error);
  return NOT_TLS.test(message) ? SAID_OF_NOT_TLS : message;
}

function traitsOf(error: unknown): Omit<Traits, 'metadata'> {
  if (typeof error !== 'object' || error === null) return {};
  const { type, code, message, actualVersion, metadata } = error as Traits;
  const named = type ?? metadata?.get?.('exception')[0];
  return {
    type: named ?? (code === UNAUTHENTICATED ? 'access-denied' : undefined),
    code,
    message,
    actualVersion,
  };
}
