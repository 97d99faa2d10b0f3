import { findSpans, type Span } from '../../../mentions/spans.ts';
import type { ExtractedValue } from '../../candidates/resolve-candidates.ts';
import type { ReplyToScore } from '../reply-to-score.ts';
import { type Edges, edgesOf } from './edges.ts';
import { sortsOf } from './word-sorts.ts';

/** A reply in which the text asked for is looked for, with what is looked up once for all of its runs of words. */
export interface TextSought {
  readonly reply: ReplyToScore;
  /** What sort of text is asked for. */
  readonly asks: string;
  readonly sorts: readonly string[];
  readonly edges: Edges;
  /** What the rules took for it. */
  readonly ruled: ExtractedValue | undefined;
  /** The words of what else was told. */
  readonly others: readonly (readonly [number, number])[];
  /** The runs that may be names, by their first and last token. */
  readonly spans: ReadonlyMap<string, Span>;
  /** The agent's words. */
  readonly agent: ReadonlySet<string>;
}

export function lookAt(reply: ReplyToScore): TextSought {
  const { assistantText, extracted, extraction, main } = reply;
  const others = [...extracted].flatMap(([position, { words }]) =>
    position === main.position || words === undefined ? [] : [words],
  );
  return {
    reply,
    asks: main.asksOwnName ? 'own' : (main.form ?? main.slotType),
    sorts: sortsOf(reply),
    edges: edgesOf(extraction.read),
    ruled: reply.mainValue,
    others,
    spans: new Map(findSpans(extraction.read).map((span) => [keyOf(span.start, span.end), span])),
    agent: new Set(assistantText.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []),
  };
}

export function keyOf(start: number, end: number): string {
  return `${start} ${end}`;
}
