import type {BlogContent, BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import type {TwinsOptions} from './options';

/** A page that exists as Markdown too. */
export interface TwinPage {
  readonly title: string;
  readonly description: string;
  /** Path of the page, with the base URL of the site. */
  readonly path: string;
  /** Path of its twin, with the base URL of the site. */
  readonly twin: string;
  /** Day of publication of a post, as `2023-07-03`. */
  readonly date?: string;
  readonly tags?: readonly string[];
  /** The values of the front matter fields that the twin copies, as far as the page has them. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Pages under one heading of `llms.txt`: a sidebar category, or a collection of posts. */
export interface PageGroup {
  readonly name: string;
  readonly pages: readonly TwinPage[];
}

/** Returns the twin of a page; none if the page is unlisted or if the option `twinPath` returns null. */
type FindTwin = (metadata: DocMetadata | BlogPostMetadata) => TwinPage[];

const twinFinder = (baseUrl: string, options: TwinsOptions): FindTwin => {
  const {
    twinPath = (path) =>
      path === baseUrl ? `${baseUrl}index.md` : `${path.replace(/\/$/, '')}.md`,
    frontMatter: names = [],
  } = options;
  return ({title, description, permalink: path, unlisted, frontMatter, ...more}) => {
    const twin = unlisted ? null : twinPath(path);
    if (twin === null) {
      return [];
    }
    if (!twin.startsWith(baseUrl)) {
      throw new Error(
        `markdown-twins: the option twinPath returned ${twin} for ${path}. Return a path that starts with ${baseUrl}.`,
      );
    }
    const copied = names.filter((name) => name in frontMatter);
    return [
      {
        title,
        description,
        path,
        twin,
        ...('date' in more && {
          date: more.date.toISOString().slice(0, 10),
          tags: more.tags.map(({label}) => label),
        }),
        fields: Object.fromEntries(copied.map((name) => [name, frontMatter[name]])),
      },
    ];
  };
};

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** The IDs of the docs of a sidebar, by the name of their category. */
const idsByCategory = (items: readonly SidebarItem[], name: string): [string, string][] =>
  items.flatMap((item): [string, string][] => {
    if (item.type === 'doc') {
      return [[name, item.id]];
    }
    if (item.type !== 'category') {
      return [];
    }
    const inner = item.label === name ? name : `${name} › ${item.label}`;
    return [
      ...(item.link?.type === 'doc' ? [[inner, item.link.id] as [string, string]] : []),
      ...idsByCategory(item.items, inner),
    ];
  });

const groupDocs = (
  {docs, sidebars}: LoadedVersion,
  names: TwinsOptions['sidebars'],
  findTwin: FindTwin,
): PageGroup[] => {
  const open = new Map(docs.map((doc) => [doc.id, findTwin(doc)]));
  const groups = new Map<string, TwinPage[]>();
  const add = (name: string, pages: readonly TwinPage[]) =>
    groups.set(name, [...(groups.get(name) ?? []), ...pages]);
  for (const [sidebar, name] of Object.entries(names)) {
    for (const [category, id] of idsByCategory(sidebars[sidebar] ?? [], name)) {
      add(category, open.get(id) ?? []);
      open.delete(id);
    }
  }
  add('More', [...open.values()].flat());
  return [...groups].map(([name, pages]) => ({name, pages}));
};

const checkSidebars = (
  versions: readonly LoadedVersion[],
  names: TwinsOptions['sidebars'],
): void => {
  const known = new Set(versions.flatMap(({sidebars}) => Object.keys(sidebars)));
  const unknown = Object.keys(names).find((sidebar) => !known.has(sidebar));
  if (unknown !== undefined) {
    throw new Error(
      `markdown-twins: the option sidebars names ${unknown}, but the sidebars of the docs are ${[...known].join(', ')}. Write one of them.`,
    );
  }
};

/**
 * All docs pages and posts of the site that have a twin, each once: docs by sidebar and category in the order of the
 * sidebars, then the collections, newest post first.
 *
 * @throws if a sidebar doesn't exist, or if a twin is outside the site
 */
export const groupPages = (
  plugins: readonly LoadedPlugin[],
  baseUrl: string,
  options: TwinsOptions,
): PageGroup[] => {
  const contents = (name: string) =>
    plugins.filter((plugin) => plugin.name === name).map(({content}) => content);
  const findTwin = twinFinder(baseUrl, options);
  const docs = contents('docusaurus-plugin-content-docs') as LoadedContent[];
  const versions = docs.flatMap(({loadedVersions}) => loadedVersions);
  checkSidebars(versions, options.sidebars);
  const posts = contents('docusaurus-plugin-content-blog') as BlogContent[];
  return [
    ...versions.flatMap((version) => groupDocs(version, options.sidebars, findTwin)),
    ...posts.map(({blogSidebarTitle: name, blogPosts}) => ({
      name,
      pages: blogPosts.flatMap(({metadata}) => findTwin(metadata)),
    })),
  ].filter(({pages}) => pages.length > 0);
};
