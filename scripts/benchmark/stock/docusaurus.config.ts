/**
 * The site that a team would get for the same content with the defaults of Docusaurus: the classic preset with
 * its theme, the same docs, blog, learn posts and success stories, the same sidebars, navbar, footer and future
 * flags, and the search of the theme (DocSearch, with placeholder credentials).
 *
 * Not there: product pages, templates, experts, showcase, styles, swizzled components, and every plugin
 * of ours that no page needs to be parsed. Stubbed: the home page is a heading and a link; `<Option>`,
 * `<Compatibility>`, `<Demo>`, `<Signature>` and `<Since>` are plain elements with the same text, and `<Demo>` shows
 * its source as a code block. `scripts/benchmark/subject.ts` lays this out as a site.
 */
import type {Config} from '@docusaurus/types';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import {codeTheme} from '../../../config/code-theme';
import {footer} from '../../../config/footer';
import {navbar} from '../../../config/navbar';
import remarkApis from '../../../plugins/remark-apis';
import remarkSamples from '../../../plugins/remark-samples';
import remarkSignatures from '../../../plugins/remark-signatures';
import remarkSince from '../../../plugins/remark-since';
import remarkDemoSource from './remark-demo-source';

const siteDir = process.cwd();

const remarkPlugins = [
  remarkSamples,
  remarkDemoSource,
  [remarkSince, {siteDir}],
  [npm2yarn, {sync: true}],
];

const collection = (id: string): BlogOptions => ({
  id,
  path: id,
  routeBasePath: id,
  postsPerPage: 10,
  blogSidebarCount: 'ALL',
  showReadingTime: true,
  onUntruncatedBlogPosts: 'ignore',
  remarkPlugins,
});

const presetOptions: PresetOptions = {
  docs: {
    path: 'docs',
    routeBasePath: 'docs',
    sidebarPath: './sidebars.ts',
    numberPrefixParser: false,
    remarkPlugins: [
      ...remarkPlugins,
      [remarkSignatures, {siteDir, theme: codeTheme}],
      [remarkApis, {siteDir}],
    ],
  },
  blog: collection('blog'),
};

const themeConfig: ThemeConfig = {
  navbar,
  footer: footer(2025),
  // The languages of the samples, because highlighting them is part of the same content.
  prism: {additionalLanguages: ['bash', 'json', 'diff', 'ini', 'docker', 'php', 'ruby', 'python']},
  algolia: {appId: 'APPLICATION', apiKey: 'search-key', indexName: 'remotion'},
};

const config: Config = {
  title: 'Make videos programmatically',
  tagline: 'The same words in the classic preset.',
  url: 'https://www.remotion.dev',
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  // The stock build links to pages that it doesn't have.
  onBrokenLinks: 'ignore',
  onBrokenMarkdownLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  future: {v4: true, experimental_faster: true},
  presets: [['classic', presetOptions]],
  plugins: [
    ['@docusaurus/plugin-content-blog', collection('learn')],
    ['@docusaurus/plugin-content-blog', collection('success-stories')],
  ],
  themeConfig,
};

export default config;
