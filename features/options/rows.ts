import type {SectionContent} from '@docs-kit/docs-proof/markdown';
import {attributeText, block} from '@docs-kit/docs-proof/mdx';
import type {PhrasingContent, Root, RootContent, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {PageError} from './page-error';

/** An option, or an event, that is documented by a row of a table instead of a heading. */
export interface OptionRow {
  /** Its name as on the page: `a1`. */
  readonly code: string;
  /** The ID of its cell: `a1`, `event-play`. */
  readonly id: string;
  readonly description: readonly PhrasingContent[];
  readonly line: number;
}

/** The content of an `<OptionRows>`. */
export interface OptionRows {
  /** The type of all of its options; undefined if the rows aren't options. */
  readonly type?: string;
  /** What the rows are if they aren't options: `event`. */
  readonly kind?: string;
  /** The phrase that describes all rows in the options table. */
  readonly summary: string;
  readonly table: Table;
  readonly rows: readonly OptionRow[];
}

const usage =
  'Write <OptionRows type="number" summary="The numbers of the matrix"> and, inside it, a table that starts with the name of the option in backticks and ends with its description. If the rows aren\'t options, write kind="event" instead of the type.';

/** The name of an option without what shows its kind: `crf` for `crf?`, `play` for `play()`. */
export const bareName = (code: string): string => code.replace(/\?$/, '').replace(/\(.*\)$/, '');

export const isOptionRows = (node: RootContent): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' && node.name === 'OptionRows';

/**
 * Reads an `<OptionRows>`: a table of options that have the same type and need only a phrase each, or of
 * events.
 *
 * @throws a PageError that says how to write it if an attribute, the table or the name of an option is missing
 */
export function readOptionRows(node: MdxJsxFlowElement): OptionRows {
  const type = attributeText(node, 'type');
  const kind = attributeText(node, 'kind');
  const summary = attributeText(node, 'summary');
  const [table, ...others] = node.children;
  if (!type === !kind || !summary || table?.type !== 'table' || others.length > 0) {
    throw new PageError('<OptionRows> needs a type or a kind, a summary and one table.', usage);
  }
  const rows = table.children.slice(1).map(({children: cells, position}) => {
    const [name] = cells;
    const [code, ...rest] = name?.children ?? [];
    if (code?.type !== 'inlineCode' || rest.length > 0 || !/^\w+\??$/.test(code.value)) {
      throw new PageError(
        `“${name ? toString(name) : ''}” in <OptionRows> isn't the name of an option.`,
        usage,
      );
    }
    return {
      code: code.value,
      id: [...(kind ? [kind] : []), bareName(code.value)].join('-').toLowerCase(),
      description: cells.at(-1)?.children ?? [],
      line: position?.start.line ?? 1,
    };
  });
  return {type, kind, summary, table, rows};
}

/**
 * Adds to each `<OptionRows>` the IDs of its rows, and a section for each option. Skips malformed ones, which the check
 * `form` reports.
 */
export function annotateOptionRows(tree: Root): void {
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const content = isOptionRows(node) ? tryRows(node) : undefined;
    if (content) {
      const {type, rows} = content;
      node.data = {
        ...node.data,
        fragments: rows.map(({id}) => id),
        sections: type === undefined ? [] : rows.map((row) => toSection(row, type)),
      };
    }
  });
}

function tryRows(node: MdxJsxFlowElement): OptionRows | undefined {
  try {
    return readOptionRows(node);
  } catch {
    return undefined;
  }
}

/** The section that an option would have if it had a heading instead of a row. */
function toSection({code, description, line}: OptionRow, type: string): SectionContent {
  const position = {start: {line, column: 1}, end: {line, column: 1}};
  return {
    text: code,
    code,
    line,
    content: [
      {...block('Option', [], {type}), position},
      {type: 'paragraph', children: [...description], position},
    ],
  };
}

/** Adds the IDs to the cells: each name becomes a link to itself. */
export function linkRows({table, rows}: OptionRows): Table {
  const [head, ...body] = table.children;
  return {
    ...table,
    children: [
      head!,
      ...body.map((row, index) => {
        const {code, id} = rows[index]!;
        const [, ...cells] = row.children;
        return {
          ...row,
          children: [
            {
              type: 'tableCell' as const,
              children: [
                {
                  type: 'link' as const,
                  url: `#${id}`,
                  data: {hProperties: {id}},
                  children: [{type: 'inlineCode' as const, value: code}],
                },
              ],
            },
            ...cells,
          ],
        };
      }),
    ],
  };
}
