import { expect, it } from 'vitest';
import { type Command, parseCall, UsageError } from '../../../cli/command-line/command.ts';

const commandOf = (usage: string): Command => ({
  name: 'look',
  summary: '',
  help: '',
  usage,
  options: { from: { type: 'string', describe: '' } },
  run: async () => 0,
});

it.each(['', '[--from <folder>]', '--from <log> | --all'])(
  'A command of the usage "%s" takes no word, where somebody may have meant one',
  (usage) => {
    expect(() => parseCall(commandOf(usage), ['x'])).toThrow(UsageError);
    expect(parseCall(commandOf(usage), ['--from', 'x'])).toMatchObject({ positionals: [] });
  },
);

it.each(['list | create <name>', '[<file>] | --demo <file>'])(
  'A command of the usage "%s" takes words',
  (usage) => {
    expect(parseCall(commandOf(usage), ['x'])).toMatchObject({ positionals: ['x'] });
  },
);
