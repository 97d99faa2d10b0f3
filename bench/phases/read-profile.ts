import { type Frame, phaseOfFrame } from './phase-of-frame.ts';

/** A CPU profile of the V8 inspector; times in microseconds. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: Frame;
    readonly children?: readonly number[];
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** What a profile says of a thread's time: shares of what was not idle, the largest first. */
export interface Shares {
  readonly phases: ReadonlyMap<string, number>;
  /** What happens in each function itself. */
  readonly functions: ReadonlyMap<string, number>;
  /** With all that it calls. */
  readonly whole: ReadonlyMap<string, number>;
}

/** Each sample counts for the innermost frame that belongs to a phase. */
export function readProfile({ nodes, samples, timeDeltas }: CpuProfile): Shares {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((c) => [c, id])));
  const phases = new Map<string, number>();
  const functions = new Map<string, number>();
  const whole = new Map<string, number>();
  let total = 0;
  for (const [index, sample] of samples.entries()) {
    const { callFrame } = byId.get(sample)!;
    const us = timeDeltas[index + 1] ?? 0;
    if (callFrame.functionName === '(idle)') continue;
    total += us;
    const stack: Frame[] = [];
    for (let at: number | undefined = sample; at !== undefined; at = callers.get(at))
      stack.push(byId.get(at)!.callFrame);
    add(functions, nameOf(callFrame), us);
    for (const name of new Set(stack.map(nameOf))) add(whole, name, us);
    const owner = stack.find((frame) => phaseOfFrame(frame) !== undefined);
    add(phases, (owner && phaseOfFrame(owner)) ?? 'rest', us);
  }
  return {
    phases: scaled(phases, total),
    functions: scaled(functions, total),
    whole: scaled(whole, total),
  };
}

function nameOf({ functionName, url }: Frame): string {
  return `${functionName || '(anonymous)'} ${url.replace(/^.*\/(dist|node_modules)\//, '')}`;
}

function add(map: Map<string, number>, name: string, amount: number): void {
  map.set(name, (map.get(name) ?? 0) + amount);
}

function scaled(map: ReadonlyMap<string, number>, total: number): ReadonlyMap<string, number> {
  const sorted = [...map].sort((one, other) => other[1] - one[1]);
  return new Map(sorted.map(([name, us]) => [name, us / total]));
}
