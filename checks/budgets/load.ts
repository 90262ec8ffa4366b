import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {BuiltPage} from '../lib/built-site';

/** The files that a browser loads for a page. URL paths on the site, without duplicates. */
export interface Load {
  /** Before the reader does anything. */
  readonly scripts: readonly string[];
  /** After hydration. */
  readonly appScripts: readonly string[];
  readonly stylesheets: readonly string[];
  /** The largest candidate of images with several sizes. */
  readonly pictures: readonly string[];
}

const addresses = (values: readonly (string | undefined)[]): string[] => [
  ...new Set(values.filter((value): value is string => value?.startsWith('/') === true)),
];

/** @param routeScripts the scripts of the route, which the main script requests */
export const loadOf = (page: BuiltPage, routeScripts: readonly string[]): Load => ({
  // The main script requests the scripts of the route, so they only load if it does.
  scripts: addresses(
    page.lateScripts.length > 0 ? page.scripts : [...page.scripts, ...routeScripts],
  ),
  appScripts: addresses([...page.scripts, ...page.lateScripts, ...routeScripts]),
  stylesheets: addresses(page.links.filter(({rel}) => rel === 'stylesheet').map(({href}) => href)),
  pictures: addresses([
    ...page.links
      .filter(({rel, as}) => rel === 'icon' || (rel === 'preload' && as === 'image'))
      .map((link) => largest(link['imagesrcset']) ?? link['href']),
    ...page.images
      .filter(({loading}) => loading !== 'lazy')
      .map(({srcset, src}) => largest(srcset) ?? src),
  ]),
});

/** Returns the URL of the largest candidate in a `srcset`. */
const largest = (srcset: string | undefined): string | undefined =>
  srcset
    ?.split(',')
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([address = '', size = '1x']) => ({address, size: Number.parseFloat(size)}))
    .sort((a, b) => b.size - a.size)[0]?.address;

/** Measures files of the built site, each once. */
export class Scale {
  private readonly compressed = new Map<string, number>();

  constructor(private readonly root: string) {}

  /** The compressed size of a text file in bytes (gzip). @param address URL path on the site */
  gzip(address: string): number {
    const known = this.compressed.get(address);
    if (known !== undefined) {
      return known;
    }
    const {length} = gzipSync(readFileSync(this.file(address)), {level: 9});
    this.compressed.set(address, length);
    return length;
  }

  /** The size of an image in bytes. Raster images are already compressed; SVGs are text. */
  picture(address: string): number {
    return address.endsWith('.svg') ? this.gzip(address) : statSync(this.file(address)).size;
  }

  private file(address: string): string {
    return path.join(this.root, 'build', decodeURI(address.replace(/[?#].*$/, '')));
  }
}

export const total = (sizes: readonly number[]): number => sizes.reduce((a, b) => a + b, 0);
