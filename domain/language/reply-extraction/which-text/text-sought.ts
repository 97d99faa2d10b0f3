import type { Steps } from '../../../steps.ts';
import { findSpans, type Span } from '../../mentions/spans.ts';
import type { ExtractedValue } from '../candidates/resolve-candidates.ts';
import type { ReplyToScore } from '../signs/reply-to-score.ts';
import { ClauseNames } from './clause-names.ts';
import { type Edges, edgesOf } from './edges.ts';
import { sortsOf } from './word-sorts.ts';

/** A reply in which the text asked for is looked for, with what is looked up once for all of its runs of words. */
export interface TextSought {
  readonly reply: ReplyToScore;
  /** What sort of text is asked for. */
  readonly asks: string;
  readonly sorts: readonly string[];
  /** Words that are marked as names and numbers are. */
  readonly marked: number;
  readonly edges: Edges;
  readonly clauseNames: ClauseNames;
  /** What the rules took for it. */
  readonly ruled: ExtractedValue | undefined;
  /** The words of what else was told. */
  readonly others: readonly (readonly [number, number])[];
  /** Per token: 1 where it is of a label. */
  readonly labelled: Uint8Array;
  /** The runs that may be names, by their first and last token. */
  readonly spans: ReadonlyMap<string, Span>;
  /** The agent's words. */
  readonly agent: ReadonlySet<string>;
}

export function* lookAt(reply: ReplyToScore): Steps<TextSought> {
  const { assistantText, extracted, extraction, main } = reply;
  const others = [...extracted].flatMap(([position, { words }]) =>
    position === main.position || words === undefined ? [] : [words],
  );
  const sorts = sortsOf(reply);
  yield;
  const edges = edgesOf(extraction.read);
  yield;
  const clauseNames = new ClauseNames(reply, edges);
  const spans = yield* findSpans(extraction.read);
  yield;
  return {
    reply,
    asks: main.asksOwnName ? 'own' : (main.form ?? main.slotType),
    sorts,
    marked: sorts.filter(isMarked).length,
    edges,
    clauseNames,
    ruled: reply.mainValue,
    others,
    labelled: labelledIn(extraction),
    spans: new Map(spans.map((span) => [keyOf(span.start, span.end), span])),
    agent: new Set(assistantText.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []),
  };
}

function labelledIn({ labels, read }: ReplyToScore['extraction']): Uint8Array {
  const labelled = new Uint8Array(read.tokens.length);
  // Many may stand in one place, and long ones over each other.
  const furthest = new Map<number, number>();
  for (const { start, end } of labels.all)
    furthest.set(start, Math.max(end, furthest.get(start) ?? 0));
  let last = 0;
  for (const at of labelled.keys()) {
    last = Math.max(last, furthest.get(at) ?? 0);
    if (at < last) labelled[at] = 1;
  }
  return labelled;
}

/** Whether a sort of words is marked as names and numbers are. */
export function isMarked(sort: string): boolean {
  return sort === 'capital' || sort === 'digits';
}

export function keyOf(start: number, end: number): string {
  return `${start} ${end}`;
}
