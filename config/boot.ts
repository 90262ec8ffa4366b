import path from 'node:path';
import original from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import {buildSync} from 'esbuild';
import {supportedBrowsers} from './browsers';
import type {Settings} from './settings';

/** Matches the part of the Docusaurus template that loads the scripts of the app with the page. */
const appScripts =
  /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<script src="<%= it\.baseUrl %><%= script %>" defer><\/script>\s*<% \}\); %>/;

/**
 * Bundles a file of `src/boot` to one script.
 *
 * @param define code by the name that it replaces
 */
export const bundle = (
  siteDir: string,
  file: string,
  define: Readonly<Record<string, string>> = {},
): string => {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(siteDir, 'src/boot', file)],
    bundle: true,
    define,
    minify: true,
    format: 'iife',
    // Older than the supported browsers, because `src/boot/index.ts` shows a message in others.
    target: 'es2017',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
};

/**
 * The page template for deferred hydration: the template of Docusaurus, with `src/boot` instead of the scripts
 * of the app, which are listed in an attribute. The inline script is the same on every page, so the
 * Content-Security-Policy only needs one hash for it.
 *
 * @param settings the chat service that the script loads when the page is idle
 * @throws if the template doesn't contain the part to replace
 */
export const deferredHydrationTemplate = (
  siteDir: string,
  {askAi}: Pick<Settings, 'askAi'>,
  template: string = original,
): string => {
  if (!appScripts.test(template)) {
    throw new Error(
      'config/boot.ts did not find the code that loads the app in the Docusaurus page template (core/lib/ssg/ssgTemplate.html.js). Update `appScripts` in config/boot.ts, or build with APP_START=load.',
    );
  }
  const script = bundle(siteDir, 'index.ts', {
    BROWSERS: JSON.stringify(supportedBrowsers(siteDir).text),
    CHAT: JSON.stringify(askAi ?? null),
  });
  const names = '<%= it.scripts.map((script) => it.baseUrl + script).join(" ") %>';
  return template.replace(appScripts, () => `<script data-app="${names}">${script}</script>`);
};
