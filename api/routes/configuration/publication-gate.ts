import type { Dependencies } from '../../../app/core/dependencies.ts';
import type { DraftJudge } from '../../../app/publication-gate/draft-judge.ts';
import { readGate, readVerdict, setGate } from '../../../app/publication-gate/keep-gate.ts';
import { publicationGate } from '../../../domain/configuration/publication-gate.ts';
import { answerMutation, mutationOf } from '../../answering/answer-mutation.ts';
import { type Route, typedRoute } from '../../route.ts';

/** What a tenant wants publications to pass: of the internal entry point. */
export function gateRoutes(
  dependencies: Dependencies,
  prefix: string,
  draftJudge: DraftJudge,
): readonly Route[] {
  const path = `${prefix}/configuration/gate`;
  return [
    {
      method: 'GET',
      path,
      operationId: 'getPublicationGate',
      scopes: ['configuration:read', 'configuration:write'],
      idempotency: 'none',
      handle: async ({ identity, requestId }) => {
        const gate = await readGate(dependencies, identity);
        return { status: 200, body: { request_id: requestId, gate } };
      },
    },
    typedRoute({
      method: 'POST',
      path,
      operationId: 'setPublicationGate',
      scopes: ['configuration:publish'],
      idempotency: 'required',
      body: publicationGate,
      handle: (request) => {
        const mutation = mutationOf(request, 'gate');
        return answerMutation(request, dependencies, mutation, () =>
          setGate(dependencies, mutation, request.body),
        );
      },
    }),
    {
      method: 'GET',
      path: `${path}/verdict`,
      operationId: 'getGateVerdict',
      scopes: ['configuration:write'],
      idempotency: 'none',
      handle: async ({ identity, requestId }) => {
        const verdict = await readVerdict(dependencies, draftJudge, identity);
        return { status: 200, body: { request_id: requestId, ...verdict } };
      },
    },
  ];
}
