/** JSON Pointer (RFC 6901) of a path of property names and indexes. */
export function pointerTo(path: readonly unknown[]): string {
  return path.map((key) => `/${escapePointer(String(key))}`).join('');
}

/** One name as it stands in a JSON Pointer. */
export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The name that `escapePointer` made this of. */
export function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
