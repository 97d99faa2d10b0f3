import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { API_VERSION } from '../domain/session/state-version.ts';
import { BODY_BYTES_MAX } from './body/body-limits.ts';
import { codesByStatus } from './documents/codes-by-status.ts';
import { COMPONENTS, errorAnswer, PUBLIC_CODES } from './documents/components.ts';
import { describeProperties } from './documents/describe-properties.ts';
import { DESCRIPTION, type OperationDocument, TAGS } from './documents/document.ts';
import { ERROR_EXAMPLES } from './documents/errors.ts';
import { HEADERS } from './documents/headers.ts';
import { type Meaning, meaningOf } from './documents/properties.ts';
import { type ErrorCode, STATUS_OF, tellsWhenAgain } from './error-envelope.ts';
import { KEY_SCHEMA } from './idempotency-key.ts';
import type { Route } from './route.ts';

type Json = Record<string, unknown>;
type Documents = Readonly<Record<string, OperationDocument>>;

/**
 * The OpenAPI 3.1 document of the routes, from the very schemas that validate.
 * @throws for a schema that has no counterpart, and for a route that `documents` does not describe
 */
export function openApiDocument(
  routes: readonly Route[],
  documents: Documents,
  { title, description, tags, token, meaning, codes }: About = PUBLIC,
): Json {
  const schemas = convert(routes.flatMap((route) => schemasOf(route, documents)));
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const document = documents[route.operationId];
    if (!document) throw new Error(`${route.operationId} is not described`);
    const method = route.method.toLowerCase();
    paths[route.path] = { ...paths[route.path], [method]: operationOf(route, document, meaning) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: API_VERSION,
      summary: 'Decides, during a conversation led by a host agent, which question to put next.',
      description,
      license: { name: 'Proprietary' },
    },
    servers: [{ url: '/', description: 'Where this document is served.' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          ...token,
        },
      },
      schemas: { ...schemas, Error: withCodes(schemas.Error as ErrorSchema, codes) },
      headers: HEADERS,
      examples: Object.fromEntries(
        codes.map((code) => [
          code,
          { value: { code, request_id: EXAMPLE_REQUEST_ID, ...ERROR_EXAMPLES[code] } },
        ]),
      ),
    },
  };
}

/** What a document says of itself, and where its properties are explained. */
interface About {
  readonly title: string;
  readonly description: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly token: { readonly bearerFormat?: string; readonly description: string };
  readonly meaning: Meaning;
  /** What its routes refuse requests with. */
  readonly codes: readonly ErrorCode[];
}

interface ErrorSchema extends Json {
  readonly properties: { readonly code: Json };
}

function withCodes(schema: ErrorSchema, codes: readonly ErrorCode[]): Json {
  const { properties } = schema;
  return { ...schema, properties: { ...properties, code: { ...properties.code, enum: codes } } };
}

function schemasOf({ operationId, body }: Route, documents: Documents): v.GenericSchema[] {
  const document = documents[operationId];
  return [document?.body ?? body, document?.success.schema].filter((each) => each !== undefined);
}

/** Converts what has a name, and these others with it: each conversion takes all of the former along. Answers the former. */
function convert(others: readonly v.GenericSchema[]): Json {
  const unnamed = others.filter((schema) => !NAMES.has(schema));
  const keys = new Map(unnamed.map((schema, n) => [schema, `unnamed ${n}`]));
  const keyed = Object.fromEntries([...keys].map(([schema, key]) => [key, schema]));
  const all = toJsonSchemaDefs({ ...COMPONENTS, ...keyed } as Definitions, CONVERSION);
  for (const [schema, key] of keys) inline.set(schema, all[key] as Json);
  return Object.fromEntries(
    Object.keys(COMPONENTS).map((name) => [name, describeProperties(name, all[name] as Json)]),
  );
}

const EXAMPLE_REQUEST_ID = 'req_01K9ZV4T5E8B2D3F4G5H6J7K8M';

const PUBLIC: About = {
  title: 'Question-selection service',
  description: DESCRIPTION,
  tags: TAGS,
  token: {
    bearerFormat: 'qss_live_<secret>',
    description: 'An API key. The names in a security requirement are the scopes it needs.',
  },
  meaning: meaningOf,
  codes: PUBLIC_CODES,
};

function operationOf(route: Route, document: OperationDocument, meaning: Meaning): Json {
  const { tag, summary, description, requests } = document;
  const body = document.body ?? route.body;
  return {
    operationId: route.operationId,
    tags: [tag],
    summary,
    description,
    ...(route.headers?.Deprecation === undefined ? {} : { deprecated: true }),
    security: (route.scopes ?? []).map((scope) => ({ apiKey: [scope] })),
    ...parametersOf(route, meaning),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            description: `At most ${route.bodyBytesMax ?? BODY_BYTES_MAX} bytes.`,
            required: route.isBodyOptional !== true,
            content: {
              'application/json': {
                schema: bodySchema(route, body, meaning),
                examples: requests ?? {},
              },
            },
          },
        }),
    responses: responsesOf(route, document),
  };
}

function bodySchema({ operationId }: Route, body: v.GenericSchema, meaning: Meaning): Json {
  return describeProperties(operationId, schemaOf(body), meaning);
}

/** Never sent as it stands: `/docs` puts a fresh key in its place. */
export const KEY_EXAMPLE = 'a-fresh-key-for-each-call';

function parametersOf(route: Route, meaning: Meaning): Json {
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    description: meaning(route.operationId, name!),
    schema: { type: 'string', minLength: 1, maxLength: 128 },
  }));
  const inHeader =
    route.idempotency === 'none'
      ? []
      : [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: route.idempotency === 'required',
            description: 'A fresh one for each new effect; the same one for a retry.',
            schema: KEY_SCHEMA,
            example: KEY_EXAMPLE,
          },
        ];
  const entries = (route.query as unknown as { entries: Record<string, v.GenericSchema> })?.entries;
  const inQuery = Object.entries(entries ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    description: meaning(route.operationId, name),
    schema: ofParameter(schema),
  }));
  const parameters = [...inPath, ...inHeader, ...inQuery];
  return parameters.length === 0 ? {} : { parameters };
}

function responsesOf(route: Route, { success, errors = [] }: OperationDocument): Json {
  const always = ['X-Request-Id', ...Object.keys(route.headers ?? {})];
  const responses: Json = {
    [success.status]: {
      description: success.description,
      headers: headersNamed([...always, ...(success.headers ?? [])]),
      content: {
        'application/json': { schema: schemaOf(success.schema), example: success.example },
      },
    },
  };
  for (const [status, codes] of codesByStatus(route, errors)) {
    responses[status] = errorResponse(codes, always);
  }
  return responses;
}

function errorResponse(codes: readonly ErrorCode[], always: readonly string[]): Json {
  const status = STATUS_OF[codes[0]!];
  const headers = [
    ...always,
    ...(status === 401 ? ['WWW-Authenticate'] : []),
    ...(codes.some(tellsWhenAgain) ? ['Retry-After'] : []),
  ];
  const names = codes.map((code) => `\`${code}\``).join(', ');
  return {
    description: names,
    headers: headersNamed(headers),
    content: {
      'application/json': {
        schema: {
          allOf: [
            schemaOf(errorAnswer),
            { properties: { code: { description: 'The codes of this status.', enum: codes } } },
          ],
        },
        examples: Object.fromEntries(
          codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
        ),
      },
    },
  };
}

function headersNamed(names: readonly string[]): Json {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

type Definitions = NonNullable<ConversionConfig['definitions']>;

const NAMES = new Map(Object.entries(COMPONENTS).map(([name, schema]) => [schema, name]));
const inline = new Map<v.GenericSchema, Json>();

/** What has a name is referred to by it; the rest was converted before. */
function schemaOf(schema: v.GenericSchema): Json {
  const name = NAMES.get(schema);
  return name === undefined ? inline.get(schema)! : { $ref: refTo(name) };
}

/** A parameter is a text: nothing of it has a name. */
function ofParameter(schema: v.GenericSchema): Json {
  const { $schema, ...converted } = toJsonSchema(schema, { ...CONVERSION, definitions: {} });
  return converted;
}

function refTo(name: string): string {
  return `#/components/schemas/${name}`;
}

const CONVERSION: ConversionConfig = {
  typeMode: 'output',
  target: 'draft-2020-12',
  overrideRef: ({ referenceId }) => refTo(referenceId),
  // Judged by code; what can be said of it in the document stands in the metadata beside it.
  overrideAction: ({ valibotAction, jsonSchema }) =>
    ['check', 'finite', 'transform'].includes(valibotAction.type) ? jsonSchema : undefined,
  overrideSchema: ({ valibotSchema, jsonSchema, referenceMap }) => {
    if (valibotSchema.type === 'custom') return jsonSchema;
    if (valibotSchema.type !== 'variant') return undefined;
    const { key, options } = valibotSchema as unknown as Variant;
    const mapping = options.flatMap((option) => {
      const name = referenceMap.get(option as never);
      if (name === undefined) throw new Error(`an option of the variant by ${key} has no name`);
      return valuesOf(option, key).map((value) => [value, refTo(name)]);
    });
    const discriminator = { propertyName: key, mapping: Object.fromEntries(mapping) };
    return { ...jsonSchema, discriminator } as typeof jsonSchema;
  },
};

interface Variant {
  readonly key: string;
  readonly options: readonly (Variant | Option)[];
}

interface Option {
  readonly entries: Readonly<Record<string, { readonly literal: string }>>;
}

/** Values of the discriminator under which an option, or an option of it, is chosen. */
function valuesOf(option: Variant | Option, key: string): readonly string[] {
  if ('entries' in option) return [option.entries[key]!.literal];
  return [...new Set(option.options.flatMap((each) => valuesOf(each, key)))];
}
