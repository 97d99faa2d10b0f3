import { randomUUID } from 'node:crypto';
import type { TestReport } from '../../../app/conversation-tests/run-tests.ts';
import { askInternal, servicePath } from '../../command-line/ask-internal.ts';
import {
  type Command,
  type CommandCall,
  EXIT,
  tellAnswer,
  UsageError,
} from '../../command-line/command.ts';
import { withConfig } from '../../command-line/with-config.ts';
import { type Ask, readKeptTests, sendTests } from '../../conversation-tests/kept-tests.ts';
import { recordTest } from '../../conversation-tests/record-test.ts';
import { reportText } from '../../conversation-tests/report-text.ts';
import { testsText } from '../../conversation-tests/tests-file.ts';

export const testCommand: Command = {
  name: 'test',
  summary: 'Play conversations against a draft or against what is published, and say what differs.',
  usage: '[<file>] | --demo <file> | --keep <file> | --list | --record <session_id>',
  options: {
    tenant: { type: 'string', describe: 'tenant of the configuration' },
    service: { type: 'string', describe: 'service of the configuration' },
    state: { type: 'string', describe: 'draft or published; draft' },
    demo: {
      type: 'string',
      describe: 'plays this file on the demo configuration, without a running service',
    },
    keep: { type: 'string', describe: 'keeps the tests of this file with the configuration' },
    list: { type: 'boolean', describe: 'writes the tests that are kept, as a file has them' },
    record: { type: 'string', describe: 'writes a test made out of this session' },
    'with-text': { type: 'boolean', describe: 'record: also words, choices and values' },
    'confirm-text': { type: 'boolean', describe: 'confirms --with-text' },
  },
  help: `
Asks the running service, over its internal entry point (INTERNAL_HOST, INTERNAL_PORT, QSS_ADMIN_TOKEN), to play the tests of a
file, or those that are kept with the configuration where no file is named. Nothing is recorded, and no language model is asked.
docs/reference/conversation-tests.md says what a test holds. Each difference is shown as what was expected (-) and what came (+).
--demo needs no service: a conversation that \`qss chat\` saved is played again by this process.

--record reads the session from the log. Without --with-text --confirm-text the test tells questions and outcomes
alone; with them it holds what was said, and the log records, for the audit trail, that texts were exported.

Exits with 1 when a test fails or the service refuses, 66 for what is not there, 69 when no service answers.

examples:
  qss test --demo chat.yaml
  qss test conversations.yaml --tenant acme --service table
  qss test --state published --tenant acme --service table --json
  qss test --keep conversations.yaml --tenant acme --service table
  qss test --record ses_0D5S7GBA0BQSZ1V4YHC2DPR1F7 --with-text --confirm-text > recorded.yaml`,
  run: (call) => {
    const { record, keep, list, demo } = call.options;
    const [file, ...more] = call.positionals;
    const wishes = [record, keep, list, demo, file].filter((each) => each !== undefined);
    if (more.length > 0 || wishes.length > 1) throw new UsageError('say one thing to do at a time');
    if (typeof record === 'string') return recordTest(call, record);
    if (typeof demo === 'string') return playOnDemo(call, demo);
    const base = baseOf(call);
    return withConfig((config) => {
      const ask: Ask = (request) => askInternal(config, request);
      if (typeof keep === 'string') return keepTests(ask, call, { base, file: keep });
      return list ? listTests(ask, call, base) : play(ask, call, { base, file });
    });
  },
};

const DEMO = '/internal/v1/tenants/demo/services/heat-pump/configuration/tests';

/** @throws UsageError */
function baseOf({ options: { tenant, service } }: CommandCall): string {
  if (!tenant || !service) throw new UsageError('say --tenant and --service');
  return `${servicePath({ tenant, service })}/configuration/tests`;
}

interface TestTarget {
  readonly base: string;
  readonly file: string | undefined;
}

async function play(ask: Ask, call: CommandCall, { base, file }: TestTarget): Promise<number> {
  const { state = 'draft' } = call.options;
  if (state !== 'draft' && state !== 'published')
    throw new UsageError('--state is draft or published');
  const sent = await sendTests<TestReport>(ask, file, ({ body }) => ({
    method: 'POST',
    path: `${base}/run`,
    body: { state, ...body },
  }));
  if (typeof sent === 'number') return sent;
  tellAnswer(call, sent, () => reportText(sent));
  return sent.failed > 0 ? EXIT.negative : EXIT.ok;
}

async function playOnDemo(call: CommandCall, file: string): Promise<number> {
  // The whole service is loaded only here: every other use of the command starts at once.
  const { startEphemeralService } = await import('../../service/ephemeral-service.ts');
  const { sendInternal, stop } = await startEphemeralService();
  const ask: Ask = async ({ method, path, body }) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await sendInternal(path, { method, headers, body: JSON.stringify(body) });
    return { status: response.status, body: (await response.json()) as object };
  };
  try {
    return await play(ask, call, { base: DEMO, file });
  } finally {
    await stop();
  }
}

async function keepTests(ask: Ask, call: CommandCall, { base, file }: TestTarget): Promise<number> {
  const sent = await sendTests<{ tests: number; saved: number }>(ask, file, ({ body }) => ({
    method: 'POST',
    path: base,
    body,
    idempotencyKey: randomUUID(),
  }));
  if (typeof sent === 'number') return sent;
  tellAnswer(call, sent, () => `${sent.saved} tests are new or changed; ${sent.tests} are kept.`);
  return EXIT.ok;
}

async function listTests(ask: Ask, call: CommandCall, base: string): Promise<number> {
  const tests = await readKeptTests((path) => ask({ method: 'GET', path: `${base}${path}` }));
  if (typeof tests === 'number') return tests;
  console.log(call.json ? JSON.stringify({ tests }, null, 2) : testsText(tests).trimEnd());
  return EXIT.ok;
}
