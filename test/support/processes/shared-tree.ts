import { setEnvironmentData } from 'node:worker_threads';
import { TOLD_TREE } from '../../../compiled/compiled-tree.mjs';
import { testedTree } from './compiled.ts';

// Tests open logs by the hundred, each of which begins a thread.
setEnvironmentData(TOLD_TREE, (await testedTree())?.href);
