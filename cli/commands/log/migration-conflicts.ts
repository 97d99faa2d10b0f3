import { MigrationConflict } from '../../../app/log-copies/migrate-log.ts';
import { EXIT } from '../../command-line/command.ts';

/** Runs what copies a log into another one; what the other holds already, and should not, is told and is no fault. */
export async function tellConflicts(
  run: () => Promise<number>,
  { json }: { readonly json: boolean } = { json: false },
): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof MigrationConflict)) throw error;
    console.error(json ? JSON.stringify({ conflict: error.message }) : error.message);
    return EXIT.negative;
  }
}
