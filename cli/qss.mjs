#!/usr/bin/env node
// Runs compiled code: in a checkout what is made of the sources whenever they change, elsewhere (the container) `dist/`.
import { existsSync } from 'node:fs';

if (existsSync(new URL('./start.ts', import.meta.url))) {
  const { compiledTree } = await import('./compiled-tree.mjs');
  const tree = await compiledTree();
  if (tree === undefined) {
    const { register } = await import('tsx/esm/api');
    register();
    await import('./start.ts');
  } else {
    process.setSourceMapsEnabled(true);
    await import(new URL('cli/start.js', tree).href);
  }
} else {
  await import('../dist/cli/start.js');
}
