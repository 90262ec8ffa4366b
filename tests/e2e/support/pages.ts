import {readdirSync} from 'node:fs';
import path from 'node:path';
import {isPartial, readFrontMatter} from '@docs-kit/docs-proof';
import {root} from '@docs-kit/tools';
import {listPages} from '../../../features/pages';

/** Kinds of pages that are in the screenshots, by the names of their folders. */
export const picturedKinds = {
  home: '/',
  player: '/player/',
  lambda: '/lambda/',
  about: '/about/',
  contact: '/contact/',
  brand: '/brand/',
  showcase: '/showcase/',
  'showcase-add': '/showcase/add',
  templates: '/templates/',
  template: '/templates/next',
  experts: '/experts/',
  expert: '/experts/captions',
  blog: '/blog',
  'blog-archive': '/blog/archive',
  'release-note': '/blog/4-0',
  learn: '/learn',
  tutorial: '/learn/apple-wow',
  'success-stories': '/success-stories',
  'success-story': '/success-stories/yarx',
  'docs-home': '/docs/',
  'guide-with-demos': '/docs/animating-properties',
  'api-function': '/docs/interpolate',
  'api-list': '/docs/api',
  'cli-command': '/docs/cli/render',
  troubleshooting: '/docs/flickering',
  term: '/docs/terminology/composition',
  recorder: '/docs/recorder',
  license: '/docs/license',
  search: '/search',
  'not-found': '/no/such/page',
} as const;

/** One page of every kind that the site has. The names tell what a test was looking at. */
export const kindsOfPage = {
  ...picturedKinds,
  'blog-last-page': '/blog/page/3',
  'blog-tags': '/blog/tags',
  'product-in-docs': '/docs/editor-starter',
  'page-with-tool': '/docs/lambda/cost-example',
  ai: '/ai',
  'ai-embed': '/ai-embed',
} as const;

export const kinds = Object.entries(kindsOfPage) as [keyof typeof kindsOfPage, string][];

/** The slugs of the entries in a folder of `src/data/`, sorted. */
export const entrySlugs = (collection: string): string[] =>
  readdirSync(path.join(root, 'src/data', collection))
    .flatMap((name) => /^(.+)\.yml$/.exec(name)?.[1] ?? [])
    .sort();

/** The slugs of the posts of a collection, newest first, as the lists show them. */
export const postSlugs = (collection: string): string[] =>
  listPages(root)
    .filter((file) => file.startsWith(`${collection}/`) && !isPartial(file))
    .map((file) => readFrontMatter(path.join(root, file)) as {slug: string; date: Date})
    .sort((a, b) => b.date.getTime() - a.date.getTime())
    .map(({slug}) => slug);
