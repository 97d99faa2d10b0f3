// The writer's thread of a crashing service, see crashing-writer.ts.
import { register } from 'tsx/esm/api';

register();
await import('./crashing-writer.ts');
