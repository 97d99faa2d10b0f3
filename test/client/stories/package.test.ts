import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ServiceUnderTest } from '../../support/service.ts';

/** The package as its users get it: built, packed, and unpacked into another project. */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
const BROWSER = '/usr/bin/chromium';
const run = promisify(execFile);

let project: string;
let service: ServiceUnderTest;
let site: { readonly url: string; close(): void };

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
  service = await ServiceUnderTest.start();
  await service.publish();
  site = await startSite(service);
});

afterAll(async () => {
  site.close();
  await service.stop();
  rmSync(project, { recursive: true, force: true });
});

it('has no dependencies and holds what is needed, no more', () => {
  const installed = join(project, 'node_modules/qss-client');
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  expect(manifest.dependencies).toBeUndefined();
  expect(readdirSync(installed).toSorted()).toEqual(['README.md', 'dist', 'package.json']);
  const scripts = readdirSync(join(installed, 'dist')).filter((name) => name.endsWith('.js'));
  const source = scripts.map((name) => readFileSync(join(installed, 'dist', name), 'utf8')).join();
  expect(source).not.toMatch(/node:|require\(|process\./);
});

/** What a user would write; it names something of each entry point. */
const AGENT = `
import { ConnectionError, QssClient, QssError } from 'qss-client';
import { RateLimitedError } from 'qss-client/errors';
import type { NextAnswer } from 'qss-client/types';

const ANSWERS: Record<string, string> = {
  q_people: 'We will be 4.',
  q_area: 'In the north, please.',
  q_food: 'Pasta.',
  q_extras: 'A garden would be lovely.',
};

export const first = (answer: NextAnswer): string | undefined => answer.candidates[0]?.question_id;

/** How a session ends, and what a service that is not there is told as. */
export async function lead(url: string): Promise<string> {
  const session = await new QssClient({ url }).start();
  for await (const turn of session) {
    await turn.answer({ user_text: ANSWERS[turn.question.question_id] ?? 'No idea.' });
  }
  const { status, targets } = await session.read();
  try {
    await new QssClient({ url: 'http://127.0.0.1:1', callMs: 50 }).start();
  } catch (error) {
    if (!(error instanceof QssError)) throw error;
    const kinds = [error instanceof ConnectionError, error instanceof RateLimitedError];
    return [status, targets['people']?.value, error.code, ...kinds].join(' ');
  }
  return status;
}
`;
const LED = 'completed 4 connection_failed true false';

it('type-checks in a project of its own', async () => {
  writeFileSync(join(project, 'agent.ts'), AGENT);
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
  const main = `import { lead } from './agent.js';\nconsole.log(await lead(process.argv[2]));\n`;
  writeFileSync(join(project, 'main.js'), main);
});

describe('leads a session to its end', () => {
  const isThere = (command: string) => spawnSync(command, ['--version']).status === 0;
  const RUNTIMES = [
    ['node', []],
    ['bun', []],
    ['deno', ['run', '--allow-net', '--allow-read', '--allow-env']],
  ] as const;

  for (const [runtime, flags] of RUNTIMES) {
    it.skipIf(!isThere(runtime))(
      `in ${runtime} (skipped where it is not installed)`,
      async () => {
        const { stdout } = await run(runtime, [...flags, 'main.js', site.url], { cwd: project });
        expect(stdout).toBe(`${LED}\n`);
      },
      240_000,
    );
  }

  it.skipIf(!existsSync(BROWSER))(
    'in a page, by a proxy that adds the key (skipped without Chromium)',
    async () => {
      const browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox'] });
      try {
        const page = await browser.newPage();
        await page.goto(`${site.url}/`);
        await page.getByText(LED).waitFor();
      } finally {
        await browser.close();
      }
    },
    240_000,
  );
});

/** A web site of the project's files, which passes on what is for the service and adds the key. */
async function startSite(service: ServiceUnderTest): Promise<{ url: string; close(): void }> {
  const key = await service.makeSecret(['runtime']);
  const server = createServer(async (request, response) => {
    const path = request.url!;
    if (!path.startsWith('/v1/')) {
      const isPage = path === '/';
      response.setHeader('Content-Type', isPage ? 'text/html' : 'text/javascript');
      return response.end(isPage ? PAGE : readFileSync(join(project, path)));
    }
    const body = await text(request);
    const reply = await service.service.publicApp.request(path, {
      method: request.method!,
      headers: { ...(request.headers as Record<string, string>), Authorization: `Bearer ${key}` },
      ...(body === '' ? {} : { body }),
    });
    response.writeHead(reply.status, { 'Content-Type': 'application/json' });
    return response.end(await reply.text());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const DIST = '/node_modules/qss-client/dist';
const PAGE = `<!doctype html><title>Agent</title><link rel="icon" href="data:,">
<script type="importmap">{ "imports": { "qss-client": "${DIST}/client.js", "qss-client/errors": "${DIST}/errors.js" } }</script>
<script type="module">
  import { lead } from '/agent.js';
  document.body.textContent = await lead(location.origin).catch(String);
</script>`;
