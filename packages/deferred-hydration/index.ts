import {existsSync} from 'node:fs';
import path from 'node:path';
import type {BuiltSite, PageEdit} from '@docs-kit/built-pages';
import {checkOptions, isFunction, isRecordOf, isText, type Rule} from '@docs-kit/tools/options';
import {bundleInlineScript} from './bundle';
import {editInlineScript, pageTemplate} from './template';

export {bundleScript} from './bundle';
export type {EarlyScript} from './client';
export {editInlineScript} from './template';

/** The files of the built React app, as paths relative to the root of the site without a leading slash. */
export interface AppFiles {
  /** The scripts that each page loads in addition to those in its HTML, by route, with or without a trailing slash. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  /** The scripts and style sheets of each named chunk. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

export interface DeferredHydrationOptions {
  /** The oldest supported browsers, for the message in older ones: `Chrome 109, Firefox 115 or Safari 16.4`. */
  readonly browsers: string;
  /** Absolute path of a module that becomes part of the inline script. Its default export is an `EarlyScript`. */
  readonly script?: string;
  /**
   * Milliseconds between the load event and hydration, if there is no interaction. Default: 20,000. With a shorter time,
   * readers who only look at the page load React anyway. With a longer time, the first click of a reader who waited takes
   * longer. Tools that measure the page don't interact with it either: when hydration started after eight seconds, it
   * removed the images of the other color mode while Lighthouse analyzed them, and Lighthouse returned no score.
   */
  readonly delay?: number;
  /** Code by the global name that it replaces in `script`: `{CHAT_ID: '"abc"'}`. */
  readonly define?: Readonly<Record<string, string>>;
  /**
   * Reads which files the React app requests, so that pages load them together with the React app instead of after it.
   * Called after the build. Without it, there are no `edits`, and `data-early-preload` has no effect.
   *
   * @param generatedFilesDir absolute path of the folder `.docusaurus`
   */
  readonly readFiles?: (generatedFilesDir: string) => AppFiles;
  /** How to build without deferred hydration, for errors. Default: `remove deferredHydration() from the configuration`. */
  readonly turnOff?: string;
}

export interface DeferredHydration {
  /** The page template, for the field `ssrTemplate` of the Docusaurus configuration. */
  readonly ssrTemplate: string;
  /** Steps for `edits` of `@docs-kit/built-pages`. */
  readonly edits: readonly ((site: Pick<BuiltSite, 'generatedFilesDir' | 'baseUrl'>) => PageEdit)[];
}

const rules: Readonly<Record<keyof DeferredHydrationOptions, Rule>> = {
  browsers: [
    (value) => typeof value === 'string' && value.trim() !== '',
    'Write the oldest supported browsers, such as "Chrome 109, Firefox 115 or Safari 16.4".',
  ],
  script: [
    (value) => typeof value === 'string' && path.isAbsolute(value) && existsSync(value),
    'Write the absolute path of an existing module.',
  ],
  delay: [
    (value) => Number.isFinite(value) && Number(value) >= 0,
    'Write a number of milliseconds, such as 20000.',
  ],
  define: [isRecordOf(isText), 'Write an object with code by name, such as {CHAT_ID: \'"abc"\'}.'],
  readFiles: [isFunction, 'Write a function such as `readAppFiles` of @docs-kit/lazy-routes.'],
  turnOff: [
    (value) => typeof value === 'string',
    'Write what to do, such as "build with HYDRATION=load".',
  ],
};

/** Matches the chunks that the elements of a page preload. A minifier may have removed the quotes. */
const preloads = / data-early-preload=["']?([\w~-]+)/g;

/**
 * Lists the files that the React app will request in attributes of the inline script: the scripts of the page in
 * `data-page`, and the files of each chunk in `data-chunk-<name>`.
 *
 * @throws if an element preloads a chunk that doesn't exist
 */
const listFiles =
  (readFiles: (generatedFilesDir: string) => AppFiles): DeferredHydration['edits'][number] =>
  ({generatedFilesDir, baseUrl}) => {
    const {scripts, chunks} = readFiles(generatedFilesDir);
    const attribute = (name: string, files: readonly string[]) =>
      `data-${name}="${files.map((file) => baseUrl + file).join(' ')}"`;
    const attributeOf = (chunk: string) => {
      const files = chunks[chunk];
      if (!files) {
        throw new Error(
          `deferredHydration(): data-early-preload="${chunk}" names a chunk that doesn't exist. Write the name in import(/* webpackChunkName: "…" */ …).`,
        );
      }
      return attribute(`chunk-${chunk}`, files);
    };
    return (html, route) => {
      const other = route.endsWith('/') ? route.slice(0, -1) : `${route}/`;
      const names = new Set([...html.matchAll(preloads)].map(([, name = '']) => name));
      const attributes = [
        attribute('page', scripts[route] ?? scripts[other] ?? []),
        ...[...names].map(attributeOf),
      ];
      return editInlineScript(html, `<script ${attributes.join(' ')} `);
    };
  };

/**
 * Defers hydration to the first user interaction. The HTML of each page is complete, and an inline script loads the
 * scripts of the React app when the reader uses the page. It records what the reader does until the page is hydrated,
 * and then replays it.
 *
 * @throws if an option is wrong, or if the page template of Docusaurus has changed
 */
export const deferredHydration = (options: DeferredHydrationOptions): DeferredHydration => {
  checkOptions('deferred-hydration', options, rules, ['browsers']);
  const {browsers, script, delay = 20_000, define = {}, readFiles} = options;
  const {turnOff = 'remove deferredHydration() from the configuration'} = options;
  const code = bundleInlineScript(script, {
    ...define,
    BROWSERS: JSON.stringify(browsers),
    DELAY: String(delay),
  });
  return {
    ssrTemplate: pageTemplate(code, turnOff),
    edits: readFiles ? [listFiles(readFiles)] : [],
  };
};
