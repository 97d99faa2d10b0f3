import { transform } from 'esbuild';

/** What each script is given, in this order, by `run-script.cjs`. */
const GIVEN = 'exports, require, module, importAny, importMetaUrl';

/**
 * Modules as scripts for `run-script.cjs`, each entry beside a module of its name that runs it: processes and threads that are
 * started by the hundred load them in two thirds of the time.
 * @param files compiled modules, `path` and `text` each
 * @param entries paths of those that processes and threads begin with
 * @param runner address of `run-script.cjs`
 */
export async function asScripts(files, { entries, runner }) {
  const begins = new Set(entries);
  const modules = files.filter(({ path }) => path.endsWith('.js'));
  const made = modules.map(async ({ path, text }) => [
    { path: path.replace(/js$/, 'cjs'), text: await asScript(text, begins.has(path)) },
    ...(begins.has(path) ? [{ path, text: runs(runner) }] : []),
  ]);
  return (await Promise.all(made)).flat();
}

function runs(runner) {
  return `import { fileURLToPath } from 'node:url';
import runScript from ${JSON.stringify(runner)};

runScript.load(fileURLToPath(import.meta.url).replace(/js$/, 'cjs'));
`;
}

async function asScript(text, isEntry) {
  const module = text
    // The script is given another one.
    .replace(/^import \{ createRequire as requireOf \}.*$/m, '')
    .replaceAll('import.meta.url', 'importMetaUrl')
    .replace(/\bimport\(/g, 'importAny(');
  const { code } = await transform(isEntry ? withoutTopLevelAwait(module) : module, {
    format: 'cjs',
    platform: 'node',
    target: 'node20',
  });
  return `(function (${GIVEN}) {${code}\n})`;
}

/** Entries may wait at their top, but for the one that others import as well. */
function withoutTopLevelAwait(module) {
  if (/^export /m.test(module)) return module;
  const imports = /^import (?:[^'"]* from )?["'][^"']*["'];$/gm;
  const body = module.replace(imports, '');
  return `${(module.match(imports) ?? []).join('\n')}\n(async () => {${body}\n})();\n`;
}
