import * as v from 'valibot';
import { dueSessions, type Kept } from '../../../app/privacy/enforce-retention.ts';
import { commandRetention, readRetention } from '../../../app/privacy/retention.ts';
import { closedObject } from '../../../domain/input/closed-object.ts';
import { rule } from '../../../domain/input/text.ts';
import type { Owner } from '../../../domain/owner.ts';
import {
  holdBody,
  type RetentionCommand,
  retentionBody,
  retentionDays,
} from '../../../domain/retention/decide.ts';
import { inactiveSince, type RetentionState } from '../../../domain/retention/state.ts';
import { conversations } from '../../../projections/conversations.ts';
import { erasures } from '../../../projections/erasures.ts';
import { envelopeOf } from '../../error-envelope.ts';
import { ADMIN_SCOPE } from '../../internal-scopes.ts';
import type { Lists } from '../../paging/list-route.ts';
import {
  provenanceOf,
  type Route,
  type RouteAnswer,
  type RouteRequest,
  typedRoute,
} from '../../route.ts';

const COMMON = { scopes: [ADMIN_SCOPE], idempotency: 'none' } as const;
const queriedDays = v.optional(
  v.pipe(
    v.string(),
    rule('invalid_type', (value) => /^\d{1,5}$/.test(value), 'must be a whole number'),
    v.transform(Number),
    retentionDays,
  ),
);
const dueQuery = closedObject({ days: queriedDays, texts_days: queriedDays });

/** Sessions that a dry run names. */
const NAMED_MAX = 200;

/** How long what is private is kept, what would go, and what is held (contract, section 6). */
export function retentionRoutes(lists: Lists, prefix: string): readonly Route[] {
  const { dependencies } = lists;
  const command = async (request: RouteRequest, spoken: RetentionCommand) => {
    const call = { owner: request.identity, provenance: provenanceOf(request) };
    const done = await commandRetention(dependencies, call, spoken);
    return done.ok ? shown(done.state, request) : envelopeOf(done.refusal, request.requestId);
  };
  return [
    {
      ...COMMON,
      method: 'GET',
      path: `${prefix}/retention`,
      operationId: 'readRetention',
      handle: async (request) =>
        shown(await readRetention(dependencies, request.identity), request),
    },
    typedRoute({
      ...COMMON,
      method: 'POST',
      path: `${prefix}/retention`,
      operationId: 'setRetention',
      body: retentionBody,
      handle: (request) => {
        const { days, texts_days: textsDays } = request.body;
        return command(request, { type: 'setRetention', days, textsDays });
      },
    }),
    dueRoute(lists, prefix),
    typedRoute({
      ...COMMON,
      method: 'POST',
      path: `${prefix}/sessions/{session_id}/hold`,
      operationId: 'placeHold',
      body: holdBody,
      handle: (request) => {
        const { reason } = request.body;
        const sessionId = request.params.session_id!;
        return command(request, { type: 'placeHold', sessionId, reason });
      },
    }),
    {
      ...COMMON,
      method: 'DELETE',
      path: `${prefix}/sessions/{session_id}/hold`,
      operationId: 'releaseHold',
      handle: (request) =>
        command(request, { type: 'releaseHold', sessionId: request.params.session_id! }),
    },
  ];
}

function shown(
  { days, textsDays, holds }: RetentionState,
  { requestId }: RouteRequest,
): RouteAnswer {
  const held = Array.from(holds, ([session_id, hold]) => ({ session_id, ...hold }));
  const body = { request_id: requestId, days, texts_days: textsDays, holds: held };
  return { status: 200, body };
}

/** A dry run: what would be erased by the next ticks of the clock. */
function dueRoute(lists: Lists, prefix: string): Route {
  const { dependencies } = lists;
  return typedRoute({
    ...COMMON,
    method: 'GET',
    path: `${prefix}/retention/due`,
    operationId: 'listDueSessions',
    query: dueQuery,
    handle: async ({ identity, query, requestId }) => {
      await dependencies.ownWritesShown(conversations.name, erasures.name);
      const set = await readRetention(dependencies, identity);
      const due = await dueOf(lists, identity, 'everything', query.days ?? set.days);
      const texts = await dueOf(lists, identity, 'texts', query.texts_days ?? set.textsDays);
      return { status: 200, body: { request_id: requestId, ...due, texts } };
    },
  });
}

async function dueOf(
  { dependencies, store }: Lists,
  owner: Owner,
  kept: Kept,
  days: number | null,
) {
  const sessions: object[] = [];
  let count = 0;
  if (days !== null) {
    for await (const due of dueSessions(dependencies, store, owner, { kept, days })) {
      const { session_id, updated_at } = due;
      count += 1;
      if (count <= NAMED_MAX) sessions.push({ session_id, updated_at });
    }
  }
  const quiet_since = days === null ? null : inactiveSince(days, dependencies.now());
  return { days, quiet_since, count, sessions };
}
