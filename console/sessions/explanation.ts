import { html } from 'hono/html';
import { tableFrame } from '../table.ts';
import { type Html, shownNumber, type Visit } from '../visit.ts';

/** A question's part in a decision. */
export interface ExplainedQuestion {
  readonly question_id: string;
  readonly verdict: string;
  readonly rank: number | null;
  /** Of the fallback ladder; null under a hard exclusion. */
  readonly rung: number | null;
  readonly instead: string | null;
  readonly terms: {
    readonly gain_share: number;
    readonly relevance: number;
    readonly continuity: number;
    readonly annoyance: number;
    readonly order: number;
    readonly score: number;
  } | null;
}

const TERMS = ['score', 'gain_share', 'relevance', 'continuity', 'annoyance', 'order'] as const;

/** Questions that are shown; they begin with those that were chosen. */
const SHOWN_MAX = 100;

/** Every question with its part: chosen on which terms, or left out by which rule. */
export function explanationTable(visit: Visit, questions: readonly ExplainedQuestion[]): Html {
  const { say } = visit;
  const best = ({ rank, terms }: ExplainedQuestion) =>
    [rank ?? 1_000, -(terms?.score ?? -1_000)] as const;
  const sorted = questions.toSorted((one, other) => {
    const [a, b] = [best(one), best(other)];
    return a[0] - b[0] || a[1] - b[1];
  });
  return tableFrame(
    say('explain.title'),
    html`<thead><tr><th scope="col">${say('explain.rank')}</th><th scope="col">${say('explain.question')}</th><th scope="col">${say('explain.verdict')}</th>${TERMS.map((each) => html`<th scope="col" class="number">${say(`explain.${each}`)}</th>`)}</tr></thead>
<tbody>${sorted
      .slice(0, SHOWN_MAX)
      .map(
        ({ question_id, rank, instead, terms, ...part }) =>
          html`<tr><td>${rank ?? '–'}</td><th scope="row"><code>${question_id}</code></th><td>${verdictText(visit, part)}${instead ? html` <code>${instead}</code>` : ''}</td>${TERMS.map((each) => html`<td class="number">${terms ? shownNumber(visit, terms[each], 4) : ''}</td>`)}</tr>`,
      )}</tbody>`,
  );
}

/** Of a question on a later rung, why it stands there. */
function verdictText(
  { code }: Visit,
  { verdict, rung }: Pick<ExplainedQuestion, 'verdict' | 'rung'>,
): string {
  return verdict === 'on_a_later_rung' ? code('rung', String(rung)) : code('verdict', verdict);
}
