import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {lettersOf, type Heading, type Outline, type Sample} from './text';

/** Part of a twin, with its line. */
export interface At<T> {
  readonly value: T;
  readonly line: number;
}

/** A parsed twin. */
export interface ReadTwin extends Outline {
  /** The fields of the front matter. */
  readonly head: Readonly<Record<string, unknown>>;
  /** The letters of all text and alternative texts, without samples. */
  readonly letters: string;
  /** HTML, which twins shouldn't contain. */
  readonly html: readonly At<string>[];
  /** The URLs of links and images. */
  readonly addresses: readonly At<string>[];
}

const processor = unified().use(remarkParse).use(remarkGfm).freeze();

const front = /^---\n([^]*?)\n---\n/;

/** The values are JSON, which is valid YAML. Dates need no quotes. */
const readHead = (text: string): Record<string, unknown> =>
  Object.fromEntries(
    text.split('\n').map((line) => {
      const [, name = line, value = ''] = /^(\w+): (.*)$/.exec(line) ?? [];
      return [name, /^["[]/.test(value) ? (JSON.parse(value) as unknown) : value];
    }),
  );

/** @throws if the front matter is malformed */
export const readTwin = (markdown: string): ReadTwin => {
  const [head = '', fields = ''] = front.exec(markdown) ?? [];
  // Keep the line breaks of the front matter, so that line numbers match the file.
  const body = head.replace(/[^\n]/g, '') + markdown.slice(head.length);
  const tree: Root = processor.parse(body);
  const headings: Heading[] = [];
  const samples: Sample[] = [];
  const tables: number[] = [];
  const html: At<string>[] = [];
  const addresses: At<string>[] = [];
  const words: string[] = [];
  const at = <T>(value: T, node: Nodes): At<T> => ({value, line: node.position?.start.line ?? 1});

  visit(tree, (node: Nodes) => {
    switch (node.type) {
      case 'heading':
        headings.push({depth: node.depth, text: toString(node)});
        break;
      case 'code':
        samples.push({
          language: node.lang ?? '',
          title: /^title="(.*)"$/.exec(node.meta ?? '')?.[1] ?? '',
          code: node.value,
        });
        break;
      case 'table':
        tables.push(node.children.length);
        break;
      case 'html':
        html.push(at(node.value, node));
        break;
      case 'link':
        addresses.push(at(node.url, node));
        break;
      case 'image':
        addresses.push(at(node.url, node));
        words.push(node.alt ?? '');
        break;
      case 'text':
      case 'inlineCode':
        words.push(node.value);
        break;
      default:
        break;
    }
  });
  return {
    head: fields === '' ? {} : readHead(fields),
    headings,
    samples,
    tables,
    html,
    addresses,
    letters: lettersOf(words.join(' ')),
  };
};
