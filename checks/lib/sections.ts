import type {Heading, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {isJsx, optionRowsOf, visitPage} from '../../plugins/pages/headings';
import {attributeText, codeOf, textOf} from '../../plugins/lib/mdx';
import type {OptionRow} from '../../plugins/remark-options/rows';
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

const openSection = (file: string, heading: Heading, before: readonly Section[]): Section => ({
  depth: heading.depth,
  text: textOf(heading),
  code: codeOf(heading),
  file,
  line: heading.position?.start.line ?? 1,
  content: [],
  parent: before.findLast(({depth}) => depth < heading.depth),
});

/** Returns the `<Option>` line of a section. */
export function optionOf({content, file, line}: Section): OptionLine | undefined {
  for (const node of content) {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Option') {
      return {
        type: attributeText(node, 'type'),
        default: attributeText(node, 'default'),
        deprecated: attributeText(node, 'deprecated'),
        file,
        line: node.position?.start.line ?? line,
      };
    }
  }
  return undefined;
}

/** Returns the text of the level-two heading above a section, such as `Options` or `Flags`. */
export const topHeadingOf = ({parent}: Section): string | undefined =>
  parent === undefined || parent.depth <= 2 ? parent?.text : topHeadingOf(parent);

/** Returns the code in a section and its subsections: inline code, code blocks, headings, types and defaults. */
export function codeIn(section: Section, all: readonly Section[]): string[] {
  const found: string[] = [];
  for (const each of all.filter((one) => within(one, section))) {
    if (each !== section && each.code !== undefined) {
      found.push(each.code);
    }
    for (const content of each.content) {
      visit(content, (node) => {
        if (node.type === 'inlineCode' || node.type === 'code') {
          found.push(node.value);
        } else if (isJsx(node)) {
          found.push(
            ...node.attributes.flatMap((attribute) =>
              attribute.type === 'mdxJsxAttribute'
                ? (attributeText(node, attribute.name) ?? [])
                : [],
            ),
          );
        }
      });
    }
  }
  return found;
}

/** Returns the URLs that a section and its subsections link to. */
export function linksIn(section: Section, all: readonly Section[]): string[] {
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
