const { readFileSync, renameSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { dirname, join } = require('node:path');
const { fileURLToPath, pathToFileURL } = require('node:url');
const { Script } = require('node:vm');
const { threadId } = require('node:worker_threads');

/*
 * Runs what `scripts.mjs` made of modules. What the engine compiled of each is kept beside it, and needs not be compiled again:
 * Node 20 does that for scripts alone.
 */

/** Whether this process keeps what it compiles, until its end: one that did what most others will do. */
const KEEPS = process.env.KEEP_CODE === '1';
const loaded = new Map();
const packages = createRequire(__filename);

/** What the script of a module exports. */
function load(file) {
  const known = loaded.get(file);
  if (known) return known.exports;
  const module = { exports: {} };
  loaded.set(file, module);
  const kept = `${file}.code`;
  const cachedData = read(kept);
  const script = new Script(readFileSync(file, 'utf8'), { filename: file, cachedData });
  if (KEEPS && !cachedData) process.once('exit', () => keep(kept, script.createCachedData()));
  const scriptOf = (name) => join(dirname(file), name).replace(/\.js$/, '.cjs');
  const require = (name) => (name.startsWith('.') ? load(scriptOf(name)) : packages(name));
  // A script from the cache has no `import` of its own.
  const importAny = async (name) => {
    if (String(name).startsWith('file:')) return load(fileURLToPath(name).replace(/\.js$/, '.cjs'));
    return name.startsWith('.') ? load(scriptOf(name)) : import(name);
  };
  script.runInThisContext()(module.exports, require, module, importAny, pathToFileURL(file).href);
  return module.exports;
}

function read(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  }
}

/** Whole, or not at all: several threads may do it at once. */
function keep(file, code) {
  const unfinished = `${file}.${process.pid}-${threadId}`;
  writeFileSync(unfinished, code);
  renameSync(unfinished, file);
}

module.exports = { load };
