import { type Command, EXIT } from '../command-line/command.ts';
import { untilSignal } from '../command-line/until-signal.ts';
import { usableConfig } from '../usable-config.ts';

export const serveCommand: Command = {
  name: 'serve',
  summary: 'Serve the public API and the internal entry point.',
  usage: '',
  help: `
Settings come from the environment; docs/reference/settings.md lists them all. The first start on an empty
embedded log publishes a demo configuration and prints its key once.

SIGTERM stops accepting, finishes what runs and exits with 0; a second signal, a second or more after it, exits at once.

examples:
  qss serve
  PORT=9000 DATA_DIR=/var/lib/qss QSS_DEMO=0 qss serve`,
  run: async () => {
    const config = usableConfig();
    if (!config) return EXIT.config;
    // Loaded where it is used, so that `--help` waits for none of it.
    const { serve } = await import('../service/serve.ts');
    return untilSignal(serve(config));
  },
};
