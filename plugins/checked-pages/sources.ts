import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The files of imports and of fences with `file="…"`. */
const references = [
  /^import\s[^'"\n]*['"]((?:@site\/|\.)[^'"\n]+\.mdx?)['"]/gm,
  /\bfile="([^"#]+)(?:#[^"]*)?"/g,
] as const;

const referencedIn = (file: string, text: string): string[] => {
  const [partials, samples] = references.map((pattern) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name),
  );
  return [
    ...(partials ?? []).map((name) =>
      name.startsWith('@site/')
        ? name.slice('@site/'.length)
        : path.posix.join(path.posix.dirname(file), name),
    ),
    ...(samples ?? []),
  ];
};

/**
 * Returns the files that a page is made from: itself, its partials, and the files of examples that it shows.
 *
 * @param file path of the page from the root of the site, with slashes
 */
export const sourcesOf = (siteDir: string, file: string): string[] => {
  const found = new Set<string>();
  const add = (name: string): void => {
    const absolute = path.join(siteDir, name);
    if (!found.has(name) && existsSync(absolute)) {
      found.add(name);
      if (/\.mdx?$/.test(name)) {
        referencedIn(name, readFileSync(absolute, 'utf8')).forEach(add);
      }
    }
  };
  add(file);
  return [...found];
};
