import { shareTree } from '../../../compiled/compiled-tree.mjs';

// Tests open logs by the hundred, each of which begins a thread.
await shareTree();
