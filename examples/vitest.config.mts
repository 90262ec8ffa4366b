import {defineConfig} from 'vitest/config';

/** The tests of the examples in a browser: `npm run examples` runs each after the steps of its example. */
export default defineConfig({
  root: import.meta.dirname,
  oxc: {jsx: {runtime: 'automatic'}},
  test: {include: ['*/browser.test.ts'], testTimeout: 300_000, hookTimeout: 300_000},
});
