import path from 'node:path';
import {block, frontMatterOf} from '@docs-kit/docs-proof/mdx';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Processor, Transformer} from 'unified';
import {
  collectOptions,
  countOptions,
  isOptionLine,
  tableThreshold,
  type PageOption,
} from './collect';
import {groupOptions, tableElement} from './groups';
import {isOptionRows, linkRows, readOptionRows} from './rows';
import {collapseSharedFlags} from './shared-flags';
import {PageError} from './page-error';
import {partialReader} from './partials';
import {toTable} from './table';

/**
 * Adds a table of all options to each page that has twelve or more of them. The table is above the first
 * option, or in place of the `<OptionsTable>` of the page, which can also list groups. Its data comes
 * from the headings, the `<Option>` lines and the first sentences of the page, so it must run after
 * `features/since`, which adds the versions.
 *
 * Also collapses the flags that every command has, and turns `<OptionRows>` into a table whose cells have
 * IDs.
 *
 * @throws an Error with the file, the mistake and the fix if an `<OptionsTable>` or `<OptionRows>` is malformed
 */
export default function remarkOptions(
  this: Processor,
  {siteDir}: {readonly siteDir: string},
): Transformer<Root> {
  const parse = (text: string) => this.parse(text) as Root;
  // Only read, never changed: the pages of commands share partials, so each is parsed once.
  const partials = new Map<string, Root>();
  const parsePartial = (text: string) => {
    const partial = partials.get(text) ?? parse(text);
    partials.set(text, partial);
    return partial;
  };
  return (tree, vfile) => {
    const {kind, removed} = frontMatterOf(vfile);
    const file = path.relative(siteDir, vfile.path).split(path.sep).join('/');
    try {
      const options =
        (kind === 'api' || kind === 'cli') && removed === undefined
          ? collectOptions(tree, partialReader({tree, file}, siteDir, parsePartial))
          : [];
      addTable(tree, options, parse);
      tree.children = tree.children.flatMap(toRendered);
      if (countOptions(options) >= tableThreshold && options.some(isFlag)) {
        collapseSharedFlags(tree);
      }
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
    }
  };
}

const isFlag = ({section}: PageOption): boolean => section === 'Flags';

function addTable(tree: Root, options: readonly PageOption[], parse: (text: string) => Root): void {
  const [first] = options;
  const element = tableElement(tree);
  if (first === undefined || countOptions(options) < tableThreshold) {
    if (element) {
      throw new PageError(
        `<OptionsTable> is only for pages with ${tableThreshold} or more options.`,
        'Remove it.',
      );
    }
    return;
  }
  const table = toTable(groupOptions(options, element), (summary) => {
    const [paragraph] = parse(summary).children;
    return paragraph?.type === 'paragraph' ? paragraph.children : [];
  });
  if (element) {
    tree.children[tree.children.indexOf(element)] = table;
  } else {
    tree.children.splice(first.index, 0, table);
  }
}

/** What the page shows in place of what its author wrote. */
function toRendered(node: RootContent): RootContent[] {
  if (node.type !== 'mdxJsxFlowElement') {
    return [node];
  }
  if (isOptionRows(node)) {
    const rows = readOptionRows(node);
    const {type} = rows;
    return [...(type === undefined ? [] : [block('Option', [], {type})]), linkRows(rows)];
  }
  // Only the table shows the summary of an option.
  return isOptionLine(node) ? [without(node, 'summary')] : [node];
}

const without = (node: MdxJsxFlowElement, name: string): MdxJsxFlowElement => ({
  ...node,
  attributes: node.attributes.filter((each) => !('name' in each && each.name === name)),
});
