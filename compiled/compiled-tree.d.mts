export function runEntry(entry: string): Promise<void>;
export function shareTree(): Promise<void>;
export function compiledTree(options?: { readonly withTests?: boolean }): Promise<URL | undefined>;
