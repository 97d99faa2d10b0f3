// The words row with an agent that asks in other words each time: no sentence of it is known.
process.env.BENCH_ROW = 'rephrased';
const { prepare, request } = await import('./adapter.mjs');

export { prepare, request };
