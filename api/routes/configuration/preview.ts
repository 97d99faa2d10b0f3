import * as v from 'valibot';
import type { Dependencies } from '../../../app/core/dependencies.ts';
import type { Previews } from '../../../app/session/preview/preview-conversation.ts';
import { closedObject } from '../../../domain/input/closed-object.ts';
import { list } from '../../../domain/input/list.ts';
import { previousTurn } from '../../../domain/session/commands.ts';
import { LARGE_BODY_BYTES_MAX } from '../../body/body-limits.ts';
import { envelopeOf } from '../../error-envelope.ts';
import { type Route, typedRoute } from '../../route.ts';

/** No session has more turns. */
const TURNS_MAX = 200;

const previewBody = closedObject({
  state: v.optional(v.picklist(['draft', 'published']), 'draft'),
  turns: v.optional(list(previousTurn, { max: TURNS_MAX }), []),
});

/** A conversation that nobody records: what each of its turns would be understood as, and what would be asked next. */
export function previewRoute(
  dependencies: Dependencies,
  previews: Previews,
  prefix: string,
): Route {
  return typedRoute({
    method: 'POST',
    path: `${prefix}/configuration/preview`,
    operationId: 'previewConversation',
    scopes: ['configuration:write'],
    idempotency: 'none',
    bodyBytesMax: LARGE_BODY_BYTES_MAX,
    body: previewBody,
    handle: async ({ identity, body, requestId }) => {
      const done = await previews.play(dependencies, identity, body);
      if (!done.ok) return envelopeOf(done.refusal, requestId);
      return { status: 200, body: { request_id: requestId, ...done.preview } };
    },
  });
}
