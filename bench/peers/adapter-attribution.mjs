// The same row with free words of real sentences and nothing named: every turn is attributed and read.
process.env.BENCH_ROW = 'attribution';
const { prepare, request } = await import('./adapter.mjs');

export { prepare, request };
