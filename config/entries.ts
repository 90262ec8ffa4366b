import {existsSync} from 'node:fs';
import path from 'node:path';
import {entries, type EntriesOptions} from '@docs-kit/entries';
import {globSync} from 'tinyglobby';
import {hasPoster} from '../features/site/posters';
import {expertCards, expertSchema, type Expert} from '../src/data/schemas/expert';
import {showcaseSchema, type ShowcaseEntry} from '../src/data/schemas/showcase';
import {
  templateCards,
  templateSchema,
  type LoadedTemplate,
  type Template,
} from '../src/data/schemas/template';
import {collectionIds} from '../features/site/collections';

const templates: EntriesOptions<LoadedTemplate> = {
  path: 'src/data/templates',
  routeBasePath: 'templates',
  schema: templateSchema,
  toCards: templateCards,
  listComponent: '@site/src/product/templates/TemplateListPage',
  entryComponent: '@site/src/product/templates/TemplatePage',
};

const experts: EntriesOptions<Expert> = {
  path: 'src/data/experts',
  routeBasePath: 'experts',
  schema: expertSchema,
  toCards: expertCards,
  listComponent: '@site/src/product/experts/ExpertListPage',
  entryComponent: '@site/src/product/experts/ExpertPage',
};

const showcase: EntriesOptions<ShowcaseEntry> = {
  path: 'src/data/showcase',
  routeBasePath: 'showcase',
  schema: showcaseSchema,
  listComponent: '@site/src/product/showcase/ShowcasePage',
};

/** The collections of entries in `src/data/`, without what only their pages need. */
export const entryCollections = [templates, experts, showcase].map(
  ({path: folder, routeBasePath: collection, schema, entryComponent}) => ({
    collection,
    folder,
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

/** Adds the poster of a template's illustration if it was rendered, so that a new template needs no other file. */
const addPoster =
  (siteDir: string) =>
  (template: Template): LoadedTemplate => {
    const poster = `template-${template.slug}`;
    return hasPoster(siteDir, poster) ? {...template, poster} : template;
  };

/** The plugins that create the pages of all entries. */
export const entryPlugins = (siteDir: string) => [
  entries({...templates, schema: templateSchema.transform(addPoster(siteDir))}),
  entries(experts),
  entries(showcase),
];
