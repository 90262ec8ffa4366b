import {type Problem, staleEntry} from '@docs-kit/docs-proof';
import {packageOf} from '@docs-kit/docs-proof/apis';
import type {Environment} from '../client/support';
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

/** What is known about a cell: nothing, that it is right, or what is wrong and what to write. */
type Finding = 'unknown' | 'proven' | readonly [message: string, remedy: string];

/**
 * Compares each cell that depends on the environment with what a call in Node.js shows, or with whether a bundler for
 * browsers can load the code. Nothing verifies the other cells.
 *
 * @param whole whether `rows` are all rows, so that unused probes are reported
 */
export function judge(rows: readonly Row[], facts: Facts, whole: boolean): Verdict {
  const judged = rows.flatMap((row) =>
    row.cells.map((cell) => ({row, cell, finding: judgeCell(row, cell, facts)})),
  );
  return {
    problems: [
      ...judged.flatMap(({row: {file, line}, cell: {environment}, finding}): Problem[] => {
        if (typeof finding === 'string') {
          return [];
        }
        const [message, remedy] = finding;
        return [{file, line, message: `<Compatibility ${environment}>: ${message}`, remedy}];
      }),
      ...(whole ? staleProbes(rows, facts) : []),
    ],
    cells: judged.length,
    proven: judged.filter(({finding}) => finding === 'proven').length,
  };
}

function judgeCell(row: Row, cell: Cell, {probes, nodeModules}: Facts): Finding {
  // Types don't run, and packages that are sold separately aren't installed.
  const [first] = row.exports.filter(({isType, entry}) => !isType && isOfToolkit(entry));
  if (first === undefined) {
    return 'unknown';
  }
  if (cell.environment === 'node') {
    return judgeCall(row, cell, probes.get(row.route));
  }
  const module = nodeModules.get(first.entry);
  if (module === undefined || !withoutNode(first.entry).includes(cell.environment)) {
    return 'unknown';
  }
  return cell.works
    ? [
        `The page says “yes”, but ${first.entry} imports ${module}, which a bundler for browsers can't resolve.`,
        'Write “no”.',
      ]
    : 'proven';
}

/** A probe must have passed, agree with the page, and call every export of the page. */
function judgeCall({exports}: Row, {works, note}: Cell, probe: Probe | undefined): Finding {
  if (probe === undefined) {
    return [`Nothing shows that “${answer(works)}” is true.`, `Add a probe to ${script}.`];
  }
  if (probe.problem !== undefined) {
    return [
      `In plain Node.js, the call doesn't do what its probe expects: ${probe.problem}`,
      `Run the call in a script. Then correct the page and its probe in ${script}.`,
    ];
  }
  if (works !== probe.works) {
    const shown = probe.works ? 'works' : `fails or does nothing: ${probe.note}`;
    return [
      `The page says “${answer(works)}”, but a call in plain Node.js ${shown}.`,
      `Write “${answer(probe.works)}”.`,
    ];
  }
  if (note !== probe.note) {
    return [
      `The note is ${quote(note)}, but the probe shows ${quote(probe.note)}.`,
      `Use the note of the probe, or correct the probe in ${script}.`,
    ];
  }
  const forgotten = exports.find(({isType, symbol}) => !isType && !isIn(probe.code, symbol));
  return forgotten === undefined
    ? 'proven'
    : [`The probe doesn't call ${forgotten.symbol}.`, `Call it in ${script}.`];
}

const answer = (works: boolean): string => (works ? 'yes' : 'no');

const quote = (note: string | undefined): string => (note === undefined ? 'missing' : `“${note}”`);

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
