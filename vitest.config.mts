import {availableParallelism} from 'node:os';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: {'@site': import.meta.dirname}},
  // tsconfig keeps JSX for the site's own compiler; tests run it as React 19 does.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    // By default, Vitest leaves one core unused.
    maxWorkers: Math.min(availableParallelism(), 4),
    // Only stops tests that hang. On a busy machine, work of a few seconds can take minutes, and must not fail a
    // test.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
