import {anyLine, creation, deletions, inFile, type Fault} from '../find';
import {table, type Files} from '../kind';

const docs: Files = (tree) =>
  tree
    .list('build/docs/[a-m]*/index.html')
    .filter((file) => !/http-equiv="?refresh/i.test(tree.read(file)));
const posts: Files = (tree) =>
  tree
    .list('build/blog/*/index.html')
    .filter((file) => /<html[^>]*blog-post-page/.test(tree.read(file)));
const twins = 'build/docs/[a-m]*.md';
const feeds = 'build/{blog,learn,success-stories}/{rss,atom}.xml';
const headers = 'build/_headers';
const sitemap = 'build/sitemap.xml';

/** Adds a text at the start of the content of a page. */
const start = /(?<=<main[^>]*>)/;

// No line of a generated file is meaningful.
const at = anyLine;

const head = [
  ...table({checks: 'head', in: docs, at}, [
    {
      name: 'title-missing',
      says: /no title/,
      find: /<title data-rh[^>]*>(?<old>[^<]*)<\/title>/,
      to: '',
    },
    {
      name: 'title-duplicated',
      says: /same title/,
      find: /<title data-rh[^>]*>(?<old>[^<]*)<\/title>/,
      // The later of two pages is reported.
      to: (_, {file}, tree) =>
        file > 'build/docs/audio/index.html'
          ? /<title[^>]*>([^<]*)/.exec(tree.read('build/docs/audio/index.html'))?.[1]
          : undefined,
    },
    {
      name: 'canonical-wrong',
      says: /canonical/,
      find: /rel=canonical href=[^>]*?(?<old>)>/,
      to: '-2',
    },
    {
      name: 'social-image-gone',
      says: /isn't in build/,
      find: /property=og:image content=[^>]*?(?<old>\.png)>/,
      to: '-gone.png',
    },
  ]),
  ...table({checks: 'head', in: posts, at}, [
    {
      name: 'structured-data-invalid',
      says: /JSON/,
      find: /type="?application\/ld\+json"?>(?<old>\{)/,
      to: '{,',
    },
  ]),
  ...table({checks: 'head', at}, [
    {
      name: 'sitemap-page-missing',
      says: /is missing/,
      in: sitemap,
      find: /<url><loc>[^<]*\/docs\/[^<]*<\/loc>[^]*?<\/url>/,
      to: '',
    },
  ]),
  ...table({checks: 'head', in: feeds, at}, [
    {
      name: 'feed-post-missing',
      says: /doesn't contain/,
      find: /<(?<tag>item|entry)>[^]*?<\/\k<tag>>/,
      to: '',
    },
  ]),
];

const budgets = table({checks: 'budgets'}, [
  {
    name: 'budget-exceeded',
    says: /exceeds the limit/,
    places: (tree) =>
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
    name: 'deferred-part-loaded',
    says: /before the reader needs it/,
    in: docs,
    find: /(?<old>)<script [^>]*data-app/,
    to: (_, match, tree) => {
      const dialog = tree
        .list('build/assets/js/*.js')
        .find((file) => tree.read(file).includes('DocSearch-Modal'));
      return `<script src="${dialog?.slice('build'.length) ?? ''}" defer></script>`;
    },
    at,
  },
]);

const policy = [
  ...table({checks: 'csp', in: headers, at}, [
    {
      name: 'policy-unsafe-inline',
      says: /unsafe-inline/,
      find: /script-src 'self'(?<old>)/,
      to: " 'unsafe-inline'",
    },
    {
      name: 'policy-hash-stale',
      says: /no page contains that script/,
      find: /script-src 'self'(?<old>)/,
      to: " 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='",
    },
  ]),
  ...table({checks: 'csp', in: docs, at}, [
    {
      name: 'inline-script-changed',
      says: /blocks this inline script/,
      find: start,
      to: '<script>alert(1)</script>',
    },
  ]),
];

const twinKinds = table({checks: 'markdown-twins', in: twins, at}, [
  {name: 'twin-paragraph-missing', find: /^## [^\n]*\n\n(?<old>[A-Z][^\n]{40,}\n\n)/, to: ''},
  {name: 'twin-row-missing', find: /^\| `[^\n]*\|\n/, to: ''},
  {
    name: 'twin-link-relative',
    says: /isn't absolute/,
    find: /\]\((?<old>https:\/\/www\.remotion\.dev)\//,
    to: '',
  },
  {
    name: 'twin-missing',
    says: /twin .* is missing/,
    places: (tree) =>
      deletions(tree.list(twins), (file) => [{file: file.replace(/\.md$/, '/index.html')}]),
  },
]);

const queries = 'tests/search-queries/*.tsv';

const search = table({checks: 'search'}, [
  {
    name: 'query-page-gone',
    says: /isn't in the search index/,
    in: queries,
    find: /\t\/docs\/[a-z-]+(?<old>)$/,
    to: '-gone',
  },
  {
    // Without one of the first pages, the results of all pages after it lead to the next page.
    name: 'search-index-outdated',
    in: 'build/assets/search/*/index.json',
    find: /(?<old>\["\/blog\/[^"]+",\d+\],)/,
    to: '',
    at: (_, tree) => tree.list(queries).map((file) => ({file})),
  },
]);

const renderMedia = 'build/docs/renderer/render-media/index.html';

const delivery = [
  ...table({checks: 'delivery', at}, [
    {
      name: 'header-missing',
      in: headers,
      find: /^ {2}(?:X-Content-Type-Options|Strict-Transport-Security|X-Frame-Options|Referrer-Policy)[^\n]*\n/,
      to: '',
    },
  ]),
  ...table({checks: 'links-from-outside --built'}, [
    {
      name: 'built-anchor-missing',
      says: /no element with that ID/,
      in: renderMedia,
      find: /\bid=(?<old>[a-z]+-)(?=>| )/,
      to: 'gone',
      at: inFile(renderMedia),
    },
    {
      name: 'redirect-page-missing',
      says: /redirect/,
      places: (tree) =>
        tree
          .list('build/{license,transitions,media-parser}/index.html')
          .map((file): Fault => ({file, change: 'delete', reports: [{file: 'redirects.ts'}]})),
    },
  ]),
];

/** Faults in the built site. */
export const builtKinds = [...head, ...budgets, ...policy, ...twinKinds, ...search, ...delivery];
