import { spawn } from 'node:child_process';
import { tied } from '../tied.ts';

/** Starts two processes, one of which ends at once and one that starts another, and tells whom it has left. */
const gone = tied(spawn('sh', ['-c', 'exit 0'], { stdio: 'ignore' }));
gone.once('exit', () => {
  const shell = tied(spawn('sh', ['-c', 'sleep 300 & wait'], { stdio: 'ignore' }));
  console.log(shell.pid);
});
setInterval(() => {}, 1_000);
