import { existsSync } from 'node:fs';
import { SessionKeys } from '../../../app/core/sealing/session-keys.ts';
import { compareKeyring } from '../../../app/privacy/compare-keyring.ts';
import { needsKeyring } from '../../../app/privacy/needs-keyring.ts';
import type { Keyring } from '../../../keyring/port.ts';
import type { EventLog } from '../../../log/port.ts';
import { StoreUnavailable } from '../../../projections/store/port.ts';
import type { Config } from '../../config/read-config.ts';
import { isKeyringOfOneMachine } from '../../config/shared-settings.ts';
import { dataKeyMissing } from '../../keyring/data-key.ts';
import { keyringFile } from '../../keyring/keyring-file.ts';
import {
  hasKeyring,
  isKeyless,
  keyringMissing,
  openKeyringForReading,
} from '../../keyring/open-keyring.ts';
import { openReadModels, readModelsFile } from '../../open-read-models.ts';
import type { HealthFinding } from './health-checks.ts';

/**
 * Whether the keyring of the settings answers, its keys can be unwrapped, and they are those of the log.
 * @param log undefined: it cannot be read, which is told by itself
 */
export async function checkKeyring(
  config: Config,
  log: EventLog | undefined,
): Promise<HealthFinding> {
  try {
    return hasKeyring(config) ? await readKeyring(config, log) : await missing(config, log);
  } catch (error) {
    return fault(`what is private cannot be read: ${(error as Error).message}`);
  }
}

async function missing(config: Config, log: EventLog | undefined): Promise<HealthFinding> {
  const file = keyringFile(config);
  if (file === undefined || existsSync(file)) return fault(dataKeyMissing(config));
  if (log && (await needsKeyring(log))) return fault(keyringMissing(config));
  return { status: 'skipped', text: 'there is none yet' };
}

async function readKeyring(config: Config, log: EventLog | undefined): Promise<HealthFinding> {
  const keyring = await openKeyringForReading(config);
  try {
    if ((await isKeyless(keyring)) && log && (await needsKeyring(log))) {
      return fault(keyringMissing(config));
    }
    const gap = log && (await gapOf(config, log, keyring));
    if (gap && gap.missing === gap.sessions)
      return fault('it is not the one of this log: it has no key of the newest sessions');
    if (gap)
      return warning(
        `it is older than the log: keys of ${gap.missing} of the newest ${gap.sessions} sessions are missing, since ${gap.since}; put a newer copy in place, where there is one`,
      );
  } finally {
    await keyring.close();
  }
  if (!isKeyringOfOneMachine(config)) return { status: 'ok', text: 'its keys can be read' };
  return warning('it is one file: instances on other machines cannot read it');
}

/** By the newest sessions that the views know. */
async function gapOf(config: Config, log: EventLog, keyring: Keyring) {
  if (config.viewsUrl === undefined && !existsSync(readModelsFile(config))) return undefined;
  const store = await openReadModels(config);
  try {
    return await compareKeyring(
      { log, sessionKeys: new SessionKeys(keyring, { onMissing: () => {} }) },
      store,
    );
  } catch (error) {
    // What is wrong with the views is told by itself.
    if (error instanceof StoreUnavailable) return undefined;
    throw error;
  } finally {
    await store.close();
  }
}

function fault(text: string): HealthFinding {
  return { status: 'fault', text };
}

function warning(text: string): HealthFinding {
  return { status: 'warning', text };
}
