import type {Heading, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {OptionRow} from '../../plugins/remark-options/rows';
import {isJsx, optionRowsOf, visitPage} from '../../plugins/pages/headings';
import type {Page} from './pages';

/** A heading and the content up to the next heading, or an option in a row of an `<OptionRows>`. */
export interface Section {
  depth: number;
  /** The heading's text, without its explicit ID. */
  text: string;
  /** The heading's text, if it consists only of code. */
  code?: string;
  /** File and line of the heading. For partials, the file isn't the page. */
  file: string;
  line: number;
  content: RootContent[];
  /** The parent section. */
  parent?: Section;
}

/** The line below a heading that shows the type: `<Option type="number" default="30" />`. */
export interface OptionLine {
  type?: string;
  default?: string;
  deprecated?: string;
  file: string;
  line: number;
}

/** Returns the sections of a page and of its partials, in order. */
export function sectionsOf(root: string, page: Pick<Page, 'file' | 'tree'>): Section[] {
  const sections: Section[] = [];
  visitPage(root, page, (node, {file}) => {
    if (node.type === 'root') {
      return true;
    }
    if (node.type === 'heading') {
      sections.push(openSection(file, node, sections));
      return false;
    }
    const above = sections.at(-1);
    above?.content.push(node);
    const {type, rows = []} = optionRowsOf(node) ?? {};
    if (above && type !== undefined) {
      sections.push(...rows.map((row) => rowSection(row, type, above)));
    }
    return false;
  });
  return sections;
}

/** The section that an option would have if it had a heading instead of a row. */
function rowSection({code, description, line}: OptionRow, type: string, parent: Section): Section {
  const position = {start: {line, column: 1}, end: {line, column: 1}};
  return {
    depth: parent.depth + 1,
    text: code,
    code,
    file: parent.file,
    line,
    content: [
      {
        type: 'mdxJsxFlowElement',
        name: 'Option',
        attributes: [{type: 'mdxJsxAttribute', name: 'type', value: type}],
        children: [],
        position,
      },
      {type: 'paragraph', children: [...description], position},
    ],
    parent,
  };
}

function openSection(file: string, heading: Heading, before: readonly Section[]): Section {
  const text = toString(heading)
    .replace(/\s*\\?\{#[\w-]+\}\s*$/, '')
    .trim();
  const [first, ...rest] = heading.children;
  const onlyCode =
    first?.type === 'inlineCode' &&
    rest.every((node) => node.type === 'text' && /^\s*(\\?\{#[\w-]+\})?\s*$/.test(node.value));
  return {
    depth: heading.depth,
    text,
    code: onlyCode ? first.value : undefined,
    file,
    line: heading.position?.start.line ?? 1,
    content: [],
    parent: [...before].reverse().find(({depth}) => depth < heading.depth),
  };
}

/** Returns the `<Option>` line of a section. */
export function optionOf(section: Section): OptionLine | undefined {
  for (const node of section.content) {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Option') {
      const line: OptionLine = {
        file: section.file,
        line: node.position?.start.line ?? section.line,
      };
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute') {
          continue;
        }
        const {name} = attribute;
        if (name === 'type' || name === 'default' || name === 'deprecated') {
          line[name] = attributeText(attribute.value);
        }
      }
      return line;
    }
  }
  return undefined;
}

function attributeText(value: unknown): string {
  if (typeof value === 'string') {
    return value;
  }
  const expression = (value as {value?: string} | null)?.value?.trim() ?? '';
  // {'…'}, {"…"} and {`…`} are equivalent to a plain attribute.
  const literal = /^(['"`])([\s\S]*)\1$/.exec(expression);
  return literal ? (literal[2] as string).replace(/\\(['"`\\])/g, '$1') : expression;
}

/** Returns the code in a section and its subsections: inline code, code blocks, types and defaults. */
export function codeOf(section: Section, all: readonly Section[]): string[] {
  const found: string[] = [];
  const inside = all.filter((each) => within(each, section));
  for (const {content} of inside) {
    for (const node of content) {
      visit(node, (each) => {
        if (each.type === 'inlineCode' || each.type === 'code') {
          found.push(each.value);
        }
        if (isJsx(each)) {
          for (const attribute of each.attributes) {
            if (attribute.type === 'mdxJsxAttribute') {
              found.push(attributeText(attribute.value));
            }
          }
        }
      });
    }
  }
  for (const each of inside) {
    if (each !== section && each.code !== undefined) {
      found.push(each.code);
    }
  }
  return found;
}

/** Returns the URLs that a section and its subsections link to. */
export function linksOf(section: Section, all: readonly Section[]): string[] {
  const found: string[] = [];
  for (const {content} of all.filter((each) => within(each, section))) {
    for (const node of content) {
      visit(node, 'link', (link) => {
        found.push(link.url);
      });
    }
  }
  return found;
}

/** Whether `section` is `outer` or one of its descendants. */
export function within(section: Section | undefined, outer: Section): boolean {
  for (let each = section; each; each = each.parent) {
    if (each === outer) {
      return true;
    }
  }
  return false;
}
