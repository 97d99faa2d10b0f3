import type { Candidate, NextAnswer, Progress, Session } from '../../client/api-types.ts';
import { paint, printable, printableJson } from '../command-line/terminal.ts';

/** What the terminal shows of a conversation. */

const CELLS = 20;

export function questionText(words: string, { choices }: Candidate): string {
  const listed = choices.map(({ label }, index) => `        ${index + 1}. ${printable(label, 80)}`);
  return [`${paint('cyan', 'agent')}  ${printable(words)}`, ...listed].join('\n');
}

/** What one reply told: the values that are new, or the outcome where there is none. */
export function understoodText(before: Session['targets'], after: Session): string {
  const fresh = Object.entries(after.targets).filter(
    ([id, { value, status }]) =>
      before[id]?.status !== status || JSON.stringify(before[id]?.value) !== JSON.stringify(value),
  );
  const values = fresh.map(
    ([id, { value, status }]) =>
      `${printable(id, 40)} = ${status === 'not_applicable' ? '(any)' : printableJson(value, 60)}`,
  );
  const outcome = after.question_state.outcomes.at(-1)?.outcome ?? 'nothing yet';
  return paint('dim', `        ${values.length > 0 ? values.join(', ') : outcome}`);
}

function bar(share: number): string {
  const full = Math.round(share * CELLS);
  const percent = `${Math.round(share * 100)} %`.padStart(5);
  return `${'█'.repeat(full)}${'░'.repeat(CELLS - full)} ${percent}`;
}

/** One line: how far it is, and what there is to remark. */
export function statusText(answer: NextAnswer): string {
  const notes = [...answer.warnings, ...answer.degraded_reasons];
  const remarks = notes.length > 0 ? paint('yellow', `  ${notes.join(', ')}`) : '';
  return `        ${bar(answer.progress.objective.progress)}${remarks}`;
}

export function progressText({ objective, sub_objectives }: Progress): string {
  const width = Math.max(9, ...sub_objectives.map(({ id }) => id.length));
  const line = (name: string, share: number, status: string) =>
    `${name.padEnd(width)}  ${bar(share)}  ${status}`;
  return [
    line('objective', objective.progress, objective.effective_status),
    ...sub_objectives.map(({ id, progress, effective_status, completion_role }) =>
      line(printable(id, 40), progress, `${effective_status}, ${completion_role}`),
    ),
  ].join('\n');
}

export function knownText({ targets }: Session): string {
  const lines = Object.entries(targets).map(
    ([id, { status, value, source }]) =>
      `${printable(id, 40)} = ${printableJson(value ?? null, 80)}  ${paint('dim', `${status}, ${source}`)}`,
  );
  return lines.join('\n') || 'nothing yet';
}
