import { type Command, EXIT, helpOf, parseCall, UsageError } from './command-line/command.ts';
import { ENGINE_VERSION } from './version.ts';

/** Every subcommand, in the order of `qss --help`; loaded when it is called, for what one needs others do not. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  compiler: async () => (await import('./commands/compiler.ts')).compilerCommand,
  projector: async () => (await import('./commands/projector.ts')).projectorCommand,
  keys: async () => (await import('./commands/keys.ts')).keysCommand,
  configuration: async () =>
    (await import('./commands/configuration/configuration.ts')).configurationCommand,
  chat: async () => (await import('./commands/chat.ts')).chatCommand,
  console: async () => (await import('./commands/console.ts')).consoleCommand,
  mcp: async () => (await import('./commands/mcp.ts')).mcpCommand,
  test: async () => (await import('./commands/configuration/test.ts')).testCommand,
  replay: async () => (await import('./commands/log/replay.ts')).replayCommand,
  diff: async () => (await import('./commands/configuration/diff.ts')).diffCommand,
  explain: async () => (await import('./commands/log/explain.ts')).explainCommand,
  simulate: async () => (await import('./commands/configuration/simulate.ts')).simulateCommand,
  estimate: async () => (await import('./commands/configuration/estimate.ts')).estimateCommand,
  export: async () => (await import('./commands/log/export.ts')).exportCommand,
  erase: async () => (await import('./commands/log/erase.ts')).eraseCommand,
  backup: async () => (await import('./commands/log/backup.ts')).backupCommand,
  restore: async () => (await import('./commands/log/restore.ts')).restoreCommand,
  migrate: async () => (await import('./commands/log/migrate.ts')).migrateCommand,
  seal: async () => (await import('./commands/log/seal.ts')).sealCommand,
  verify: async () => (await import('./commands/log/verify.ts')).verifyCommand,
  'accept-loss': async () => (await import('./commands/log/accept-loss.ts')).acceptLossCommand,
  doctor: async () => (await import('./commands/log/doctor.ts')).doctorCommand,
};

/**
 * Runs one call of the command line on the process's environment, standard output and standard error.
 * @returns the exit code
 */
export async function main([name = '--help', ...args]: readonly string[]): Promise<number> {
  if (name === '--help' || name === '-h' || name === 'help') {
    console.log(await overview());
    return EXIT.ok;
  }
  if (name === '--version' || name === '-v') {
    console.log(ENGINE_VERSION);
    return EXIT.ok;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) {
    console.error(`qss: there is no subcommand ${JSON.stringify(name)}; see qss --help`);
    return EXIT.usage;
  }
  const command = await load();
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

async function overview(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  const width = Math.max(...commands.map((command) => command.name.length));
  return [
    'qss: which question to put next, so that a conversation reaches its objective',
    '',
    'usage: qss <subcommand> [options]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'qss --version says which build this is.',
    'Every subcommand has --help (with examples) and --json (one JSON document).',
    'Exit codes: 0 done, 1 the answer is no, 64 usage, 66 not found, 69 unavailable, 78 bad setting.',
    '',
  ].join('\n');
}
