import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** A page of this site in the form of its Markdown twin: see plugins/markdown-twins. */
export interface Twin {
  /** Path of the page: `/docs/spring`. */
  readonly route: string;
  /** The origin of the URLs in the text. */
  readonly siteUrl: string;
  readonly title: string;
  readonly description: string;
  /** The text, starting with the title. */
  readonly tree: Root;
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).freeze();

/** Reads a twin. @throws if a field is missing in its front matter, with the name of the file */
export const parseTwin = (file: string, text: string): Twin => {
  const [head, ...children] = parser.parse(text).children;
  const fields = (head?.type === 'yaml' ? load(head.value) : {}) as Record<string, unknown>;
  const field = (name: string): string => {
    const value = fields[name];
    if (typeof value !== 'string') {
      throw new Error(
        `${file}: the front matter has no ${name}, which plugins/markdown-twins writes. Build the site again.`,
      );
    }
    return value;
  };
  const {origin, pathname} = new URL(field('url'));
  return {
    route: pathname,
    siteUrl: origin,
    title: field('title'),
    description: field('description'),
    tree: {type: 'root', children},
  };
};

/** Reads all twins of a built site. @throws if there are none */
export const readTwins = (buildFolder: string): Twin[] => {
  const files = readdirSync(buildFolder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .sort();
  if (files.length === 0) {
    throw new Error(
      `${buildFolder} has no Markdown twins, which plugins/markdown-twins writes. Build the site first.`,
    );
  }
  return files.map((file) => parseTwin(file, readFileSync(path.join(buildFolder, file), 'utf8')));
};
