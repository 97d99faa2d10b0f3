/** A JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>;

/** What a schema asks for, in words. */
export type Shape = string | { readonly [field: string]: Shape } | readonly Shape[];

/** A schema in one word, `?` for fields that may be missing; lists as their item and their bounds. */
export function shapeOf(schema: Schema): Shape {
  if ('$ref' in schema) return (schema.$ref as string).split('/').at(-1)!;
  if ('const' in schema) return `"${schema.const}"`;
  if ('enum' in schema) return (schema.enum as string[]).join(' | ');
  if ('anyOf' in schema) return oneOf((schema.anyOf as Schema[]).map(shapeOf));
  if (schema.type === 'array') return [shapeOf(schema.items as Schema), listBounds(schema)];
  if (schema.type === 'object') return fieldsOf(schema);
  return `${schema.type ?? 'anything'}${bounds(schema)}`;
}

function oneOf(shapes: readonly Shape[]): Shape {
  const areWords = shapes.every((shape) => typeof shape === 'string');
  return areWords ? shapes.join(' or ') : { oneOf: shapes as never };
}

function fieldsOf({ properties = {}, required = [] }: Schema): Shape {
  return Object.fromEntries(
    Object.entries(properties as Schema).map(([name, schema]) => [
      (required as string[]).includes(name) ? name : `${name}?`,
      shapeOf(schema as Schema),
    ]),
  );
}

function bounds({ minimum, minLength, maximum, maxLength, format }: Schema): string {
  const min = minimum ?? minLength;
  // The largest integer that JSON carries exactly bounds nothing that anybody counts.
  const max = maximum === Number.MAX_SAFE_INTEGER ? undefined : (maximum ?? maxLength);
  const range = min === undefined && max === undefined ? '' : ` ${min ?? ''}..${max ?? ''}`;
  return `${range}${format === undefined ? '' : ` ${format}`}`;
}

function listBounds({ minItems = 0, maxItems = '', uniqueItems }: Schema): string {
  return `${minItems}..${maxItems}${uniqueItems ? ' unique' : ''}`;
}
