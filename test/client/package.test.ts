import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** The package as its users get it: built, packed, and unpacked into another project. */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
const run = promisify(execFile);

let project: string;

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'qss-client-package-'));
  const source = join(project, 'client');
  cpSync(join(ROOT, 'client'), source, { recursive: true });
  cpSync(join(ROOT, 'tsconfig.json'), join(project, 'tsconfig.json'));
  await run(process.execPath, [TSC, '-p', source]);
  await run('npm', ['pack', '--silent', '--pack-destination', project], { cwd: source });
  const [tarball] = readdirSync(project).filter((name) => name.endsWith('.tgz'));
  const installed = join(project, 'node_modules/qss-client');
  mkdirSync(installed, { recursive: true });
  await run('tar', ['xzf', join(project, tarball!), '--strip-components=1', '-C', installed]);
}, 60_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

it('has no dependencies and holds what is needed, no more', () => {
  const installed = join(project, 'node_modules/qss-client');
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  expect(manifest.dependencies).toBeUndefined();
  expect(readdirSync(installed).toSorted()).toEqual(['README.md', 'dist', 'package.json']);
  const scripts = readdirSync(join(installed, 'dist')).filter((name) => name.endsWith('.js'));
  const text = scripts.map((name) => readFileSync(join(installed, 'dist', name), 'utf8')).join();
  expect(text).not.toMatch(/node:|require\(|process\./);
});

it('runs in a project of its own, and type-checks there', async () => {
  const script = `
import { ConnectionError, QssClient, QssError } from 'qss-client';
import { RateLimitedError } from 'qss-client/errors';
import type { NextAnswer } from 'qss-client/types';
const client = new QssClient({ url: 'http://127.0.0.1:1', callMs: 50 });
export const first = (answer: NextAnswer): string | undefined => answer.candidates[0]?.question_id;
try {
  const session = await client.start();
  for await (const turn of session) await turn.answer({ user_text: turn.question.text });
} catch (error) {
  if (error instanceof QssError) {
    console.log(error.code, error instanceof ConnectionError, error instanceof RateLimitedError);
  }
}
`;
  writeFileSync(join(project, 'agent.ts'), script);
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2023', 'dom'],
    strict: true,
    types: [],
  };
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['agent.ts'] }),
  );
  await run(process.execPath, [TSC, '-p', project]).catch(({ stdout }: { stdout: string }) =>
    expect.unreachable(stdout),
  );
  const { stdout } = await run(process.execPath, ['agent.js'], { cwd: project });
  expect(stdout).toBe('connection_failed true false\n');
});
