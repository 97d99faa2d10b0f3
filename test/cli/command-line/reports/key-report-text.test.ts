import { expect, it } from 'vitest';
import type { KeyReport } from '../../../../app/evidence/key-check.ts';
import { keyReportText } from '../../../../cli/command-line/reports/key-report-text.ts';

const NONE = { held: 0, destroyed: 0, missing: 0, destroyed_streams: [], missing_streams: [] };

it('counts all keys that are missing, of which it names the first', () => {
  const streams = ['session-acme.ses_1', 'session-acme.ses_2'];
  const report: KeyReport = {
    ...{ ...NONE, missing: 4_711, missing_streams: streams },
    texts: { ...NONE, missing: 1_234, missing_streams: streams },
  };
  const [, rest, texts] = keyReportText(report);
  expect(rest).toMatch(/^The keys of 4,711 streams are missing.*session-acme\.ses_1, session-/);
  expect(texts).toMatch(/^The keys of what was said in 1,234 commits are missing.*ses_1, session-/);
});

it('says nothing of missing keys where there are none', () => {
  expect(keyReportText({ ...NONE, held: 3, texts: NONE })).toEqual([
    'What is private can be opened in 3 streams, and was erased in 0.',
  ]);
});
