import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {docIdOfRoute, loadWrittenRoutes, type DocsRoute} from '../../config/docs-routes';
import {rareWords, varyWords} from './vary-words';

/** What the names of the copies of one round begin with: they are found beside no page that they copy. */
const prefix = (round: number): string => `copy-${round}-`;

/** Folders get the prefix, so that the copies make as many sections as their originals. */
const idOfCopy = (route: string, round: number): string => prefix(round) + docIdOfRoute(route);

/** A package of its own: the tables of a package's pages (`<Apis>`) would otherwise list all copies. */
const packageOfCopy = (name: string, round: number): string =>
  `@remotion/${prefix(round)}${name.replace(/^@[^/]+\//, '')}`;

/** The text of a page as the page `id`, with an address, packages and rare words of its own. */
export const textOfCopy = (
  text: string,
  {
    id,
    round,
    rare,
  }: {readonly id: string; readonly round: number; readonly rare: ReadonlySet<string>},
): string => {
  const [frontMatter = ''] = /^---\n[^]*?\n---\n/.exec(text) ?? [];
  return (
    frontMatter
      .replace(/^slug:.*$/m, `slug: /${id}`)
      .replaceAll(
        /\{package: "?([^",}]+)"?/g,
        (_, name: string) => `{package: "${packageOfCopy(name, round)}"`,
      ) + varyWords(text.slice(frontMatter.length), rare, round)
  );
};

/** Each in the sidebar of its original, all of them below one category, as a site gets a new category. */
const lineOfCopy = (
  {sidebar, category, label, kind, packageName, symbol, order}: DocsRoute,
  {id, round}: {readonly id: string; readonly round: number},
): string =>
  [
    `/docs/${id}`,
    sidebar,
    ['Copies', `Copy ${round}`, ...category].join(' > '),
    label,
    kind,
    packageName && packageOfCopy(packageName, round),
    symbol,
    round * 10_000 + order,
  ].join('\t');

/** The badges of the packages (`plugins/remark-since`) are on the copies as well. */
const addVersions = (folder: string, rounds: number): void => {
  const file = path.join(folder, 'src/data/since.json');
  if (!existsSync(file)) {
    return;
  }
  const since = JSON.parse(readFileSync(file, 'utf8')) as {packages: Record<string, unknown>};
  for (const [name, versions] of Object.entries(since.packages)) {
    for (let round = 1; round <= rounds; round++) {
      since.packages[packageOfCopy(name, round)] = versions;
    }
  }
  replace(file, JSON.stringify(since));
};

/** Writes a file that may be read-only. */
const replace = (file: string, text: string): void => {
  rmSync(file);
  writeFileSync(file, text);
};

/**
 * Adds copies of the docs pages, in turn and in rounds, so that as many copies as there are pages are the
 * corpus twice over. The list of routes gets a line for each.
 *
 * A copy is like a page that somebody has written in length, parts, components and links. Its prose has
 * words of its own where its original has (see `varyWords`). Its samples, headings and the rest of its
 * words are those of the original, so compressed files of many pages come out somewhat smaller than those
 * of real pages would.
 *
 * @throws when there is nothing to copy
 */
export const addCopies = (folder: string, count: number): void => {
  const read = (id: string) => readFileSync(path.join(folder, 'docs', `${id}.mdx`), 'utf8');
  const originals = loadWrittenRoutes(folder).map((route) => ({
    route,
    text: read(docIdOfRoute(route.route)),
  }));
  const rounds = Math.ceil(count / originals.length);
  const rare = Array.from({length: rounds}, (_, before) =>
    rareWords(
      originals.map(({text}) => text),
      before + 1,
    ),
  );
  const lines: string[] = [];
  for (let number = 0; number < count; number++) {
    const original = originals[number % originals.length];
    if (original === undefined) {
      throw new Error('There are no docs pages to copy.');
    }
    const round = 1 + Math.floor(number / originals.length);
    const id = idOfCopy(original.route.route, round);
    const file = path.join(folder, 'docs', `${id}.mdx`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, textOfCopy(original.text, {id, round, rare: rare[round - 1] ?? new Set()}));
    lines.push(lineOfCopy(original.route, {id, round}));
  }
  const list = path.join(folder, 'docs-routes.tsv');
  replace(list, [readFileSync(list, 'utf8').trimEnd(), ...lines, ''].join('\n'));
  addVersions(folder, rounds);
};
