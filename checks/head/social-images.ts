import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {docsImage, socialImagePath, socialImageSize} from '../../config/social-images';
import {readDocsPages} from '../../plugins/pages';
import {listSocialImages} from '../../scripts/lib/social-images';
import {builtFileOf, listBuiltFiles, metaOf, type BuiltPage} from '../lib/built-site';
import type {Problem} from '../lib/problem';
import {collections, postOf} from './feeds';

/** Pages whose image shows their own title. */
const ownImages: readonly {readonly route: RegExp; readonly key: (route: string) => string}[] = [
  ...collections.map((id) => ({route: postOf(id), key: (route: string) => route.slice(1)})),
  {route: /^\/templates\/[^/]+$/, key: (route) => route.slice(1)},
  {route: /^\/(?:player|lambda)$/, key: (route) => `products${route}`},
];

interface Expected {
  readonly key: string;
  /** Whether a title is correct for the image. */
  readonly fits: (title: string) => boolean;
}

const expectedOf = (root: string): ((page: BuiltPage) => Expected | undefined) => {
  const docs = new Map(readDocsPages(root).map((page) => [page.route, docsImage(page)]));
  return ({route, title: pageTitle}) => {
    const own = ownImages.find((each) => each.route.test(route));
    if (own) {
      return {key: own.key(route), fits: (title) => pageTitle.startsWith(title)};
    }
    const doc = docs.get(route === '/docs' ? '/docs/' : route);
    return route.startsWith('/docs') && doc
      ? {key: doc.key, fits: (title) => title === doc.title}
      : undefined;
  };
};

/**
 * The size of a PNG, from its header (https://www.w3.org/TR/png-3/#11IHDR); undefined for other
 * files.
 */
const sizeOfPng = (file: string): string | undefined => {
  const header = readFileSync(file).subarray(0, 24);
  return header.toString('latin1', 1, 4) === 'PNG' && header.length === 24
    ? `${header.readUInt32BE(16)} x ${header.readUInt32BE(20)}`
    : undefined;
};

const checkImage = (
  root: string,
  page: BuiltPage,
  expected: Expected | undefined,
  titles: ReadonlyMap<string, string>,
): string | undefined => {
  const url = metaOf(page, 'og:image');
  const address = url && new URL(url, 'https://site.example').pathname;
  const file = address && builtFileOf(root, address);
  if (!file) {
    // checkPage() reports it.
    return undefined;
  }
  const wanted = `${socialImageSize.width} x ${socialImageSize.height}`;
  const size = sizeOfPng(path.join(root, file));
  if (size !== wanted) {
    return `The social image ${address} is ${size ?? 'not a PNG'} instead of ${wanted}.`;
  }
  if (expected === undefined) {
    return undefined;
  }
  if (address !== socialImagePath(expected.key)) {
    return `The social image is ${address} instead of ${socialImagePath(expected.key)}.`;
  }
  const title = titles.get(expected.key);
  return title !== undefined && expected.fits(title)
    ? undefined
    : `The social image ${address} has the wrong title "${title ?? ''}".`;
};

/**
 * Each page must have the social image that shows its title or group, and each image must belong to a page. The check
 * `posters` proves that the images were rendered with these titles.
 */
export const checkSocialImages = (root: string, pages: readonly BuiltPage[]): Problem[] => {
  const expected = expectedOf(root);
  const titles = new Map(listSocialImages(root).map(({key, title}) => [key, title]));
  const used = new Set(
    pages.map((page) => new URL(metaOf(page, 'og:image') ?? '/', 'https://site.example').pathname),
  );
  const folder = 'build/img/social';
  const images = existsSync(path.join(root, folder))
    ? listBuiltFiles(root).filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.png'))
    : [];
  return [
    ...pages.flatMap((page) => {
      const message = checkImage(root, page, expected(page), titles);
      return message === undefined
        ? []
        : [
            {
              file: page.file,
              line: 1,
              message,
              remedy: 'Run `npm run posters`, commit the files that it changes, and build again.',
            },
          ];
    }),
    ...images
      .filter((file) => !used.has(file.slice('build'.length)))
      .map((file) => ({
        file,
        line: 1,
        message: 'No page uses this social image.',
        remedy: 'Run `npm run posters` to remove it.',
      })),
  ];
};
