// A service whose process dies at a chosen append: run with `serve`, see crashing-service.ts.
import { register } from 'tsx/esm/api';

register();
await import('./crashing-service.ts');
