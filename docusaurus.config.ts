import path from 'node:path';
import type {Config, Plugin} from '@docusaurus/types';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import {deferredHydrationTemplate} from './config/boot';
import {collections, type CollectionId} from './config/collections';
import {codeTheme} from './config/code-theme';
import {entryPlugins} from './config/entries';
import {external} from './config/external-links';
import {footer} from './config/footer';
import {loadSettings} from './config/settings';
import {navbar} from './config/navbar';
import {noScriptStyles} from './config/no-script-styles';
import {deliveryFiles} from './delivery/describe';
import builtPagesPlugin, {type Steps} from './plugins/built-pages';
import buildHighlightingPlugin from './plugins/build-highlighting';
import rehypeHighlight from './plugins/build-highlighting/rehype';
import {withCheck} from './plugins/checked-pages';
import chunkSizePlugin from './plugins/chunk-size';
import constantPropertiesPlugin from './plugins/constant-properties';
import {insertFacts} from './plugins/facts';
import postsPlugin, {createFeedItems} from './plugins/feeds';
import firstPaintPlugin from './plugins/first-paint';
import focusRulePlugin from './plugins/focus-rule';
import {parseFrontMatterStrict} from './plugins/front-matter';
import highlightedSourcesPlugin, {
  type Options as HighlightedSourcesOptions,
} from './plugins/highlighted-sources';
import {nameFiles} from './plugins/deferred-hydration';
import {removeTitles} from './plugins/heading-links';
import {addHeroScript} from './plugins/hero-script';
import importMetaUrlPlugin from './plugins/import-meta-url';
import lazyPagesPlugin from './plugins/lazy-pages';
import {markdownTwins} from './plugins/markdown-twins';
import {notFoundData} from './plugins/not-found';
import pageStylesPlugin from './plugins/page-styles';
import learnMaterialPlugin from './plugins/learn-material';
import {linkSheets} from './plugins/page-styles/link';
import pageSourcesPlugin from './plugins/page-sources';
import routeSectionsPlugin from './plugins/route-sections';
import rehypeTables from './plugins/rehype-tables';
import remarkApis from './plugins/remark-apis';
import remarkDemo from './plugins/remark-demo';
import remarkOptions from './plugins/remark-options';
import remarkSamples from './plugins/remark-samples';
import remarkSignatures from './plugins/remark-signatures';
import remarkSince from './plugins/remark-since';
import remarkTerms from './plugins/remark-terms';
import remarkTitle from './plugins/remark-title';
import {robots} from './plugins/robots';
import {sitemap} from './plugins/sitemap';
import unusedInfimaPlugin from './plugins/unused-infima';
import {converters} from './config/package-managers';
import {algolia} from './config/search';
import {siteImage, socialImagePath} from './config/social-images';
import {searchIndex} from './plugins/search';

const siteDir = __dirname;
const settings = loadSettings(siteDir);

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

/** The order matters: hidden lines must be removed before other plugins read a code block. */
const remarkPlugins = [
  remarkSamples,
  [remarkDemo, {siteDir}],
  [npm2yarn, {sync: true, converters}],
];

/** Languages that prism-react-renderer doesn't include. */
const additionalLanguages = ['bash', 'json', 'diff', 'ruby', 'markup-templating', 'php'];

const rehypePlugins: DocsOptions['rehypePlugins'] = [
  rehypeTables,
  ...(settings.appHighlight === 'build'
    ? [[rehypeHighlight, {siteDir, theme: codeTheme, additionalLanguages}] as [unknown, unknown]]
    : []),
];

const docs: DocsOptions = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  sidebarCollapsible: true,
  editUrl: ({docPath}) => `${external.docsSource}/${docPath}`,
  // Names like 4-0-migration begin with a number that is no ordering prefix.
  numberPrefixParser: false,
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
  postsPerPage: 10,
  blogSidebarCount: 'ALL',
  blogSidebarTitle: title,
  blogArchiveComponent: '@site/src/components/BlogList/ArchivePage',
  showReadingTime: true,
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
  remarkPlugins,
  rehypePlugins,
});

/** Source files that the home page and the product pages show next to their result. */
const highlightedSources: HighlightedSourcesOptions = {
  theme: codeTheme,
  files: {
    hero: 'src/demos/hero/motion.ts',
    'still-card': 'src/demos/still-card/StillCard.tsx',
    'animated-card': 'src/demos/animated-card/AnimatedCard.tsx',
    'parameterized-card': 'src/demos/parameterized-card/GoalCard.tsx',
  },
};

/** Routes that the sitemap leaves out and the not-found page doesn't suggest. */
const unlisted = ['/search', '/ai-embed', '/**/page/**', '/**/tags/**'];

const themeConfig: ThemeConfig = {
  image: socialImagePath(siteImage.key),
  metadata: [{name: 'twitter:card', content: 'summary_large_image'}],
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar,
  footer,
  prism: {
    theme: codeTheme,
    darkTheme: codeTheme,
    // Otherwise, the app would contain the highlighter.
    additionalLanguages: settings.appHighlight === 'build' ? [] : additionalLanguages,
  },
  algolia: algolia(settings.algolia),
  ...(settings.announcement && {announcementBar: {...settings.announcement, isCloseable: true}}),
};

const presetOptions: PresetOptions = {
  docs,
  blog: false,
  pages: {remarkPlugins, rehypePlugins},
  theme: {customCss: ['./src/css/tokens.css', './src/css/base.css']},
  sitemap: sitemap(siteDir, unlisted),
  ...(settings.analyticsId && {gtag: {trackingID: settings.analyticsId, anonymizeIP: true}}),
};

/** What happens to the built pages, in this order: each reader sees a page with all edits. */
const pageSteps: Steps = {
  edits: [
    linkSheets,
    removeTitles,
    ...(settings.appStart === 'late' && settings.appRoutes === 'sections' ? [nameFiles] : []),
    ...(settings.appStart === 'late' ? [addHeroScript(siteDir)] : []),
  ],
  readers: [
    ...(settings.algolia ? [] : [searchIndex]),
    markdownTwins,
    notFoundData(unlisted),
    robots,
    deliveryFiles(settings),
  ],
};

/** This site has no PostCSS configuration file, but without this, PostCSS looks for one next to each style sheet. */
const noPostCssFile = (): Plugin => ({
  name: 'no-postcss-file',
  configurePostCss: (options) => ({...options, config: false}),
});

const config: Config = {
  title: 'Make videos programmatically',
  tagline: 'Remotion turns React components into frames, and frames into real videos.',
  url: settings.siteUrl,
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  organizationName: 'remotion-dev',
  projectName: 'remotion',
  ...(settings.appStart === 'late' && {ssrTemplate: deferredHydrationTemplate(siteDir, settings)}),
  i18n: {defaultLocale: 'en', locales: ['en']},
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  headTags: [{tagName: 'noscript', attributes: {}, innerHTML: `<style>${noScriptStyles}</style>`}],
  markdown: {
    parseFrontMatter: withCheck(siteDir, parseFrontMatterStrict),
    preprocessor: ({filePath, fileContent}) =>
      insertFacts(fileContent, path.relative(siteDir, filePath)),
  },
  future: {v4: true, experimental_faster: faster},
  clientModules: ['./src/navigation/scrollPositions', './src/navigation/stripHtml'],
  customFields: {askAi: settings.askAi},
  presets: [['classic', presetOptions]],
  plugins: [
    ...entryPlugins,
    chunkSizePlugin,
    importMetaUrlPlugin,
    lazyPagesPlugin,
    ...(settings.appHighlight === 'build' ? [buildHighlightingPlugin] : []),
    ...(settings.appRoutes === 'sections' ? [routeSectionsPlugin] : []),
    // Before `unusedInfimaPlugin`: a plugin that is registered later processes a style sheet earlier.
    constantPropertiesPlugin,
    unusedInfimaPlugin,
    focusRulePlugin,
    firstPaintPlugin,
    noPostCssFile,
    pageStylesPlugin,
    () => builtPagesPlugin(pageSteps),
    pageSourcesPlugin,
    (context) => highlightedSourcesPlugin(context, highlightedSources),
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
