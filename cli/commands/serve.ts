import { type Command, EXIT } from '../command-line/command.ts';
import { untilSignal } from '../command-line/until-signal.ts';
import { keyringFaults } from '../config/shared-settings.ts';
import { usableConfig } from '../config/usable-config.ts';
import { placeFaults } from '../place-faults.ts';

export const serveCommand: Command = {
  name: 'serve',
  summary: 'Serve the public API and the internal entry point.',
  usage: '[--no-views]',
  options: {
    'no-views': {
      type: 'boolean',
      describe: 'leave the views and the anchors to a qss projector',
    },
  },
  help: `
Settings come from the environment; docs/reference/settings.md lists them all. The first start on an empty
embedded log publishes a demo configuration and prints its key once.

SIGTERM, SIGINT (Ctrl-C) and SIGHUP (a closed terminal) stop accepting, finish what runs and exit with 0; a second signal, a second or
more after it, exits at once. Under nohup SIGHUP is ignored.

What is asked of conversations, drafts and keys is answered from their own streams. Lists, figures and the audit trail come from
views: with --no-views this process makes none, and reads what a qss projector with the same VIEWS_URL or DATA_DIR has written.

examples:
  qss serve
  PORT=9000 DATA_DIR=/var/lib/qss QSS_DEMO=0 qss serve
  qss serve --no-views`,
  run: async ({ options }) => {
    const config = usableConfig((each) => [...keyringFaults(each), ...placeFaults(each)]);
    if (!config) return EXIT.config;
    // Loaded where it is used, so that `--help` waits for none of it.
    const { serve } = await import('../service/serve.ts');
    return untilSignal(serve(config, { areViewsElsewhere: options['no-views'] === true }));
  },
};
