import type {Problem} from '../../checks/lib/problem';
import type {Applied} from './plan';

export type Verdict =
  | {readonly is: 'caught'; readonly by: Problem}
  /** Problems were reported, but none at the right place, or without a remedy. */
  | {readonly is: 'misreported'; readonly instead: readonly Problem[]}
  | {readonly is: 'missed'};

/** Compares what the checks reported with where they should have reported the fault. */
export const judge = ({kind, fault}: Applied, problems: readonly Problem[]): Verdict => {
  const by = problems.find(
    ({file, line, message, remedy}) =>
      remedy.trim() !== '' &&
      (kind.says?.test(`${message}\n${remedy}`) ?? true) &&
      fault.reports.some(
        (place) => place.file === file && (place.line === undefined || place.line === line),
      ),
  );
  if (by) {
    return {is: 'caught', by};
  }
  return problems.length > 0 ? {is: 'misreported', instead: problems} : {is: 'missed'};
};
