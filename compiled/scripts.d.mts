interface Module {
  readonly path: string;
  readonly text: string;
}

export function asScripts(
  files: readonly Module[],
  parts: { readonly entries: readonly string[]; readonly runner: string },
): Promise<readonly Module[]>;
