/** One thing a model is asked to do. */
export interface Task {
  readonly instructions: string;
  /** What others wrote, as JSON, a message each: the only place where their words stand. */
  readonly data: readonly string[];
  /** JSON Schema of the answer. */
  readonly schema: object;
  readonly answerTokensMax: number;
}

const schemaBytes = new WeakMap<object, number>();

/** Bytes of UTF-8 that are sent for a task, but for the frame of the call. */
export function bytesOf({ instructions, data, schema }: Task): number {
  let ofSchema = schemaBytes.get(schema);
  if (ofSchema === undefined) {
    ofSchema = Buffer.byteLength(JSON.stringify(schema));
    schemaBytes.set(schema, ofSchema);
  }
  const ofData = data.reduce((sum, each) => sum + Buffer.byteLength(each), 0);
  return Buffer.byteLength(instructions) + ofData + ofSchema;
}
