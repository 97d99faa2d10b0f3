import { type Command, EXIT } from '../command-line/command.ts';
import { untilSignal } from '../command-line/until-signal.ts';
import { usableConfig } from '../config/usable-config.ts';

export const compilerCommand: Command = {
  name: 'compiler',
  summary: 'Run a compilation worker alone, beside services on the same log.',
  usage: '',
  help: `
Every service compiles what is published by itself; a worker alone takes that load off it. Any number of them may
run: a job is claimed on the log, and the claim's revision decides whose result counts. The log has to be there: a service makes it.

examples:
  qss compiler
  EVENT_LOG_URL='esdb://…' QSS_ADMIN_TOKEN_FILE=… QSS_SECRET_FILE=… qss compiler`,
  run: async () => {
    const config = usableConfig();
    if (!config) return EXIT.config;
    const { runCompiler } = await import('../service/run-compiler.ts');
    return untilSignal(runCompiler(config));
  },
};
