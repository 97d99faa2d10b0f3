type Json = Record<string, unknown>;

/** Headers of answers, by name. */
export const HEADERS: Json = {
  'X-Request-Id': header('Names this answer, new on each one; quote it when you report a problem.'),
  'Retry-After': {
    ...header('Seconds after which to try again; absent for what does not come back.'),
    schema: { type: 'integer' },
  },
  'WWW-Authenticate': header('Always `Bearer`.'),
  Location: header('Path of what was created.'),
  'Idempotent-Replayed': header('`true` on an answer that is given again.'),
  Deprecation: header('Since when the route is deprecated, as a structured date (RFC 9745).'),
  Link: header('Where the way to its successor is described.'),
};

function header(description: string): Json {
  return { description, schema: { type: 'string' } };
}
