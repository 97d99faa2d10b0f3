import type { ExplainedDecision } from '../../app/audit/explain-decision.ts';
import { table } from '../command-line/terminal.ts';

/** Asks the internal entry point for one path below its service. */
export type AskInternal = (
  path: string,
) => Promise<{ readonly status: number; readonly body: object }>;

/** Why the questions that are proposed now were chosen: each with the terms of its score. */
export async function whyText(
  ask: AskInternal,
  sessionId: string,
  decisionId: string,
): Promise<string> {
  const { status, body } = await ask(`/sessions/${sessionId}/decisions/${decisionId}`);
  if (status === 404) {
    return 'It cannot be explained: this service has no such session; say --tenant and --service, whose key QSS_KEY is.';
  }
  if (status !== 200) return `It cannot be explained: ${(body as { message: string }).message}`;
  const { questions } = (body as Pick<ExplainedDecision, 'explanation'>).explanation;
  const ranked = questions
    .filter(({ terms }) => terms !== null)
    .toSorted((one, other) => other.terms!.score - one.terms!.score)
    .slice(0, 8);
  const rows = ranked.map(({ question_id, rank, verdict, terms }) => [
    rank === null ? '-' : String(rank),
    question_id,
    ...[terms!.score, terms!.gain_share, terms!.relevance, terms!.order].map((n) => n.toFixed(3)),
    verdict.replaceAll('_', ' '),
  ]);
  return table(['rank', 'question', 'score', 'gain', 'relevance', 'order', 'why'], rows);
}
