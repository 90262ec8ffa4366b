// With another `display`, some browsers no longer treat elements as a table, so they need roles.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type {ReactNode} from 'react';
import Table from '../Table';

export interface StackedTableProps {
  /** The headers of the columns, at most six. */
  readonly head: readonly string[];
  /** One cell for each column. The first one identifies the row. */
  readonly rows: readonly (readonly [key: string, ...cells: ReactNode[]])[];
  /** Whether cells need no labels on phones, because the rows are names with their meanings. */
  readonly isGlossary?: boolean;
}

/**
 * A table whose rows become blocks on phones, as `plugins/rehype-tables` does it for tables in Markdown. The
 * first cell of each row is displayed as code.
 */
export default function StackedTable({head, rows, isGlossary = false}: StackedTableProps) {
  const labels = Object.fromEntries(
    head.map((label, column) => [`--label-${column + 1}`, JSON.stringify(label)]),
  );
  return (
    <Table role="table" className="stacked-table" style={isGlossary ? undefined : labels}>
      <thead role="rowgroup">
        <tr role="row">
          {head.map((label) => (
            <th key={label} scope="col" role="columnheader">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([key, ...cells]) => (
          <tr key={key} role="row">
            <td role="cell">
              <code>{key}</code>
            </td>
            {cells.map((cell, column) => (
              <td key={head[column + 1]} role="cell">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
