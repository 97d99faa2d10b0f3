import { EXIT } from './command.ts';

/** SIGTERM and SIGINT finish what runs; a second signal exits at once. Resolves with the exit code. */
export function untilSignal(stop: () => Promise<void>): Promise<number> {
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
