import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

async function qss(...args: readonly string[]): Promise<string> {
  const env = { ...process.env, NO_COLOR: '1' };
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['cli/qss.mjs', ...args], { cwd: ROOT, env });
  return stdout.trimEnd();
}

function boxed(text: string): string {
  return `\`\`\`text\n${text}\n\`\`\`\n`;
}

const INTRODUCTION = `# Command line

\`npx qss\` in the checkout. These are the texts of \`qss --help\` and of every subcommand's \`--help\`; a test writes this page
(\`npx vitest run test/docs/command-line.test.ts --update\`) and fails while it differs. Settings come from the environment:
[settings.md](settings.md).
`;

it('docs/reference/command-line.md is what qss --help and its subcommands say', async () => {
  const overview = await qss('--help');
  const names = [...overview.matchAll(/^ {2}([a-z-]+) {2,}\S/gm)].map(([, name]) => name!);
  expect(names).toContain('serve');
  const parts: string[] = [];
  // One after the other: each is a process.
  for (const name of names) parts.push(`## ${name}\n\n${boxed(await qss(name, '--help'))}`);
  const text = [INTRODUCTION, boxed(overview), ...parts].join('\n');
  await expect(text).toMatchFileSnapshot('../../docs/reference/command-line.md');
}, 120_000);
