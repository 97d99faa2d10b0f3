// A service that tells how long it held its event loop: run with `serve`, see watched-service.ts.
import { register } from 'tsx/esm/api';

register();
await import('./watched-service.ts');
