import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Heading, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {headerOf} from '../remark-title';
import {memberVersions, symbolsOf, type Since, type SinceData, type SinceHeading} from './lookup';

/**
 * Adds to the title of each API page the version since which the API exists, and to each `<Option>` the
 * version of its option, both from `src/data/since.json`. An API that the oldest available release already has gets no
 * badge. Authors never write a version: `checks/since` makes sure of that.
 */
export default function remarkSince({siteDir}: {readonly siteDir: string}): Transformer<Root> {
  const data = JSON.parse(
    readFileSync(path.join(siteDir, 'src/data/since.json'), 'utf8'),
  ) as SinceData;
  return (tree, file) => {
    const {frontMatter} = file.data as {frontMatter?: Record<string, unknown>};
    const symbols = symbolsOf(data, frontMatter ?? {});
    const [first] = symbols;
    if (first === undefined) {
      return;
    }
    const versionOf = memberVersions(symbols);
    let since: Since | undefined;
    for (const node of tree.children) {
      if (node.type === 'heading') {
        since = versionOf(toHeading(node));
      }
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Option' && since) {
        node.attributes.push(...attributes(since, 'since', 'sinceAbsent', 'sinceExact'));
        since = undefined;
      }
    }
    if (first.entry.absent !== null) {
      headerOf(tree, file).children.push(badge(first.entry));
    }
  };
}

/** Returns what the lookup needs to know of a heading. */
export function toHeading(node: Heading): SinceHeading {
  const [first, ...rest] = node.children;
  const isCode =
    first?.type === 'inlineCode' &&
    rest.every((each) => each.type === 'text' && /^\s*(\{#[\w-]+\})?\s*$/.test(each.value));
  return {depth: node.depth, text: toString(node), code: isCode ? first.value : undefined};
}

function badge(since: Since): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Since',
    attributes: attributes(since, 'version', 'absent', 'exact'),
    children: [],
  };
}

/** The attributes of a badge; none if the oldest available release already has the API. */
function attributes(
  {version, absent, exact}: Since,
  versionName: string,
  absentName: string,
  exactName: string,
): MdxJsxAttribute[] {
  if (absent === null) {
    return [];
  }
  const attribute = (name: string, value: string | null): MdxJsxAttribute => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  });
  return [
    attribute(versionName, version),
    attribute(absentName, absent),
    // An attribute without a value is true in JSX.
    ...(exact ? [attribute(exactName, null)] : []),
  ];
}
