import { html } from 'hono/html';
import type { FieldProblem } from './api.ts';
import { LANGUAGES } from './texts.ts';
import type { Html, Visit } from './visit.ts';

/** The API speaks one language. */
const [OF_THE_API] = LANGUAGES;

/** What the API said in its own words, for readers of another language too. */
export function inItsWords(message: string): Html {
  return html`<span class="quiet" lang="${OF_THE_API}">${message}</span>`;
}

/** Of which no more can be said than their code says. */
const WHOLE: ReadonlySet<string> = new Set([
  'required',
  'unknown_field',
  'not_unique',
  'duplicate_id',
  'draft_revision_mismatch',
  'malformed_json',
]);

/** Where the API complains of the draft as a whole: only its words name what is bounded. */
const OF_THE_DRAFT = '/changes';

/**
 * One error of the API in the visitor's language: what its code means, with the number that it names, and its own
 * words where they tell more than that.
 */
export function errorText(
  { code }: Pick<Visit, 'code'>,
  issue: Pick<FieldProblem, 'code' | 'message' | 'path'>,
): string {
  const [number] = /\d+(\.\d+)?/.exec(issue.message) ?? [];
  const text = code('issue', issue.code);
  if (text.includes('{number}') && number !== undefined) {
    const bounded = text.replace('{number}', number);
    return issue.path === OF_THE_DRAFT ? `${bounded}: ${issue.message}` : bounded;
  }
  if (WHOLE.has(issue.code)) return text;
  return `${text.split(':')[0]}: ${issue.message}`;
}
