import type {ReactElement} from 'react';
import StackedTable from '../../../features/tables/client/StackedTable';
import InlineMarkdown from './InlineMarkdown';

export interface MarkdownTableProps {
  readonly head: readonly string[];
  /**
   * The first cell of each row is displayed as code. Other strings are sentences with `code` and links. Pass
   * what the reader entered as an element, which isn't parsed.
   */
  readonly rows: readonly (readonly [key: string, ...cells: (string | ReactElement)[]])[];
  /** Whether cells need no labels on phones, because the rows are names with their meanings. */
  readonly isGlossary?: boolean;
}

/** A table of sentences from a data file. */
export default function MarkdownTable({head, rows, isGlossary}: MarkdownTableProps) {
  return (
    <StackedTable
      head={head}
      isGlossary={isGlossary}
      rows={rows.map(([key, ...cells]) => [
        key,
        ...cells.map((cell, column) =>
          typeof cell === 'string' ? <InlineMarkdown key={column} text={cell} /> : cell,
        ),
      ])}
    />
  );
}
