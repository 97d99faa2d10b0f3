import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PARTS } from '../../../bench/soak/parts.ts';
import { PROGRAMMES } from '../../../bench/soak/programmes.ts';
import { ROOT } from '../../support/processes/compiled.ts';

const SYSTEM = 'test/system';

it('The programme of a night has every test of whole services in it, each once, and none that is not there', () => {
  const files = PROGRAMMES.flatMap((programme) => programme.files);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  const tests = readdirSync(join(ROOT, SYSTEM), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `${SYSTEM}/${file}`);
  expect(tests.filter((test) => files.filter((file) => file === test).length !== 1)).toEqual([]);
});

it('The programme of a night waits for the limits of connections as they are, also in a short one', () => {
  const settings = PROGRAMMES.flatMap(({ env = {} }) => Object.keys(env));
  expect(settings).toContain('EDGE_REAL_TIME');
});

it('The programme of a night has every part of the plan in it', () => {
  const tried = new Set(PROGRAMMES.flatMap(({ parts }) => parts));
  expect(Object.keys(PARTS).filter((part) => !tried.has(part as keyof typeof PARTS))).toEqual([]);
});
