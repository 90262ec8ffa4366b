import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {insertFacts} from '../facts';

const importOfPartial = /import\s+(\w+)\s+from\s+['"]((?:\.{1,2}|@site)\/[^'"]+\.mdx?)['"]/g;

/** A page, with its path relative to the root of the repository. */
interface PageTree {
  readonly file: string;
  readonly tree: Root;
}

/**
 * Returns the partials that a page imports: component name to file, relative to the root of the repository.
 */
export function partialsOf({file, tree}: PageTree): Map<string, string> {
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

/** Returns a function that reads the nodes of a partial by the name under which a page imports it. */
export function partialReader(
  page: PageTree,
  root: string,
  parse: (text: string) => Root,
): (name: string) => readonly RootContent[] | undefined {
  const partials = partialsOf(page);
  return (name) => {
    const partial = partials.get(name) ?? '';
    const file = path.join(root, partial);
    return partials.has(name) && existsSync(file)
      ? parse(insertFacts(readFileSync(file, 'utf8'), partial)).children
      : undefined;
  };
}
