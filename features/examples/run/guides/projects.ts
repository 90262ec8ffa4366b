import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readFrontMatter} from '@docs-kit/docs-proof';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parseTree} from '../../../pages/markdown';
// Not from the index of the folder, which imports the sidebars: each new page would make all examples run again.
import {fileOfRoute} from '../../../pages/routes';

/**
 * The guide whose project a page continues: the first one that it links to under “Before you start”, as a path relative
 * to the root of the repository. Later links are often for some readers only.
 */
const projectOf = (root: string, tree: Root): string | undefined => {
  const files: string[] = [];
  let isBefore = false;
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth === 2) {
      isBefore = toString(node) === 'Before you start';
    } else if (isBefore && node.type === 'link' && /^\/docs\/[^#]*$/.test(node.url)) {
      files.push(fileOfRoute(node.url));
    }
  });
  return files.find((file) => readFrontMatter(path.join(root, file))['kind'] === 'guide');
};

/**
 * Adds the guides that a reader must have followed before the given ones, each in front of the first page that
 * continues its project.
 *
 * @param root absolute path of the repository
 * @param pages paths relative to it
 */
export const withProjects = (root: string, pages: readonly string[]): string[] => {
  const all = new Set<string>();
  const add = (page: string, before: readonly string[] = []): void => {
    const project = projectOf(root, parseTree(readFileSync(path.resolve(root, page), 'utf8')));
    if (project !== undefined && !all.has(project) && !before.includes(project)) {
      add(project, [...before, page]);
    }
    all.add(page);
  };
  pages.forEach((page) => add(page));
  return [...all];
};
