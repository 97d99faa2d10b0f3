import * as v from 'valibot';
import { listQuestions, type QuestionPlace } from '../../app/configuration/list-questions.ts';
import type { Dependencies } from '../../app/core/dependencies.ts';
import { closedObject } from '../../domain/closed-object.ts';
import { QUESTION_TYPES } from '../../domain/configuration/entities.ts';
import { anyId } from '../../domain/text.ts';
import { invalidCursor } from '../answers.ts';
import type { Cursors } from '../cursor.ts';
import { problemOf } from '../problem.ts';
import { cursor, flag, limit } from '../query.ts';
import type { Route } from '../route.ts';

const query = closedObject({
  limit,
  cursor,
  sub_objective_id: v.optional(anyId),
  type: v.optional(v.picklist(QUESTION_TYPES)),
  active: v.optional(flag),
});

/** `GET …/configuration/questions` (specification 4.10): the published corpus, page by page. */
export function questionsRoute(
  dependencies: Dependencies,
  prefix: string,
  cursors: Cursors,
): Route {
  return {
    method: 'GET',
    path: `${prefix}/configuration/questions`,
    operationId: 'listQuestions',
    scopes: ['configuration:read'],
    idempotency: 'none',
    query,
    handle: async ({ identity, query: raw, requestId }) => {
      const asked = raw as v.InferOutput<typeof query>;
      const { sub_objective_id: subObjectiveId, type, active } = asked;
      const filter = { subObjectiveId, type, active };
      const { tenant, service } = identity;
      const scope = ['questions', tenant, service, JSON.stringify(filter)];
      const position = asked.cursor === undefined ? '' : cursors.read(scope, asked.cursor);
      if (position === undefined) return invalidCursor(requestId);
      const from = position === '' ? undefined : (JSON.parse(position) as QuestionPlace);
      const page = await listQuestions(dependencies, identity, {
        filter,
        limit: asked.limit,
        from,
      });
      if (!page.ok) return problemOf(page.refusal, requestId);
      const next = page.next && cursors.write(scope, JSON.stringify(page.next));
      return {
        status: 200,
        body: {
          request_id: requestId,
          configuration_version: page.configurationVersion,
          questions: page.questions,
          ...(next === undefined ? {} : { next_cursor: next }),
        },
      };
    },
  };
}
