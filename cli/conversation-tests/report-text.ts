import type { TestReport, TestResult } from '../../app/conversation-tests/run-tests.ts';
import type { TestDifference } from '../../domain/configuration/conversation-tests/compare-test.ts';
import { paint, printable, printableJson } from '../command-line/terminal.ts';

const VALUE_CHARACTERS_MAX = 200;

/** What a run found: a line a test, and the differences of those that failed. */
export function reportText({ results, passed, failed, ...of }: TestReport): string {
  const version =
    of.state === 'draft' ? `draft ${of.draft_revision}` : (of.configuration_version ?? '');
  const sum = `${passed} of ${passed + failed} passed on ${version}.`;
  return [...results.map(resultText), paint(failed > 0 ? 'red' : 'green', sum)].join('\n');
}

function resultText({ id, passed, differences }: TestResult): string {
  if (passed) return `${paint('green', 'ok')}    ${printable(id)}`;
  return [`${paint('red', 'fails')} ${printable(id)}`, ...differences.map(differenceText)].join(
    '\n',
  );
}

function differenceText({ turn, field, expected, actual }: TestDifference): string {
  return [
    `      ${placeText(turn)}, ${printable(field)}`,
    paint('red', `      - ${printableJson(expected, VALUE_CHARACTERS_MAX)}`),
    paint('green', `      + ${printableJson(actual, VALUE_CHARACTERS_MAX)}`),
  ].join('\n');
}

function placeText(turn: number | null): string {
  if (turn === null) return 'at the end';
  return turn === 0 ? 'at the opening' : `turn ${turn}`;
}
