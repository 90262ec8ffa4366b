import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {isCollection, type CollectionId} from '../../features/site/collections';
import {entryCollections} from '../../config/entries';
import {fragmentsOf, type PageFactsReader} from '../lib/page-facts';
import {listPages, routeOfFile} from '../../features/pages';
import {isPartial} from '../../packages/docs-proof/pages';
import {tryFrontMatter} from '../../packages/docs-proof/pages/front-matter';
import {parseYaml} from '../../packages/entries';

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

/** The pages that the sources define, by their routes without a trailing slash. */
export type Destinations = ReadonlyMap<string, Destination>;

/** Reads every page that the sources define. */
export function readDestinations(root: string, reader: PageFactsReader): Destinations {
  const destinations = new Map<string, Destination>();
  const posts = new Map<CollectionId, {file: string; tags: readonly string[]}[]>();
  for (const file of listPages(root).filter((each) => !isPartial(each))) {
    const page = new MarkdownPage(file, reader);
    const [folder = ''] = file.split('/');
    if (isCollection(folder)) {
      const {slug, tags} = readPost(path.join(root, file));
      posts.set(folder, [...(posts.get(folder) ?? []), {file, tags}]);
      if (slug !== undefined) {
        destinations.set(`/${folder}/${slug}`, page);
      }
    } else if (folder === 'docs') {
      destinations.set(trim(routeOfFile(file) ?? ''), page);
    } else if (folder === 'src') {
      destinations.set(routeOfReactPage(file), page);
    }
  }
  for (const [collection, list] of posts) {
    for (const [route, destination] of listsOf(root, collection, list)) {
      destinations.set(route, destination);
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

/** The slug and the tags of a post. The slug is found even if the front matter is malformed, which the check `form` reports. */
function readPost(file: string): {slug: string | undefined; tags: readonly string[]} {
  const {slug = /^slug: *['"]?([\w-]+)/m.exec(readFileSync(file, 'utf8'))?.[1], tags} =
    tryFrontMatter(file);
  return {
    slug: typeof slug === 'string' ? slug.replace(/^\//, '') : undefined,
    tags: Array.isArray(tags) ? tags.map(String) : [],
  };
}

/** Returns the list pages of a collection, its archive and its tags. */
function listsOf(
  root: string,
  collection: CollectionId,
  posts: readonly {file: string; tags: readonly string[]}[],
): [string, Destination][] {
  const tagsFile = `${collection}/tags.yml`;
  const absolute = path.join(root, tagsFile);
  const defined = existsSync(absolute)
    ? (parseYaml(tagsFile, readFileSync(absolute, 'utf8')) as Record<
        string,
        {permalink?: string} | null
      >)
    : {};
  const used = posts.flatMap(({tags}) => tags);
  const routes: (readonly [route: string, file: string])[] = [
    ...listPagesOf(`/${collection}`, posts.length).map((route) => [route, collection] as const),
    [`/${collection}/archive`, collection],
    ...(used.length > 0 ? [[`/${collection}/tags`, tagsFile] as const] : []),
    ...[...new Set(used)].flatMap((tag) => {
      const permalink = (defined[tag]?.permalink ?? tag).replace(/^\//, '');
      const count = used.filter((each) => each === tag).length;
      return listPagesOf(`/${collection}/tags/${permalink}`, count).map(
        (route) => [route, tagsFile] as const,
      );
    }),
  ];
  return routes.map(([route, file]) => [route, {file}]);
}

/** The routes of a list of posts: `/blog`, `/blog/page/2`. */
const listPagesOf = (route: string, posts: number): string[] => [
  route,
  ...Array.from(
    {length: Math.max(Math.ceil(posts / postsPerPage) - 1, 0)},
    (_, index) => `${route}/page/${index + 2}`,
  ),
];

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
