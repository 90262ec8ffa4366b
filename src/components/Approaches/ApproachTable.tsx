import {type Aspect, approaches, aspectLabels} from '@site/src/data/approaches';
import StackedTable from '../StackedTable';

export interface ApproachTableProps {
  /** The columns after the name, at most five. */
  readonly aspects: readonly Aspect[];
}

const rows = Object.values(approaches);
const links = Object.fromEntries(rows.map(({name, href}) => [name, href]));

/**
 * Compares all ways to render on servers in some aspects.
 *
 * @throws if an aspect doesn't exist, because MDX pages aren't type-checked
 */
export default function ApproachTable({aspects}: ApproachTableProps) {
  for (const aspect of aspects) {
    if (!Object.hasOwn(aspectLabels, aspect)) {
      throw new Error(
        `<ApproachTable> has the unknown aspect "${aspect}". Use one of: ${Object.keys(aspectLabels).join(', ')}.`,
      );
    }
  }
  return (
    <StackedTable
      head={['approach', ...aspects.map((aspect) => aspectLabels[aspect])]}
      rows={rows.map(({name, facts}) => [name, ...aspects.map((aspect) => facts[aspect])])}
      links={links}
    />
  );
}
