import { errorEnvelope } from './error-envelope.ts';
import type { Route, RouteAnswer } from './route.ts';

/** A path that routes have, and the methods that they have there. */
interface KnownPath {
  readonly path: string;
  readonly methods: readonly string[];
  readonly pattern: RegExp;
}

/** The paths of these routes; whoever may GET may HEAD. */
export function pathsOf(routes: readonly Route[]): readonly KnownPath[] {
  return [...methodsByPath(routes)].map(([path, methods]) => ({
    path,
    methods,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));
}

function methodsByPath(routes: readonly Route[]): ReadonlyMap<string, readonly string[]> {
  const methods = new Map<string, string[]>();
  for (const { path, method } of routes) {
    const list = methods.get(path) ?? [];
    list.push(...(method === 'GET' ? ['GET', 'HEAD'] : [method]));
    methods.set(path, list);
  }
  return methods;
}

/** The refusal of a method that a path does not have. */
export function wrongMethod(methods: readonly string[], requestId: string): RouteAnswer {
  const allowed = methods.join(', ');
  const message = `This route does not have this method; use ${allowed}.`;
  const answer = errorEnvelope(
    'method_not_allowed',
    message,
    { allowed_methods: methods },
    requestId,
  );
  return { ...answer, headers: { ...answer.headers, Allow: allowed } };
}

/** The refusal of a path that no route has. */
export function unknownRoute(requestId: string): RouteAnswer {
  return errorEnvelope(
    'unknown_route',
    'There is no such route; see /openapi.json.',
    {},
    requestId,
  );
}
