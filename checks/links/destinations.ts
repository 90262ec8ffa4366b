import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isPartial, tryFrontMatter} from '@docs-kit/docs-proof';
import {globSync} from 'tinyglobby';
import {collectionIds, isCollection} from '../../features/site/collections';
import {entryCollections} from '../../config/entries';
import {fragmentsOf, type PageFactsReader} from '../lib/page-facts';
import {listPages, routeOfFile} from '../../features/pages';

/** A page that links can point to. */
export interface Destination {
  /** The source file of the page, relative to the root. */
  readonly file: string;
  /**
   * The IDs of its elements. Undefined for React pages, because their elements are only known after
   * the build, and for pages that can't be parsed, which the check `form` reports.
   */
  readonly fragments?: ReadonlySet<string>;
}

/** A Markdown page, which is only parsed when a link leads to one of its elements. */
class MarkdownPage implements Destination {
  private known?: ReadonlySet<string>;

  constructor(
    readonly file: string,
    private readonly reader: PageFactsReader,
  ) {}

  get fragments(): ReadonlySet<string> | undefined {
    const facts = this.reader.read(this.file);
    return facts && (this.known ??= fragmentsOf(this.reader, facts));
  }
}

/** The pages that the sources define, by their routes without a trailing slash. */
export type Destinations = ReadonlyMap<string, Destination>;

/** Reads every page that the sources define. */
export function readDestinations(root: string, reader: PageFactsReader): Destinations {
  const destinations = new Map<string, Destination>();
  for (const file of listPages(root).filter((each) => !isPartial(each))) {
    const page = new MarkdownPage(file, reader);
    const [folder = ''] = file.split('/');
    if (isCollection(folder)) {
      destinations.set(`/${folder}`, {file: folder});
      destinations.set(`/${folder}/${readSlug(path.join(root, file))}`, page);
    } else if (folder === 'docs') {
      destinations.set(trim(routeOfFile(file) ?? ''), page);
    } else if (folder === 'src') {
      destinations.set(routeOfReactPage(file), page);
    }
  }
  for (const file of globSync('src/pages/**/*.{js,jsx,ts,tsx}', {
    cwd: root,
    ignore: ['**/_*', '**/_*/**'],
  })) {
    destinations.set(routeOfReactPage(file), {file});
  }
  for (const {collection, folder, hasPages} of entryCollections) {
    destinations.set(`/${collection}`, {file: folder});
    for (const file of hasPages ? globSync(`${folder}/*.yml`, {cwd: root}) : []) {
      destinations.set(`/${collection}/${path.basename(file, '.yml')}`, {file});
    }
  }
  destinations.set('/search', {file: 'packages/local-search/index.ts'});
  return destinations;
}

/** The slug of a post. It is found even if the front matter is malformed, which the check `form` reports. */
function readSlug(file: string): string {
  const {slug = /^slug: *['"]?([\w-]+)/m.exec(readFileSync(file, 'utf8'))?.[1]} =
    tryFrontMatter(file);
  return typeof slug === 'string' ? slug.replace(/^\//, '') : '';
}

/** Whether a route is that of a list of posts, such as `/blog/tags/release`. Docusaurus checks links to them in the build. */
export const isPostList = (route: string): boolean =>
  new RegExp(`^/(?:${collectionIds.join('|')})/(?:archive|tags|page)(?:/|$)`).test(route);

function routeOfReactPage(file: string): string {
  return trim(
    file
      .slice('src/pages'.length)
      .replace(/\.\w+$/, '')
      .replace(/\/index$/, ''),
  );
}

/** Removes the trailing slash from a route. Returns `/` for the home page. */
export function trim(route: string): string {
  return route.replace(/\/+$/, '') || '/';
}
