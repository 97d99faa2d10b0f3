import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PREFIX = '.compiled-';
/** Trees of other states of the sources are kept for runs that may still use them. */
const KEPT_MS = 3_600_000;

let tree: Promise<string> | undefined;

/**
 * The JavaScript of a source, for a process to start from. Compiled once for each state of the sources: a service that
 * tsx has to translate costs four times the processor's time to start, and tests start hundreds of them.
 * @param source its path below the project's root
 */
export async function compiled(source: string): Promise<string> {
  tree ??= compiledTree();
  return join(await tree, source.replace(/\.ts$/, '.js'));
}

async function compiledTree(): Promise<string> {
  const directory = join(ROOT, `${PREFIX}${stateOfSources()}`);
  if (existsSync(directory)) return directory;
  removeOld();
  const own = `${directory}.${process.pid}`;
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const project = join(ROOT, 'test/tsconfig.compiled.json');
  await promisify(execFile)(process.execPath, [tsc, '-p', project, '--outDir', own]);
  try {
    renameSync(own, directory);
  } catch {
    // Somebody else has made the same meanwhile.
    rmSync(own, { recursive: true });
  }
  return directory;
}

/** Changes with every source that is added, changed or taken away. */
function stateOfSources(): string {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.ts', '*.json'];
  const hash = createHash('sha256');
  for (const path of execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).split('\0')) {
    const stats = statSync(join(ROOT, path), { throwIfNoEntry: false });
    if (stats?.isFile()) hash.update(`${path} ${stats.mtimeMs} ${stats.size}\n`);
  }
  return hash.digest('hex').slice(0, 12);
}

function removeOld(): void {
  for (const name of readdirSync(ROOT).filter((each) => each.startsWith(PREFIX))) {
    const old = join(ROOT, name);
    const age = Date.now() - (statSync(old, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > KEPT_MS) rmSync(old, { recursive: true, force: true });
  }
}

/** Path of a source below the project's root. */
export function sourceOf(url: URL): string {
  return relative(ROOT, fileURLToPath(url));
}
