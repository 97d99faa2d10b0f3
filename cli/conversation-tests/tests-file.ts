import { readFileSync } from 'node:fs';
import { type Document, isNode, LineCounter, parseDocument, stringify } from 'yaml';
import { unescapePointer } from '../../domain/json/json-pointer.ts';
import { UsageError } from '../command-line/command.ts';

/** A file of conversation tests, not judged yet. */
export interface TestsFile {
  /** The body of a request: `{tests}`. */
  readonly body: { readonly tests: unknown };
  /** Where in the file a JSON Pointer into the body leads, as `file:line:column`. */
  readonly placeOf: (pointer: string) => string;
}

/** Reads YAML, or JSON, which is YAML too. @throws UsageError for what is none, with its place */
export function readTestsFile(file: string): TestsFile {
  const lines = new LineCounter();
  const document = parseDocument(contentOf(file), { lineCounter: lines, prettyErrors: false });
  const placeAt = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${file}:${line}:${col}`;
  };
  const [fault] = document.errors;
  if (fault) throw new UsageError(`${placeAt(fault.pos[0])} ${fault.message}`);
  const content: unknown = document.toJS({ maxAliasCount: 100 });
  if (!(content instanceof Object) || !Object.hasOwn(content, 'tests')) {
    throw new UsageError(`${file} has no "tests"`);
  }
  return {
    body: { tests: (content as { readonly tests: unknown }).tests },
    placeOf: (pointer) =>
      placeAt(offsetOf(document, pointer.split('/').slice(1).map(unescapePointer))),
  };
}

/** Where what a pointer names begins; of what is not there, what it would be in. */
function offsetOf(document: Document, keys: readonly string[]): number {
  for (let length = keys.length; length >= 0; length--) {
    const node = length === 0 ? document.contents : document.getIn(keys.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
}

/** Tests as a file has them. */
export function testsText(tests: readonly object[]): string {
  return stringify({ tests }, { lineWidth: 120 });
}
