import {packageOf} from '../../../packages/docs-proof/pages';
import type {Environment} from '../client/support';
import type {Problem} from '../../../packages/docs-proof/lib/problem';
import {staleEntry} from '../../../packages/docs-proof/lib/stale';
import type {Probe} from './node/run-probes';
import {isOfToolkit} from './node-modules';
import type {Cell, Row} from './rows';

const script = 'features/compatibility/check/node/probes.mjs';

/** What was found out by running and by bundling the packages. */
export interface Facts {
  /** The calls in Node.js, by the route of the page below `/docs`. */
  readonly probes: ReadonlyMap<string, Probe>;
  /** The first module of Node.js that each entry point imports. Entry points without such an import are missing. */
  readonly nodeModules: ReadonlyMap<string, string>;
}

export interface Verdict {
  readonly problems: Problem[];
  readonly cells: number;
  /** The number of cells that a call or an import proves. */
  readonly proven: number;
}

/** The packages whose functions render: they run in Node.js and open a browser. */
const rendering: ReadonlySet<string> = new Set([
  '@remotion/renderer',
  '@remotion/bundler',
  '@remotion/cli',
]);

/** The environments in which code with an import of a module of Node.js can't run. */
const withoutNode = (entry: string): readonly Environment[] =>
  !rendering.has(packageOf(entry))
    ? ['player', 'studio', 'server']
    : // The Studio reads the settings of the config file.
      packageOf(entry) === '@remotion/cli'
      ? ['player']
      : ['player', 'studio'];

/**
 * Compares each cell that depends on the environment with what a call in Node.js shows, or with whether a bundler for
 * browsers can load the code. Nothing verifies the other cells.
 *
 * @param whole whether `rows` are all rows, so that unused probes are reported
 */
export function judge(rows: readonly Row[], facts: Facts, whole: boolean): Verdict {
  const judged = rows.flatMap((row) => row.cells.map((cell) => judgeCell(row, cell, facts)));
  return {
    problems: [
      ...judged.flatMap((problems) => problems ?? []),
      ...(whole ? staleProbes(rows, facts) : []),
    ],
    cells: judged.length,
    proven: judged.filter((problems) => problems?.length === 0).length,
  };
}

/** Returns undefined if nothing is known about the cell. */
function judgeCell(row: Row, cell: Cell, {probes, nodeModules}: Facts): Problem[] | undefined {
  // Types don't run, and packages that are sold separately aren't installed.
  const values = row.exports.filter(({isType, entry}) => !isType && isOfToolkit(entry));
  const [first] = values;
  if (first === undefined) {
    return undefined;
  }
  if (cell.environment === 'node') {
    return judgeCall(row, cell, probes.get(row.route));
  }
  const module = withoutNode(first.entry).includes(cell.environment)
    ? nodeModules.get(first.entry)
    : undefined;
  return module === undefined
    ? undefined
    : cell.works
      ? [
          at(
            row,
            cell,
            `The page says “yes”, but ${first.entry} imports ${module}, which a bundler for browsers can't resolve.`,
            'Write “no”.',
          ),
        ]
      : [];
}

/** A probe must have passed, agree with the page, and call every export of the page. */
function judgeCall(row: Row, cell: Cell, probe: Probe | undefined): Problem[] {
  if (probe === undefined) {
    return [
      at(
        row,
        cell,
        `Nothing shows that “${answer(cell.works)}” is true.`,
        `Add a probe to ${script}.`,
      ),
    ];
  }
  if (probe.problem !== undefined) {
    return [
      at(
        row,
        cell,
        `In plain Node.js, the call doesn't do what its probe expects: ${probe.problem}`,
        `Run the call in a script. Then correct the page and its probe in ${script}.`,
      ),
    ];
  }
  if (cell.works !== probe.works) {
    return [
      at(
        row,
        cell,
        `The page says “${answer(cell.works)}”, but a call in plain Node.js ${
          probe.works ? 'works' : `fails or does nothing: ${probe.note}`
        }.`,
        `Write “${answer(probe.works)}”.`,
      ),
    ];
  }
  if (cell.note !== probe.note) {
    return [
      at(
        row,
        cell,
        `The note is ${quote(cell.note)}, but the probe shows ${quote(probe.note)}.`,
        `Use the note of the probe, or correct the probe in ${script}.`,
      ),
    ];
  }
  return row.exports
    .filter(({isType, symbol}) => !isType && !isIn(probe.code, symbol))
    .map(({symbol}) => at(row, cell, `The probe doesn't call ${symbol}.`, `Call it in ${script}.`));
}

const answer = (works: boolean): string => (works ? 'yes' : 'no');

const quote = (note: string | undefined): string => (note === undefined ? 'missing' : `“${note}”`);

const at = ({file, line}: Row, {environment}: Cell, message: string, remedy: string): Problem => ({
  file,
  line,
  message: `<Compatibility ${environment}>: ${message}`,
  remedy,
});

/** Whether code contains a name as a whole. */
const isIn = (code: string, symbol: string): boolean =>
  new RegExp(`(?<![\\w$])${symbol.replaceAll('.', '\\.')}(?![\\w$])`).test(code);

const staleProbes = (rows: readonly Row[], {probes}: Facts): Problem[] => {
  const routes = new Set(rows.map(({route}) => route));
  return [...probes.keys()]
    .filter((route) => !routes.has(route))
    .map((route) =>
      staleEntry(script, 'probes', route, 'No API page has this route and a `<Compatibility>`.'),
    );
};
