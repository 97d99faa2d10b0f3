// The same row with free words in place of choices: every turn is attributed and read.
process.env.QSS_BENCH_WORDS = '1';
const { prepare, request } = await import('./adapter.mjs');

export { prepare, request };
