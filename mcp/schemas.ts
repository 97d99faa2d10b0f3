type Json = Record<string, unknown>;

/** The parts of the public OpenAPI document that tools are made from. */
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
}

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content: Content }>>;
}

type Content = Readonly<Record<string, { readonly schema: Json }>>;

/** What one operation takes and answers, as JSON Schemas without references. */
export interface OperationSchemas {
  readonly properties: Json;
  readonly required: readonly string[];
  readonly output: Json;
}

/** Schemas of the operation from the document that the API's own schemas make. @throws for an unknown one */
export function schemasOf(openApi: object, operationId: string): OperationSchemas {
  const document = openApi as Document;
  const operation = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .find((each) => each.operationId === operationId);
  if (!operation) throw new Error(`there is no operation ${operationId}`);
  const whole = (content: Content) =>
    resolved(content['application/json']!.schema, document.components.schemas);
  const body = operation.requestBody ? whole(operation.requestBody.content) : {};
  const [success] = Object.entries(operation.responses).find(([status]) => status < '300')!;
  const output = whole(operation.responses[success]!.content);
  return {
    properties: (body.properties ?? {}) as Json,
    required: (body.required ?? []) as string[],
    // A tool answers with an object, whichever of its shapes.
    output: { type: 'object', ...output },
  };
}

const REFERENCE = '#/components/schemas/';

function resolved(schema: Json, components: Document['components']['schemas']): Json {
  const { $ref, discriminator: _, ...rest } = schema;
  const target = typeof $ref === 'string' ? components[$ref.slice(REFERENCE.length)]! : {};
  const entries = Object.entries({ ...(target as Json), ...rest })
    .filter(([key]) => key !== 'discriminator')
    .map(([key, value]) => [key, within(value, components)]);
  return Object.fromEntries(entries);
}

function within(value: unknown, components: Document['components']['schemas']): unknown {
  if (Array.isArray(value)) return value.map((each) => within(each, components));
  if (typeof value !== 'object' || value === null) return value;
  return resolved(value as Json, components);
}
