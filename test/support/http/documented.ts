import { Ajv2020 } from 'ajv/dist/2020.js';
import { DOCUMENTS } from '../../../api/documents/all.ts';
import { openApiDocument } from '../../../api/openapi.ts';
import { contractRoutes } from '../../../api/routes.ts';
import type { Inspect, Reply } from './client.ts';

/** The public document, as JSON readers see it. */
export const openApi = JSON.parse(
  JSON.stringify(openApiDocument(contractRoutes({} as never, {} as never), DOCUMENTS)),
) as OpenApi;

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly examples: Readonly<Record<string, { readonly value: { readonly code: string } }>>;
  };
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly deprecated?: boolean;
  readonly security: readonly { readonly apiKey: readonly [string] }[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
  }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, Content>>;
  };
  readonly responses: Readonly<
    Record<
      string,
      { readonly headers: object; readonly content: Readonly<Record<string, Content>> }
    >
  >;
}

interface Content {
  readonly example?: unknown;
  readonly examples?: Readonly<
    Record<string, { readonly value?: unknown; readonly $ref?: string }>
  >;
}

/** Every operation with its place. */
export const operations = Object.entries(openApi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    operation,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  })),
);

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  // A schema that others refer to is compiled once, not once with each of them, and what few answers are held against is not made faster.
  inlineRefs: false,
  code: { optimize: false },
  formats: { 'date-time': DATE_TIME, uuid: UUID },
});
ajv.addSchema({ $id: 'openapi', ...openApi });

/** What is wrong with a value by the schema at a JSON Pointer into the document; empty when nothing is. */
export function faultsBy(pointer: readonly (string | number)[], value: unknown): readonly string[] {
  const path = pointer.map((part) => String(part).replaceAll('~', '~0').replaceAll('/', '~1'));
  const reference = `openapi#/${path.map(encodeURIComponent).join('/')}`;
  const validate = ajv.getSchema(reference);
  if (!validate) throw new Error(`${reference} is not in the document`);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** Pointer to the schema of one response. */
export function responsePointer(path: string, method: string, status: number) {
  const content = ['content', 'application/json', 'schema'];
  return ['paths', path, method.toLowerCase(), 'responses', status, ...content];
}

/** Codes of the HTTP layer, before any operation is known. */
const EDGE_CODES = ['unknown_route', 'method_not_allowed'];

/**
 * Fails when an answer is not what the document says of its route and status: an undocumented status, a field
 * too many, a code of another operation, a missing header.
 */
export const expectDocumented: Inspect = ({ method, path }, reply) => {
  const faults = faultsOf(method, path.split('?')[0]!, reply);
  if (faults.length > 0) {
    throw new Error(`${method} ${path} ${reply.status}: ${faults.join('; ')}\n${reply.text}`);
  }
};

function faultsOf(method: string, path: string, reply: Reply<unknown>): readonly string[] {
  const { status, body, headers } = reply;
  if (!/^req_[0-9A-HJKMNP-TV-Z]{26}$/.test(headers.get('x-request-id') ?? '')) {
    return ['X-Request-Id is missing'];
  }
  const { code } = (body ?? {}) as { code?: string };
  if (EDGE_CODES.includes(code ?? '')) return faultsBy(['components', 'schemas', 'Error'], body);
  const found = operations.find(
    (each) => each.pattern.test(path) && each.method === (method === 'HEAD' ? 'GET' : method),
  );
  if (!found) return ['no such operation is documented'];
  const response = found.operation.responses[status];
  if (!response) return [`${status} ${code ?? ''} is not documented`];
  const missing = Object.keys(response.headers).filter(
    (name) =>
      name !== 'Idempotent-Replayed' &&
      // What was erased does not come back.
      !(name === 'Retry-After' && code === 'session_erased') &&
      !headers.has(name),
  );
  return [
    ...missing.map((name) => `${name} is missing`),
    ...(method === 'HEAD' ? [] : faultsBy(responsePointer(found.path, found.method, status), body)),
  ];
}
