/**
 * Runs tasks, a given number at once, and gives what they come to, in their order. After the first fault none is begun any more.
 * @param onFault throws it on, at once and for the whole, or returns: then what the others come to is kept
 */
export async function inTurns<Item>(
  tasks: readonly (() => Promise<readonly Item[]>)[],
  atOnceMax: number,
  onFault: (error: unknown) => void,
): Promise<Item[]> {
  const found: (readonly Item[])[] = tasks.map(() => []);
  let next = 0;
  const work = async () => {
    while (next < tasks.length) {
      const index = next++;
      try {
        found[index] = await tasks[index]!();
      } catch (error) {
        next = tasks.length;
        onFault(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnceMax, tasks.length) }, work));
  return found.flat();
}
