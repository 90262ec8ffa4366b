import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listDocIds} from '../../plugins/pages';
import {rareWords, varyWords} from './vary-words';

/** The prefix of the file names of copies in one round. No original has it. */
const prefix = (round: number): string => `copy-${round}-`;

/** Folders get the prefix too, so that the copies have as many sections as their originals. */
const idOfCopy = (id: string, round: number): string => prefix(round) + id;

/**
 * Copies belong to packages of their own. Otherwise, the tables of a package's pages (`<Apis>`) would list all
 * copies.
 */
const packageOfCopy = (name: string, round: number): string =>
  `@remotion/${prefix(round)}${name.replace(/^@[^/]+\//, '')}`;

/** The text of a page as the page `id`, with its own URL, packages and rare words. */
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
      .replace(/^displayed_sidebar: null\n/m, '')
      .replaceAll(
        /\{package: "?([^",}]+)"?/g,
        (_, name: string) => `{package: "${packageOfCopy(name, round)}"`,
      ) + varyWords(text.slice(frontMatter.length), rare, round)
  );
};

/** Adds the copies to the guide, in a category of their own. */
const addToSidebar = (folder: string, ids: readonly string[]): void => {
  const file = path.join(folder, 'sidebars/guide.ts');
  const items = ids.map((id) => `'${id}'`).join(', ');
  const category = `{type: 'category', key: 'guide-copies', label: 'Copies', items: [${items}]},`;
  replace(file, readFileSync(file, 'utf8').replace(/\];\n$/, `  ${category}\n];\n`));
};

/** Adds the badges of the packages (`plugins/remark-since`) to the copies as well. */
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

/** Writes a file, even if it is read-only. */
const replace = (file: string, text: string): void => {
  rmSync(file);
  writeFileSync(file, text);
};

/**
 * Adds copies of the docs pages in rounds: as many copies as there are pages double the content. Each copy gets
 * an entry in the sidebar.
 *
 * A copy is similar to a new page in its length, parts, components and links. In its prose, rare words differ
 * from the original (see `varyWords`). Samples, headings and all other words are the same, so many copies
 * compress somewhat better than real pages would.
 *
 * @throws if there are no pages to copy
 */
export const addCopies = (folder: string, count: number): void => {
  const read = (id: string) => readFileSync(path.join(folder, 'docs', `${id}.mdx`), 'utf8');
  const originals = listDocIds(folder).map((id) => ({id, text: read(id)}));
  const rounds = Math.ceil(count / originals.length);
  const rare = Array.from({length: rounds}, (_, before) =>
    rareWords(
      originals.map(({text}) => text),
      before + 1,
    ),
  );
  const ids: string[] = [];
  for (let number = 0; number < count; number++) {
    const original = originals[number % originals.length];
    if (original === undefined) {
      throw new Error('docs/ contains no pages to copy.');
    }
    const round = 1 + Math.floor(number / originals.length);
    const id = idOfCopy(original.id, round);
    const file = path.join(folder, 'docs', `${id}.mdx`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, textOfCopy(original.text, {id, round, rare: rare[round - 1] ?? new Set()}));
    ids.push(id);
  }
  addToSidebar(folder, ids);
  addVersions(folder, rounds);
};
