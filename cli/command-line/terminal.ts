import { styleText } from 'node:util';

/** What a terminal shows: colours, tables and progress; plain text for pipes and for NO_COLOR. */
type Style = Parameters<typeof styleText>[0];

interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Colours text for an output that shows colours; NO_COLOR (no-color.org) turns them off. */
export function paint(style: Style, text: string, output: Output = process.stdout): string {
  const isPlain = output.isTTY !== true || (process.env['NO_COLOR'] ?? '') !== '';
  return isPlain ? text : styleText(style, text);
}

/** Controls, bidirectional marks and line separators, which could move the cursor or reorder a line. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Text of a user or a tenant, safe to show on one line of a terminal. */
export function printable(text: string, charactersMax = Number.POSITIVE_INFINITY): string {
  const shown = text.replaceAll(
    UNPRINTABLE,
    (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`,
  );
  const characters = [...shown];
  if (characters.length <= charactersMax) return shown;
  return `${characters.slice(0, Math.max(0, charactersMax - 1)).join('')}…`;
}

/** A JSON value on one line. */
export function printableJson(value: unknown, charactersMax?: number): string {
  return printable(JSON.stringify(value) ?? '', charactersMax);
}

/** Rows below a heading, in columns as wide as their widest cell; cells are shown as they are. */
export function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heading.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => [...(row[column] ?? '')].length)),
  );
  const line = (cells: readonly string[]) =>
    widths
      .map((width, column) => {
        const cell = cells[column] ?? '';
        return cell + ' '.repeat(Math.max(0, width - [...cell].length));
      })
      .join('  ')
      .trimEnd();
  return [paint('bold', line(heading)), ...rows.map(line)].join('\n');
}

const BAR_CELLS = 30;
const REDRAW_MS = 100;

/** A bar on standard error, drawn only where somebody watches. */
export class ProgressBar {
  readonly #label: string;
  readonly #output: NodeJS.WriteStream;
  #drawnAt = 0;

  constructor(label: string, output: NodeJS.WriteStream = process.stderr) {
    this.#label = label;
    this.#output = output;
  }

  /** @param share 0..1 */
  update(share: number, note = ''): void {
    const now = performance.now();
    if (!this.#output.isTTY || now - this.#drawnAt < REDRAW_MS) return;
    this.#drawnAt = now;
    const filled = Math.round(share * BAR_CELLS);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_CELLS - filled);
    const percent = `${Math.floor(share * 100)}%`.padStart(4);
    this.#output.write(`\r${this.#label} ${bar}${percent} ${note}\u001b[K`);
  }

  /** Takes the bar away. */
  end(): void {
    if (this.#output.isTTY) this.#output.write('\r\u001b[K');
  }
}
