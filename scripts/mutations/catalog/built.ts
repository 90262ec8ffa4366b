import {always, anyLine, creation, deletions, inFile, matchesIn} from '../find';
import type {Fault, Kind, Tree} from '../types';

const isRedirect = (html: string): boolean => /http-equiv="?refresh/i.test(html);

const inBuild = (tree: Tree, pattern: string) =>
  tree.list(pattern).filter((file) => !isRedirect(tree.read(file)));

const docs = (tree: Tree) => inBuild(tree, 'build/docs/[a-m]*/index.html');
const posts = (tree: Tree) =>
  tree
    .list('build/blog/*/index.html')
    .filter((file) => /<html[^>]*blog-post-page/.test(tree.read(file)));
const twins = (tree: Tree) => tree.list('build/docs/[a-m]*.md');
const feeds = (tree: Tree) => tree.list('build/{blog,learn,success-stories}/{rss,atom}.xml');
const headers = (tree: Tree) => tree.list('build/_headers');

const at = {reports: anyLine};

/** Replaces a text in generated pages, where no line is meaningful. */
const inHtml = (tree: Tree, pattern: RegExp, text: string): Fault[] =>
  matchesIn(tree, docs(tree), pattern, {to: always(text), ...at});

/** Faults in the built site. */
export const builtKinds: readonly Kind[] = [
  {
    name: 'language-missing',
    what: 'a page without a language',
    detectors: ['head'],
    says: /language/,
    find: (tree) => inHtml(tree, /<html(?<old> lang=en)/g, ''),
  },
  {
    name: 'h1-missing',
    what: 'a page without a level-one heading',
    detectors: ['head'],
    says: /<h1>/,
    find: (tree) => inHtml(tree, /<h1>(?<old>)/g, '</h1><h1>'),
  },
  {
    name: 'title-missing',
    what: 'a page without a title',
    detectors: ['head'],
    says: /no title/,
    find: (tree) => inHtml(tree, /<title data-rh[^>]*>(?<old>[^<]*)<\/title>/g, ''),
  },
  {
    name: 'title-long',
    what: 'a title that search engines cut off',
    detectors: ['head'],
    says: /title has/,
    find: (tree) =>
      inHtml(tree, /<title data-rh[^>]*>(?<old>)/g, 'How to make very long videos '.repeat(3)),
  },
  {
    name: 'title-duplicated',
    what: 'two pages with the same title',
    detectors: ['head'],
    says: /same title/,
    find: (tree) =>
      inHtml(
        tree,
        /<title data-rh[^>]*>(?<old>[^<]*)<\/title>/g,
        /<title[^>]*>([^<]*)/.exec(tree.read('build/docs/audio/index.html'))?.[1] ?? '',
      ).filter(({file}) => file > 'build/docs/audio/index.html'),
  },
  {
    name: 'built-description-missing',
    what: 'a built page without a description',
    detectors: ['head'],
    says: /description/,
    find: (tree) => inHtml(tree, /<meta[^>]* name=description content="(?<old>[^"]*)"/g, ''),
  },
  {
    name: 'canonical-wrong',
    what: 'a canonical URL of another page',
    detectors: ['head'],
    says: /canonical/,
    find: (tree) => inHtml(tree, /rel=canonical href=[^>]*?(?<old>)>/g, '-2'),
  },
  {
    name: 'canonical-missing',
    what: 'a page without a canonical URL',
    detectors: ['head'],
    says: /canonical/,
    find: (tree) => inHtml(tree, /<link[^>]* rel=canonical[^>]*>/g, ''),
  },
  {
    name: 'social-image-missing',
    what: 'a page without a social image',
    detectors: ['head'],
    says: /og:image/,
    find: (tree) => inHtml(tree, /<meta[^>]* property=og:image [^>]*>/g, ''),
  },
  {
    name: 'social-image-gone',
    what: 'a social image that the site does not have',
    detectors: ['head'],
    says: /isn't in build/,
    find: (tree) => inHtml(tree, /property=og:image content=[^>]*?(?<old>\.png)>/g, '-gone.png'),
  },
  {
    name: 'social-image-of-other-page',
    what: 'the social image of another page',
    detectors: ['head'],
    says: /social image/,
    find: (tree) =>
      inHtml(
        tree,
        /property=og:image content=[^>]*?(?<old>\/img\/social\/[^>]*)>/g,
        '/img/social/products/player.png',
      ),
  },
  {
    name: 'community-url-differs',
    what: 'another URL of the chat community',
    detectors: ['head'],
    says: /chat community/,
    find: (tree) =>
      inHtml(tree, /(?<old>)<\/body>|(?<=<main[^>]*>)/g, '<a href=https://discord.gg/abc>Chat</a>'),
  },
  {
    name: 'machine-path',
    what: 'a path of the machine that built the site',
    detectors: ['head'],
    says: /path of this machine/,
    find: (tree) => inHtml(tree, /(?<=<main[^>]*>)/g, 'file:///home/me/site'),
  },
  {
    name: 'structured-data-invalid',
    what: 'structured data of a post that is not valid JSON',
    detectors: ['head'],
    says: /JSON/,
    find: (tree) =>
      matchesIn(tree, posts(tree), /type="?application\/ld\+json"?>(?<old>\{)/g, {
        to: always('{,'),
        ...at,
      }),
  },
  {
    name: 'structured-data-author',
    what: 'structured data of a post without an author',
    detectors: ['head'],
    says: /author/,
    find: (tree) =>
      matchesIn(tree, posts(tree), /"(?<old>author)":/g, {to: always('writer'), ...at}),
  },
  {
    name: 'search-action-missing',
    what: 'structured data of the home page without its search',
    detectors: ['head'],
    says: /SearchAction/,
    find: (tree) =>
      matchesIn(tree, ['build/index.html'], /"(?<old>potentialAction)":/g, {
        to: always('action'),
        ...at,
      }),
  },
  {
    name: 'sitemap-page-missing',
    what: 'a page that the sitemap lacks',
    detectors: ['head'],
    says: /is missing/,
    find: (tree) =>
      matchesIn(tree, ['build/sitemap.xml'], /<url><loc>[^<]*\/docs\/[^<]*<\/loc>[^]*?<\/url>/g, {
        to: always(''),
        ...at,
      }),
  },
  {
    name: 'sitemap-page-unknown',
    what: 'a URL in the sitemap that is not a page',
    detectors: ['head'],
    says: /is listed/,
    find: (tree) =>
      matchesIn(tree, ['build/sitemap.xml'], /<loc>[^<]*\/docs\/[^<]*(?<old>)<\/loc>/g, {
        to: always('-gone'),
        ...at,
      }),
  },
  {
    name: 'robots-disallow',
    what: 'a robots.txt that excludes crawlers',
    detectors: ['head'],
    find: (tree) =>
      matchesIn(tree, ['build/robots.txt'], /^Disallow:(?<old>)$/gm, {to: always(' /'), ...at}),
  },
  {
    name: 'opensearch-name-long',
    what: 'an OpenSearch name that browsers reject',
    detectors: ['head'],
    says: /ShortName/,
    find: (tree) =>
      matchesIn(tree, ['build/opensearch.xml'], /<ShortName>(?<old>[^<]*)</g, {
        to: always('Remotion documentation'),
        ...at,
      }),
  },
  {
    name: 'opensearch-icon-type',
    what: 'an OpenSearch icon with the wrong type',
    detectors: ['head'],
    says: /type/,
    find: (tree) =>
      matchesIn(tree, ['build/opensearch.xml'], /type="(?<old>image\/svg\+xml)"/g, {
        to: always('image/x-icon'),
        ...at,
      }),
  },
  {
    name: 'feed-invalid',
    what: 'a feed that is not valid XML',
    detectors: ['head'],
    says: /valid XML/,
    find: (tree) =>
      matchesIn(tree, feeds(tree), /<\/(?<old>title)>/g, {to: always('titles'), ...at}),
  },
  {
    name: 'feed-post-missing',
    what: 'a post that the feed lacks',
    detectors: ['head'],
    says: /doesn't contain/,
    find: (tree) =>
      matchesIn(tree, feeds(tree), /<(?<tag>item|entry)>[^]*?<\/\k<tag>>/g, {
        to: always(''),
        ...at,
      }),
  },
  {
    name: 'feed-self-missing',
    what: 'a feed without its own URL',
    detectors: ['head'],
    says: /rel="self"/,
    find: (tree) => matchesIn(tree, feeds(tree), /rel="(?<old>self)"/g, {to: always('via'), ...at}),
  },
  {
    name: 'feed-content-interactive',
    what: 'a feed with an element that only works on the site',
    detectors: ['head'],
    says: /no effect in a feed reader/,
    find: (tree) =>
      matchesIn(tree, feeds(tree), /<!\[CDATA\[<p>(?<old>)/g, {
        to: always('<button>Play</button>'),
        ...at,
      }),
  },
  {
    name: 'feed-unlinked',
    what: 'a feed that the home page does not link to',
    detectors: ['head'],
    says: /don't link/,
    find: (tree) =>
      matchesIn(
        tree,
        ['build/index.html'],
        /<link rel="?alternate"? type=[^>]*href="?\/(?<name>[a-z-]+\/(?:rss|atom)\.xml)[^>]*>/g,
        {
          to: always(''),
          reports: ({groups}) => [{file: `build/${groups['name'] ?? ''}`}],
        },
      ),
  },
  {
    name: 'budget-exceeded',
    what: 'a style sheet that is larger than its budget',
    detectors: ['budgets'],
    says: /exceeds the limit/,
    find: (tree) =>
      tree.list('build/assets/css/{styles,content-styles}.*.css').map((file) => ({
        ...creation(
          file,
          Array.from({length: 4000}, (_, n) => `.c${n * 7919}{order:${n * 31}}`).join(''),
        ),
        // The page that exceeds the limit most is reported.
        reports: tree.list('build/**/index.html').map((page) => ({file: page})),
      })),
  },
  {
    name: 'budget-lowered',
    what: 'a limit below what pages load',
    detectors: ['budgets'],
    says: /exceeds the limit/,
    find: (tree) =>
      matchesIn(
        tree,
        ['budgets.json'],
        /"(?:docsLoad|app|docsScripts|docsStylesheets)": \{\n\s+"limit": (?<old>\d+)/g,
        {
          to: (old) => String(Math.round(Number(old) / 10)),
          reports: () => tree.list('build/**/*.html').map((page) => ({file: page})),
        },
      ),
  },
  {
    name: 'deferred-part-loaded',
    what: 'a page that loads the search dialog at once',
    detectors: ['budgets'],
    says: /before the reader needs it/,
    find: (tree) => {
      const script = tree
        .list('build/assets/js/*.js')
        .find((file) => tree.read(file).includes('DocSearch-Modal'));
      return inHtml(
        tree,
        /(?<old>)<script [^>]*data-app/g,
        `<script src="${script?.slice('build'.length) ?? ''}" defer></script>`,
      );
    },
  },
  {
    name: 'policy-unsafe-inline',
    what: 'a policy that allows any inline script',
    detectors: ['csp'],
    says: /unsafe-inline/,
    find: (tree) =>
      matchesIn(tree, headers(tree), /script-src 'self'(?<old>)/g, {
        to: always(" 'unsafe-inline'"),
        ...at,
      }),
  },
  {
    name: 'policy-host-added',
    what: 'a policy that allows a host without a setting',
    detectors: ['csp'],
    says: /no setting enables/,
    find: (tree) =>
      matchesIn(tree, headers(tree), /(?:img|script)-src 'self'(?<old>)/g, {
        to: always(' https://cdn.example.com'),
        ...at,
      }),
  },
  {
    name: 'policy-missing',
    what: 'a site without a policy',
    detectors: ['csp'],
    find: (tree) =>
      matchesIn(tree, headers(tree), /Content-Security-(?<old>Policy)/g, {
        to: always('Rules'),
        ...at,
      }).slice(0, 1),
  },
  {
    name: 'policy-hash-stale',
    what: 'a policy with the hash of a script that no page has',
    detectors: ['csp'],
    says: /no page contains that script/,
    find: (tree) =>
      matchesIn(tree, headers(tree), /script-src 'self'(?<old>)/g, {
        to: always(" 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='"),
        ...at,
      }),
  },
  {
    name: 'inline-script-changed',
    what: 'an inline script that the policy does not allow',
    detectors: ['csp'],
    says: /blocks this inline script/,
    find: (tree) => inHtml(tree, /(?<=<main[^>]*>)/g, '<script>alert(1)</script>'),
  },
  {
    name: 'inline-handler',
    what: 'an event handler in an attribute',
    detectors: ['csp'],
    says: /scripts in attributes/,
    find: (tree) => inHtml(tree, /(?<=<main[^>]*>)/g, '<button onclick=play()>Play</button>'),
  },
  {
    name: 'image-from-other-host',
    what: 'an image from another host',
    detectors: ['csp'],
    says: /img-src blocks/,
    find: (tree) =>
      inHtml(tree, /(?<=<main[^>]*>)/g, '<img src=https://example.com/a.png alt="A">'),
  },
  {
    name: 'twin-paragraph-missing',
    what: 'a twin without a paragraph of its page',
    detectors: ['markdown-twins'],
    find: (tree) =>
      matchesIn(tree, twins(tree), /^## [^\n]*\n\n(?<old>[A-Z][^\n]{40,}\n\n)/gm, {
        to: always(''),
        ...at,
      }),
  },
  {
    name: 'twin-heading-missing',
    what: 'a twin without a heading of its page',
    detectors: ['markdown-twins'],
    find: (tree) => matchesIn(tree, twins(tree), /^## [^\n]*\n\n/gm, {to: always(''), ...at}),
  },
  {
    name: 'twin-code-changed',
    what: 'a twin with another code line than its page',
    detectors: ['markdown-twins'],
    find: (tree) =>
      matchesIn(tree, twins(tree), /^```tsx\n(?<old>import)/gm, {to: always('export'), ...at}),
  },
  {
    name: 'twin-row-missing',
    what: 'a twin without a row of a table',
    detectors: ['markdown-twins'],
    find: (tree) => matchesIn(tree, twins(tree), /^\| `[^\n]*\|\n/gm, {to: always(''), ...at}),
  },
  {
    name: 'twin-link-relative',
    what: 'a relative link in a twin',
    detectors: ['markdown-twins'],
    says: /isn't absolute/,
    find: (tree) =>
      matchesIn(tree, twins(tree), /\]\((?<old>https:\/\/www\.remotion\.dev)\//g, {
        to: always(''),
        ...at,
      }),
  },
  {
    name: 'twin-component-left',
    what: 'a component that is left over in a twin',
    detectors: ['markdown-twins'],
    find: (tree) =>
      matchesIn(tree, twins(tree), /^(?<old>)## /gm, {
        to: always('<Demo id="spring" />\n\n'),
        ...at,
      }),
  },
  {
    name: 'twin-missing',
    what: 'a page without its twin',
    detectors: ['markdown-twins'],
    says: /twin .* is missing/,
    find: (tree) =>
      deletions(twins(tree), (file) => [{file: file.replace(/\.md$/, '/index.html')}]),
  },
  {
    name: 'llms-entry-missing',
    what: 'a twin that llms.txt does not list',
    detectors: ['markdown-twins'],
    find: (tree) => matchesIn(tree, ['build/llms.txt'], /^- \[[^\n]*\n/gm, {to: always(''), ...at}),
  },
  {
    name: 'query-page-gone',
    what: 'a query of readers whose page does not exist',
    detectors: ['search'],
    says: /isn't in the search index/,
    find: (tree) =>
      matchesIn(tree, tree.list('tests/search-queries/*.tsv'), /\t\/docs\/[a-z-]+(?<old>)$/gm, {
        to: always('-gone'),
      }),
  },
  {
    name: 'search-index-outdated',
    what: 'a search index in which the queries of readers find other pages',
    detectors: ['search'],
    find: (tree) =>
      // Without one of the first pages, the results of all pages after it lead to the next page.
      matchesIn(
        tree,
        tree.list('build/assets/search/*/index.json'),
        /(?<old>\["\/blog\/[^"]+",\d+\],)/g,
        {
          to: always(''),
          reports: () => tree.list('tests/search-queries/*.tsv').map((file) => ({file})),
        },
      ),
  },
  {
    name: 'header-missing',
    what: 'a header that the host files lack',
    detectors: ['delivery'],
    find: (tree) =>
      matchesIn(
        tree,
        headers(tree),
        /^ {2}(?:X-Content-Type-Options|Strict-Transport-Security|X-Frame-Options|Referrer-Policy)[^\n]*\n/gm,
        {
          to: always(''),
          ...at,
        },
      ),
  },
  {
    name: 'host-redirect-missing',
    what: 'a redirect that the host files lack',
    detectors: ['delivery'],
    find: (tree) =>
      matchesIn(tree, ['build/.nginx/http.conf'], /^ {4}\/[^\n]+";\n/gm, {to: always(''), ...at}),
  },
  {
    name: 'content-type-unknown',
    what: 'a file whose extension has no content type',
    detectors: ['delivery'],
    says: /content type/,
    find: () =>
      ['build/img/a.bmp', 'build/docs/a.rtf', 'build/b.exe'].map((file) => creation(file, 'a')),
  },
  {
    name: 'built-anchor-missing',
    what: 'a built page without an ID that packages link to',
    detectors: ['links-from-outside --built'],
    says: /no element with that ID/,
    find: (tree) =>
      matchesIn(
        tree,
        ['build/docs/renderer/render-media/index.html', 'build/docs/player/player/index.html'],
        /\bid=(?<old>[a-z]+-)(?=>| )/g,
        {to: always('gone'), reports: inFile('build/docs/renderer/render-media/index.html')},
      ),
  },
  {
    name: 'redirect-page-missing',
    what: 'a redirect that packages need and the site lacks',
    detectors: ['links-from-outside --built'],
    says: /redirect/,
    find: (tree) =>
      ['license', 'transitions', 'media-parser']
        .map((name) => `build/${name}/index.html`)
        .filter((file) => tree.list(file).length > 0)
        .map((file): Fault => ({file, change: 'delete', reports: [{file: 'redirects.ts'}]})),
  },
];
