import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** `@site` is the alias of Docusaurus for the root of a site. */
const importOfPartial = /import\s+(\w+)\s+from\s+['"]((?:\.{1,2}|@site)\/[^'"]+\.mdx?)['"]/g;

/**
 * Returns the partials that a page imports: component name to file, relative to the root.
 *
 * @param page its path relative to the root, and its tree
 */
export function partialsOf({
  file,
  tree,
}: {
  readonly file: string;
  readonly tree: Root;
}): Map<string, string> {
  const partials = new Map<string, string>();
  visit(tree, 'mdxjsEsm', ({value}: {value: string}) => {
    for (const [, name, specifier] of value.matchAll(importOfPartial)) {
      partials.set(
        name!,
        specifier!.startsWith('@site/')
          ? specifier!.slice('@site/'.length)
          : path.posix.join(path.posix.dirname(file), specifier!),
      );
    }
  });
  return partials;
}
