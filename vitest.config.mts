import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: {'@site': import.meta.dirname}},
  // tsconfig keeps JSX for the site's own compiler; tests run it as React 19 does.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 120_000},
});
