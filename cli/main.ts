import { readConfig } from './config.ts';
import { serve } from './serve.ts';

/** Exit codes as sysexits.h has them. */
const EX_USAGE = 64;
const EX_UNAVAILABLE = 69;
const EX_CONFIG = 78;

const [command = '', ...rest] = process.argv.slice(2);

if (command === 'serve' && rest.length === 0) await runService();
else {
  console.error('usage: qss serve');
  process.exitCode = EX_USAGE;
}

async function runService(): Promise<void> {
  const read = readConfig(process.env);
  if (!read.ok) {
    for (const line of read.lines) console.error(line);
    process.exitCode = EX_CONFIG;
    return;
  }
  try {
    const stop = await serve(read.config);
    stopOnSignal(stop);
  } catch (error) {
    console.error(`qss: ${startFault(error)}`);
    process.exit(EX_UNAVAILABLE);
  }
}

/** SIGTERM and SIGINT finish what runs; a second signal exits at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(`qss: stopping failed: ${startFault(error)}`);
          process.exit(1);
        },
      );
    });
  }
}

function startFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `${error.message}; set PORT or INTERNAL_PORT to a free one`;
  return error.message;
}
