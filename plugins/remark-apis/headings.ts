import type {Heading, Root, RootContent} from 'mdast';
import {toNames} from './list';

/** Docusaurus has given each heading its ID by then. */
const idOf = ({data}: Heading): string | undefined => (data as {id?: string} | undefined)?.id;

const isHeading = (node: RootContent): node is Heading => node.type === 'heading';

const textOf = ({children}: Heading): string =>
  children
    .map((child) => ('value' in child ? child.value : ''))
    .join('')
    .trim();

/** The headings in a section of the page. */
const headingsIn = (tree: Root, section: string): Heading[] => {
  const headings = tree.children.filter(isHeading);
  const start = headings.findIndex((each) => each.depth === 2 && textOf(each) === section);
  const end = headings.findIndex((each, index) => index > start && each.depth <= 2);
  return start === -1 ? [] : headings.slice(start + 1, end === -1 ? undefined : end);
};

/**
 * Returns a list of links to the headings of a section that are code, in the groups that the other headings of
 * the section make.
 *
 * @throws if the section doesn't exist or has no such heading
 */
export const listHeadings = (tree: Root, section: string): RootContent[] => {
  const groups: {title?: string; links: {name: string; url: string}[]}[] = [{links: []}];
  for (const heading of headingsIn(tree, section)) {
    const [first] = heading.children;
    if (first?.type === 'inlineCode') {
      groups.at(-1)?.links.push({name: first.value, url: `#${idOf(heading) ?? ''}`});
    } else {
      groups.push({title: textOf(heading), links: []});
    }
  }
  const filled = groups.filter(({links}) => links.length > 0);
  if (filled.length === 0) {
    throw new Error(
      `<Apis> lists the headings below "## ${section}", but there is no heading in backticks.`,
    );
  }
  return filled.flatMap(({title, links}): RootContent[] => [
    ...(title === undefined
      ? []
      : [
          {
            type: 'paragraph' as const,
            children: [
              {type: 'strong' as const, children: [{type: 'text' as const, value: title}]},
            ],
          },
        ]),
    toNames(links),
  ]);
};
