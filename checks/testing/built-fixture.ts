import {temporarySite, type TemporarySite} from '@docs-kit/docs-proof/testing';

export const siteUrl = 'https://www.remotion.dev';

export interface Head {
  title?: string;
  description?: string;
  canonical?: string;
  image?: string;
  /** What stands in the body in place of a heading. */
  body?: string;
  head?: string;
}

/** A page as Docusaurus builds it, with what the checks read. */
export const html = (route: string, own: Head = {}): string => {
  const name = route === '/' ? 'home' : route.replaceAll('/', ' ').trim();
  const {
    title = `${name} | Make videos programmatically`,
    description = `A description of the page ${name} that is long enough to be useful in results.`,
    canonical = `${siteUrl}${route.replace(/(.)\/$/, '$1')}`,
    image = `${siteUrl}/img/social-card.png`,
    body = '<h1>Heading</h1>',
    head = '',
  } = own;
  return `<!doctype html><html lang=en dir=ltr><meta charset=UTF-8>
<title data-rh=true>${title}</title>
<meta data-rh=true name=description content="${description}">
<meta data-rh=true property=og:image content=${image}>
<link data-rh=true rel=canonical href=${canonical}>
<link rel=icon href=/img/favicon.svg>
<link rel=stylesheet href=/assets/css/styles.1a.css>
<script src=/assets/js/main.1a.js defer></script>
${head}<body><svg><title>Not the title of the page</title></svg>${body}`;
};

const feeds = ['blog', 'learn', 'success-stories'].flatMap((collection) => [
  {collection, name: 'rss.xml'},
  {collection, name: 'atom.xml'},
]);

const fileOf = (route: string): string =>
  route === '/' ? 'build/index.html' : `build${route.replace(/\/$/, '')}/index.html`;

/** Feeds with one post. */
const rss = `<?xml version="1.0"?><rss version="2.0"><channel><link>${siteUrl}</link><item><link>${siteUrl}/docs/spring</link></item></channel></rss>`;

const atom = `<?xml version="1.0"?><feed><link href="${siteUrl}/"/><entry><link href="${siteUrl}/docs/spring"/></entry></feed>`;

export const sitemap = (...routes: readonly string[]): string =>
  `<?xml version="1.0"?><urlset>${routes.map((route) => `<url><loc>${siteUrl}${route}</loc></url>`).join('')}</urlset>`;

/** The JSON-LD of the home page. */
export const homeData = JSON.stringify({
  '@graph': [
    {'@type': 'Organization', name: 'Remotion'},
    {
      '@type': 'WebSite',
      name: 'Remotion',
      potentialAction: {target: {urlTemplate: `${siteUrl}/search?q={term}`}},
    },
  ],
});

export const jsonLd = (data: string): string =>
  `<script type="application/ld+json">${data}</script>`;

/** Pages of a small site that has everything that the checks of built pages ask for. */
const listed = ['/', '/about', '/docs/spring', '/blog/archive'];
const notListed = ['/404.html', '/search', '/ai-embed', '/blog/page/2', '/blog/tags/release'];

/**
 * A built site that passes.
 *
 * @param pages what differs on a page, by route
 * @param files other files, from the root
 */
export const builtSite = (
  pages: Readonly<Record<string, Head>> = {},
  files: Readonly<Record<string, string>> = {},
): TemporarySite => {
  const routes = [...new Set([...listed, ...notListed, ...Object.keys(pages)])];
  const lists = {
    '/': {head: jsonLd(homeData)},
    '/blog/archive': {description: 'Archive'},
  } as Record<string, Head>;
  return temporarySite(
    {
      ...Object.fromEntries(
        routes.map((route) => [
          route === '/404.html' ? 'build/404.html' : fileOf(route),
          html(route, {...lists[route], ...pages[route]}),
        ]),
      ),
      'docs/license.mdx': '',
      'build/sitemap.xml': sitemap(...listed),
      'build/img/favicon.svg': '<svg/>',
      'build/img/social-card.png': '',
      'build/assets/css/styles.1a.css': 'a{color:red}',
      'build/assets/js/main.1a.js': 'main',
      ...Object.fromEntries(
        feeds.map(({collection, name}) => [
          `build/${collection}/${name}`,
          name === 'rss.xml' ? rss : atom,
        ]),
      ),
      ...files,
    },
    'none',
  );
};
