import type { InferOutput } from 'valibot';
import type { Runtime } from '../../app/core/dependencies.ts';
import { createKey, listKeys, revokeKey, rotateKey } from '../../app/keys/keys.ts';
import { keyCreation, keyRotation } from '../../domain/keys/commands.ts';
import type { KeyView } from '../../domain/keys/state.ts';
import { provenanceOf } from '../answers.ts';
import { problemOf } from '../problem.ts';
import type { Route } from '../route.ts';

/** Scope that only the internal entry point's token has. */
export const ADMIN_SCOPE = 'admin';

export interface KeyEdge {
  /** 24 bytes of a cryptographic random source, for a secret. */
  readonly randomBytes: () => Uint8Array;
  /** When a key was last used, ISO 8601, as far as it is known. */
  readonly lastUse: (keyId: string) => string | undefined;
}

/** Key management of the internal entry point (contract section 6). Secrets are shown once, so nothing is replayed. */
export function keyRoutes(
  runtime: Runtime,
  prefix: string,
  { randomBytes, lastUse }: KeyEdge,
): readonly Route[] {
  const shown = (key: KeyView) => {
    const last_used_at = lastUse(key.key_id);
    return { ...key, ...(last_used_at === undefined ? {} : { last_used_at }) };
  };
  // Effective at once: the gateway has seen a change before anyone is told of it.
  const effective = () => runtime.settled('keys');
  const common = { scopes: [ADMIN_SCOPE], idempotency: 'none' } as const;
  return [
    {
      ...common,
      method: 'GET',
      path: `${prefix}/keys`,
      operationId: 'listKeys',
      handle: async ({ identity, requestId }) => ({
        status: 200,
        body: { request_id: requestId, keys: (await listKeys(runtime, identity)).map(shown) },
      }),
    },
    {
      ...common,
      method: 'POST',
      path: `${prefix}/keys`,
      operationId: 'createKey',
      body: keyCreation,
      handle: async (request) => {
        const { identity: scope, requestId } = request;
        const call = { scope, provenance: provenanceOf(request), randomBytes: randomBytes() };
        const done = await createKey(
          runtime,
          call,
          request.body as InferOutput<typeof keyCreation>,
        );
        if (!done.ok) return problemOf(done.refusal, requestId);
        await effective();
        const { key, secret } = done;
        return { status: 201, body: { request_id: requestId, key: shown(key), secret } };
      },
    },
    {
      ...common,
      method: 'POST',
      path: `${prefix}/keys/{key_id}/rotate`,
      operationId: 'rotateKey',
      body: keyRotation,
      isBodyOptional: true,
      handle: async (request) => {
        const { identity: scope, requestId, params } = request;
        const call = { scope, provenance: provenanceOf(request), randomBytes: randomBytes() };
        const body = request.body as InferOutput<typeof keyRotation>;
        const done = await rotateKey(runtime, call, params.key_id!, body);
        if (!done.ok) return problemOf(done.refusal, requestId);
        await effective();
        const { key, secret } = done;
        return { status: 200, body: { request_id: requestId, key: shown(key), secret } };
      },
    },
    {
      ...common,
      method: 'DELETE',
      path: `${prefix}/keys/{key_id}`,
      operationId: 'revokeKey',
      handle: async (request) => {
        const { identity: scope, requestId, params } = request;
        const call = { scope, provenance: provenanceOf(request) };
        const done = await revokeKey(runtime, call, params.key_id!);
        if (!done.ok) return problemOf(done.refusal, requestId);
        await effective();
        return { status: 200, body: { request_id: requestId, key: shown(done.key) } };
      },
    },
  ];
}
