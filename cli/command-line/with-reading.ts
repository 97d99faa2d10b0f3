import type { LogReading } from '../../app/audit/replay/replay-session.ts';
import { Artifacts } from '../../app/core/artifacts.ts';
import { SessionKeys } from '../../app/core/sealing/session-keys.ts';
import type { Config } from '../config/read-config.ts';
import { openKeyringForReading } from '../keyring/open-keyring.ts';
import { openLogForReading } from '../open-log.ts';
import { HEAP_SHARES } from '../service/composing/heap-shares.ts';
import { ENGINE_VERSION } from '../version.ts';
import { withConfig } from './with-config.ts';

/** Opens the log that the settings name for reads alone, with the function that closes it; a service may be writing it. */
async function openForReading(config: Config): Promise<LogReading & { close(): Promise<void> }> {
  const log = await openLogForReading(config);
  const keyring = await openKeyringForReading(config);
  const sessionKeys = new SessionKeys(keyring, { onMissing: missingKeys() });
  const artifacts = new Artifacts(log, { bytesMax: HEAP_SHARES.cacheBytesMax });
  const close = async () => {
    await keyring.close();
    await log.close();
  };
  return { log, sessionKeys, artifacts, engineVersion: ENGINE_VERSION, close };
}

/** Says once what is not shown. */
function missingKeys(): () => void {
  let isTold = false;
  return () => {
    if (!isTold)
      console.error('Not all keys are in the keyring: what is private counts as erased.');
    isTold = true;
  };
}

/** Runs an auditor's command on the log of the environment's settings, and closes it again. */
export async function withReading(
  run: (reading: LogReading, config: Config) => Promise<number>,
): Promise<number> {
  return withConfig(async (config) => {
    const reading = await openForReading(config);
    try {
      return await run(reading, config);
    } finally {
      await reading.close();
    }
  });
}
