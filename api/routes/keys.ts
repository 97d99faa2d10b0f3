import type { Dependencies } from '../../app/core/dependencies.ts';
import type { KeyCall } from '../../app/keys/command-keys.ts';
import { createKey } from '../../app/keys/create-key.ts';
import { listKeys } from '../../app/keys/list-keys.ts';
import { revokeKey } from '../../app/keys/revoke-key.ts';
import { rotateKey } from '../../app/keys/rotate-key.ts';
import type { Refused } from '../../domain/accept-or-refuse.ts';
import { closedObject } from '../../domain/input/closed-object.ts';
import { keyCreation, keyRotation } from '../../domain/keys/commands.ts';
import type { KeyView } from '../../domain/keys/key-view.ts';
import { envelopeOf } from '../error-envelope.ts';
import { ADMIN_SCOPE } from '../internal-scopes.ts';
import type { Cursors } from '../paging/cursor.ts';
import { pageQuery, pageRoute } from '../paging/page-route.ts';
import {
  provenanceOf,
  type Route,
  type RouteAnswer,
  type RouteRequest,
  typedRoute,
} from '../route.ts';

export interface KeyEdge {
  readonly cursors: Cursors;
  /** 24 bytes of a cryptographic random source, for a secret. */
  readonly randomBytes: () => Uint8Array;
  /** When a key was last used, ISO 8601, as far as it is known. */
  readonly lastUse: (keyId: string) => Promise<string | undefined>;
}

/** Key management of the internal entry point (contract section 6). Secrets are shown once, so nothing is replayed. */
export function keyRoutes(
  dependencies: Dependencies,
  prefix: string,
  edge: KeyEdge,
): readonly Route[] {
  return [
    listKeysRoute(dependencies, prefix, edge),
    createKeyRoute(dependencies, prefix, edge),
    rotateKeyRoute(dependencies, prefix, edge),
    revokeKeyRoute(dependencies, prefix, edge),
  ];
}

const COMMON = { scopes: [ADMIN_SCOPE], idempotency: 'none' } as const;

/** The keys of the service, the oldest first. */
function listKeysRoute(dependencies: Dependencies, prefix: string, edge: KeyEdge): Route {
  return pageRoute(edge.cursors, {
    scopes: COMMON.scopes,
    path: `${prefix}/keys`,
    operationId: 'listKeys',
    query: closedObject(pageQuery),
    read: async ({ identity }, { limit, at }) => {
      // No key is ever taken out of the list, so a place in it stays one.
      const from = Number(at ?? 0);
      const keys = await listKeys(dependencies, identity);
      const slice = keys.slice(from, from + limit);
      const page = await Promise.all(slice.map((key) => shown(key, edge)));
      const next = from + limit < keys.length ? String(from + limit) : undefined;
      return { ok: true, body: { keys: page }, next };
    },
  });
}

function createKeyRoute(dependencies: Dependencies, prefix: string, edge: KeyEdge): Route {
  return typedRoute({
    ...COMMON,
    method: 'POST',
    path: `${prefix}/keys`,
    operationId: 'createKey',
    body: keyCreation,
    handle: async (request) => {
      const body = request.body;
      const call = callOf(request, edge);
      const done = await createKey(dependencies, call, body);
      return done.ok ? made(request, done, { edge, status: 201 }) : refused(done, request);
    },
  });
}

function rotateKeyRoute(dependencies: Dependencies, prefix: string, edge: KeyEdge): Route {
  return typedRoute({
    ...COMMON,
    method: 'POST',
    path: `${prefix}/keys/{key_id}/rotate`,
    operationId: 'rotateKey',
    body: keyRotation,
    isBodyOptional: true,
    handle: async (request) => {
      const body = request.body;
      const call = callOf(request, edge);
      const done = await rotateKey(dependencies, call, request.params.key_id!, body);
      return done.ok ? made(request, done, { edge, status: 200 }) : refused(done, request);
    },
  });
}

function revokeKeyRoute(dependencies: Dependencies, prefix: string, edge: KeyEdge): Route {
  return {
    ...COMMON,
    method: 'DELETE',
    path: `${prefix}/keys/{key_id}`,
    operationId: 'revokeKey',
    handle: async (request) => {
      const call = { owner: request.identity, provenance: provenanceOf(request) };
      const done = await revokeKey(dependencies, call, request.params.key_id!);
      return done.ok ? made(request, done, { edge, status: 200 }) : refused(done, request);
    },
  };
}

function callOf(request: RouteRequest, { randomBytes }: KeyEdge): KeyCall {
  return {
    owner: request.identity,
    provenance: provenanceOf(request),
    randomBytes: randomBytes(),
  };
}

function refused({ refusal }: Refused, { requestId }: RouteRequest): RouteAnswer {
  return envelopeOf(refusal, requestId);
}

/** A change that is effective at once: keys are judged by the fold that it has changed. */
async function made(
  { requestId }: RouteRequest,
  { key, secret }: { readonly key: KeyView; readonly secret?: string },
  { edge, status }: { readonly edge: KeyEdge; readonly status: number },
): Promise<RouteAnswer> {
  const body = { request_id: requestId, key: await shown(key, edge) };
  return { status, body: secret === undefined ? body : { ...body, secret } };
}

async function shown(
  key: KeyView,
  { lastUse }: KeyEdge,
): Promise<KeyView & { readonly last_used_at?: string }> {
  const last_used_at = await lastUse(key.key_id);
  return { ...key, ...(last_used_at === undefined ? {} : { last_used_at }) };
}
