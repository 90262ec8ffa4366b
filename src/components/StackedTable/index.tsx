// With another `display`, some browsers no longer treat elements as a table, so they need roles.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Table from '../Table';

export interface StackedTableProps {
  /** The headers of the columns, at most six. */
  readonly head: readonly string[];
  /** One cell for each column. The first one identifies the row. */
  readonly rows: readonly (readonly [key: string, ...cells: ReactNode[]])[];
  /** Whether cells need no labels on phones, because the rows are names with their meanings. */
  readonly isGlossary?: boolean;
  /** Whether first cells are labels of their rows, as plain text, instead of links or code. */
  readonly hasRowLabels?: boolean;
  readonly className?: string;
  /** The URLs of first cells. A first cell that isn't listed is code. */
  readonly links?: Readonly<Record<string, string>>;
}

/** Code that can break between the words of a name. The start of a word is a capital before a small letter. */
const breakable = (name: string): ReactNode => (
  <code>
    {name.split(/(?=[A-Z][a-z])/).map((word, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {word}
      </Fragment>
    ))}
  </code>
);

/**
 * A table whose rows become blocks on phones, as `plugins/rehype-tables` does it for tables in Markdown. The
 * first cell of each row is a link, code or a label.
 */
export default function StackedTable({
  head,
  rows,
  isGlossary = false,
  hasRowLabels = false,
  className = '',
  links = {},
}: StackedTableProps) {
  const labels = Object.fromEntries(
    head.map((label, column) => [`--label-${column + 1}`, JSON.stringify(label)]),
  );
  return (
    <Table
      role="table"
      className={`stacked-table ${className}`.trim()}
      style={isGlossary ? undefined : labels}>
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
        {rows.map(([key, ...cells], row) => (
          // The first cell can show what the reader entered, so it can be the same in two rows.
          <tr key={row} role="row">
            {hasRowLabels ? (
              <th scope="row" role="rowheader">
                {key}
              </th>
            ) : (
              <td role="cell">
                {links[key] === undefined ? breakable(key) : <Link to={links[key]}>{key}</Link>}
              </td>
            )}
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
