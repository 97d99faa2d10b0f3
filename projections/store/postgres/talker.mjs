// A worker thread on Node 20 cannot load TypeScript by itself, whatever its parent registered.
import { register } from 'tsx/esm/api';

register();
await import('./talker.ts');
