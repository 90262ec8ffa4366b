import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import {globSync} from 'tinyglobby';
import {collections, type CollectionId} from '../../config/collections';
import {fragmentsOf, type PageFactsReader} from '../../plugins/pages/facts';
import {isPartial, listPages, routeOfFile} from '../../plugins/pages';
import {tryFrontMatter} from '../../plugins/pages/front-matter';

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

/** The collections in `src/data/`, and whether each entry has its own page in addition to the list. */
export const entryCollections = {templates: true, experts: true, showcase: false} as const;

/** Posts per page of a list, as configured in Docusaurus. */
const postsPerPage = 10;

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

/** Returns every page that the sources define, by its route without a trailing slash. */
export function readDestinations(root: string, reader: PageFactsReader): Map<string, Destination> {
  const found = new Map<string, Destination>();
  const posts = new Map<CollectionId, {file: string; tags: readonly string[]}[]>();
  for (const file of listPages(root).filter((each) => !isPartial(each))) {
    const page = new MarkdownPage(file, reader);
    const [folder = ''] = file.split('/');
    if (isCollection(folder)) {
      const {slug, tags} = tryFrontMatter(path.join(root, file));
      const list = Array.isArray(tags) ? tags.map(String) : [];
      posts.set(folder, [...(posts.get(folder) ?? []), {file, tags: list}]);
      found.set(trim(`/${folder}/${String(slug).replace(/^\//, '')}`), page);
    } else if (folder === 'docs') {
      found.set(trim(routeOfFile(file) ?? ''), page);
    } else if (folder === 'src') {
      found.set(routeOfReactPage(file), page);
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
