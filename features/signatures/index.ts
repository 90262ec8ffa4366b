import {readFileSync} from 'node:fs';
import path from 'node:path';
import {apisOf, packageOf} from '@docs-kit/docs-proof/apis';
import {block, frontMatterOf} from '@docs-kit/docs-proof/mdx';
import type {Root} from 'mdast';
import type {PrismTheme} from 'prism-react-renderer';
import type {Transformer} from 'unified';
import {toolkitPackages} from '../toolkit/packages';
import {readAnchors} from './anchors';
import {compose, type PageSignature} from './compose';
import {signaturesFile, type SignatureData} from './signature';
import {toHtml} from './to-html';

/**
 * Adds the signature of the export to each API page, below the first paragraph: the import, and the call or
 * the element with its types. Names of options link to their headings. The signatures come from
 * `features/signatures/signatures.json`, which `npm run signatures` generates from the installed types.
 *
 * @throws with the file, the export and the fix if there is no signature
 */
export default function remarkSignatures({
  siteDir,
  theme,
}: {
  readonly siteDir: string;
  readonly theme: PrismTheme;
}): Transformer<Root> {
  const data = JSON.parse(
    readFileSync(path.join(siteDir, signaturesFile), 'utf8'),
  ) as SignatureData;
  return (tree, file) => {
    const signatures = signaturesOf(data, frontMatterOf(file), path.relative(siteDir, file.path));
    if (signatures.length === 0) {
      return;
    }
    const composed = compose(signatures);
    const anchorOf = readAnchors(
      tree,
      signatures.map(({symbol}) => symbol),
    );
    const lead = tree.children.findIndex(({type}) => type === 'paragraph');
    tree.children.splice(
      lead + 1,
      0,
      block('Signature', [], {
        language: composed.language,
        html: toHtml(composed, theme, anchorOf),
      }),
    );
  };
}

/** Returns the signatures of the exports that a page documents. Exports that were removed have none. */
function signaturesOf(
  {command, packages}: SignatureData,
  frontMatter: Readonly<Record<string, unknown>>,
  file: string,
): PageSignature[] {
  if (frontMatter.removed !== undefined) {
    return [];
  }
  return apisOf(frontMatter).flatMap(({package: from, symbol}) => {
    const owner = packageOf(from);
    const known = toolkitPackages.find(({name}) => name === owner);
    if (symbol === undefined || (known && known.installed === undefined)) {
      return [];
    }
    const signature = packages[owner]?.[symbol];
    if (!signature) {
      throw new Error(
        `${file}: ${signaturesFile} has no signature of \`${symbol}\` from \`${from}\`. If the package exports it, run \`${command}\`. Otherwise, correct \`api\` in the front matter.`,
      );
    }
    return [{symbol, signature}];
  });
}
