import type { KeyReport } from '../../../app/evidence/key-check.ts';
import { paint, printable } from '../terminal.ts';

/** Whether what is sealed can still be opened, in lines for people: how much of it, and the first streams of what is not. */
export function keyReportText(report: KeyReport): readonly string[] {
  const { held, destroyed, missing, texts } = report;
  const lines = [
    `What is private can be opened in ${figure(held)} streams, and was erased in ${figure(destroyed)}.`,
    ...report.destroyed_streams.map(
      ({ stream, destroyed_at }) =>
        `Erased: the key of ${stream} was destroyed at ${destroyed_at}.`,
    ),
    ...texts.destroyed_streams.map(
      ({ stream, destroyed_at }) =>
        `Texts erased: the key of what was said in ${stream} was destroyed at ${destroyed_at}.`,
    ),
  ];
  if (missing > 0) lines.push(missingText(`${figure(missing)} streams`, report.missing_streams));
  if (texts.missing > 0) {
    const what = `what was said in ${figure(texts.missing)} commits`;
    lines.push(missingText(what, texts.missing_streams));
  }
  return lines;
}

/** @param streams the first of them: the count alone is whole */
function missingText(what: string, streams: readonly string[]): string {
  const where = streams.map((stream) => printable(stream)).join(', ');
  const text = `The keys of ${what} are missing, and were not destroyed: what is private in them is lost. ${where}`;
  return paint('yellow', text);
}

function figure(count: number): string {
  return count.toLocaleString('en');
}
