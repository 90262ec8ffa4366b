import path from 'node:path';
import {deferredHydration} from '@docs-kit/deferred-hydration';
import {readAppFiles} from '@docs-kit/lazy-routes';
import {addHeroScript} from '../src/demos/hero/add-early-script';
import {supportedBrowsers} from './browsers';
import type {Settings} from './settings';

/** Deferred hydration with what the site does before (`src/early`), and with the clip of the home page. */
export const hydration = (
  siteDir: string,
  {askAi, appRoutes}: Pick<Settings, 'askAi' | 'appRoutes'>,
) => {
  const {ssrTemplate, edits} = deferredHydration({
    browsers: supportedBrowsers(siteDir).text,
    script: path.join(siteDir, 'src/early/index.ts'),
    define: {CHAT: JSON.stringify(askAi)},
    ...(appRoutes === 'lazy' && {readFiles: readAppFiles}),
    turnOff: 'build with APP_START=load',
  });
  return {ssrTemplate, edits: [...edits, addHeroScript]};
};
