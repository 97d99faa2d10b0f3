// Node 20 loads no TypeScript into a thread: it runs what is compiled of it.
import { runEntry } from '../../../compiled/compiled-tree.mjs';

await runEntry('projections/store/postgres/postgres-worker.ts');
