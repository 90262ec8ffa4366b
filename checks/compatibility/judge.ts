import type {Environment} from '../../src/components/Compatibility/support';
import type {Problem} from '../lib/problem';
import {staleEntry} from '../lib/stale';
import {evidenceFor, type Evidence, type Facts, type Method} from './evidence';
import type {Reason} from './reasons';
import type {Cell, Row} from './rows';

const list = 'checks/compatibility/reasons.ts';

export interface Verdict {
  readonly problems: Problem[];
  readonly cells: number;
  /** The number of cells by environment and by what proves them. */
  readonly proven: ReadonlyMap<Environment, ReadonlyMap<Method, number>>;
  /** The number of cells that only have a reason, by environment. */
  readonly withReason: ReadonlyMap<Environment, number>;
}

/**
 * Compares each cell with what is known about its exports, or with the reason that is listed for it.
 *
 * @param whole whether `rows` are all rows, so that unused reasons and probes are reported
 */
export function judge(
  rows: readonly Row[],
  facts: Facts,
  reasons: readonly Reason[],
  whole: boolean,
): Verdict {
  const problems: Problem[] = [];
  const proven = new Map<Environment, Map<Method, number>>();
  const withReason = new Map<Environment, number>();
  const used = new Set<string>();
  let cells = 0;
  for (const row of rows) {
    problems.push(...problemsOfProbe(row, facts));
    for (const cell of row.cells) {
      cells++;
      const evidence = evidenceFor(row, cell, facts);
      const reason = reasons.find(
        ({environments, pages, overrules = false}) =>
          environments.includes(cell.environment) &&
          pages.some((page) => matches(page, row.route)) &&
          (evidence === undefined || overrules),
      );
      const problem = reason
        ? contradiction(row, cell, reason)
        : evidence
          ? refutation(row, cell, evidence)
          : missing(row, cell);
      if (problem) {
        problems.push(problem);
      } else if (reason) {
        withReason.set(cell.environment, (withReason.get(cell.environment) ?? 0) + 1);
      } else if (evidence) {
        const methods = proven.get(cell.environment) ?? new Map<Method, number>();
        proven.set(cell.environment, methods);
        methods.set(evidence.method, (methods.get(evidence.method) ?? 0) + 1);
      }
      for (const page of reason?.pages.filter((each) => matches(each, row.route)) ?? []) {
        used.add(`${reasons.indexOf(reason!)} ${page}`);
      }
    }
  }
  if (whole) {
    problems.push(...staleReasons(reasons, used), ...staleProbes(rows, facts));
  }
  return {problems, cells, proven, withReason};
}

/** `paths/*` matches all pages of a folder. */
const matches = (page: string, route: string): boolean =>
  page.endsWith('/*') ? route.startsWith(page.slice(0, -1)) : page === route;

const answer = (works: boolean): string => (works ? 'yes' : 'no');

const at = ({file, line}: Row, {environment}: Cell, message: string, remedy: string): Problem => ({
  file,
  line,
  message: `<Compatibility ${environment}>: ${message}`,
  remedy,
});

function refutation(row: Row, cell: Cell, {works, because, method, note}: Evidence) {
  if (cell.works !== works) {
    return at(
      row,
      cell,
      `The page says “${answer(cell.works)}”, but ${because}.`,
      `Write “${answer(works)}”. If the page is right for another reason, add it to ${list} with \`overrules\`.`,
    );
  }
  return method === 'a call in Node.js' && cell.note !== note
    ? at(
        row,
        cell,
        `The note is ${quote(cell.note)}, but the probe shows ${quote(note)}.`,
        'Write the note of the probe, or correct the probe in checks/compatibility/node/probes.mjs.',
      )
    : undefined;
}

const quote = (note: string | undefined): string => (note === undefined ? 'missing' : `“${note}”`);

const contradiction = (row: Row, cell: Cell, {works, reason}: Reason): Problem | undefined =>
  cell.works === works
    ? undefined
    : at(
        row,
        cell,
        `The page says “${answer(cell.works)}”, but ${list} gives a reason for “${answer(works)}”: ${reason}`,
        `Write “${answer(works)}”, or correct the reason.`,
      );

const missing = (row: Row, cell: Cell): Problem =>
  at(
    row,
    cell,
    `Nothing shows that “${answer(cell.works)}” is true.`,
    cell.environment === 'node'
      ? 'Add a probe to checks/compatibility/node/probes.mjs.'
      : `Use the API in a demo or an example, or add the reason to ${list}.`,
  );

/** A probe must have passed, and must call every export of its page. */
function problemsOfProbe(row: Row, {probes}: Facts): Problem[] {
  const probe = probes.get(row.route);
  const cell = row.cells.find(({environment}) => environment === 'node');
  if (!probe || !cell) {
    return [];
  }
  if (probe.problem !== undefined) {
    return [
      at(
        row,
        cell,
        `In plain Node.js, the call doesn't do what its probe expects: ${probe.problem}`,
        'Run the call in a script. Then correct the page and its probe in checks/compatibility/node/probes.mjs.',
      ),
    ];
  }
  return row.exports
    .filter(({isType, symbol}) => !isType && !isIn(probe.code, symbol))
    .map(({symbol}) =>
      at(
        row,
        cell,
        `The probe doesn't call ${symbol}.`,
        'Call it in checks/compatibility/node/probes.mjs.',
      ),
    );
}

/** Whether code contains a name as a whole. */
const isIn = (code: string, symbol: string): boolean =>
  new RegExp(`(?<![\\w$])${symbol.replaceAll('.', '\\.')}(?![\\w$])`).test(code);

const staleReasons = (reasons: readonly Reason[], used: ReadonlySet<string>): Problem[] =>
  reasons.flatMap(({pages, environments}, index) =>
    pages
      .filter((page) => !used.has(`${index} ${page}`))
      .map((page) =>
        staleEntry(
          list,
          'reasons',
          `${page} (${environments.join(', ')})`,
          'No page has such a cell, or the cell is proven.',
        ),
      ),
  );

const staleProbes = (rows: readonly Row[], {probes}: Facts): Problem[] => {
  const routes = new Set(rows.map(({route}) => route));
  return [...probes.keys()]
    .filter((route) => !routes.has(route))
    .map((route) =>
      staleEntry(
        'checks/compatibility/node/probes.mjs',
        'probes',
        route,
        'No page of an export has this route and a `<Compatibility>`.',
      ),
    );
};
