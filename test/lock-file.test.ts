import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockFile {
  readonly packages: Readonly<
    Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>
  >;
}

const lock = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
) as LockFile;

it('the lock file names the packages of every platform', () => {
  // A registry that lacks some of them lets `npm install` drop them, after which `npm ci` refuses the file.
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) =>
        lock.packages[`node_modules/${name}`] === undefined &&
        lock.packages[`${path}/node_modules/${name}`] === undefined,
    ),
  );
  expect(missing).toEqual([]);
});

it('the lock file names no address that packages were downloaded from', () => {
  expect(JSON.stringify(lock)).not.toContain('"resolved"');
});
