import {stripVTControlCharacters} from 'node:util';
import type {Outcome} from './run-mutations';
import type {Miss} from './misses';

/** The smallest share of faults that must be caught. */
export const leastShare = 0.95;

/** How many wrong reports of a fault are listed. */
const listed = 2;

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/** The text of a place, on one line. */
const placeOf = ({fault: {file, change, reports}}: Outcome): string => {
  const line = reports.find((place) => place.file === file)?.line;
  return `${file}${line === undefined ? '' : `:${line}`}${change === 'delete' ? ' (deleted)' : ''}`;
};

const wrongReports = ({verdict}: Outcome): string[] =>
  verdict.is === 'misreported'
    ? verdict.instead
        .slice(0, listed)
        .map(
          ({file, line, message}) =>
            `      ${file}:${line} ${stripVTControlCharacters(message).split('\n', 1)[0]?.slice(0, 160) ?? ''}`,
        )
    : [];

interface Report {
  readonly text: string;
  readonly failed: boolean;
}

/**
 * Describes the outcomes by kind: a line for each kind, and the faults that weren't caught.
 *
 * @param misses the kinds that are known to be missed, each with its reason
 * @param whole whether all kinds of the catalog ran, so that reasons of other kinds are stale
 */
export const reportOf = (
  outcomes: readonly Outcome[],
  misses: readonly Miss[],
  whole: boolean,
): Report => {
  const kinds = [...new Set(outcomes.map(({kind}) => kind))];
  const complaints: string[] = [];
  const lines = kinds.flatMap((kind) => {
    const own = outcomes.filter((outcome) => outcome.kind === kind);
    const escaped = own.filter(({verdict}) => verdict.is !== 'caught');
    const miss = misses.find((each) => each.kind === kind.name);
    if (escaped.length > 0 && miss === undefined) {
      complaints.push(
        `${kind.name}: not every fault is caught. Improve ${kind.detectors.join(' or ')}, or add the kind with a reason to scripts/mutations/misses.ts.`,
      );
    }
    if (escaped.length === 0 && miss !== undefined) {
      complaints.push(
        `${kind.name}: every fault is caught. Remove the kind from scripts/mutations/misses.ts.`,
      );
    }
    return [
      `${own.length - escaped.length}/${own.length}  ${kind.name}: ${kind.what} (${kind.detectors.join(', ')})`,
      ...(escaped.length > 0 && miss ? [`      known: ${miss.reason}`] : []),
      ...escaped.flatMap((outcome) => [
        `    ${outcome.verdict.is}: ${placeOf(outcome)}`,
        ...wrongReports(outcome),
      ]),
    ];
  });
  if (whole) {
    for (const {kind} of misses.filter((each) => !kinds.some(({name}) => name === each.kind))) {
      complaints.push(
        `${kind}: there is no such kind of fault. Remove it from scripts/mutations/misses.ts.`,
      );
    }
  }
  const caught = outcomes.filter(({verdict}) => verdict.is === 'caught').length;
  const misreported = outcomes.filter(({verdict}) => verdict.is === 'misreported').length;
  if (whole && caught < leastShare * outcomes.length) {
    complaints.push(
      `Only ${percent(caught, outcomes.length)} of the faults are caught. At least ${percent(leastShare, 1)} are required.`,
    );
  }
  return {
    text: [
      ...lines,
      '',
      `${kinds.length} kinds, ${outcomes.length} faults: ${caught} caught (${percent(caught, outcomes.length)}), ${misreported} misreported, ${outcomes.length - caught - misreported} missed`,
      ...complaints,
    ].join('\n'),
    failed: complaints.length > 0,
  };
};
