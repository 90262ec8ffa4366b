import type {BlogContent, BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import {sidebarNames} from '../../sidebars/places';
import {markdownPath} from '../../src/components/AskAi/page-address';

/** A page that exists as Markdown too. */
export interface TwinPage {
  readonly title: string;
  readonly description: string;
  /** Path of the page, as its canonical address has it. */
  readonly path: string;
  /** Path of its twin. */
  readonly twin: string;
  /** Day of publication of a post, as `2023-07-03`. */
  readonly date?: string;
  readonly tags?: readonly string[];
  /** The readers' questions that a docs page answers. */
  readonly asked?: readonly string[];
}

/** Pages under one heading of `llms.txt`: a sidebar category, or a collection of posts. */
export interface PageGroup {
  readonly name: string;
  readonly pages: readonly TwinPage[];
}

const twinOf = (path: string): string => {
  const twin = markdownPath(path);
  if (twin === null) {
    throw new Error(
      `The page ${path} has no Markdown address. Add its kind to hasTwin() in src/components/AskAi/page-address.ts.`,
    );
  }
  return twin;
};

const ofDoc = ({title, description, permalink, frontMatter}: DocMetadata): TwinPage => ({
  title,
  description,
  path: permalink,
  twin: twinOf(permalink),
  ...(Array.isArray(frontMatter['asked']) && {asked: frontMatter['asked'] as string[]}),
});

const ofPost = ({title, description, permalink, date, tags}: BlogPostMetadata): TwinPage => ({
  title,
  description,
  path: permalink,
  twin: twinOf(permalink),
  date: date.toISOString().slice(0, 10),
  tags: tags.map(({label}) => label),
});

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** The ids of the docs of a sidebar, by the name of their category. */
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

const groupDocs = ({docs, sidebars}: LoadedVersion): PageGroup[] => {
  const open = new Map(docs.map((doc) => [doc.id, ofDoc(doc)]));
  const groups = new Map<string, TwinPage[]>();
  const add = (name: string, page: TwinPage) =>
    groups.set(name, [...(groups.get(name) ?? []), page]);
  for (const [sidebar, name] of Object.entries(sidebarNames)) {
    for (const [category, id] of idsByCategory(sidebars[sidebar] ?? [], name)) {
      const page = open.get(id);
      if (page) {
        add(category, page);
        open.delete(id);
      }
    }
  }
  for (const page of open.values()) {
    add('More', page);
  }
  return [...groups].map(([name, pages]) => ({name, pages}));
};

const groupPosts = ({blogSidebarTitle, blogPosts}: BlogContent): PageGroup => ({
  name: blogSidebarTitle,
  pages: blogPosts.map(({metadata}) => ofPost(metadata)),
});

/**
 * All docs pages and posts of the site, each once: docs by sidebar and category in the order of the
 * sidebars, then the collections, newest post first.
 */
export const groupPages = (plugins: readonly LoadedPlugin[]): PageGroup[] => {
  const contents = (name: string) =>
    plugins.filter((plugin) => plugin.name === name).map(({content}) => content);
  return [
    ...(contents('docusaurus-plugin-content-docs') as LoadedContent[]).flatMap(({loadedVersions}) =>
      loadedVersions.flatMap(groupDocs),
    ),
    ...(contents('docusaurus-plugin-content-blog') as BlogContent[]).map(groupPosts),
  ];
};
