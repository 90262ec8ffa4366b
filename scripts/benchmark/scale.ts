import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {docIdOfRoute, loadWrittenRoutes} from '../../config/docs-routes';
import {readPage} from '../../checks/lib/built-site';
import {measureBuild, type BuildCost} from './measured-build';
import {prepareSite, prepareStock, type Subject} from './subject';

const folderName = 'copies';

/** The text of a copy: an address of its own in the front matter would be taken already. */
export const textOfCopy = (text: string): string => text.replace(/^slug:.*\n/m, '');

/**
 * Adds copies of the docs pages, in turn, as pages of the sidebar "main". The list of routes gets a line
 * for each.
 */
export const addCopies = (folder: string, count: number): void => {
  const originals = loadWrittenRoutes(folder);
  const target = path.join(folder, 'docs', folderName);
  mkdirSync(target, {recursive: true});
  const lines: string[] = [];
  for (let number = 0; number < count; number++) {
    const original = originals[number % originals.length];
    if (original === undefined) {
      throw new Error('There are no docs pages to copy.');
    }
    const text = readFileSync(
      path.join(folder, 'docs', `${docIdOfRoute(original.route)}.mdx`),
      'utf8',
    );
    writeFileSync(path.join(target, `copy-${number}.mdx`), textOfCopy(text));
    // Twenty to a category, as in the sidebars of the site.
    const category = `Copies ${Math.floor(number / 20)}`;
    const {label, kind, packageName, symbol} = original;
    const route = `/docs/${folderName}/copy-${number}`;
    lines.push(
      [route, 'main', category, label, kind, packageName, symbol, 10_000 + number].join('\t'),
    );
  }
  const list = path.join(folder, 'docs-routes.tsv');
  const text = `${readFileSync(list, 'utf8').trimEnd()}\n${lines.join('\n')}\n`;
  // The list may be read-only.
  rmSync(list);
  writeFileSync(list, text);
};

export interface ScaledBuild {
  readonly name: Subject['name'];
  readonly copies: number;
  readonly cost: BuildCost;
  /** Bytes of the scripts that start the app on every page, gzip. */
  readonly app: number;
}

/** Weighs the scripts that a page names, at load or later. */
const weighApp = (folder: string): number => {
  const built = path.join(folder, 'build');
  const {scripts, lateScripts} = readPage(
    'build/404.html',
    readFileSync(path.join(built, '404.html'), 'utf8'),
  );
  return [...scripts, ...lateScripts].reduce(
    (sum, script) => sum + gzipSync(readFileSync(path.join(built, script)), {level: 9}).length,
    0,
  );
};

/** Cold builds with more and more pages, which then are removed. */
export const measureScale = async (counts: readonly number[]): Promise<ScaledBuild[]> => {
  const builds: ScaledBuild[] = [];
  for (const copies of counts) {
    for (const prepare of [prepareSite, prepareStock]) {
      const subject = prepare('scaled');
      addCopies(subject.folder, copies);
      const cost = await measureBuild(subject);
      builds.push({name: subject.name, copies, cost, app: weighApp(subject.folder)});
      rmSync(subject.folder, {recursive: true, force: true});
    }
  }
  return builds;
};

/** What one more page costs: the difference to the smallest build, by page. */
export const perPage = (
  builds: readonly ScaledBuild[],
  {name, copies, cost, app}: ScaledBuild,
): {readonly wall: number; readonly memory: number | null; readonly app: number} | null => {
  const base = builds.find((each) => each.name === name);
  if (base === undefined || base.copies === copies) {
    return null;
  }
  const pages = copies - base.copies;
  return {
    wall: (cost.wall - base.cost.wall) / pages,
    app: (app - base.app) / pages,
    memory:
      cost.memory === null || base.cost.memory === null
        ? null
        : (cost.memory - base.cost.memory) / pages,
  };
};
