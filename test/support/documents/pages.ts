import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A page below the project's root without its boxes. */
export function readPage(page: string): string {
  return readFileSync(join(ROOT, page), 'utf8').replaceAll(/```[\s\S]*?```/g, '');
}

/** Whether a page's link leads to a file, and to a heading of it where the link names one. */
export function leadsSomewhere(page: string, target: string): boolean {
  const [path = '', fragment] = target.split('#');
  const file = path === '' ? page : join(dirname(page), path);
  if (!existsSync(join(ROOT, file))) return false;
  return fragment === undefined || fragmentsOf(file).includes(fragment);
}

/** Fragments of a page's headings, as GitHub writes them. */
function fragmentsOf(page: string): string[] {
  return [...readPage(page).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Whether pages written for a shell can be run here. */
export function canPaste(): boolean {
  return has('curl') && has('bash');
}

function has(command: string): boolean {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** What npx does with `qss` in a checkout, without npm, whose start takes ten times the work of the command. */
const WITHOUT_NPM = 'npx() { [ "$1" = qss ] && shift && node cli/qss.mjs "$@"; }';

/**
 * Runs the shell boxes of a page below the project's root, one after the other in one shell; how-to pages without npm.
 * @returns what each box wrote to standard output
 * @throws when the page has none, or they end before the last one; a command that fails is told by what it wrote
 */
export async function pastePage(
  page: string,
  env: Readonly<Record<string, string>>,
): Promise<string[]> {
  const text = readFileSync(`${ROOT}/${page}`, 'utf8');
  const boxes = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, box]) => box!);
  if (boxes.length === 0) throw new Error(`${page} has no box to run`);
  const prelude = page.startsWith('docs/how-to/') ? WITHOUT_NPM : '';
  const script = boxes.map((box, i) => `echo "=== box ${i}"\n${box}`).join('\n');
  const { stdout } = await promisify(execFile)('bash', ['-uc', `${prelude}\n${script}\nexit 0`], {
    cwd: ROOT,
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  const said = stdout.split(/=== box \d+\n/).slice(1);
  if (said.length !== boxes.length) throw new Error(`${page}: not every box was run`);
  return said;
}
