import type { AnchorLine } from '../../../domain/recording/anchor.ts';

/**
 * The lines of an anchor file but for anchors that an operator has given up since.
 * @param read reads the file from its beginning; called twice
 */
export async function* anchorsInForce(
  read: () => AsyncIterable<AnchorLine>,
): AsyncGenerator<AnchorLine> {
  const accepted: { readonly line: number; readonly count: number }[] = [];
  let lines = 0;
  for await (const line of read()) {
    lines += 1;
    if (line.kind === 'anchor' && line.anchor.given_up) {
      accepted.push({ line: lines, count: line.anchor.count });
    }
  }
  const isGivenUp = (count: number, at: number) =>
    accepted.some((loss) => loss.line > at && loss.count < count);
  let at = 0;
  for await (const line of read()) {
    at += 1;
    if (line.kind !== 'anchor' || !isGivenUp(line.anchor.count, at)) yield line;
  }
}
