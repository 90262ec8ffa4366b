import {elementsIn, isElement, textOf} from '@docs-kit/built-pages/hast';
import type {Element, ElementContent, Root} from 'hast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

/** How a cell and a letter measure on the narrowest screens, in pixels; see the styles of `table` in `src/css/base.css`. */
const narrow = {column: 278, cellPadding: 24, letter: 8.2};

const cellsOf = (row: Element): Element[] =>
  row.children.filter(isElement).filter(({tagName}) => tagName === 'td' || tagName === 'th');

/** Whether all cells of a table fit next to each other on the narrowest screens, without a line break. */
const fits = (rows: readonly (readonly Element[])[]): boolean => {
  const columns = rows[0]?.length ?? 0;
  const letters = Array.from({length: columns}, (_, column) =>
    Math.max(...rows.map((cells) => textOf(cells[column] ?? {type: 'root', children: []}).length)),
  ).reduce((sum, longest) => sum + longest, 0);
  return letters * narrow.letter + columns * narrow.cellPadding <= narrow.column;
};

/** Tables with more columns are matrices of short values, which only make sense side by side. They scroll. */
const maxColumns = 6;

/** Whether a cell contains nothing but names: code and links. */
const isName = ({children}: Element): boolean =>
  children.every(
    (child: ElementContent) =>
      (isElement(child) && /^(?:code|a)$/.test(child.tagName)) ||
      (child.type === 'text' && /^[\s,]*$/.test(child.value)),
  );

/** Names with their meanings need no labels. */
const isGlossary = (rows: readonly (readonly Element[])[]): boolean =>
  rows.every((cells) => cells.length === 2 && cells[0] && isName(cells[0]));

/**
 * Prepares tables for phones (`src/css/base.css`). A row becomes a block, in which a cell has the header of its
 * column as a label. A matrix scrolls sideways. Tables that fit on the narrowest screens stay as they are.
 */
export default function rehypeTables(): Transformer<Root> {
  return (tree) => {
    visit(tree, 'element', (table: Element) => {
      if (table.tagName !== 'table') {
        return;
      }
      const [header = [], ...rows] = elementsIn(table)
        .filter(({tagName}) => tagName === 'tr')
        .map(cellsOf);
      if (fits([header, ...rows])) {
        return;
      }
      if (header.length > maxColumns) {
        table.properties.className = ['matrix-table'];
        return;
      }
      table.properties.className = ['stacked-table'];
      if (!isGlossary(rows)) {
        table.properties.style = header
          .map((cell, column) => `--label-${column + 1}:${JSON.stringify(textOf(cell))}`)
          .join(';');
      }
    });
  };
}
