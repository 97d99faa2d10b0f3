import type { Dependencies } from '../core/dependencies.ts';
import { commandKeys, type KeyCall } from './command-keys.ts';

/** Writes down the expiries that have come; validity is judged by time, whether or not this has run. */
export async function recordExpiries(
  dependencies: Dependencies,
  call: Omit<KeyCall, 'randomBytes'>,
): Promise<void> {
  await commandKeys(dependencies, call, (at) => ({ type: 'recordExpiries', at }));
}
