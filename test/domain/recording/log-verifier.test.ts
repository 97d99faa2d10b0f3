import { expect, it } from 'vitest';
import type { Finding } from '../../../domain/recording/finding.ts';
import { LogVerifier } from '../../../domain/recording/log-verifier.ts';

it('Twenty findings are told and no more', () => {
  const verifier = new LogVerifier();
  for (let index = 1; index <= 30; index++) {
    verifier.report({ kind: 'altered', index, message: '' } as Finding);
  }
  const findings = verifier.end([]);
  expect(findings.map(({ index }) => index)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
});
