import {packageOf} from '../pages/apis';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';
import {staleEntry} from '../lib/stale';
import type {DocumentedPackage} from '../lib/types';
import type {PackageFacts} from './against-types';
import {StatementReader, type PageContext, type Statement} from './stated';

export interface StatementOptions {
  readonly packages: readonly DocumentedPackage[];
  /** What says that a sentence is about the exports of a package, besides “the package” and its name. */
  readonly exporters?: RegExp;
  readonly readByHand: {
    /** The file that contains the entries, relative to the root. */
    readonly file: string;
    readonly entries: readonly ReadByHand[];
  };
}

/**
 * A sentence about exports that the check can't read by itself, with the statements that it makes. The check verifies these
 * statements like the others. It fails if the page no longer contains the sentence.
 */
export interface ReadByHand {
  readonly page: string;
  /** The beginning of the sentence. */
  readonly sentence: string;
  readonly statements: readonly Statement[];
  /** Why the sentence can't be read, or why it says nothing about the installed packages. */
  readonly reason: string;
}

export interface Verified {
  problems: Problem[];
  /** The number of statements. */
  count: number;
}

/**
 * Compares the statements of pages about what a package exports with the types of the package.
 *
 * @param whole whether `pages` contains all pages, which is required to find entries that no page needs
 */
export function verifyStatements(
  entryPoints: PackageFacts['entryPoints'],
  pages: readonly Page[],
  contextOf: (page: Page) => PageContext,
  {packages, exporters, readByHand}: StatementOptions,
  whole: boolean,
): Verified {
  const installed = packages.filter((each) => each.installed !== undefined);
  const isInstalled = (from: string): boolean =>
    installed.some(({name}) => name === packageOf(from));
  const reader = new StatementReader(
    packages.map(({name}) => name),
    exporters,
  );
  const needed = new Set<ReadByHand>();
  const problems: Problem[] = [];
  let count = 0;
  for (const page of pages) {
    for (const {line, text, statements} of reader.read(page, contextOf(page))) {
      const entry = readByHand.entries.find(
        ({page: file, sentence}) => file === page.file && text.startsWith(sentence),
      );
      if (entry) {
        needed.add(entry);
      } else if (statements.length === 0) {
        problems.push({file: page.file, line, ...unread(text, readByHand.file)});
      }
      const checkable = (entry?.statements ?? statements).filter(({from}) => isInstalled(from));
      count += checkable.length;
      for (const statement of checkable) {
        const found = problemOf(statement, entryPoints);
        if (found) {
          problems.push({file: page.file, line, ...found});
        }
      }
    }
  }
  const stale = readByHand.entries.filter((entry) => whole && !needed.has(entry));
  return {
    problems: [
      ...problems,
      ...stale.map(({page, sentence}) =>
        staleEntry(
          readByHand.file,
          'readByHand',
          `${page}: ${sentence}`,
          "The page doesn't contain this sentence, or it doesn't mention exports.",
        ),
      ),
    ],
    count,
  };
}

type Explanation = Pick<Problem, 'message' | 'remedy'>;

function problemOf(
  {from, name, isType, isMissing, isDeprecated, isOnly, anyEntry}: Statement,
  entryPoints: PackageFacts['entryPoints'],
): Explanation | undefined {
  const own = entryPoints[from];
  if (name === undefined) {
    return own
      ? undefined
      : {
          message: `The page says that you can import from \`${from}\`, but the package has no such entry point.`,
          remedy: 'Name an entry point that the `package.json` of the package exports.',
        };
  }
  const what = `${isType ? 'type ' : ''}\`${name}\``;
  const having = Object.keys(entryPoints).filter((each) => {
    const found = packageOf(each) === packageOf(from) ? entryPoints[each]?.[name] : undefined;
    return found && (found.isType || !isType);
  });
  const isFound = anyEntry ? having.length > 0 : having.includes(from);
  const others = having.filter((each) => each !== from).map((each) => `\`${each}\``);
  const remedy = 'Remove the statement.';
  if (isMissing) {
    return isFound
      ? {message: `The page says that \`${from}\` doesn't export \`${name}\`, but it does.`, remedy}
      : undefined;
  }
  if (!isFound) {
    return {
      message: `The page says that \`${from}\` exports the ${what}, but it doesn't.`,
      remedy:
        'Look up the name in the type definitions of the installed package, or remove the statement.',
    };
  }
  if (isDeprecated && !own?.[name]?.isDeprecated) {
    return {
      message: `The page says that importing \`${name}\` from \`${from}\` is deprecated, but the type definitions don't.`,
      remedy,
    };
  }
  return isOnly && others.length > 0
    ? {
        message: `The page says that you can import \`${name}\` only from \`${from}\`, but ${others.join(' and ')} also ${others.length === 1 ? 'exports' : 'export'} it.`,
        remedy: 'Name every entry point, or remove “only”.',
      }
    : undefined;
}

const unread = (text: string, listFile: string): Explanation => ({
  message: `The check can't tell which export this sentence is about: “${text}”`,
  remedy: `Write “The type is exported as \`X\`.” or “The package exports \`X\`.”, or add the sentence with its statements to ${listFile}.`,
});
