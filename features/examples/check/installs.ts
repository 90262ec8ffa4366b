import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '@docs-kit/docs-proof';
import {type Fence, fencesOf, type Page, visitPage} from '@docs-kit/docs-proof/markdown';
import {toString} from 'mdast-util-to-string';
import {listPages, routeOfFile} from '../../pages';
import {parsePage} from '../../pages/markdown';
import {commandsIn} from './examples';
import {isGuide} from './file-names';
import {installedBy, packagesImportedBy} from './packages';

/** The guide that creates the project of readers, unless a page names another one. */
const defaultProject = '/docs/';

/** What a guide says about packages, including its partials. */
interface Setup {
  readonly installed: readonly string[];
  /** Routes of the docs pages that it links to under “Before you start”. */
  readonly before: readonly string[];
}

/**
 * A guide must install every package that its samples import, or link to a guide that does under “Before you start”. With
 * npm, other packages can often be imported too, because it puts indirect dependencies at the top of `node_modules`. With
 * pnpm, they can't.
 */
export const checkInstalls = (root: string, pages: readonly Page[]): Problem[] => {
  const guides = pages.filter(isGuide);
  if (guides.length === 0) {
    return [];
  }
  const files = new Map(listPages(root).map((file) => [routeOfFile(file), file]));
  const loaded = new Map(pages.map((page) => [page.file, page]));
  const setups = new Map<string, Setup>();

  const setupOf = (file: string): Setup => {
    const setup =
      setups.get(file) ??
      readSetup(
        root,
        loaded.get(file) ?? parsePage(file, readFileSync(path.join(root, file), 'utf8')),
      );
    setups.set(file, setup);
    return setup;
  };
  const available = (file: string, seen = new Set<string>()): Set<string> => {
    seen.add(file);
    const {installed, before} = setupOf(file);
    const earlier = before.flatMap((route) => files.get(route) ?? []);
    return new Set([
      ...installed,
      ...earlier.filter((each) => !seen.has(each)).flatMap((each) => [...available(each, seen)]),
    ]);
  };

  const start = files.get(defaultProject);
  return guides.flatMap((page): Problem[] => {
    const own = available(page.file);
    const known = own.has('remotion') || !start ? own : new Set([...own, ...available(start)]);
    const reported = new Set<string>();
    return fencesOf(page)
      .filter(isCode)
      .flatMap(({code, line}) =>
        packagesImportedBy(code)
          .filter((name) => !known.has(name) && !reported.has(name) && !isAlias(name))
          .map((name) => {
            reported.add(name);
            return {
              file: page.file,
              line,
              message: `A sample imports ${name}, but neither this guide nor a page under “Before you start” installs it.`,
              remedy: `Show the command (\`npm install --save-exact ${name}@…\`), or link to the guide that installs it under “Before you start”.`,
            };
          }),
      );
  });
};

const isCode = ({language, skip}: Fence): boolean =>
  /^[jt]sx?$/.test(language) && skip === undefined;

/** Paths that frameworks map to the project: `@/video/Root`. */
const isAlias = (name: string): boolean => name.startsWith('@/') || name.startsWith('~');

const readSetup = (root: string, page: Page): Setup => {
  const installed: string[] = [];
  const before: string[] = [];
  let isBefore = false;
  visitPage(root, page, (node) => {
    if (node.type === 'heading' && node.depth === 2) {
      isBefore = toString(node).startsWith('Before you start');
    } else if (node.type === 'link' && isBefore) {
      before.push(node.url.replace(/#.*$/, ''));
    } else if (node.type === 'code' && node.lang === 'bash') {
      installed.push(...commandsIn(node.value).flatMap((command) => installedBy(command) ?? []));
    } else if (node.type === 'code' && node.meta?.includes('title="package.json"')) {
      installed.push(
        ...[...node.value.matchAll(/"([^"]+)": "[\^~]?\d/g)].map(([, name = '']) => name),
      );
    }
  });
  return {installed, before};
};
