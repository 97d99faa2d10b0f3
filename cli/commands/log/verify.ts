import type { LogReading } from '../../../app/audit/replay/replay-session.ts';
import { shareOfLog } from '../../../app/core/streams/scan-log.ts';
import { type VerifyReport, verifyLog } from '../../../app/evidence/verify-log.ts';
import type { Finding } from '../../../domain/recording/finding.ts';
import { readAnchors } from '../../anchor-file.ts';
import { type Command, type CommandCall, EXIT } from '../../command-line/command.ts';
import { anchoringStalledSince } from '../../command-line/health/health-checks.ts';
import { keyReportText } from '../../command-line/reports/key-report-text.ts';
import { ProgressBar, paint, printable } from '../../command-line/terminal.ts';
import { withReading } from '../../command-line/with-reading.ts';
import { serviceSecret } from '../../config/kept-secrets.ts';
import type { Config } from '../../config/read-config.ts';
import { hasKeyring } from '../../keyring/open-keyring.ts';

export const verifyCommand: Command = {
  name: 'verify',
  summary: 'Verify that the log is as it was recorded, against its chains and its anchors.',
  usage: '',
  options: {
    'without-anchors': { type: 'boolean', describe: 'follow the chains alone' },
  },
  help: `
Every event carries a link over its bytes, its place and the event before it in its stream; all links in the
order of the log are folded into one head, which the running service signs and keeps in ANCHOR_FILE. The first
event that was altered, removed, inserted, swapped or brought in from elsewhere is named, and a tail that was
cut; so is an event that one way of reading the log shows and another one hides.

A history that was rewritten with all its links is betrayed by the anchors alone, so keep them on another disk,
and QSS_SECRET out of reach of whoever can write the log. Events behind the last anchor are not vouched for.

With the keyring in reach it also tells where what is private can be opened, where its key was destroyed, and when, by an
erasure, and where a key is missing. That is no finding: the links cover what is stored.

Exits with 1 when something was found, and when no anchor vouches for the log, unless --without-anchors says
that none is wanted. The log is only read; the service may be running.

examples:
  qss verify
  ANCHOR_FILE=/mnt/other/anchors.jsonl qss verify --json
  qss verify --without-anchors`,
  run: (call) => withReading((reading, config) => verify(reading, call, config)),
};

async function verify(
  { log, sessionKeys }: LogReading,
  call: CommandCall,
  config: Config,
): Promise<number> {
  const { anchorFile } = config;
  const secret = call.options['without-anchors'] ? undefined : secretOf(config);
  if (secret === undefined && !call.options['without-anchors']) {
    console.error('QSS_SECRET: is missing; give the one the service uses, or --without-anchors');
    return EXIT.config;
  }
  const head = await log.head();
  const bar = new ProgressBar('Verifying');
  const report = await verifyLog(log, {
    ...(hasKeyring(config) ? { keys: sessionKeys } : {}),
    ...(secret === undefined ? {} : { anchors: readAnchors(anchorFile, secret) }),
    onProgress: (position, events) =>
      bar.update(shareOfLog(position, head ?? position), `${events.toLocaleString('en')} events`),
  });
  bar.end();
  const isVouched = secret === undefined || report.vouched !== null || report.events === 0;
  const isGood = report.is_intact && isVouched;
  if (call.json) console.log(JSON.stringify({ ...report, is_vouched: isVouched }, null, 2));
  else console.log(reportText(report, isVouched ? undefined : anchorFile));
  return isGood ? EXIT.ok : EXIT.negative;
}

function secretOf(config: Config): string | undefined {
  return serviceSecret(config);
}

function reportText(report: VerifyReport, unvouchedBy: string | undefined): string {
  const { events, streams, head, vouched, unanchored_events, anchors } = report;
  const lines = [
    `${figure(events)} events in ${figure(streams)} streams, head ${head}`,
    vouched
      ? `${figure(anchors)} anchors; the last one agreed with is of ${vouched.time}, ${figure(vouched.count)} links`
      : 'No anchor vouches for it.',
  ];
  if (vouched && unanchored_events > 0) {
    lines.push(`${figure(unanchored_events)} events behind it are not vouched for yet.`);
    const stalled = anchoringStalledSince(report.unanchored_since, Date.now());
    if (stalled !== undefined) {
      lines.push(
        paint('yellow', `Anchoring stands still since ${stalled}: see what the service logs.`),
      );
    }
  }
  if (report.sealed_from) {
    const { time, count, head: old } = report.sealed_from;
    lines.push(`Sealed on ${time} from a log of ${figure(count)} events, head ${old}.`);
  }
  lines.push(...report.accepted_losses.map(lossText));
  if (report.torn_anchor_lines > 0) {
    lines.push(
      `${figure(report.torn_anchor_lines)} lines of the anchor file were cut short by a crash.`,
    );
  }
  lines.push(...Object.entries(report.foreign ?? {}).map(foreignText));
  if (report.keys) lines.push(...keyReportText(report.keys));
  lines.push(...report.findings.map(findingText));
  if (report.is_intact) lines.push(paint('green', 'The log is as it was recorded.'));
  if (unvouchedBy !== undefined) {
    const file = printable(unvouchedBy);
    const why = `Nothing in ${file} vouches for it: whether it was rewritten as a whole cannot be told.`;
    lines.push(paint('red', why));
  }
  return lines.join('\n');
}

function lossText({ time, count, lost_count }: VerifyReport['accepted_losses'][number]): string {
  const text = `On ${time} an operator accepted that the log agrees with ${figure(count)} of ${figure(lost_count)} anchored links.`;
  return paint('yellow', text);
}

function foreignText([category, count]: readonly [category: string, count: number]): string {
  return `Foreign: ${figure(count)} events of another program in streams ${printable(category)}-…, passed by.`;
}

function findingText({ kind, index, message }: Finding, place: number): string {
  const title = place === 0 ? 'First finding' : 'Then';
  const text = `${title}: ${kind}, event ${index}: ${printable(message)}`;
  return paint(place === 0 ? 'red' : 'yellow', text);
}

function figure(count: number): string {
  return count.toLocaleString('en');
}
