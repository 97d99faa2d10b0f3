import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
}

/** Every file of code that git knows, or does not ignore. */
export const files: readonly SourceFile[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.mjs'],
  { cwd: ROOT, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => path !== '')
  .flatMap((path) => {
    const text = readOrUndefined(join(ROOT, path));
    return text === undefined ? [] : [{ path, text, imports: importsOf(text) }];
  });

/** Undefined for a file that is deleted but still in git's index. */
function readOrUndefined(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** What a text imports, types included, as it is written. */
export function importsOf(text: string): string[] {
  const statements = text.matchAll(
    /^(?:import|export)\b[^'"`;]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return [...statements].map(([, from, bare, dynamic]) => from ?? bare ?? dynamic!);
}

const parsed = new Map<string, ts.SourceFile>();

/** A file as the compiler reads it. */
export function parse({ path, text }: SourceFile): ts.SourceFile {
  const known = parsed.get(text) ?? ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  parsed.set(text, known);
  return known;
}

/** The path below the root of what a file imports of ours. */
export function resolved(from: string, specifier: string): string {
  return normalize(join(dirname(from), specifier));
}

/** The outermost folder of a path. */
export function folderOf(path: string): string {
  return path.split('/')[0]!;
}
