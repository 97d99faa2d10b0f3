import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiledTree } from '../../../compiled/compiled-tree.mjs';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

let tree: Promise<URL | undefined> | undefined;

/** The tree that processes and threads of tests run; looked for once a worker. */
export function testedTree(): Promise<URL | undefined> {
  tree ??= compiledTree({ withTests: true });
  return tree;
}

/**
 * The JavaScript of a source, for a process to start from: a service that tsx has to translate costs four times the
 * processor's time to start, and tests start hundreds of them.
 * @param source its path below the project's root
 */
export async function compiled(source: string): Promise<string> {
  return join(fileURLToPath((await testedTree())!), source.replace(/\.ts$/, '.js'));
}

/** Path of a source below the project's root. */
export function sourceOf(url: URL): string {
  return relative(ROOT, fileURLToPath(url));
}
