// Runs compile-thread.ts from its source: Node 20 loads no TypeScript into a thread by itself.
import { register } from 'tsx/esm/api';

register();
await import('./compile-thread.ts');
