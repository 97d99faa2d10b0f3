import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { DOCUMENTS } from '../api/documents/all.ts';
import { COMPONENTS } from '../api/documents/components.ts';
import type { OperationDocument } from '../api/documents/document.ts';
import { findMeaning } from '../api/documents/properties.ts';
import { type ErrorCode, STATUS_OF } from '../api/error-envelope.ts';
import { openApiDocument } from '../api/openapi.ts';
import type { Route } from '../api/route.ts';

const ROUTES_PAGE = new URL('../docs/reference/routes.md', import.meta.url);
const SERVICE = '/internal/v1/tenants/{tenant}/services/{service}';

/** Of the path, which the public routes do not have. */
const PLACE: Readonly<Record<string, string>> = {
  tenant: 'Whose data it is.',
  service: 'Which of the tenant’s services.',
};

const DESCRIPTION = `
The entry point of operators, of tenants' people and of the console, which uses these routes and no others. Bodies, parameters, scopes and
keys are from the very schemas that validate; answers are told in words, but for those that the public document describes.
`.trim();

/**
 * The OpenAPI document of the internal entry point: what a route takes is from its schemas, what it does from
 * docs/reference/routes.md.
 * docs/reference/openapi-internal.json is made of it by test/tools/internal-openapi.test.ts, and served as it is.
 * @throws for a route that the page does not list
 */
export function internalOpenApi(routes: readonly Route[]): object {
  const descriptions = toldByPage();
  const documents = Object.fromEntries(
    routes.map((route) => [route.operationId, documentOf(route, descriptions)]),
  );
  return openApiDocument(routes, documents, {
    title: 'Question-selection service: internal entry point',
    description: DESCRIPTION,
    tags: { Internal: 'Everything that the internal port serves.' },
    token: {
      description:
        'QSS_ADMIN_TOKEN, which may everything, or the token of a sign-in. The names in a security requirement are the scopes it needs.',
    },
    meaning,
    // The claims of jobs are between workers.
    codes: (Object.keys(STATUS_OF) as ErrorCode[]).filter((code) => code !== 'stale_claim'),
  });
}

const OF_SESSION = ['unknown_session', 'session_erased'] as const;
const OF_REPLAY = [...OF_SESSION, 'compiled_artifact_unavailable'] as const;
const OF_VERSION = ['unknown_configuration', 'compiled_artifact_unavailable'] as const;
const OF_TRIAL = [...OF_VERSION, 'configuration_validation_failed'] as const;

/** What the routes that only this port has refuse requests with, beside what each does because of what it is. */
const REFUSALS: Readonly<Record<string, readonly ErrorCode[]>> = {
  rotateKey: ['unknown_key'],
  revokeKey: ['unknown_key'],
  getConfigurationVersion: OF_VERSION,
  compareConfigurations: OF_VERSION,
  restoreConfiguration: OF_TRIAL,
  discardDraft: OF_TRIAL,
  listDraftWarnings: ['unknown_configuration'],
  previewConversation: OF_TRIAL,
  getGateVerdict: ['unknown_configuration'],
  runConversationTests: OF_TRIAL,
  saveConversationTests: ['configuration_validation_failed'],
  inspectSession: OF_REPLAY,
  replaySession: OF_REPLAY,
  inspectSessionVersion: OF_REPLAY,
  explainDecision: [...OF_REPLAY, 'unknown_decision'],
  eraseSession: ['unknown_session'],
  placeHold: OF_SESSION,
  releaseHold: OF_SESSION,
  readAnalytics: ['unknown_configuration'],
  compareVersionFigures: ['unknown_configuration'],
  signIn: ['unauthorized'],
  beginProviderSignIn: ['unknown_route', 'unauthorized'],
  completeProviderSignIn: ['unknown_route', 'unauthorized', 'insufficient_scope'],
};

/** What the public document explains too, and what every route has; the same names mean other things elsewhere. */
function meaning(owner: string, ...way: readonly string[]): string | undefined {
  const name = way.join('.');
  if (owner in DOCUMENTS || owner in COMPONENTS || PAGING.has(name)) {
    return findMeaning(owner, ...way) ?? PLACE[name];
  }
  return PLACE[name];
}

const PAGING = new Set(['limit', 'cursor']);

/** What the page says that each route does, by method and path. */
function toldByPage(): ReadonlyMap<string, string> {
  const [, internal = ''] = readFileSync(ROUTES_PAGE, 'utf8').split('## Internal');
  const rows = internal.matchAll(/^\| `(\w+) (.+?)` \| .+? \| \w+ \| (.+?) \|$/gm);
  return new Map(
    Array.from(rows, ([, method, path, does]) => [
      `${method} ${path!.replace('…', SERVICE)}`,
      does!.replace(/\[(.+?)\]\(.+?\)/g, '$1'),
    ]),
  );
}

function documentOf(route: Route, descriptions: ReadonlyMap<string, string>): OperationDocument {
  const shared = DOCUMENTS[route.operationId];
  if (shared) return { ...shared, tag: 'Internal' };
  const does = descriptions.get(`${route.method} ${route.path}`);
  if (does === undefined) throw new Error(`${route.operationId} is not in routes.md`);
  return {
    tag: 'Internal',
    summary: summaryOf(does),
    description: does,
    success: { status: '2XX', description: 'Done.', schema: v.looseObject({}) },
    errors: REFUSALS[route.operationId] ?? [],
  };
}

const SUMMARY_MAX = 80;

/** Its first words. */
function summaryOf(does: string): string {
  const [clause = does] = does.split(/[;:,.(]/);
  return clause.slice(0, SUMMARY_MAX).trim();
}
