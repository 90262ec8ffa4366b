import type {Problem} from '../lib/problem';
import {staleEntry} from '../lib/stale';
import {isSame, literalIn} from './fallbacks';
import type {HandedOn} from './handed-on';
import type {Found} from './proof';
import type {Documented} from './stated';

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
  readonly listed: readonly Listed[];
  readonly unstated: readonly Unstated[];
  readonly handedOn: readonly Pick<HandedOn, 'symbols' | 'options'>[];
}

export interface Judged {
  readonly problems: readonly Problem[];
  /** The number of defaults on the pages. A default in a partial is counted once. */
  readonly stated: number;
  readonly proven: number;
  readonly listed: number;
  /** The number of proven defaults by method. */
  readonly methods: ReadonlyMap<Found['method'], number>;
}

const listFile = 'checks/defaults/unproven.ts';

/**
 * Compares the defaults on the pages with those in the packages.
 *
 * @param whole whether all pages are compared, which is required to find stale entries in the lists
 */
export function judge(
  found: readonly (readonly [Documented, Found | undefined])[],
  {listed, unstated, handedOn}: Lists,
  whole: boolean,
): Judged {
  const problems: Problem[] = [];
  const used = new Set<Listed | Unstated>();
  const needEntries = new Set<string>();
  const states = new Map<string, Found['method'] | 'listed' | 'wrong'>();
  for (const [each, evidence] of found) {
    const {file, line, name} = each;
    if (evidence?.needsEntry) {
      needEntries.add(name);
    }
    if (each.default === undefined) {
      const entry = unstated.find((one) => one.name === name && one.value === evidence?.value);
      const problem = missing(each, evidence);
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
      problems.push(other ? unlike(each, other) : different(each, evidence));
    }
    // A default in a partial is proven if it is for each page that includes the partial.
    const place = `${file}:${line}`;
    const known = states.get(place);
    states.set(
      place,
      known === 'wrong' || known === 'listed'
        ? known
        : proves
          ? evidence.method
          : entry
            ? 'listed'
            : 'wrong',
    );
  }
  const stale = whole
    ? [
        ...[...listed, ...unstated].filter((entry) => !used.has(entry)).map(staleIn),
        ...handedOn
          .flatMap(({symbols, options}) =>
            Object.keys(options).flatMap((option) =>
              symbols.map((symbol) => `${option} of ${symbol}`),
            ),
          )
          .filter((name) => !needEntries.has(name))
          .map((name) =>
            staleEntry(
              'checks/defaults/handed-on.ts',
              'handedOn',
              name,
              'No page documents this option, or the check finds the same default without the entry.',
            ),
          ),
      ]
    : [];
  const all = [...states.values()];
  const methods = new Map<Found['method'], number>();
  for (const state of all) {
    if (state !== 'listed' && state !== 'wrong') {
      methods.set(state, (methods.get(state) ?? 0) + 1);
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
): Problem {
  const place = evidence?.place === undefined ? '' : ` (${evidence.place})`;
  return evidence === undefined || evidence.method === 'nothing replaces it'
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
const unlike = ({file, line, name, default: written}: Documented, entry: Listed): Problem => ({
  file,
  line,
  message: `\`${name}\` has the default \`${written}\` on the page, but \`${entry.default}\` in ${listFile}.`,
  remedy: `Write \`${attribute(entry.default)}\`, or correct the entry in \`listed\`.`,
});

/** Reports a default that code has but the page doesn't state. */
function missing(
  {file, line, name, optional, deprecated, subject}: Documented,
  evidence: Found | undefined,
) {
  // Nobody has to set a setting, so its heading has no question mark.
  const canBeLeftOut = optional || subject.kind === 'setting';
  if (
    !canBeLeftOut ||
    deprecated ||
    evidence === undefined ||
    evidence.method === 'nothing replaces it' ||
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

const staleIn = (entry: Listed | Unstated): Problem =>
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
