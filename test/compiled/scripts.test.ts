import { execFile } from 'node:child_process';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { asScripts } from '../../compiled/scripts.mjs';
import { ROOT } from '../support/processes/compiled.ts';
import { newTemporaryDirectory } from '../support/temporary-directory.ts';

const run = promisify(execFile);

/** As they come from esbuild: one waits at its top and imports now, later, by address and from a package. */
const MODULES = {
  'start.js': `import { count } from "./shared.js";
import { ulid } from "ulid";
import { join } from "node:path";

// start.ts
var { later } = await import("./later.js");
count();
var beside = await import(new URL("later.js", import.meta.url).href);
console.log(later(), beside.later === later, ulid().length, join("a", "b"));
`,
  'later.js': `import { count, counted } from "./shared.js";
function later() {
  count();
  return counted;
}
export {
  later
};
`,
  'shared.js': `var counted = 0;
function count() {
  counted += 1;
}
export {
  count,
  counted
};
`,
};

it('modules run as scripts as they would by themselves, at first and from the code that was kept', async () => {
  const folder = await newTemporaryDirectory();
  const files = Object.entries(MODULES).map(([name, text]) => ({ path: join(folder, name), text }));
  const runner = pathToFileURL(join(ROOT, 'compiled/run-script.cjs')).href;
  const entries = [join(folder, 'start.js')];
  for (const { path, text } of await asScripts(files, { entries, runner }))
    writeFileSync(path.replace(/start\.js$/, 'start.mjs'), text.replace('/js$/', '/mjs$/'));
  const start = async (env: object) =>
    (await run(process.execPath, [join(folder, 'start.mjs')], { env: { ...process.env, ...env } }))
      .stdout;
  const kept = () => readdirSync(folder).filter((name) => name.endsWith('.code'));
  const said = '2 true 26 a/b\n';

  expect(await start({})).toBe(said);
  expect(kept()).toEqual([]);
  expect(await start({ KEEP_CODE: '1' })).toBe(said);
  expect(kept()).toEqual(['later.cjs.code', 'shared.cjs.code', 'start.cjs.code']);
  const { mtimeMs } = statSync(join(folder, 'start.cjs.code'));
  expect(await start({ KEEP_CODE: '1' })).toBe(said);
  expect(statSync(join(folder, 'start.cjs.code')).mtimeMs).toBe(mtimeMs);
});
