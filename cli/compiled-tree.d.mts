export function compiledTree(options?: { readonly withTests?: boolean }): Promise<URL | undefined>;
