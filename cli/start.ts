import { main } from './main.ts';
import { OWNER_ONLY_UMASK } from './private-files.ts';

process.umask(OWNER_ONLY_UMASK);
process.exitCode = await main(process.argv.slice(2));
// What still holds the process (a timer, a socket) has nothing left to do.
process.exit();
