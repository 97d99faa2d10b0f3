import { accessSync, constants, mkdirSync } from 'node:fs';
import { type Command, EXIT } from '../command.ts';
import { readConfig } from '../config.ts';
import { serve } from '../serve.ts';

export const serveCommand: Command = {
  name: 'serve',
  summary: 'Serve the public API and the internal entry point.',
  usage: '',
  help: `
Settings come from the environment; docs/reference/settings.md lists them all. The first start on an empty
embedded log publishes a demo configuration and prints its key once.

SIGTERM stops accepting, finishes what runs and exits with 0; a second signal exits at once.

examples:
  qss serve
  PORT=9000 DATA_DIR=/var/lib/qss QSS_DEMO=0 qss serve`,
  run: async () => {
    const read = readConfig(process.env);
    if (!read.ok) {
      for (const line of read.lines) console.error(line);
      return EXIT.config;
    }
    const fault = folderFault(read.config.dataDir);
    if (fault !== undefined) {
      console.error(fault);
      return EXIT.config;
    }
    const stop = await serve(read.config);
    return stopped(stop);
  },
};

/** What is wrong with the data folder, as a line about its setting; made where it is missing. */
function folderFault(dataDir: string): string | undefined {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return `DATA_DIR: ${JSON.stringify(dataDir)} cannot be used (${code}); use a folder that can be written`;
  }
}

/** SIGTERM and SIGINT finish what runs; a second signal exits at once. */
function stopped(stop: () => Promise<void>): Promise<number> {
  return new Promise((resolve, reject) => {
    let isStopping = false;
    const onSignal = () => {
      if (isStopping) process.exit(EXIT.negative);
      isStopping = true;
      stop().then(() => resolve(EXIT.ok), reject);
    };
    process.on('SIGTERM', onSignal);
    process.on('SIGINT', onSignal);
  });
}
