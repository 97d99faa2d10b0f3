import { EXIT } from './command.ts';
import { isUnderNohup } from './under-nohup.ts';

/** One stop may come as several signals: a terminal and npm send it to the whole group, and npm passes it on. */
const SAME_STOP_MS = 1_000;

/**
 * SIGTERM, SIGINT and SIGHUP, which a closed terminal sends, finish what runs, a start at first; a second stop exits at once. Resolves
 * with the exit code.
 * @param started resolves with what stops the process again
 * @param isDetached whether it outlives its terminal
 */
export function untilSignal(
  started: Promise<() => Promise<void>>,
  isDetached: boolean = isUnderNohup(),
): Promise<number> {
  return new Promise((resolve, reject) => {
    let stoppingSince: number | undefined;
    const onSignal = () => {
      const now = performance.now();
      if (stoppingSince !== undefined) {
        if (now - stoppingSince >= SAME_STOP_MS) process.exit(EXIT.negative);
        return;
      }
      stoppingSince = now;
      started.then((stop) => stop()).then(() => resolve(EXIT.ok), reject);
    };
    process.on('SIGTERM', onSignal);
    process.on('SIGINT', onSignal);
    process.on('SIGHUP', isDetached ? () => {} : onSignal);
    started.catch(reject);
  });
}
