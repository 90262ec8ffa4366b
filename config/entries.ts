import {existsSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {entries, type EntriesOptions} from '../plugins/entries';
import {expertCards, expertSchema, type Expert} from '../src/data/schemas/expert';
import {showcaseSchema, type ShowcaseEntry} from '../src/data/schemas/showcase';
import {templateCards, templateSchema, type Template} from '../src/data/schemas/template';
import {collectionIds} from './collections';

const templates: EntriesOptions<Template> = {
  collection: 'templates',
  schema: templateSchema,
  posterOf: (slug) => `template-${slug}`,
  toCards: templateCards,
  listComponent: '@site/src/product/templates/TemplateListPage',
  entryComponent: '@site/src/product/templates/TemplatePage',
};

const experts: EntriesOptions<Expert> = {
  collection: 'experts',
  schema: expertSchema,
  toCards: expertCards,
  listComponent: '@site/src/product/experts/ExpertListPage',
  entryComponent: '@site/src/product/experts/ExpertPage',
};

const showcase: EntriesOptions<ShowcaseEntry> = {
  collection: 'showcase',
  schema: showcaseSchema,
  listComponent: '@site/src/product/showcase/ShowcasePage',
};

/** The collections of entries in `src/data/`, without what only their pages need. */
export const entryCollections = [templates, experts, showcase].map(
  ({collection, schema, entryComponent}) => ({
    collection,
    folder: `src/data/${collection}`,
    schema,
    hasPages: entryComponent !== undefined,
  }),
);

/** The files of all entries, relative to the root, sorted. */
export const entryFiles = (root: string): string[] =>
  globSync(
    entryCollections.map(({folder}) => `${folder}/*.yml`),
    {cwd: root},
  ).sort();

/** The files that define the tags of posts, relative to the root. */
export const tagFiles = (root: string): string[] =>
  collectionIds
    .map((collection) => `${collection}/tags.yml`)
    .filter((file) => existsSync(path.join(root, file)));

/** The plugins that create the pages of all entries. */
export const entryPlugins = [entries(templates), entries(experts), entries(showcase)];
