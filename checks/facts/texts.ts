import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {frontMatterLine, type Page} from '../lib/pages';
import {sentencesOf} from '../lib/sentences';

/** A text that can state facts. */
export interface Text {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  readonly text: string;
}

/**
 * Returns the sentences of pages and their descriptions. Leaves out the blog: a post describes the version of its date.
 */
export const textsOfPages = (pages: readonly Page[]): Text[] =>
  pages
    .filter(({collection}) => collection !== 'blog')
    .flatMap((page) => {
      const {file, frontMatter} = page;
      const {description} = frontMatter;
      return [
        ...(typeof description === 'string'
          ? [{file, line: frontMatterLine(page, 'description'), text: description}]
          : []),
        ...sentencesOf(page).map(({line, text}) => ({file, line, text})),
      ];
    });

/** Where product pages and entries keep their texts. */
const folders = ['src/pages', 'src/product', 'src/data'];

/** Returns the texts of product pages and entries: strings and the text between tags, and the lines of YAML files. */
export function textsOfSources(root: string): Text[] {
  const existing = folders.filter((folder) => existsSync(path.join(root, folder)));
  return existing.flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
      .sort()
      .flatMap((file) => {
        const read = () => readFileSync(path.join(root, file), 'utf8');
        return /\.tsx?$/.test(file)
          ? textsOfModule(file, read())
          : file.endsWith('.yml')
            ? textsOfLines(file, read())
            : [];
      }),
  );
}

const textsOfLines = (file: string, source: string): Text[] =>
  source.split('\n').map((text, index) => ({file, line: index + 1, text: text.trim()}));

function textsOfModule(file: string, source: string): Text[] {
  const texts: Text[] = [];
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) {
      const start = ts.isJsxText(node)
        ? node.pos + /^\s*/.exec(node.text)![0].length
        : node.getStart();
      texts.push({
        file,
        line: parsed.getLineAndCharacterOfPosition(start).line + 1,
        text: node.text.replaceAll(/\s+/g, ' ').trim(),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return texts;
}
