import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import {isJsx, visitPage} from '../pages/headings';
import type {PageTree, SectionContent} from '../pages/markdown';
import {attributeText, codeOf, textOf} from '../pages/mdx';

/** A section of a page, or of a component that the dialect of the site annotates. */
export interface Section extends SectionContent {
  readonly depth: number;
  /** The file of the heading. For partials, it isn't the page. */
  readonly file: string;
  /** The parent section. */
  readonly parent?: Section;
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
export function sectionsOf(root: string, page: PageTree): Section[] {
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
    if (above) {
      const inner = node.data?.sections ?? [];
      sections.push(...inner.map((each) => openInner(each, above)));
    }
    return false;
  });
  return sections;
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

/** Opens a section of a component, whose tree is shared: what follows is added to a copy of its content. */
const openInner = (section: SectionContent, parent: Section): Section => ({
  ...section,
  content: [...section.content],
  depth: parent.depth + 1,
  file: parent.file,
  parent,
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
