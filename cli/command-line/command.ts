import { parseArgs } from 'node:util';

/** One subcommand of `qss`: `qss <name> …`. */
export interface Command {
  readonly name: string;
  /** One line for `qss --help`. */
  readonly summary: string;
  /** What stands below the usage line of `qss <name> --help`, examples included. */
  readonly help: string;
  /** Named arguments in the order they are given, for the usage line. */
  readonly usage: string;
  /** Its own options, beside `--help` and `--json` that every subcommand has. */
  readonly options?: Readonly<Record<string, CommandOption>>;
  /** Returns the exit code. @throws UsageError for what it cannot make sense of */
  readonly run: (call: CommandCall) => Promise<number>;
}

interface CommandOption {
  readonly type: 'string' | 'boolean';
  readonly describe: string;
}

export interface CommandCall {
  readonly positionals: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  /** Whether the answer is wanted as one JSON document on standard output. */
  readonly json: boolean;
}

/** Exit codes, as sysexits.h names them where it does. */
export const EXIT = {
  ok: 0,
  /** The answer is "no": a difference, a broken chain, an unhealthy part. */
  negative: 1,
  usage: 64,
  notFound: 66,
  unavailable: 69,
  internal: 70,
  config: 78,
} as const;

/** A call that makes no sense; its message is shown with a hint at `--help`. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The usage of a command that takes nothing but options. */
const OPTIONS_ALONE = /^(\[?-|$)/;

/** @throws UsageError */
export function parseCall(command: Command, args: readonly string[]): CommandCall | 'help' {
  const options = { ...command.options, help: HELP, json: JSON_OPTION };
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      strict: true,
    });
    if (values.help) return 'help';
    if (OPTIONS_ALONE.test(command.usage) && positionals.length > 0) {
      throw new Error(
        `"${positionals[0]}" is not known here; several words of one value want quotes`,
      );
    }
    return { positionals, options: values as CommandCall['options'], json: values.json === true };
  } catch (error) {
    // Node adds advice on positional arguments that begin with a dash; there are none here.
    const [message] = (error as Error).message.split(/[.;] To specify /);
    throw new UsageError(message);
  }
}

/** Shows an answer: as JSON where that is wanted, else as text. */
export function tellAnswer({ json }: CommandCall, body: object, text: () => string): void {
  console.log(json ? JSON.stringify(body, null, 2) : text());
}

const HELP: CommandOption = { type: 'boolean', describe: 'show this help' };
const JSON_OPTION: CommandOption = { type: 'boolean', describe: 'answer with one JSON document' };

/** The whole help of one subcommand. */
export function helpOf(command: Command): string {
  const options = Object.entries({ ...command.options, json: JSON_OPTION, help: HELP });
  const lines = options.map(([name, { type, describe }]) => {
    const flag = type === 'string' ? `--${name} <value>` : `--${name}`;
    return `  ${flag.padEnd(24)} ${describe}`;
  });
  return [
    `${command.summary}`,
    '',
    `usage: qss ${command.name} ${command.usage}`.trimEnd(),
    '',
    ...lines,
    '',
    command.help.trim(),
    '',
  ].join('\n');
}
