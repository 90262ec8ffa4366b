import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {glob} from 'tinyglobby';
import type {Example} from '../../examples/define';
import {readDocsPages, type DocsPage} from '../pages';

export interface Lesson {
  readonly title: string;
  /** Route of the docs page. */
  readonly to: string;
}

export interface Material {
  readonly snippets: readonly Lesson[];
  readonly examples: readonly Lesson[];
}

const lessonsOf = (pages: readonly DocsPage[]): Lesson[] =>
  pages
    .map(({route, frontMatter}) => ({title: String(frontMatter.title), to: route}))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));

/**
 * The first guide of each example, and all guides that an example follows, except the examples that reproduce errors for
 * the troubleshooting pages.
 */
const guidesWithExamples = async (
  siteDir: string,
  pages: readonly DocsPage[],
): Promise<DocsPage[]> => {
  const files = await glob('examples/*/example.ts', {
    cwd: siteDir,
    ignore: ['examples/fault-*/**'],
    expandDirectories: false,
  });
  const guides = pages.filter(({frontMatter}) => frontMatter.kind === 'guide');
  const byRoute = new Map(guides.map((page) => [page.route, page]));
  const found = await Promise.all(
    files.map(async (file) => {
      const {default: example} = (await import(path.join(siteDir, file))) as {default: Example};
      const followed = example.follows?.pages ?? [];
      return [
        example.pages.map((route) => byRoute.get(route)).find((page) => page !== undefined),
        ...guides.filter(({file: guide}) => followed.includes(guide)),
      ];
    }),
  );
  return [...new Set(found.flat().filter((page) => page !== undefined))];
};

/** Returns the docs pages with snippets, and the guides whose projects the tests run. */
export const loadMaterial = async (siteDir: string): Promise<Material> => {
  const pages = readDocsPages(siteDir);
  return {
    snippets: lessonsOf(pages.filter(({id}) => id.startsWith('miscellaneous/snippets/'))),
    examples: lessonsOf(await guidesWithExamples(siteDir, pages)),
  };
};

/**
 * Collects the snippets and examples for the list at `/learn`, which imports them as `Material` from
 * `@generated/learn-material/default/material.json`.
 */
export default function learnMaterialPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'learn-material',
    getPathsToWatch: () =>
      ['docs/miscellaneous/snippets/*.mdx', 'examples/*/example.ts'].map((pattern) =>
        path.join(siteDir, pattern),
      ),
    loadContent: () => loadMaterial(siteDir),
    contentLoaded: async ({content, actions}) => {
      await actions.createData('material.json', content as Material);
    },
  };
}
