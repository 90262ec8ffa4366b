import {fileURLToPath} from 'node:url';
import {loadSettings} from '../../../config/settings';

const siteDir = fileURLToPath(new URL('../../..', import.meta.url));

const {appStart, appRoutes, appHighlight} = loadSettings(siteDir);

/**
 * What a build with the stock behavior of Docusaurus does not do (ARCHITECTURE.md, "What readers load"), for
 * `test.fail(...without.deferredHydration)`: the test runs there as well, and has to fail, so that a mark that no test
 * needs is found.
 */
export const without = {
  deferredHydration: [appStart === 'load', 'APP_START=load: pages hydrate when they load'],
  buildHighlighting: [
    appHighlight === 'browser',
    'APP_HIGHLIGHT=browser: the theme shows the code blocks',
  ],
  lazyRoutes: [appRoutes === 'all', 'APP_ROUTES=all: every page loads all routes'],
} as const satisfies Record<string, readonly [boolean, string]>;
