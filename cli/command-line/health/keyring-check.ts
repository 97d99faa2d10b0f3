import { DIGEST_KEY } from '../../../app/core/session-keys.ts';
import type { Config } from '../../config/config.ts';
import { isKeyringOfOneMachine } from '../../keyring/keyring-faults.ts';
import { hasKeyring, openKeyringForReading } from '../../keyring/open-keyring.ts';
import type { HealthFinding } from './health-checks.ts';

/** Whether the keyring of the settings answers, and its keys can be unwrapped. */
export async function checkKeyring(config: Config): Promise<HealthFinding> {
  if (!hasKeyring(config)) return { status: 'skipped', text: 'there is none yet' };
  try {
    const keyring = await openKeyringForReading(config);
    try {
      await keyring.read(DIGEST_KEY);
    } finally {
      await keyring.close();
    }
  } catch (error) {
    return { status: 'fault', text: `what is private cannot be read: ${(error as Error).message}` };
  }
  if (!isKeyringOfOneMachine(config)) return { status: 'ok', text: 'its keys can be read' };
  return { status: 'warning', text: 'it is one file: instances on other machines cannot read it' };
}
