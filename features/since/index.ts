import {readFileSync} from 'node:fs';
import path from 'node:path';
import {attributesOf, block, codeOf, frontMatterOf, textOf} from '@docs-kit/docs-proof/mdx';
import type {Heading, Root} from 'mdast';
import type {Transformer} from 'unified';
import {headerOf} from '../titles';
import {memberVersions, symbolsOf, type Since, type SinceData, type SinceHeading} from './lookup';

/**
 * Adds to the title of each API page the version since which the API exists, and to each `<Option>` the
 * version of its option, both from `features/since/since.json`. An API that the oldest available release already has gets no
 * badge. Authors never write a version: `features/since/check.ts` makes sure of that.
 */
export default function remarkSince({siteDir}: {readonly siteDir: string}): Transformer<Root> {
  const data = JSON.parse(
    readFileSync(path.join(siteDir, 'features/since/since.json'), 'utf8'),
  ) as SinceData;
  return (tree, file) => {
    const symbols = symbolsOf(data, frontMatterOf(file));
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
        node.attributes.push(
          ...attributesOf(attributes(since, 'since', 'sinceAbsent', 'sinceExact')),
        );
        since = undefined;
      }
    }
    if (first.entry.absent !== null) {
      const badge = block('Since', [], attributes(first.entry, 'version', 'absent', 'exact'));
      headerOf(tree, file).children.push(badge);
    }
  };
}

/** Returns what the lookup needs to know of a heading. */
export const toHeading = (node: Heading): SinceHeading => ({
  depth: node.depth,
  text: textOf(node),
  code: codeOf(node),
});

/** The attributes of a badge; none if the oldest available release already has the API. */
const attributes = (
  {version, absent, exact}: Since,
  versionName: string,
  absentName: string,
  exactName: string,
): Record<string, string | null> =>
  absent === null
    ? {}
    : {[versionName]: version, [absentName]: absent, ...(exact && {[exactName]: null})};
