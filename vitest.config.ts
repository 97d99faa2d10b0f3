import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Two cores are the smallest machine that runs these; the crash stories start processes of their own.
    pool: 'forks',
    maxWorkers: 2,
  },
});
