import type { SessionEvent } from '../session-event.ts';

/** One turn of a preview, as its form holds it. */
export interface PreviewTurn {
  readonly question_id?: string;
  readonly outcome?: string;
  readonly assistant_text?: string;
  readonly user_text?: string;
  readonly structured_answer?: { readonly choice_ids: readonly string[] };
}

/** What was made of a turn, or of the opening. */
export interface PreviewStep {
  readonly events: readonly SessionEvent[];
  readonly action: string;
  readonly candidates: readonly { readonly question_id: string }[];
  readonly progress: { readonly objective: { readonly effective_status: string } };
}

/**
 * A conversation test that passes now: what was said in a preview, and what came of it.
 * @param steps of the opening, then one a turn
 */
export function testOfPreview(
  { id, description }: { readonly id: string; readonly description: string },
  turns: readonly PreviewTurn[],
  steps: readonly PreviewStep[],
): object {
  return {
    id,
    ...(description === '' ? {} : { description }),
    opening: nextOf(steps[0]!),
    turns: turns.map((turn, i) => turnOf(turn, steps[i + 1]!)),
    end: { achieved: steps.at(-1)!.progress.objective.effective_status === 'achieved' },
  };
}

function turnOf({ structured_answer, ...said }: PreviewTurn, step: PreviewStep): object {
  const choice_ids = structured_answer?.choice_ids;
  return { ...said, ...(choice_ids ? { choice_ids } : {}), expect: expectationOf(step) };
}

function expectationOf(step: PreviewStep): object {
  const facts = (type: string) => step.events.filter((event) => event.type === type);
  const question_id = facts('TurnRecorded')[0]?.facts['question_id'] ?? null;
  const outcome = facts('QuestionOutcomeRecorded').find(
    (event) => event.facts['question_id'] === question_id,
  )?.facts['outcome'];
  const values = Object.fromEntries(
    facts('ValueRecorded')
      .filter((event) => event.private && 'value' in event.private)
      .map((event) => [event.facts['information_id'], event.private!['value']]),
  );
  return {
    question_id,
    ...(outcome === undefined ? {} : { outcome }),
    ...(Object.keys(values).length === 0 ? {} : { values }),
    ...nextOf(step),
  };
}

function nextOf({ action, candidates }: PreviewStep): object {
  const [first] = candidates;
  return action === 'ask' && first ? { next: [first.question_id] } : { action: 'stop' };
}
