import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Heading, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {memberVersions, symbolsOf, type Since, type SinceData, type SinceHeading} from './lookup';

/**
 * Puts on each page of an API the version since which it exists, and on each `<Option>` the version of
 * its option, both from `src/data/since.json`. Nobody types a version: `checks/since` sees to it.
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
        node.attributes.push(...attributes('since', 'sinceExact', since));
        since = undefined;
      }
    }
    const lead = tree.children.findIndex(({type}) => type === 'paragraph');
    tree.children.splice(lead + 1, 0, badge(first.entry));
  };
}

function toHeading(node: Heading): SinceHeading {
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
    attributes: attributes('version', 'exact', since),
    children: [],
  };
}

function attributes(name: string, exactName: string, {version, exact}: Since): MdxJsxAttribute[] {
  return [
    {type: 'mdxJsxAttribute', name, value: version},
    // An attribute without a value is true in JSX.
    ...(exact ? [{type: 'mdxJsxAttribute' as const, name: exactName, value: null}] : []),
  ];
}
