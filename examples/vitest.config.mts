import {defineConfig} from 'vitest/config';

/** Only ends tests that hang: on one busy core, the Studio takes minutes to start. In milliseconds. */
const timeout = 900_000;

/** The tests of the examples in a browser: `npm run examples` runs each after the steps of its example. */
export default defineConfig({
  root: import.meta.dirname,
  oxc: {jsx: {runtime: 'automatic'}},
  test: {include: ['*/browser.test.ts'], testTimeout: timeout, hookTimeout: timeout},
});
