import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {BuiltPage} from '../lib/built-site';

/** What a browser fetches for a page. Addresses below the site, each once. */
export interface Load {
  /** Before the reader does anything. */
  readonly scripts: readonly string[];
  /** Once the app runs. */
  readonly appScripts: readonly string[];
  readonly stylesheets: readonly string[];
  /** The largest candidate of a picture that comes in several sizes. */
  readonly pictures: readonly string[];
}

const addresses = (values: readonly (string | undefined)[]): string[] => [
  ...new Set(values.filter((value): value is string => value?.startsWith('/') === true)),
];

/** @param routeScripts the scripts of the route, which the main script asks for */
export const loadOf = (page: BuiltPage, routeScripts: readonly string[]): Load => ({
  // The main script asks for those of the route, so they come when it does.
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

/** The address of the largest candidate of a `srcset`. */
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

  /** Bytes as the network carries a text: compressed by gzip. @param address below the site */
  gzip(address: string): number {
    const known = this.compressed.get(address);
    if (known !== undefined) {
      return known;
    }
    const {length} = gzipSync(readFileSync(this.file(address)), {level: 9});
    this.compressed.set(address, length);
    return length;
  }

  /** Bytes of a picture, which is compressed already; a drawing is text. */
  picture(address: string): number {
    return address.endsWith('.svg') ? this.gzip(address) : statSync(this.file(address)).size;
  }

  private file(address: string): string {
    return path.join(this.root, 'build', decodeURI(address.replace(/[?#].*$/, '')));
  }
}

export const total = (sizes: readonly number[]): number => sizes.reduce((a, b) => a + b, 0);
