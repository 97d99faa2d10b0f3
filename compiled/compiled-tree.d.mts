/** Paths of the sources that processes and threads begin with, below the root of the project. */
export const ENTRIES: readonly string[];
export function runEntry(entry: string): Promise<void>;
export function shareTree(): Promise<void>;
export function compiledTree(options?: { readonly withTests?: boolean }): Promise<URL | undefined>;
