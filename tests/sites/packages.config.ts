import buildHighlighting, {rehypeHighlight} from '@docs-kit/build-highlighting';
import builtPages from '@docs-kit/built-pages';
import {deferredHydration} from '@docs-kit/deferred-hydration';
import {entries} from '@docs-kit/entries';
import remarkHeadingIds from '@docs-kit/heading-ids';
import lazyRoutes, {readAppFiles} from '@docs-kit/lazy-routes';
import localSearch from '@docs-kit/local-search';
import {markdownTwins} from '@docs-kit/markdown-twins';
import type {Config} from '@docusaurus/types';
import {recipe} from './src/recipe';
import {config as stock, preset} from './site';

const hydration = deferredHydration({
  browsers: 'Chrome 109, Firefox 115 or Safari 16.4',
  script: require.resolve('./src/early.ts'),
  readFiles: readAppFiles,
});

const search = localSearch({popularPages: [{label: 'First cup', to: '/brewing/first-brew'}]});

const markdown = {
  beforeDefaultRemarkPlugins: [remarkHeadingIds],
  rehypePlugins: [[rehypeHighlight, stock.themeConfig.prism]],
};

/** The same site with all packages, as their READMEs say. */
const config: Config = {
  ...stock,
  ssrTemplate: hydration.ssrTemplate,
  presets: [
    [
      'classic',
      {
        ...preset,
        docs: {...preset.docs, ...markdown},
        blog: {...preset.blog, ...markdown},
        theme: {customCss: [require.resolve('@docs-kit/deferred-hydration/style.css')]},
      },
    ],
  ],
  plugins: [
    buildHighlighting(),
    lazyRoutes(),
    ...search.plugins,
    entries({
      path: 'recipes',
      routeBasePath: 'recipes',
      schema: recipe,
      listComponent: '@site/src/RecipeList',
      entryComponent: '@site/src/RecipePage',
    }),
    () =>
      builtPages({
        edits: hydration.edits,
        readers: [markdownTwins({sidebars: {docs: 'Docs'}}), search.reader],
      }),
  ],
};

export default config;
