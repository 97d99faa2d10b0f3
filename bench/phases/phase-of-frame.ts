/** A frame of a CPU profile, as the V8 inspector tells it. */
export interface Frame {
  readonly functionName: string;
  readonly url: string;
}

/** What a frame is part of, by function and file; the first that fits. */
const PHASES: readonly (readonly [phase: string, functions: RegExp, files: RegExp])[] = [
  ['collector', /^\(garbage collector\)$/, /./],
  ['canonical text and digests', /^canonical|^idempotencyOf$/, /domain\/json|api\/idempotency/],
  ['answer', /./, /api\/answers|next-answer|projections\/session-view/],
  ['key and rate', /./, /app\/keys\/|api\/gateway|\/coordination\/|domain\/keys\//],
  [
    'parse, validate, query',
    /./,
    /api\/(pipeline|idempotency|body\/)|valibot|closed-object|free-object|domain\/(json|input)\/|session\/commands|session-id/,
  ],
  ['encoding the commit, seals', /./, /domain\/recording\/|session-keys/],
  ['selection', /./, /domain\/ranking\/|turn\/choose-questions/],
  ['understanding', /./, /domain\/language\/|session\/model\/|turn\/(interpret|resolve|record)/],
  ['session rules', /./, /domain\/|heap-weight/],
  ['transact and promises', /./, /dist\/(app|time)\/|lru-cache/],
  ['queue and post', /./, /dist\/log\//],
  ['views and followers', /./, /projections\/|cli\/(projecting|keyring)/],
  [
    'HTTP',
    /./,
    /node:(_http|net|http|internal\/(stream|http|webstreams|deps\/undici|url|timers))|hono|cli\/http|api\/app|dist\/api\//,
  ],
  ['metrics and logs', /./, /prom-client|pino|cli\/(service|logging)|sonic-boom/],
];

/** Undefined where a frame tells nothing: whoever called it does. */
export function phaseOfFrame({ functionName, url }: Frame): string | undefined {
  return PHASES.find(
    ([, functions, files]) =>
      functions.test(functionName || 'anonymous') && files.test(url === '' ? functionName : url),
  )?.[0];
}
