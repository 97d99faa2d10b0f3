import type { AnswerTrace } from '../../domain/analysis/traces.ts';
import { insertRows } from '../store/insert-rows.ts';
import type { Store } from '../store/port.ts';

/** Steps of a row: it takes no page of its own, and what a turn adds to it writes little anew. */
const STEPS_OF_ROW = 8;

/**
 * What was proposed and asked in a session, in its order. Rows of many lines, since rows are most of what a batch of a view costs,
 * and a session's turns of one batch fall into few.
 */
export const STEPS_TABLE = `
    CREATE TABLE steps (
      session INTEGER NOT NULL,
      -- Of the session's rows, from 0.
      part INTEGER NOT NULL,
      lines TEXT NOT NULL,
      PRIMARY KEY (session, part)
    ) STRICT, WITHOUT ROWID;`;

/** Questions that were proposed together. */
export interface ProposedStep {
  readonly kind: 'proposed';
  readonly decision_id: string;
  /** Question ids, rank 1 first, separated by a space. */
  readonly candidates: string;
}

/** One time that a question was really asked. */
export interface AskedStep
  extends Pick<
    AnswerTrace,
    'question_id' | 'attempt' | 'outcome' | 'decision_id' | 'rank' | 'uses_proposal'
  > {
  readonly kind: 'asked';
}

/** Neither ids nor names hold spaces. */
const PROPOSED = 'proposed ';
const NONE = '-';

export function proposedLine(decisionId: string, candidates: string): string {
  return `${PROPOSED}${decisionId} ${candidates}\n`;
}

export function askedLine(step: Omit<AskedStep, 'kind'>): string {
  const { question_id, attempt, outcome, decision_id, rank, uses_proposal } = step;
  const use = `${decision_id ?? NONE} ${rank ?? NONE} ${Number(uses_proposal)}`;
  return `asked ${question_id} ${attempt} ${outcome} ${use}\n`;
}

interface Row {
  readonly session: number;
  readonly part: number;
  lines: string;
}

/** Lines on their way to their rows, which are the same however many are written together. */
export class GatheredSteps {
  readonly #rows: Row[] = [];
  /** Of each session. */
  readonly #last = new Map<number, Row>();

  /** @param before how many steps the session had before, written or not */
  add(session: number, before: number, line: string): void {
    const part = Math.floor(before / STEPS_OF_ROW);
    const last = this.#last.get(session);
    if (last?.part === part) last.lines += line;
    else {
      const row = { session, part, lines: line };
      this.#rows.push(row);
      this.#last.set(session, row);
    }
  }

  write(store: Store): void {
    const rows = this.#rows.map(({ session, part, lines }) => [session, part, lines]);
    insertRows(store, 'steps AS old', rows, APPENDING);
  }
}

const APPENDING = 'ON CONFLICT (session, part) DO UPDATE SET lines = old.lines || excluded.lines';

/** The steps that a row tells of. */
export function readSteps(lines: string): readonly (ProposedStep | AskedStep)[] {
  const steps: (ProposedStep | AskedStep)[] = [];
  for (let at = 0, end = 0; at < lines.length; at = end + 1) {
    end = lines.indexOf('\n', at);
    steps.push(readStep(lines.slice(at, end)));
  }
  return steps;
}

function readStep(line: string): ProposedStep | AskedStep {
  return line.startsWith(PROPOSED) ? readProposed(line.slice(PROPOSED.length)) : readAsked(line);
}

function readProposed(line: string): ProposedStep {
  const end = line.indexOf(' ');
  const [decision_id, candidates] = [line.slice(0, end), line.slice(end + 1)];
  return { kind: 'proposed', decision_id, candidates };
}

function readAsked(line: string): AskedStep {
  const [, question_id, attempt, outcome, decision_id, rank, uses] = line.split(' ');
  return {
    kind: 'asked',
    question_id: question_id!,
    attempt: Number(attempt),
    outcome: outcome as AskedStep['outcome'],
    decision_id: decision_id === NONE ? null : decision_id!,
    rank: rank === NONE ? null : Number(rank),
    uses_proposal: uses === '1',
  };
}
