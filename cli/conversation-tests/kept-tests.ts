import { type InternalRequest, reportRefusal } from '../command-line/ask-internal.ts';
import { EXIT } from '../command-line/command.ts';
import { printable } from '../command-line/terminal.ts';
import { readTestsFile, type TestsFile } from './tests-file.ts';

/** Sends a request to the internal entry point of a service. */
export type Ask = (
  request: InternalRequest,
) => Promise<{ readonly status: number; readonly body: object }>;

interface RefusalBody {
  readonly message: string;
  readonly details: {
    readonly errors?: readonly { readonly path: string; readonly message: string }[];
  };
}

/**
 * Sends the tests of a file, if one is named; a refusal is told with the places in the file.
 * @returns the answer, or an exit code
 * @throws UsageError for a file that cannot be read
 */
export async function sendTests<Answer extends object>(
  ask: Ask,
  file: string | undefined,
  requestOf: (content: { readonly body: object }) => InternalRequest,
): Promise<Answer | number> {
  const tests = file === undefined ? undefined : readTestsFile(file);
  const { status, body } = await ask(requestOf(tests ?? { body: {} }));
  if (status < 400) return body as Answer;
  if (tests && isOfTheFile(body)) return reportFaults(tests, body);
  return reportRefusal('test', status, body);
}

/** Whether it is the tests that are wrong, and not the draft. */
function isOfTheFile(body: object): body is RefusalBody {
  const { errors = [] } = (body as RefusalBody).details;
  return errors.length > 0 && errors.every(({ path }) => path.startsWith('/tests'));
}

function reportFaults({ placeOf }: TestsFile, { details }: RefusalBody): number {
  for (const { path, message } of details.errors!) {
    const pointer = path.slice('/tests'.length);
    console.error(`qss test: ${printable(`${placeOf(`/tests${pointer}`)} ${pointer} ${message}`)}`);
  }
  return EXIT.negative;
}

interface TestsPage {
  readonly tests: readonly object[];
  readonly next_cursor?: string;
}

/** Reads all tests that a service keeps, page by page. Where a page is refused, reports it and resolves with the exit code. */
export async function readKeptTests(
  ask: (path: string) => ReturnType<Ask>,
): Promise<readonly object[] | number> {
  const tests: object[] = [];
  let cursor: string | undefined;
  do {
    const after = cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const { status, body } = await ask(`?limit=100${after}`);
    if (status >= 400) return reportRefusal('test', status, body);
    const page = body as TestsPage;
    tests.push(...page.tests);
    cursor = page.next_cursor;
  } while (cursor !== undefined);
  return tests;
}
