import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Delivery} from '../headers';
import {headersOf, isForHosts} from '../headers';
import {contentTypeOf} from '../hosts/content-types';

/** A request and the response of a correctly configured host. */
export interface Expectation {
  readonly path: string;
  readonly encoding?: 'br' | 'gzip';
  readonly status: number;
  /** `null` means that the response must not have the header. */
  readonly headers: Readonly<Record<string, string | null>>;
  /** The file that the response contains, after decompression. */
  readonly file?: string;
}

const everyHeader = ({headers}: Delivery): Record<string, null> => ({
  ...Object.fromEntries(
    Object.values(headers).flatMap((group: object) =>
      Object.keys(group).map((name) => [name, null]),
    ),
  ),
  Link: null,
});

/** Returns the paths at which a file is served. Pages are served with and without a trailing slash. */
const addressesOf = (file: string): string[] => {
  if (file === 'index.html') {
    return ['/'];
  }
  const page = /^(.*)\/index\.html$/.exec(file)?.[1];
  return page === undefined ? [`/${file}`] : [`/${page}`, `/${page}/`];
};

/**
 * Returns the expected responses of a host.
 *
 * @param files all files of the site, by their path in it
 */
export const expectationsOf = (delivery: Delivery, files: readonly string[]): Expectation[] => {
  const redirected = new Set(delivery.redirects.map(({from}) => from));
  const none = everyHeader(delivery);
  const present = new Set(files);
  const served = files.filter(
    (file) => !isForHosts(`/${file}`) && !/^404\.html|\.(?:br|gz)$/.test(file),
  );
  const notFound = {
    status: 404,
    headers: {
      ...none,
      ...headersOf(delivery, '/', false),
      'Content-Type': 'text/html; charset=utf-8',
    },
    file: '404.html',
  };
  return [
    ...served.flatMap((file) =>
      addressesOf(file)
        .filter((address) => !redirected.has(address.replace(/\/$/, '')))
        .flatMap((address): Expectation[] => {
          const answer = {path: address, status: 200, file};
          const headers = {
            ...none,
            ...headersOf(delivery, address),
            'Content-Type': contentTypeOf(file) ?? 'application/octet-stream',
          };
          const compressed = (['br', 'gzip'] as const)
            .filter((encoding) => present.has(`${file}.${encoding === 'br' ? 'br' : 'gz'}`))
            .map((encoding) => ({
              ...answer,
              encoding,
              headers: {...headers, 'Content-Encoding': encoding, Vary: 'Accept-Encoding'},
            }));
          const vary = compressed.length > 0 && {Vary: 'Accept-Encoding'};
          return [
            ...compressed,
            {...answer, headers: {...headers, 'Content-Encoding': null, ...vary}},
          ];
        }),
    ),
    ...delivery.redirects.flatMap(({from, to, status}) =>
      [from, `${from}/`].map((address) => ({path: address, status, headers: {Location: to}})),
    ),
    // A page with its file name in the URL. Must never redirect to another host.
    {path: '/docs/spring.html?a=1', status: 301, headers: {Location: '/docs/spring?a=1'}},
    {path: '/docs/spring/index.html', status: 301, headers: {Location: '/docs/spring'}},
    {path: '/docs/reindex.html', status: 301, headers: {Location: '/docs/reindex'}},
    {path: '/index.html', status: 301, headers: {Location: '/'}},
    {...notFound, path: '//example.com/x.html'},
    {...notFound, path: '/no-such-page'},
    {...notFound, path: '/no-such-page', encoding: 'br'},
    {...notFound, path: '/assets/js/gone.0a1b2c3d.js'},
    {...notFound, path: '/no-such-page.md'},
    ...files
      .filter((file) => isForHosts(`/${file}`))
      .map((file) => ({...notFound, path: `/${file}`})),
    {...notFound, path: '/%5fheaders'},
  ];
};

/** A browser that already has the file must not download it again. */
const revalidation = async (address: string, etag: string | null): Promise<string[]> => {
  if (etag === null) {
    return ['no ETag'];
  }
  const {status} = await fetch(address, {
    headers: {'Accept-Encoding': 'identity', 'If-None-Match': etag},
  });
  return status === 304 ? [] : [`status ${status} instead of 304 for a request with its ETag`];
};

/** Returns the differences between a response and the expected response. */
export const differences = async (
  origin: string,
  site: string,
  expected: Expectation,
): Promise<string[]> => {
  const response = await fetch(origin + expected.path, {
    redirect: 'manual',
    headers: {'Accept-Encoding': expected.encoding ?? 'identity'},
  });
  const found = [
    ...(response.status === expected.status
      ? []
      : [`status ${response.status} instead of ${expected.status}`]),
    ...Object.entries(expected.headers)
      .filter(([name, value]) => response.headers.get(name) !== value)
      .map(
        ([name, value]) =>
          `${name}: ${response.headers.get(name) ?? 'none'} instead of ${value ?? 'none'}`,
      ),
  ];
  const body = Buffer.from(await response.arrayBuffer());
  if (
    expected.file &&
    found.length === 0 &&
    !body.equals(readFileSync(path.join(site, expected.file)))
  ) {
    found.push(`a body that differs from ${expected.file}`);
  }
  if (expected.status === 200 && !expected.encoding && found.length === 0) {
    found.push(...(await revalidation(origin + expected.path, response.headers.get('ETag'))));
  }
  return found;
};
