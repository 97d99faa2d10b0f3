import { existsSync } from 'node:fs';
import { countPendingDecisions } from '../../../projections/pending-decisions.ts';
import { type ReadModels, TablesMissing } from '../../../projections/store/port.ts';
import { openReadModels, type ReadModelsAddress, readModelsFile } from '../../open-read-models.ts';
import type { HealthFinding } from './health-checks.ts';

const NOT_YET: HealthFinding = { status: 'skipped', text: 'no read models yet' };

/** Whether the database of the views answers, and what it holds. */
export async function checkViews(address: ReadModelsAddress): Promise<HealthFinding> {
  if (address.viewsUrl === undefined) {
    return { status: 'skipped', text: 'they lie in a file below the data folder' };
  }
  const { host } = new URL(address.viewsUrl);
  const found = await reading(address, async (views) => {
    const made = await views.all('SELECT name FROM checkpoints WHERE position IS NOT NULL');
    return { status: 'ok', text: `${host} answers; ${made.length} views are there` } as const;
  });
  if (found.status !== 'warning') return found;
  return { ...found, status: 'fault', text: `${host}: ${found.text}` };
}

/** How many conversations wait for their users, as far as the read models know. */
export async function checkConversations(address: ReadModelsAddress): Promise<HealthFinding> {
  if (address.viewsUrl === undefined && !existsSync(readModelsFile(address))) return NOT_YET;
  return reading(address, async (views) => {
    const { count, oldest } = await countPendingDecisions(views);
    if (count === 0) return { status: 'ok', text: 'none waits for an answer' };
    const waiting = `${count.toLocaleString('en')} wait for an answer, the first since ${oldest}`;
    return { status: 'ok', text: waiting };
  });
}

async function reading(
  address: ReadModelsAddress,
  look: (views: ReadModels) => Promise<HealthFinding>,
): Promise<HealthFinding> {
  const views = await openReadModels(address);
  try {
    return await look(views);
  } catch (error) {
    if (error instanceof TablesMissing) return NOT_YET;
    return { status: 'warning', text: (error as Error).message };
  } finally {
    await views.close();
  }
}
