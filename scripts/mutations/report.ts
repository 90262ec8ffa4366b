import type {Outcome} from './run-mutations';

/** The smallest share of faults that must be caught. */
const leastShare = 0.95;

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/** Describes a fault that wasn't caught: its place, and the first problems that were reported instead. */
const describe = ({fault: {file, change, reports}, problems}: Outcome): string[] => {
  const line = reports.find((place) => place.file === file)?.line;
  return [
    `    ${problems.length > 0 ? 'misreported' : 'missed'}: ${file}${line === undefined ? '' : `:${line}`}${change === 'delete' ? ' (deleted)' : ''}`,
    ...problems
      .slice(0, 2)
      .map((each) => `      ${each.file}:${each.line} ${each.message.split('\n', 1)[0] ?? ''}`),
  ];
};

interface Report {
  readonly text: string;
  readonly failed: boolean;
}

/**
 * Describes the outcomes by kind: a line for each kind, and the faults that weren't caught.
 *
 * @param whole whether all kinds of the catalog ran, so that the share of caught faults counts
 */
export const describeOutcomes = (outcomes: readonly Outcome[], whole: boolean): Report => {
  const complaints: string[] = [];
  const kinds = [...new Set(outcomes.map(({kind}) => kind))];
  const lines = kinds.flatMap((kind) => {
    const own = outcomes.filter((outcome) => outcome.kind === kind);
    const escaped = own.filter(({caughtBy}) => caughtBy === undefined);
    if (escaped.length > 0 && kind.missed === undefined) {
      complaints.push(
        `${kind.name}: not every fault is caught. Improve ${kind.checks.join(' or ')}, or set \`missed\` of the kind to the reason.`,
      );
    }
    if (escaped.length === 0 && kind.missed !== undefined) {
      complaints.push(`${kind.name}: every fault is caught. Remove \`missed\` of the kind.`);
    }
    return [
      `${own.length - escaped.length}/${own.length}  ${kind.name} (${kind.checks.join(', ')})`,
      ...(escaped.length > 0 && kind.missed ? [`      known: ${kind.missed}`] : []),
      ...escaped.flatMap(describe),
    ];
  });
  const caught = outcomes.filter(({caughtBy}) => caughtBy !== undefined).length;
  if (whole && caught < leastShare * outcomes.length) {
    complaints.push(
      `Only ${percent(caught, outcomes.length)} of the faults are caught. At least ${percent(leastShare, 1)} are required.`,
    );
  }
  const summary = `${kinds.length} kinds, ${outcomes.length} faults: ${caught} caught (${percent(caught, outcomes.length)})`;
  return {text: [...lines, '', summary, ...complaints].join('\n'), failed: complaints.length > 0};
};
