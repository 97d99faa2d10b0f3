import { type Command, EXIT, helpOf, parseCall, UsageError } from './command.ts';
import { acceptLossCommand } from './commands/accept-loss.ts';
import { compilerCommand } from './commands/compiler.ts';
import { configurationCommand } from './commands/configuration.ts';
import { diffCommand } from './commands/diff.ts';
import { doctorCommand } from './commands/doctor.ts';
import { explainCommand } from './commands/explain.ts';
import { exportCommand } from './commands/export.ts';
import { keysCommand } from './commands/keys.ts';
import { migrateCommand } from './commands/migrate.ts';
import { replayCommand } from './commands/replay.ts';
import { serveCommand } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { verifyCommand } from './commands/verify.ts';

/** Every subcommand, in the order of `qss --help`. */
const COMMANDS: readonly Command[] = [
  serveCommand,
  compilerCommand,
  keysCommand,
  configurationCommand,
  replayCommand,
  diffCommand,
  explainCommand,
  simulateCommand,
  exportCommand,
  migrateCommand,
  verifyCommand,
  acceptLossCommand,
  doctorCommand,
];

/**
 * Runs one call of the command line on the process's environment, standard output and standard error.
 * @returns the exit code
 */
export async function main([name = '--help', ...args]: readonly string[]): Promise<number> {
  if (name === '--help' || name === '-h' || name === 'help') {
    console.log(overview());
    return EXIT.ok;
  }
  const command = COMMANDS.find((each) => each.name === name);
  if (!command) {
    console.error(`qss: there is no subcommand ${JSON.stringify(name)}; see qss --help`);
    return EXIT.usage;
  }
  try {
    const call = parseCall(command, args);
    if (call === 'help') {
      console.log(helpOf(command));
      return EXIT.ok;
    }
    return await command.run(call);
  } catch (error) {
    return explain(command, error);
  }
}

function explain(command: Command, error: unknown): number {
  if (error instanceof UsageError) {
    console.error(`qss ${command.name}: ${error.message}; see qss ${command.name} --help`);
    return EXIT.usage;
  }
  const { code, message } = error as NodeJS.ErrnoException;
  const hint = code === 'EADDRINUSE' ? '; set PORT or INTERNAL_PORT to a free one' : '';
  console.error(`qss ${command.name}: ${message ?? String(error)}${hint}`);
  return EXIT.unavailable;
}

function overview(): string {
  const width = Math.max(...COMMANDS.map((command) => command.name.length));
  return [
    'qss: which question to put next, so that a conversation reaches its objective',
    '',
    'usage: qss <subcommand> [options]',
    '',
    ...COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'Every subcommand has --help (with examples) and --json (one JSON document).',
    'Exit codes: 0 done, 1 the answer is no, 64 usage, 66 not found, 69 unavailable, 78 bad setting.',
    '',
  ].join('\n');
}
