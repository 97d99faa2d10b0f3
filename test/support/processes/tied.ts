import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Ends the processes whose ids it was told, and what they started, once nobody can tell it more. A process of its own:
 * vitest ends its workers by signals, which leave them no moment to do it themselves.
 */
const REAPER = `
trap '' HUP INT TERM
end() {
  started=$(cat /proc/"$1"/task/*/children 2>/dev/null)
  kill -KILL "$1" 2>/dev/null
  for child in $started; do end "$child"; done
}
pids=' '
while read -r sign pid; do
  case $sign in
    +) pids="$pids$pid " ;;
    -) pids="\${pids%%" $pid "*} \${pids#*" $pid "}" ;;
  esac
done
for pid in $pids; do end "$pid"; done`;

let reaper: ChildProcess | undefined;

/** No child outlives the process that started it, however that one ends. Answers the child. */
export function tied<Child extends ChildProcess>(child: Child): Child {
  const { pid } = child;
  // It could not be started.
  if (pid === undefined) return child;
  tell(`+ ${pid}`);
  child.once('exit', () => tell(`- ${pid}`));
  return child;
}

function tell(line: string): void {
  reaper ??= startReaper();
  reaper.stdin!.write(`${line}\n`);
}

function startReaper(): ChildProcess {
  const started = spawn('sh', ['-c', REAPER], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Not in the group that a terminal, or the soak, ends as a whole.
    detached: true,
  });
  started.unref();
  (started.stdin as unknown as { unref(): void }).unref();
  return started;
}
