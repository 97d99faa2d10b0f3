import { mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from '../../../cli/files/make-folder.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

let folder: string;

beforeEach(async () => {
  folder = await newTemporaryDirectory();
});

describe('a folder that is made', () => {
  it('brings those above it, all with the rights that are asked for, and is told from the uppermost one', () => {
    const path = join(folder, 'a', 'b', 'c');
    expect(makeFolder(path, 0o700)).toBe(join(folder, 'a'));
    expect(statSync(path).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'a')).mode & 0o777).toBe(0o700);
  });

  it('is taken as it is where it is there, also behind a link', () => {
    mkdirSync(join(folder, 'there'));
    symlinkSync(join(folder, 'there'), join(folder, 'link'));
    expect(makeFolder(join(folder, 'there'))).toBeUndefined();
    expect(makeFolder(join(folder, 'link'))).toBeUndefined();
    expect(makeFolder(join(folder, 'link', 'below'))).toBe(join(folder, 'link', 'below'));
  });

  it.each([
    ['a file in its place', 'file', 'EEXIST'],
    ['a file above it', 'file/below', 'ENOTDIR'],
    ['a link to nowhere in its place', 'nowhere', 'EEXIST'],
    ['a link to nowhere above it', 'nowhere/below', 'EEXIST'],
    ['links in a circle', 'circle/below', 'ELOOP'],
  ])('says why it cannot be: %s', (_, path, code) => {
    writeFileSync(join(folder, 'file'), '');
    symlinkSync(join(folder, 'not-there'), join(folder, 'nowhere'));
    symlinkSync(join(folder, 'circle'), join(folder, 'circle'));
    expect(() => makeFolder(join(folder, path))).toThrow(expect.objectContaining({ code }));
  });
});
