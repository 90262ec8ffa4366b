import type {Problem} from '../lib/problem';
import {staleEntry} from '../lib/stale';
import {isSame, literalIn} from './fallbacks';
import type {Documented} from './documented';
import {nothingReplacesIt, type ForwardedOptions, type Found} from './in-code';

/** A default that is correct on the pages although the packages don't prove it. */
export interface Listed {
  /** The option as messages name it: `gl of renderMedia`. */
  readonly name: string;
  /** The default on the page. Another default isn't covered by the entry. */
  readonly default: string;
  readonly reason: string;
}

/** A default that code has and the pages don't state. */
export interface Unstated {
  readonly name: string;
  /** The default in the code. */
  readonly value: string;
  readonly reason: string;
}

export interface Lists {
  /** The file that contains `listed` and `unstated`, relative to the root. Problems name it. */
  readonly file: string;
  readonly listed: readonly Listed[];
  readonly unstated: readonly Unstated[];
  readonly forwarded: {
    /** The file that contains the entries, relative to the root. */
    readonly file: string;
    readonly entries: readonly ForwardedOptions[];
  };
}

export interface Judged {
  readonly problems: readonly Problem[];
  /** The number of defaults on the pages. A default in a partial is counted once. */
  readonly stated: number;
  readonly proven: number;
  readonly listed: number;
  /** The number of proven defaults by method. */
  readonly methods: ReadonlyMap<string, number>;
}

/**
 * Compares the defaults on the pages with those in the packages.
 *
 * @param whole whether all pages are compared, which is required to find stale entries in the lists
 */
export function judge(
  found: readonly (readonly [Documented, Found | undefined])[],
  {file: listFile, listed, unstated, forwarded}: Lists,
  whole: boolean,
): Judged {
  const problems: Problem[] = [];
  const used = new Set<Listed | Unstated>();
  const needEntries = new Set<string>();
  const states = new Map<string, {by: string} | 'listed' | 'wrong'>();
  for (const [each, evidence] of found) {
    const {file, line, name} = each;
    if (evidence?.needsEntry) {
      needEntries.add(name);
    }
    if (each.default === undefined) {
      const entry = unstated.find((one) => one.name === name && one.value === evidence?.value);
      const problem = missing(each, evidence, listFile);
      if (problem && entry) {
        used.add(entry);
      } else if (problem) {
        problems.push(problem);
      }
      continue;
    }
    const entry = listed.find((one) => one.name === name && one.default === each.default);
    // What code passes on isn't the default if the list has another one.
    const other =
      evidence && isNothing(evidence.value)
        ? listed.find((one) => one.name === name && one.default !== each.default)
        : undefined;
    const proves = evidence !== undefined && isSame(each.default, evidence.value) && !other;
    if (entry && !proves) {
      used.add(entry);
    } else if (!proves) {
      problems.push(other ? unlike(each, other, listFile) : different(each, evidence, listFile));
    }
    // A default in a partial is proven if it is for each page that includes the partial.
    const place = `${file}:${line}`;
    const known = states.get(place);
    states.set(
      place,
      known === 'wrong' || known === 'listed'
        ? known
        : proves
          ? {by: evidence.method}
          : entry
            ? 'listed'
            : 'wrong',
    );
  }
  const stale = whole
    ? [
        ...[...listed, ...unstated]
          .filter((entry) => !used.has(entry))
          .map((entry) => staleIn(listFile, entry)),
        ...forwarded.entries
          .flatMap(({symbols, options}) =>
            Object.keys(options).flatMap((option) =>
              symbols.map((symbol) => `${option} of ${symbol}`),
            ),
          )
          .filter((name) => !needEntries.has(name))
          .map((name) =>
            staleEntry(
              forwarded.file,
              'forwarded',
              name,
              'No page documents this option, or the check finds the same default without the entry.',
            ),
          ),
      ]
    : [];
  const all = [...states.values()];
  const methods = new Map<string, number>();
  for (const state of all) {
    if (typeof state === 'object') {
      methods.set(state.by, (methods.get(state.by) ?? 0) + 1);
    }
  }
  return {
    problems: [...problems, ...stale],
    stated: all.length,
    proven: [...methods.values()].reduce((sum, count) => sum + count, 0),
    listed: all.filter((state) => state === 'listed').length,
    methods,
  };
}

function different(
  {file, line, name, default: written}: Documented,
  evidence: Found | undefined,
  listFile: string,
): Problem {
  const place = evidence?.place === undefined ? '' : ` (${evidence.place})`;
  return evidence === undefined || evidence.method === nothingReplacesIt
    ? {
        file,
        line,
        message: `\`${name}\` has the default \`${written}\` on the page, but no code of the packages gives it this default.`,
        remedy: `Look up the default in the package and correct it. If the default is right but set elsewhere, for example by the browser, add it to \`listed\` in ${listFile} with the reason.`,
      }
    : {
        file,
        line,
        message: `\`${name}\` has the default \`${written}\` on the page, but \`${evidence.value}\` in the code${place}.`,
        remedy: isNothing(evidence.value)
          ? `Remove \`default\`, or add it to \`listed\` in ${listFile} with the reason why it is right.`
          : `Write \`${attribute(evidence.value)}\`.`,
      };
}

/** Reports a default that differs from the one in the list. */
const unlike = (
  {file, line, name, default: written}: Documented,
  entry: Listed,
  listFile: string,
): Problem => ({
  file,
  line,
  message: `\`${name}\` has the default \`${written}\` on the page, but \`${entry.default}\` in ${listFile}.`,
  remedy: `Write \`${attribute(entry.default)}\`, or correct the entry in \`listed\`.`,
});

/** Reports a default that code has but the page doesn't state. */
function missing(
  {file, line, name, optional, deprecated}: Documented,
  evidence: Found | undefined,
  listFile: string,
): Problem | undefined {
  if (
    !optional ||
    deprecated ||
    evidence === undefined ||
    evidence.method === nothingReplacesIt ||
    isNothing(evidence.value) ||
    literalIn(evidence.value) === undefined
  ) {
    return undefined;
  }
  const place = evidence.place === undefined ? '' : ` (${evidence.place})`;
  return {
    file,
    line,
    message: `\`${name}\` has no default on the page, but \`${evidence.value}\` in the code${place}.`,
    remedy: `Write \`${attribute(evidence.value)}\`. If it isn't the default of this option, add it to \`unstated\` in ${listFile} with the reason.`,
  };
}

/** What code uses for an option that isn't set. Pages don't need to state it. */
const isNothing = (value: string): boolean =>
  ['null', 'undefined', '{}', '[]', '""'].includes(value);

const attribute = (value: string): string =>
  value.includes('"') ? `default='${value}'` : `default="${value}"`;

const staleIn = (listFile: string, entry: Listed | Unstated): Problem =>
  'default' in entry
    ? staleEntry(
        listFile,
        'listed',
        `${entry.name}: ${entry.default}`,
        'No page states this default, or the packages prove it.',
      )
    : staleEntry(
        listFile,
        'unstated',
        `${entry.name}: ${entry.value}`,
        'The code no longer has this default, or a page states it.',
      );
