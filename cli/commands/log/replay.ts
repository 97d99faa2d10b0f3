import * as v from 'valibot';
import { checkWithoutTexts, eventWithoutTexts } from '../../../api/without-texts.ts';
import { findSession } from '../../../app/audit/find-in-log.ts';
import { type ReplayReport, replayAll } from '../../../app/audit/replay/replay-all.ts';
import {
  type AskService,
  checkSession,
  type LogReading,
  ownerOfSession,
} from '../../../app/audit/replay/replay-session.ts';
import { type ReplayedEvent, replayedEvents } from '../../../app/audit/replay/replayed-events.ts';
import type { SessionCheck } from '../../../app/audit/replay/session-fold.ts';
import { shareOfLog } from '../../../app/core/streams/scan-log.ts';
import { instant } from '../../../domain/input/instant.ts';
import { sessionAddress } from '../../../domain/session/stream.ts';
import { askRunningService } from '../../command-line/ask-service.ts';
import { type Command, type CommandCall, EXIT, UsageError } from '../../command-line/command.ts';
import {
  divergenceLines,
  eventLines,
  summaryLines,
} from '../../command-line/reports/replay-text.ts';
import { ProgressBar, paint, printable } from '../../command-line/terminal.ts';
import { withReading } from '../../command-line/with-reading.ts';
import type { Config } from '../../config/read-config.ts';
import { recordSessionShown } from '../../text-access/record-text-access.ts';
import { isTextWanted, TEXT_OPTIONS } from '../../text-access/text-options.ts';

export const replayCommand: Command = {
  name: 'replay',
  summary: 'Replay sessions from the log and compare them with what was told.',
  usage: 'session <session_id> | --all',
  options: {
    all: { type: 'boolean', describe: 'replay every session of the log' },
    tenant: { type: 'string', describe: "the session's tenant; looked for when left out" },
    'to-version': { type: 'string', describe: 'show no more than this state_version' },
    at: { type: 'string', describe: 'show no more than was recorded at this instant' },
    ...TEXT_OPTIONS,
    offline: { type: 'boolean', describe: 'do not ask the running service' },
  },
  help: `
Shows every event of a session with the state after it, without what users and clients wrote and told: --with-text --confirm-text shows
that too, and records in the log, for the audit trail, that it was. A version within a commit means the one that its
commit made.

The rebuilt state is then held against what was told: the answers in the log's receipts, every choice made
again, the stream folded at once, and the running service when its internal entry point can be reached
(INTERNAL_HOST, INTERNAL_PORT, QSS_ADMIN_TOKEN). Answers and choices of other engine versions are counted and
not compared, but for those whose rules are the same (1.0.2, as far as its artifacts go). A difference exits with 1.

The log is only read otherwise; the service may be running.

examples:
  qss replay session ses_0D5S7GBA0BQSZ1V4YHC2DPR1F7
  qss replay session ses_0D5S7GBA0BQSZ1V4YHC2DPR1F7 --to-version 12
  qss replay session ses_0D5S7GBA0BQSZ1V4YHC2DPR1F7 --with-text --confirm-text
  qss replay session ses_0D5S7GBA0BQSZ1V4YHC2DPR1F7 --at 2026-01-05T09:00:00Z --json
  qss replay --all`,
  run: (call) => {
    const wanted = readCall(call);
    return withReading((reading, config) => {
      const askService = call.options['offline'] ? undefined : asking(config);
      return wanted === 'all'
        ? replayEverySession(reading, call, askService)
        : replayOneSession(reading, { ...wanted, json: call.json, config }, askService);
    });
  },
};

interface Wanted {
  readonly sessionId: string;
  readonly tenant: string | undefined;
  readonly isWithText: boolean;
  /** Whether an event still belongs to what is shown. */
  readonly isShown: (event: Pick<ReplayedEvent, 'revision' | 'commit' | 'occurred_at'>) => boolean;
}

function readCall({ positionals, options }: CommandCall): Wanted | 'all' {
  const [what, sessionId, ...rest] = positionals;
  const isWithText = isTextWanted({ options });
  if (options['all'] && what === undefined && !isWithText) return 'all';
  if (options['all'] || what !== 'session' || sessionId === undefined || rest.length > 0) {
    throw new UsageError('say either session <session_id> or --all');
  }
  const tenant = options['tenant'] as string | undefined;
  return { sessionId, tenant, isWithText, isShown: shownBy(options) };
}

function shownBy(options: CommandCall['options']): Wanted['isShown'] {
  const version = options['to-version'] as string | undefined;
  const at = options['at'] as string | undefined;
  if (version !== undefined && at !== undefined) {
    throw new UsageError('say either --to-version or --at');
  }
  if (version !== undefined) {
    if (!/^\d{1,9}$/.test(version)) throw new UsageError('--to-version takes a whole number');
    return ({ revision, commit }) => revision - commit.index <= Number(version);
  }
  if (at === undefined) return () => true;
  const until = v.safeParse(instant, at);
  if (!until.success) throw new UsageError('--at takes an instant such as 2026-01-05T09:00:00Z');
  return ({ occurred_at }) => occurred_at <= until.output;
}

function asking(config: Config): AskService {
  return askRunningService(config, (reason) =>
    console.error(paint('dim', `The running service was not asked: ${reason}.`, process.stderr)),
  );
}

async function replayOneSession(
  reading: LogReading,
  wanted: Wanted & { readonly json: boolean; readonly config: Config },
  askService: AskService | undefined,
): Promise<number> {
  const { sessionId, tenant, json } = wanted;
  const stream = await findSession(reading.log, sessionId, { tenant });
  if (stream === undefined) {
    console.error(`qss replay: there is no session ${printable(sessionId, 140)} in this log`);
    return EXIT.notFound;
  }
  if (wanted.isWithText) await recordShown(reading, stream, wanted.config);
  const show = json ? showJson : showText;
  const check = await checkSession(reading, stream, askService);
  const shown = wanted.isWithText ? check : checkWithoutTexts(check);
  await show(shownEvents(reading, stream, wanted), sessionAddress(stream), shown);
  return check.divergences.length === 0 ? EXIT.ok : EXIT.negative;
}

async function recordShown(reading: LogReading, stream: string, config: Config): Promise<void> {
  const owner = await ownerOfSession(reading, stream);
  if (!owner) throw new Error(`${stream} does not begin as a session`);
  await recordSessionShown(config, owner, sessionAddress(stream).sessionId);
}

async function* shownEvents(reading: LogReading, stream: string, wanted: Wanted) {
  for await (const event of replayedEvents(reading, stream)) {
    if (!wanted.isShown(event)) return;
    yield wanted.isWithText ? event : eventWithoutTexts(event);
  }
}

type Events = AsyncIterable<ReplayedEvent>;
type SessionAddress = ReturnType<typeof sessionAddress>;

/** Written event by event: the states of a long session together would be large. */
async function showJson(
  events: Events,
  address: SessionAddress,
  check: SessionCheck,
): Promise<void> {
  const { tenant, sessionId: session_id } = address;
  const head = JSON.stringify({ tenant, session_id, check });
  process.stdout.write(`${head.slice(0, -1)},"events":[`);
  let isFirst = true;
  for await (const event of events) {
    process.stdout.write(`${isFirst ? '' : ','}\n${JSON.stringify(event)}`);
    isFirst = false;
  }
  process.stdout.write('\n]}\n');
}

async function showText(
  events: Events,
  address: SessionAddress,
  check: SessionCheck,
): Promise<void> {
  console.log(paint('bold', `Session ${address.sessionId} of tenant ${address.tenant}`));
  for await (const event of events) console.log(eventLines(event));
  console.log(summaryLines(check));
  for (const divergence of check.divergences) console.log(divergenceLines(divergence));
}

async function replayEverySession(
  { log, ...reading }: LogReading,
  { json }: CommandCall,
  askService: AskService | undefined,
): Promise<number> {
  const bar = new ProgressBar('Replaying');
  const head = await log.head();
  const start = performance.now();
  const report = await replayAll(
    { log, ...reading },
    {
      ...(askService ? { askService } : {}),
      onProgress: (position, { sessions, events }) =>
        bar.update(
          shareOfLog(position, head ?? position),
          `${sessions} sessions, ${events} events`,
        ),
    },
  );
  bar.end();
  const shown = { ...report, diverging_sessions: report.diverging_sessions.map(checkWithoutTexts) };
  const seconds = (performance.now() - start) / 1_000;
  console.log(json ? JSON.stringify(shown, null, 2) : reportText(shown, seconds));
  return report.diverging === 0 && report.unreadable.length === 0 ? EXIT.ok : EXIT.negative;
}

function reportText(report: ReplayReport, seconds: number): string {
  const { diverging_sessions, unreadable, ...sums } = report;
  const lines = Object.entries(sums).map(
    ([name, sum]) => `${name.replaceAll('_', ' ').padEnd(24)} ${sum.toLocaleString('en')}`,
  );
  const rate = Math.round(report.events / Math.max(seconds, 0.001));
  lines.push(`${'events a second'.padEnd(24)} ${rate.toLocaleString('en')}`);
  for (const { stream, reason } of unreadable) {
    lines.push(paint('red', `unreadable: ${printable(stream)}: ${printable(reason)}`));
  }
  for (const { session_id, tenant, divergences } of diverging_sessions) {
    lines.push(paint('red', `session ${session_id} of tenant ${tenant} diverges`));
    lines.push(...divergences.map(divergenceLines));
  }
  const isSame = report.diverging === 0 && unreadable.length === 0;
  lines.push(
    isSame
      ? paint('green', 'The log gives what was told.')
      : paint('red', 'The log gives another state than was told.'),
  );
  return lines.join('\n');
}
