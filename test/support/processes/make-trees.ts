import { compiledTree } from '../../../compiled/compiled-tree.mjs';

/** Makes what processes of tests run, once for all workers, which would each do it. */
export async function setup(): Promise<void> {
  for (const withTests of [false, true]) await compiledTree({ withTests });
}
