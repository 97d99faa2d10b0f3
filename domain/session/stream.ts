/** Category of the streams that hold what happened in one session each. */
export const SESSION_CATEGORY = 'session';

/** `session-<tenant>.<session_id>`: the tenant is part of the address, never a filter applied later. */
export function sessionStream(tenant: string, sessionId: string): string {
  return `${SESSION_CATEGORY}-${tenant}.${sessionId}`;
}

/** Whose session a stream holds; no tenant's id has a dot. */
export function sessionAddress(stream: string): {
  readonly tenant: string;
  readonly sessionId: string;
} {
  const address = stream.slice(SESSION_CATEGORY.length + 1);
  const dot = address.indexOf('.');
  return { tenant: address.slice(0, dot), sessionId: address.slice(dot + 1) };
}
