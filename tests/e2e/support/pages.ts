import {readdirSync} from 'node:fs';
import path from 'node:path';
import {isPartial, listPages} from '../../../plugins/pages';
import {readFrontMatter} from '../../../plugins/pages/front-matter';
import {root} from '../../../scripts/lib/tools';

/** One page of every kind that the site has. The names tell what a test was looking at. */
export const kindsOfPage = {
  home: '/',
  'player page': '/player/',
  'lambda page': '/lambda/',
  about: '/about/',
  contact: '/contact/',
  brand: '/brand/',
  showcase: '/showcase/',
  'showcase, how to add': '/showcase/add',
  'template list': '/templates/',
  template: '/templates/hello-world',
  'expert list': '/experts/',
  expert: '/experts/captions',
  blog: '/blog',
  'blog, last page': '/blog/page/3',
  'blog archive': '/blog/archive',
  'blog tags': '/blog/tags',
  'release note': '/blog/4-0',
  'learn list': '/learn',
  tutorial: '/learn/apple-wow',
  'success stories': '/success-stories',
  'success story': '/success-stories/yarx',
  'docs home': '/docs/',
  'guide with demos': '/docs/animating-properties',
  'API page with a demo': '/docs/interpolate',
  'API overview': '/docs/api',
  'command page': '/docs/cli/render',
  'troubleshooting page': '/docs/flickering',
  'term page': '/docs/terminology/composition',
  'product page in the docs': '/docs/editor-starter',
  'recorder page': '/docs/recorder',
  'page with a tool': '/docs/lambda/cost-example',
  'legal page': '/docs/license',
  'search page': '/search',
  'Ask AI page': '/ai',
  'Ask AI embed': '/ai-embed',
  'not found': '/no/such/page',
} as const;

export type KindOfPage = keyof typeof kindsOfPage;

export const kinds = Object.entries(kindsOfPage) as [KindOfPage, string][];

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
