import { expect, it } from 'vitest';
import { qss, qssProcess } from '../support/processes/command-line.ts';

const PLAIN = { NO_COLOR: '1' };

function boxed(text: string): string {
  return `\`\`\`text\n${text}\n\`\`\`\n`;
}

const INTRODUCTION = `# Command line

\`npx qss\` in the checkout. These are the texts of \`qss --help\` and of every subcommand's \`--help\`; a test writes this page
(\`npx vitest run test/docs/command-line.test.ts --update\`) and fails while it differs. Settings come from the environment:
[settings.md](settings.md).
`;

it('docs/reference/command-line.md is what qss --help and its subcommands say', async () => {
  const overview = (await qssProcess(['--help'], PLAIN)).stdout.trimEnd();
  const names = [...overview.matchAll(/^ {2}([a-z-]+) {2,}\S/gm)].map(([, name]) => name!);
  expect(names).toContain('serve');
  const parts: string[] = [];
  for (const name of names) {
    const { stdout } = await qss([name, '--help'], PLAIN);
    parts.push(`## ${name}\n\n${boxed(stdout.trimEnd())}`);
  }
  const text = [INTRODUCTION, boxed(overview), ...parts].join('\n');
  await expect(text).toMatchFileSnapshot('../../docs/reference/command-line.md');
});
