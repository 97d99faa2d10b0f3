/** Numbers as the formatter fills lines with them. */
export function linesOfNumbers(numbers: Iterable<number>): string {
  const lines: string[] = [];
  let line = '   ';
  for (const number of numbers) {
    if (line.length + `${number},`.length + 1 > 100) {
      lines.push(line);
      line = '   ';
    }
    line += ` ${number},`;
  }
  return [...lines, line].join('\n');
}
