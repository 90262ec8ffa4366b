import type {Delivery} from '../describe';
import {
  cacheControl,
  canonicalLink,
  embeddablePages,
  hashedFolder,
  twinCollections,
  type Headers,
} from '../headers';
import {hostFilePattern} from '../host-files';
import {contentTypes, isText} from './content-types';

/**
 * `/docs/spring.html` and `/docs/spring/index.html`. The app strips the ending as well, but it has to draw
 * the page anew, because the page was written for the path without it. Never an address of another host
 * (`//host/…`).
 */
const byFileName = String.raw`^(?<bare>/(?:[^/\\?][^?]*?)??)(?:(?<=/)index|/index)?\.html(?<query>\?.*)?$`;

/** nginx reads its files before its regular expressions: `\\\\` in quotes is one backslash. */
const quotedPattern = (source: string, prefix = ''): string =>
  `"${prefix}${source.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** A regular expression in a `map`. */
const pattern = (source: string): string => quotedPattern(source, '~');

const quoted = (text: string): string => {
  if (/["$\\\n]/.test(text)) {
    throw new Error(
      `${text} cannot stand in a file of nginx, because of a quote, a $ or a backslash.`,
    );
  }
  return `"${text}"`;
};

/** A variable that follows from another: the first pattern that fits, else the default. */
const map = (
  source: string,
  variable: string,
  entries: readonly (readonly [string, string])[],
): string =>
  [
    `map ${source} ${variable} {`,
    ...entries.map(([pattern, value]) => `    ${pattern} ${value};`),
    '}',
  ].join('\n');

const variableOf = (header: string): string => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

const names = (...headers: readonly Headers[]): string[] => [
  ...new Set(headers.flatMap((entries) => Object.keys(entries))),
];

/** By content type and path: nothing for what is no page, and for what only other pages have. */
const pageHeader = (name: string, {headers}: Delivery): string =>
  map('$site_page', variableOf(name), [
    ['default', '""'],
    ['page', quoted(headers.pages[name] ?? '')],
    ['embeddable', quoted(headers.embeddablePages[name] ?? '')],
  ]);

const embeddable = `^text/html[^:]*:(?:${embeddablePages.join('|')})/*(?:index\\.html)?$`;

/** Redirects with a status, both with and without a slash at the end of the old path. */
const redirectMap = ({redirects}: Delivery, status: number, variable: string): string =>
  map('$uri', variable, [
    ['default', '""'],
    ...redirects
      .filter((redirect) => redirect.status === status)
      .flatMap(({from, to}) => [[from, quoted(to)] as const, [`${from}/`, quoted(to)] as const]),
  ]);

/** What stands in the `http` block: which response carries which header. */
export const nginxHttp = (delivery: Delivery): string => {
  const {headers} = delivery;
  return `${[
    '# Written by `npm run build` from delivery/. Include it in the http block.',
    '',
    'map_hash_bucket_size 256;',
    map('"$sent_http_content_type:$uri"', '$site_page', [
      ['default', '""'],
      [pattern(embeddable), 'embeddable'],
      [pattern('^text/html'), 'page'],
    ]),
    ...names(headers.pages, headers.embeddablePages).map((name) => pageHeader(name, delivery)),
    '# Where TLS ends in front of nginx, add these there.',
    ...Object.entries(headers.secure).map(([name, value]) =>
      map('$https', variableOf(name), [
        ['default', '""'],
        ['on', quoted(value)],
      ]),
    ),
    map('$uri', '$site_cache_control', [
      ['default', quoted(cacheControl.other)],
      [pattern(`^${hashedFolder}`), quoted(cacheControl.hashed)],
    ]),
    '# Markdown twins of pages.',
    ...Object.entries(headers.markdown).map(([name, value]) =>
      map('$uri', variableOf(name), [
        ['default', '""'],
        ...twinCollections.map((file) => [file, quoted(value)] as const),
        [pattern(String.raw`\.md$`), quoted(value)],
      ]),
    ),
    map('$uri', '$site_link', [
      ['default', '""'],
      [pattern(String.raw`^(?<page>/.+)\.md$`), `'${canonicalLink(delivery.siteUrl, '$page')}'`],
    ]),
    redirectMap(delivery, 301, '$site_moved'),
    redirectMap(delivery, 302, '$site_elsewhere'),
    '# Pages that are asked for by the name of their file.',
    map('$request_uri', '$site_without_html', [
      ['default', '""'],
      [pattern(byFileName), '$bare$query'],
    ]),
  ].join('\n')}\n`;
};

/** What stands in the `server` block, beside `listen`, `server_name`, certificates and `root`. */
export const nginxServer = ({headers}: Delivery): string => {
  const types = Object.entries(contentTypes);
  const textTypes = [
    ...new Set(
      types.map(([, type]) => type).filter((type) => isText(type) && type !== 'text/html'),
    ),
  ];
  const addHeader = (name: string, value: string) => `add_header ${name} ${value} always;`;
  return `${[
    '# Written by `npm run build` from delivery/. Include it in the server block, whose root is the built site.',
    '',
    'types {',
    ...types.map(([ending, type]) => `    ${type} ${ending};`),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${textTypes.join(' ')};`,
    '',
    '# The build has compressed the files. Debian: nginx-light and libnginx-mod-http-brotli-static.',
    'brotli_static on;',
    'gzip_static on;',
    'gzip_vary on;',
    '',
    ...Object.entries(headers.everything).map(([name, value]) => addHeader(name, quoted(value))),
    ...names(headers.secure, headers.pages, headers.embeddablePages, headers.markdown).map((name) =>
      addHeader(name, variableOf(name)),
    ),
    addHeader('Link', '$site_link'),
    addHeader('Cache-Control', '$site_cache_control'),
    '',
    'server_tokens off;',
    'absolute_redirect off;',
    'if ($site_moved) {',
    '    return 301 $site_moved$is_args$args;',
    '}',
    'if ($site_elsewhere) {',
    '    return 302 $site_elsewhere;',
    '}',
    'if ($site_without_html) {',
    '    return 301 $site_without_html;',
    '}',
    '',
    'error_page 404 /404.html;',
    'location = /404.html {',
    '    internal;',
    '}',
    '# What is for hosts and not for readers.',
    `location ~ ${quotedPattern(hostFilePattern)} {`,
    '    return 404;',
    '}',
    'location / {',
    '    # With and without a slash at the end, a page has one address and no redirect.',
    '    try_files $uri $uri/index.html =404;',
    '}',
  ].join('\n')}\n`;
};
