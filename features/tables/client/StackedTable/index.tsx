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
 * A table whose rows become blocks on phones, as `features/tables` does it for tables in Markdown. The
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
    <Table className={`stacked-table ${className}`.trim()} style={isGlossary ? undefined : labels}>
      <thead>
        <tr>
          {head.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, ...cells], row) => (
          // The first cell can show what the reader entered, so it can be the same in two rows.
          <tr key={row}>
            {hasRowLabels ? (
              <th scope="row">{key}</th>
            ) : (
              <td>
                {links[key] === undefined ? breakable(key) : <Link to={links[key]}>{key}</Link>}
              </td>
            )}
            {cells.map((cell, column) => (
              <td key={head[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
