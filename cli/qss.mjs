#!/usr/bin/env node
// Runs compiled code: in a checkout what is made of the sources whenever they change, elsewhere (the container) `dist/`.
import { existsSync } from 'node:fs';

if (existsSync(new URL('./start.ts', import.meta.url))) {
  const { runEntry } = await import('../compiled/compiled-tree.mjs');
  process.setSourceMapsEnabled(true);
  await runEntry('cli/start.ts');
} else {
  await import('../dist/cli/start.js');
}
