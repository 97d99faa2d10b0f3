// The same row with free words of real sentences, the question named: every turn is read.
process.env.BENCH_ROW = 'words';
const { prepare, request } = await import('./adapter.mjs');

export { prepare, request };
