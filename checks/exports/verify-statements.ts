import {toolkitPackages} from '../../toolkit-packages';
import {Cache, codeKey, hash, installedPackages} from '../lib/cache';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';
import {staleEntry} from '../lib/stale';
import {entriesOf} from '../lib/types';
import {packageOf} from '../../plugins/pages';
import type {Probe, ProbeResult} from './probe';
import {readByHand, type ReadByHand} from './read-by-hand';
import {statedExports, type PageContext, type StatedSentence, type Statement} from './stated';

export interface Verified {
  problems: Problem[];
  /** The number of statements that were compiled. */
  count: number;
}

/**
 * Compiles an import for each statement of a page about what a package exports.
 *
 * @param whole whether `pages` contains all pages, which is required to find entries that no page needs
 */
export async function verifyStatements(
  root: string,
  pages: readonly Page[],
  contextOf: (page: Page) => PageContext,
  whole: boolean,
  byHand: readonly ReadByHand[] = readByHand,
): Promise<Verified> {
  const needed = new Set<ReadByHand>();
  const problems: Problem[] = [];
  const all = pages.flatMap((page) =>
    statedExports(page, contextOf(page)).flatMap((sentence) => {
      const entry = byHand.find(
        (each) => each.page === page.file && sentence.text.startsWith(each.sentence),
      );
      if (entry) {
        needed.add(entry);
      } else if (sentence.statements.length === 0) {
        problems.push(unread(page, sentence));
      }
      return (entry?.statements.map(complete) ?? sentence.statements)
        .filter(({from}) => isInstalled(from))
        .map((statement) => ({page, sentence, statement}));
    }),
  );
  const results = await probeAll(
    root,
    all.flatMap(({statement}) => probesOf(root, statement)),
    !whole,
  );
  for (const {page, sentence, statement} of all) {
    const found = problemOf(
      statement,
      probesOf(root, statement).map((probe) => ({...probe, ...results.get(keyOf(probe))!})),
    );
    if (found) {
      problems.push({file: page.file, line: sentence.line, ...found});
    }
  }
  if (whole) {
    problems.push(
      ...byHand
        .filter((entry) => !needed.has(entry))
        .map(({page, sentence}) =>
          staleEntry(
            'checks/exports/read-by-hand.ts',
            'readByHand',
            `${page}: ${sentence}`,
            "The page doesn't contain this sentence, or it doesn't mention exports.",
          ),
        ),
    );
  }
  return {problems, count: all.length};
}

const complete = (statement: Partial<Statement>): Statement => ({
  from: '',
  kind: 'any',
  exported: true,
  deprecated: false,
  only: false,
  anyEntry: false,
  ...statement,
});

const isInstalled = (from: string): boolean =>
  toolkitPackages.some(({name, installed}) => name === packageOf(from) && installed !== undefined);

/** The imports to compile: from the entry point, or from each entry point of the package. */
function probesOf(root: string, {from, name, kind, only, anyEntry}: Statement): Probe[] {
  const owner = toolkitPackages.find((each) => each.name === packageOf(from))!;
  const entries =
    name !== undefined && (only || anyEntry)
      ? entriesOf(root, owner).map(({specifier}) => specifier)
      : [];
  return [...new Set([from, ...entries])].map((each) => ({
    from: each,
    name,
    kind: each === from || anyEntry ? kind : 'any',
  }));
}

function problemOf(
  {from, name, kind, exported, deprecated, only, anyEntry}: Statement,
  results: readonly (Probe & ProbeResult)[],
): Pick<Problem, 'message' | 'remedy'> | undefined {
  const what = `${kind === 'type' ? 'type ' : ''}\`${name ?? ''}\``;
  const having = results.filter(({compiles}) => compiles);
  const others = having.filter((each) => each.from !== from).map((each) => `\`${each.from}\``);
  const own = results.find((each) => each.from === from)!;
  const isFound = anyEntry ? having.length > 0 : own.compiles;
  if (name === undefined) {
    return isFound
      ? undefined
      : {
          message: `The page says that you can import from \`${from}\`, but the package has no such entry point.`,
          remedy: 'Name an entry point that the `package.json` of the package exports.',
        };
  }
  if (exported && !isFound) {
    return {
      message: `The page says that \`${from}\` exports the ${what}, but an import of it doesn't compile.`,
      remedy:
        'Look up the name in the type definitions of the installed package, or remove the statement.',
    };
  }
  if (!exported && isFound) {
    return {
      message: `The page says that \`${from}\` doesn't export \`${name}\`, but an import of it compiles.`,
      remedy: 'Remove the statement.',
    };
  }
  if (deprecated && !own.deprecated) {
    return {
      message: `The page says that importing \`${name}\` from \`${from}\` is deprecated, but the type definitions don't.`,
      remedy: 'Remove the statement.',
    };
  }
  if (only && others.length > 0) {
    return {
      message: `The page says that you can import \`${name}\` only from \`${from}\`, but ${others.join(' and ')} also ${others.length === 1 ? 'exports' : 'export'} it.`,
      remedy: 'Name every entry point, or remove “only”.',
    };
  }
  return undefined;
}

const unread = (page: Page, {line, text}: StatedSentence): Problem => ({
  file: page.file,
  line,
  message: `The check can't tell which export this sentence is about: “${text}”`,
  remedy:
    'Write “The type is exported as `X`.” or “The package exports `X`.”, or add the sentence with its statements to checks/exports/read-by-hand.ts.',
});

const keyOf = ({from, name = '*', kind}: Probe): string => `${kind} ${name} from ${from}`;

/** Compiles the imports that the cache doesn't have. Loads the compiler only if there are any. */
async function probeAll(
  root: string,
  probes: readonly Probe[],
  keep: boolean,
): Promise<ReadonlyMap<string, ProbeResult>> {
  const cache = new Cache<ProbeResult>(root, 'stated-exports');
  const state = hash(installedPackages(root), codeKey(new URL('./probe.ts', import.meta.url).href));
  const distinct = [...new Map(probes.map((probe) => [keyOf(probe), probe])).values()];
  const open = distinct.filter((probe) => cache.get(hash(state, keyOf(probe))) === undefined);
  if (open.length > 0) {
    const {compileProbes} = await import('./probe');
    compileProbes(root, open).forEach((result, index) =>
      cache.set(hash(state, keyOf(open[index]!)), result),
    );
  }
  cache.save(keep);
  return new Map(distinct.map((probe) => [keyOf(probe), cache.get(hash(state, keyOf(probe)))!]));
}
