import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import {globSync} from 'tinyglobby';
import {collections, type CollectionId} from '../../config/collections';
import {fragmentsOf, type PageFactsReader} from '../../plugins/pages/facts';
import {isPartial, listPages, routeOfFile} from '../../plugins/pages';

/** A page that links can point to. */
export interface Destination {
  /** The source file of the page, relative to the root. */
  readonly file: string;
  /**
   * The IDs of its elements. Undefined for React pages, because their elements are only known after
   * the build.
   */
  readonly fragments?: ReadonlySet<string>;
}

/** The collections in `src/data/`, and whether each entry has its own page in addition to the list. */
export const entryCollections = {templates: true, experts: true, showcase: false} as const;

/** Posts per page of a list, as configured in Docusaurus. */
const postsPerPage = 10;

/** Returns every page that the sources define, by its route without a trailing slash. */
export async function readDestinations(
  root: string,
  reader: PageFactsReader,
): Promise<Map<string, Destination>> {
  const found = new Map<string, Destination>();
  const posts = new Map<CollectionId, {file: string; tags: readonly string[]}[]>();
  for (const file of listPages(root).filter((each) => !isPartial(each))) {
    const facts = reader.read(file);
    if (facts === undefined) {
      continue;
    }
    const fragments = fragmentsOf(reader, facts);
    const [folder = ''] = file.split('/');
    if (isCollection(folder)) {
      const {slug, tags} = facts.frontMatter;
      const list = Array.isArray(tags) ? tags.map(String) : [];
      posts.set(folder, [...(posts.get(folder) ?? []), {file, tags: list}]);
      found.set(trim(`/${folder}/${String(slug).replace(/^\//, '')}`), {file, fragments});
    } else if (folder === 'docs') {
      found.set(trim(routeOfFile(file) ?? ''), {file, fragments});
    } else if (folder === 'src') {
      found.set(routeOfReactPage(file), {file, fragments});
    }
  }
  for (const [collection, list] of posts) {
    for (const [route, destination] of listsOf(root, collection, list)) {
      found.set(route, destination);
    }
  }
  for (const file of globSync('src/pages/**/*.{js,jsx,ts,tsx}', {
    cwd: root,
    ignore: ['**/_*', '**/_*/**'],
  })) {
    found.set(routeOfReactPage(file), {file});
  }
  for (const [collection, hasPages] of Object.entries(entryCollections)) {
    found.set(`/${collection}`, {file: `src/data/${collection}`});
    for (const file of hasPages ? globSync(`src/data/${collection}/*.yml`, {cwd: root}) : []) {
      found.set(`/${collection}/${path.basename(file, '.yml')}`, {file});
    }
  }
  found.set('/search', {file: 'plugins/search/index.ts'});
  return found;
}

/** Returns the list pages of a collection, its archive and its tags. */
function listsOf(
  root: string,
  collection: CollectionId,
  posts: readonly {file: string; tags: readonly string[]}[],
): [string, Destination][] {
  const file = collection;
  const pages = Math.ceil(posts.length / postsPerPage);
  const tagsFile = path.join(root, collection, 'tags.yml');
  const tags = existsSync(tagsFile)
    ? (yaml.load(readFileSync(tagsFile, 'utf8')) as Record<string, {permalink?: string} | null>)
    : {};
  return [
    [`/${collection}`, {file}],
    [`/${collection}/archive`, {file}],
    ...(posts.some((post) => post.tags.length > 0)
      ? [[`/${collection}/tags`, {file: `${collection}/tags.yml`}] as [string, Destination]]
      : []),
    ...Array.from({length: Math.max(pages - 1, 0)}, (_, index): [string, Destination] => [
      `/${collection}/page/${index + 2}`,
      {file},
    ]),
    ...[...new Set(posts.flatMap((post) => post.tags))].map((tag): [string, Destination] => [
      `/${collection}/tags/${(tags[tag]?.permalink ?? tag).replace(/^\//, '')}`,
      {file: `${collection}/tags.yml`},
    ]),
  ];
}

function isCollection(folder: string): folder is CollectionId {
  return Object.hasOwn(collections, folder);
}

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
