let gathering: Promise<void> | undefined;

/**
 * Waits for whatever else comes in this turn of the event loop, so that the requests of a turn go on together: what one does next, all
 * do, one behind the other, and the processor has its code at hand. Worked on one by one as they come, each finds it gone.
 */
export function gathered(): Promise<void> {
  gathering ??= new Promise((goOn) =>
    setImmediate(() => {
      gathering = undefined;
      goOn();
    }),
  );
  return gathering;
}
