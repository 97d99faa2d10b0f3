import type { ReplayedEvent } from '../../../app/audit/replay/replayed-events.ts';
import type { Divergence, SessionCheck } from '../../../app/audit/replay/session-fold.ts';
import type { JsonChange } from '../../../domain/json/json-diff.ts';
import type { AuditView } from '../../../domain/session/audit-view.ts';
import { paint, printable, printableJson } from '../terminal.ts';

/** How replays and differences read in a terminal. */

const JSON_CHARACTERS_MAX = 160;

export function eventLines(event: ReplayedEvent): string {
  const { revision, commit, occurred_at, type, facts, changes, state, state_version } = event;
  const place = commit.count === 1 ? '' : ` (${commit.index + 1} of ${commit.count})`;
  return [
    '',
    `${paint('cyan', `#${revision}`)} ${paint('dim', occurred_at)} ${paint('bold', type)}${place}`,
    row('facts', printableJson(facts, JSON_CHARACTERS_MAX)),
    ...('private' in event
      ? [row('private', printableJson(event.private, JSON_CHARACTERS_MAX))]
      : []),
    ...changes.map((change) => row('changed', changeText(change))),
    row('state', stateText(state)),
    ...(state_version === null ? [] : [paint('green', `  version ${state_version}`)]),
  ].join('\n');
}

function row(name: string, text: string): string {
  return `  ${paint('dim', name.padEnd(8))} ${text}`;
}

/** One line that says where a session stands. */
function stateText(state: AuditView): string {
  const { turn_count, targets, progress, pending_decision, is_stopped } = state;
  const objective = progress
    ? `objective ${progress.objective.effective_status} at ${progress.objective.progress}`
    : 'progress unknown';
  const pending = pending_decision
    ? `pending ${pending_decision.candidates.map((id) => printable(id)).join(', ')}`
    : 'nothing pending';
  const touched = Object.keys(targets).length;
  const stopped = is_stopped ? ' · stopped' : '';
  return `turn ${turn_count} · ${touched} targets · ${objective} · ${pending}${stopped}`;
}

/** `~ /path "before" → "after"`, with + for what is new and - for what is gone. */
export function changeText({ op, path, before, after }: JsonChange): string {
  const was = printableJson(before, JSON_CHARACTERS_MAX);
  const is = printableJson(after, JSON_CHARACTERS_MAX);
  const at = printable(path) || '(all of it)';
  if (op === 'add') return paint('green', `+ ${at} ${is}`);
  if (op === 'remove') return paint('red', `- ${at} ${was}`);
  return `${paint('yellow', `~ ${at}`)} ${was} → ${is}`;
}

const AGAINST: Readonly<Record<Divergence['against'], string>> = {
  answer: 'the answer that was told',
  decision: 'the choice that was recorded',
  other_fold: 'the stream folded at once',
  service: 'what the running service answers',
  commit: 'a whole commit',
  schema: 'what its schema says',
};

export function divergenceLines({ revision, against, changes }: Divergence): string {
  return [
    paint('red', `At version ${revision} the log differs from ${AGAINST[against]}:`),
    ...changes.map((change) => `  ${changeText(change)}`),
  ].join('\n');
}

export function summaryLines(check: SessionCheck): string {
  const { answers_compared, decisions_recomputed, of_other_engines } = check;
  const lines = [
    '',
    `${check.events} events, version ${check.state_version}; compared with ${answers_compared} answers, ` +
      `${decisions_recomputed} choices made again, the stream folded at once` +
      `${check.is_compared_with_service ? ', and the running service' : ''}.`,
  ];
  if (of_other_engines > 0) {
    lines.push(`${of_other_engines} answers and choices are of other engine versions.`);
  }
  if (check.artifact === 'unavailable') {
    lines.push(paint('yellow', 'Its compiled configuration cannot be read: answers not compared.'));
  }
  if (check.divergences.length === 0) {
    lines.push(paint('green', 'The rebuilt state is the one that was told.'));
  }
  return lines.join('\n');
}
