/** @returns how many there are of what is named in the singular, as `1 item` or `3 items` */
export function counted(count: unknown, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}
