import * as v from 'valibot';
import { listQuestions, type QuestionPlace } from '../../../app/configuration/list-questions.ts';
import type { Dependencies } from '../../../app/core/dependencies.ts';
import { QUESTION_TYPES } from '../../../domain/configuration/entities.ts';
import { closedObject } from '../../../domain/input/closed-object.ts';
import { anyId } from '../../../domain/input/ids.ts';
import type { Cursors } from '../../paging/cursor.ts';
import { pageQuery, pageRoute } from '../../paging/page-route.ts';
import type { Route } from '../../route.ts';

const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.metadata({ type: 'boolean', enum: [true, false] }),
  v.transform((value) => value === 'true'),
);

/** `GET …/configuration/questions` (specification 4.10): the published corpus, page by page. */
export function questionsRoute(
  dependencies: Dependencies,
  prefix: string,
  cursors: Cursors,
): Route {
  return pageRoute(cursors, {
    path: `${prefix}/configuration/questions`,
    operationId: 'listQuestions',
    scopes: ['configuration:read'],
    query: closedObject({
      ...pageQuery,
      sub_objective_id: v.optional(anyId),
      type: v.optional(v.picklist(QUESTION_TYPES)),
      active: v.optional(flag),
    }),
    read: async ({ identity }, { limit, at }, { sub_objective_id: subObjectiveId, ...others }) => {
      const page = await listQuestions(dependencies, identity, {
        filter: { subObjectiveId, type: others.type, active: others.active },
        limit,
        from: at === undefined ? undefined : (JSON.parse(at) as QuestionPlace),
      });
      if (!page.ok) return page;
      return {
        ok: true,
        body: { configuration_version: page.configurationVersion, questions: page.questions },
        next: page.next && JSON.stringify(page.next),
      };
    },
  });
}
