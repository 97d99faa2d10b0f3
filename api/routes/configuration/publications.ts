import * as v from 'valibot';
import type { JsonAnswer } from '../../../app/configuration/command-configuration.ts';
import { publishConfiguration } from '../../../app/configuration/publish-configuration.ts';
import { readCompilation } from '../../../app/configuration/read-compilation.ts';
import type { Dependencies } from '../../../app/core/dependencies.ts';
import type { DraftJudge } from '../../../app/publication-gate/draft-judge.ts';
import { draftRevision } from '../../../domain/configuration/draft/draft-revision.ts';
import { closedObject } from '../../../domain/input/closed-object.ts';
import { answerMutation, mutationOf } from '../../answering/answer-mutation.ts';
import { envelopeOf } from '../../error-envelope.ts';
import { type Route, typedRoute } from '../../route.ts';

const publishBody = closedObject({ expected_draft_revision: v.optional(draftRevision) });

/** `POST …/configuration/publish` (specification 4.6). */
export function publishRoute(
  dependencies: Dependencies,
  prefix: string,
  draftJudge: DraftJudge,
): Route {
  return typedRoute({
    method: 'POST',
    path: `${prefix}/configuration/publish`,
    operationId: 'publishConfiguration',
    scopes: ['configuration:publish'],
    idempotency: 'required',
    body: publishBody,
    isBodyOptional: true,
    handle: (request) => {
      const mutation = mutationOf(request, 'publish');
      const { identity, body, params } = request;
      // A gate plays whole conversations: it is waited for, as a publication that is made ready is.
      const waiting = { ...dependencies, isExcused: () => draftJudge.isJudging(identity) };
      const jobs = `${pathOf(prefix, params)}/configuration/compilations`;
      const locationOf = ({ compilation_id }: JsonAnswer) => `${jobs}/${compilation_id}`;
      return answerMutation(request, waiting, { key: mutation.key, status: 202, locationOf }, () =>
        publishConfiguration(dependencies, mutation, body, (state) =>
          draftJudge.judge(dependencies, identity, state),
        ),
      );
    },
  });
}

/** A path template with its parameters filled in. */
function pathOf(template: string, params: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name]!);
}

/** `GET …/configuration/compilations/{compilation_id}` (specification 4.7). */
export function compilationRoute(dependencies: Dependencies, prefix: string): Route {
  return {
    method: 'GET',
    path: `${prefix}/configuration/compilations/{compilation_id}`,
    operationId: 'getCompilation',
    scopes: ['configuration:publish', 'configuration:read'],
    idempotency: 'none',
    handle: async ({ identity, params, requestId }) => {
      const read = await readCompilation(dependencies, identity, params.compilation_id!);
      if (!read.ok) return envelopeOf(read.refusal, requestId);
      return { status: 200, body: { request_id: requestId, ...read.view } };
    },
  };
}
