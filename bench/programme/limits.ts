import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  findLimits,
  readLimits,
  readOthers,
  WITHOUT,
} from '../../test/support/documents/limits.ts';
import { settlesWithin } from '../../time/within.ts';

/**
 * Takes out, one after the other in a copy of the sources, each ceiling, time-out and number of tries that
 * docs/reference/limits.md lists, and says which of the tests do not notice, or do not end; also names the limits that the page
 * does not name.
 *
 * Usage: npm run limits [-- --only <NAME,…>]
 */
const { values: options } = parseArgs({ options: { only: { type: 'string' } } });

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** A file of tests that needs longer hangs, and tells whoever took a limit out nothing of it. */
const RUN_MS_MAX = 90_000;
/** What a test may wait for what does not come: less than when a busy machine runs all of them. */
const TEST_MS_MAX = 20_000;
const NOT_COPIED = /^(\.git|\.built-.*|node_modules|dist)$/;

const only = options.only?.split(',');
const listed = await readLimits();
const limits = listed.filter(({ name }) => !only || only.includes(name));
const named = [...listed, ...(await readOthers())];
for (const { name, file } of only ? [] : await findLimits()) {
  const isListed = named.some((limit) => limit.name === name && limit.file === file);
  if (!isListed) console.log(`not listed ${name}, ${file}`);
}
const copy = await mkdtemp(join(tmpdir(), 'qss-limits-'));
for (const entry of await readdir(ROOT)) {
  if (!NOT_COPIED.test(entry)) await cp(join(ROOT, entry), join(copy, entry), { recursive: true });
}
await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
const survivors: string[] = [];
const hanging: string[] = [];
for (const { name, file, test } of limits) {
  const source = join(copy, file);
  const before = await readFile(source, 'utf8');
  await writeFile(source, before.replace(WITHOUT.find(name), WITHOUT.replacement));
  const end = await endOf(test);
  await writeFile(source, before);
  console.log(`${end} ${name}, ${file}: ${test}`);
  if (end === 'SURVIVED') survivors.push(name);
  if (end === 'hangs') hanging.push(name);
}
await rm(copy, { recursive: true });
console.log(
  `${limits.length} limits were taken out, ${survivors.length} without being noticed, ${hanging.length} seen by a test that hangs`,
);
process.exit(survivors.length > 0 ? 1 : 0);

/** What became of the tests of a file. */
async function endOf(test: string): Promise<'noticed' | 'hangs' | 'SURVIVED'> {
  const args = ['vitest', 'run', '--maxWorkers=1', `--testTimeout=${TEST_MS_MAX}`, test];
  const child = spawn('npx', args, { cwd: copy, stdio: 'ignore', detached: true });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const hasEnded = await settlesWithin(RUN_MS_MAX, exit);
  if (!hasEnded) {
    process.kill(-child.pid!, 'SIGKILL');
    return 'hangs';
  }
  return (await exit)[0] === 0 ? 'SURVIVED' : 'noticed';
}
