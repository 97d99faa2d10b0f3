/** Paths of the sources that processes and threads begin with, below the root of the project. */
export const ENTRIES: readonly string[];
/** Under which threads are told of a tree. */
export const TOLD_TREE: string;
export function runEntry(entry: string): Promise<void>;
export function compiledTree(options?: { readonly withTests?: boolean }): Promise<URL | undefined>;
