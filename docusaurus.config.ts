import path from 'node:path';
import buildHighlighting, {rehypeHighlight} from '@docs-kit/build-highlighting';
import builtPagesPlugin, {type Steps} from '@docs-kit/built-pages';
import remarkHeadingIds from '@docs-kit/heading-ids';
import lazyRoutes from '@docs-kit/lazy-routes';
import {markdownTwins} from '@docs-kit/markdown-twins';
import type {Config} from '@docusaurus/types';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import {collections, type CollectionId} from './features/site/collections';
import {codeTheme} from './config/code-theme';
import {fasterSetting, markdownLinkSettings, storageSetting} from './config/docusaurus-version';
import {entryPlugins} from './config/entries';
import {external} from './features/site/external-links';
import {footer} from './config/footer';
import {hydration} from './config/hydration';
import {loadSettings} from './config/settings';
import {navbar} from './config/navbar';
import {noScriptStyles} from './config/no-script-styles';
import {deliveryFiles} from './delivery/describe';
import {withCheck} from './features/page-end';
import {insertFacts} from './features/facts';
import postsPlugin, {createFeedItems} from './features/feeds';
import {parseFrontMatterStrict} from './features/front-matter';
import {removeTitles} from './features/titles/heading-links';
import importMetaUrlPlugin from './config/import-meta-url';
import {twinsOptions} from './config/markdown-twins';
import {notFoundData} from './features/not-found';
import learnMaterialPlugin from './features/learn-material';
import {linkSheets, stylePlugins} from './features/styles';
import pageSourcesPlugin from './features/page-sources';
import rehypeTables from './features/tables';
import remarkApis from './features/api-lists';
import remarkDemo from './features/demos';
import remarkOptions from './features/options';
import remarkSamples from './features/samples';
import remarkSignatures from './features/signatures';
import remarkSince from './features/since';
import remarkTerms from './features/terms';
import remarkTitle from './features/titles';
import {robots} from './features/sitemap/robots';
import {sitemap} from './features/sitemap';
import {converters} from './config/package-managers';
import {algolia, search} from './features/search';
import {siteImage, socialImagePath} from './features/site/social-images';

const siteDir = __dirname;
const settings = loadSettings(siteDir);
const siteTitle = 'Make videos programmatically';
const deferred = settings.appStart === 'late' ? hydration(siteDir, settings) : undefined;

/**
 * Everything that `true` turns on, except for the bundler's cache in two cases. A build would write it for 30 s of CPU time, and
 * the next build would gain 20; `npm start` answers after 8.7 instead of 10.2 s. And its key doesn't include how code is
 * highlighted, so both ways would share a cache.
 */
const faster = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  mdxCrossCompilerCache: true,
  rspackBundler: true,
  rspackPersistentCache: process.env.NODE_ENV !== 'production' && settings.appHighlight === 'build',
  ssgWorkerThreads: true,
};

const beforeDefaultRemarkPlugins = [remarkHeadingIds];

/** The order matters: hidden lines must be removed before other plugins read a code block. */
const remarkPlugins = [
  remarkSamples,
  [remarkDemo, {siteDir}],
  [npm2yarn, {sync: true, converters}],
];

const prism = {
  theme: codeTheme,
  // Languages that prism-react-renderer doesn't include.
  additionalLanguages: ['bash', 'json', 'diff', 'ruby', 'php'],
};

const rehypePlugins: DocsOptions['rehypePlugins'] = [
  rehypeTables,
  ...(settings.appHighlight === 'build' ? [[rehypeHighlight, prism] as [unknown, unknown]] : []),
];

const docs: DocsOptions = {
  sidebarPath: './sidebars.ts',
  editUrl: ({docPath}) => `${external.docsSource}/${docPath}`,
  // Names like 4-0-migration begin with a number that is no ordering prefix.
  numberPrefixParser: false,
  beforeDefaultRemarkPlugins,
  rehypePlugins,
  remarkPlugins: [
    ...remarkPlugins,
    [remarkSince, {siteDir}],
    [remarkSignatures, {siteDir, theme: codeTheme}],
    [remarkOptions, {siteDir}],
    [remarkTerms, {siteDir}],
    // After the terms: a list of pages links to pages only.
    [remarkApis, {siteDir}],
    remarkTitle,
  ],
};

const posts = (id: CollectionId, {title, description} = collections[id]): BlogOptions => ({
  id,
  path: id,
  routeBasePath: id,
  blogTitle: title,
  blogDescription: description,
  blogSidebarCount: 'ALL',
  blogSidebarTitle: title,
  blogArchiveComponent: '@site/src/components/BlogList/ArchivePage',
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {
    type: ['rss', 'atom'],
    title: `Remotion: ${title}`,
    description,
    language: 'en',
    xslt: true,
    limit: false,
    createFeedItems,
  },
  beforeDefaultRemarkPlugins,
  remarkPlugins,
  rehypePlugins,
});

/** Source files that the home page and the product pages show next to their result. */
const sources = {
  hero: 'src/demos/hero/motion.ts',
  'still-card': 'src/demos/still-card/StillCard.tsx',
  'animated-card': 'src/demos/animated-card/AnimatedCard.tsx',
  'parameterized-card': 'src/demos/parameterized-card/GoalCard.tsx',
};

/** Routes that the sitemap leaves out and the not-found page doesn't suggest. */
const unlisted = ['/search', '/ai-embed', '/**/page/**', '/**/tags/**'];

const themeConfig: ThemeConfig = {
  image: socialImagePath(siteImage.key),
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  navbar,
  footer,
  prism,
  ...(settings.algolia && {algolia: algolia(settings.algolia)}),
  ...(settings.announcement && {announcementBar: {...settings.announcement, isCloseable: true}}),
};

const presetOptions: PresetOptions = {
  docs,
  blog: false,
  pages: {beforeDefaultRemarkPlugins, remarkPlugins, rehypePlugins},
  theme: {
    customCss: [
      './src/css/tokens.css',
      './src/css/base.css',
      './packages/deferred-hydration/style.css',
    ],
  },
  sitemap: sitemap(siteDir, unlisted),
  ...(settings.analyticsId && {gtag: {trackingID: settings.analyticsId, anonymizeIP: true}}),
};

/** What happens to the built pages, in this order: each reader sees a page with all edits. */
const pageSteps: Steps = {
  edits: [linkSheets, removeTitles, ...(deferred?.edits ?? [])],
  readers: [
    search.reader,
    markdownTwins(twinsOptions(siteTitle)),
    notFoundData(unlisted),
    robots,
    deliveryFiles(settings),
  ],
};

const config: Config = {
  title: siteTitle,
  tagline: 'Remotion turns React components into frames, and frames into real videos.',
  url: settings.siteUrl,
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  organizationName: 'remotion-dev',
  projectName: 'remotion',
  ...(deferred && {ssrTemplate: deferred.ssrTemplate}),
  onBrokenLinks: 'throw',
  ...markdownLinkSettings.config,
  ...storageSetting,
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  headTags: [{tagName: 'noscript', attributes: {}, innerHTML: `<style>${noScriptStyles}</style>`}],
  markdown: {
    ...markdownLinkSettings.markdown,
    parseFrontMatter: withCheck(siteDir, parseFrontMatterStrict),
    preprocessor: ({filePath, fileContent}) =>
      insertFacts(fileContent, path.relative(siteDir, filePath)),
  },
  future: {v4: true, ...fasterSetting(faster)},
  clientModules: ['./src/navigation/scrollPositions', './src/navigation/stripHtml'],
  customFields: {askAi: settings.askAi},
  presets: [['classic', presetOptions]],
  plugins: [
    ...search.plugins,
    ...entryPlugins(siteDir),
    importMetaUrlPlugin,
    buildHighlighting({codeBlocks: settings.appHighlight === 'build', sources}),
    lazyRoutes({routeGroups: settings.appRoutes === 'lazy', minChunkSize: 60_000}),
    ...stylePlugins,
    () => builtPagesPlugin(pageSteps),
    pageSourcesPlugin,
    learnMaterialPlugin,
    [postsPlugin, posts('blog')],
    [
      postsPlugin,
      {...posts('learn'), blogListComponent: '@site/src/components/BlogList/LearnPage'},
    ],
    [postsPlugin, posts('success-stories')],
  ],
  themeConfig,
};

export default config;
