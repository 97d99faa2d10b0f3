#!/usr/bin/env node
// Runs the sources through tsx in a checkout, and the compiled tree where only that was shipped (the container).
import { existsSync } from 'node:fs';

if (existsSync(new URL('./start.ts', import.meta.url))) {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./start.ts');
} else {
  await import('../dist/cli/start.js');
}
