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
 * docs/reference/limits.md lists, and says which of the tests do not notice; also names the limits that the page does not name.
 *
 * Usage: npm run limits [-- --only <NAME,…>]
 */
const { values: options } = parseArgs({ options: { only: { type: 'string' } } });

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RUN_MS_MAX = 5 * 60_000;
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
for (const { name, file, test } of limits) {
  const source = join(copy, file);
  const before = await readFile(source, 'utf8');
  await writeFile(source, before.replace(WITHOUT.find(name), WITHOUT.replacement));
  const isNoticed = await fails(test);
  await writeFile(source, before);
  console.log(`${isNoticed ? 'noticed  ' : 'SURVIVED '} ${name}, ${file}: ${test}`);
  if (!isNoticed) survivors.push(name);
}
await rm(copy, { recursive: true });
console.log(`${limits.length} limits were taken out, ${survivors.length} without being noticed`);
process.exit(survivors.length > 0 ? 1 : 0);

/** Whether the tests of a file fail, or do not end. */
async function fails(test: string): Promise<boolean> {
  const args = ['vitest', 'run', '--maxWorkers=1', test];
  const child = spawn('npx', args, { cwd: copy, stdio: 'ignore', detached: true });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const hasEnded = await settlesWithin(RUN_MS_MAX, exit);
  if (!hasEnded) process.kill(-child.pid!, 'SIGKILL');
  return !hasEnded || (await exit)[0] !== 0;
}
