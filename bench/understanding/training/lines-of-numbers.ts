/** Numbers as the formatter fills lines with them, `indent` spaces from the margin. */
export function linesOfNumbers(numbers: Iterable<number>, indent = 4): string {
  const margin = ' '.repeat(indent - 1);
  const lines: string[] = [];
  let line = margin;
  for (const number of numbers) {
    if (line.length + `${number},`.length + 1 > 100) {
      lines.push(line);
      line = margin;
    }
    line += ` ${number},`;
  }
  return [...lines, line].join('\n');
}
