import { EXIT } from './command.ts';

/**
 * SIGTERM and SIGINT finish what runs, a start at first; a second signal exits at once. Resolves with the exit
 * code.
 * @param started resolves with what stops the process again
 */
export function untilSignal(started: Promise<() => Promise<void>>): Promise<number> {
  return new Promise((resolve, reject) => {
    let isStopping = false;
    const onSignal = () => {
      if (isStopping) process.exit(EXIT.negative);
      isStopping = true;
      started.then((stop) => stop()).then(() => resolve(EXIT.ok), reject);
    };
    process.on('SIGTERM', onSignal);
    process.on('SIGINT', onSignal);
    started.catch(reject);
  });
}
