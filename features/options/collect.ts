import {attributeText, codeOf, textOf} from '@docs-kit/docs-proof/mdx';
import {headingId} from '@docs-kit/heading-ids';
import type {Heading, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {bareName, isOptionRows, readOptionRows} from './rows';
import {firstSentence} from './summary';

/** From this number of options on, a page has a table of all of them. */
export const tableThreshold = 12;

/** The sections that contain options. What a function returns isn't an option. */
const optionSections: ReadonlySet<string> = new Set([
  'Arguments',
  'Options',
  'Props',
  'Fields',
  'Methods',
  'Flags',
]);

/** A row of the options table. */
export interface PageOption {
  /** Its name, and the ID of its heading. The options of an `<OptionRows>` share a row. */
  readonly names: readonly {readonly code: string; readonly id: string}[];
  /** The name without question mark and parentheses, by which a group lists it. */
  readonly key: string;
  readonly type?: string;
  readonly default?: string;
  readonly deprecated?: string;
  /** The version since which it exists, if it is younger than the oldest available release. */
  readonly since?: string;
  /**
   * What it does, in a phrase: the text of the author, or else the first sentence. Undefined if the
   * description doesn't start with a sentence.
   */
  readonly summary?: string | readonly PhrasingContent[];
  /** The first sentence of the description. */
  readonly sentence?: readonly PhrasingContent[];
  /** 0 for an option, 1 for a member of an option, and so on. */
  readonly level: number;
  /** Its level-two heading; for rows that aren't options, what they are: `events`. */
  readonly section: string;
  /** The nearest heading above it that isn't an option itself. */
  readonly under: Heading;
  /** The `<Option>` or `<OptionRows>`. */
  readonly node: MdxJsxFlowElement;
  /** The position in the page of what comes first in its section: a heading, or a table of options. */
  readonly index: number;
}

/** Returns the nodes of the partial that an element includes, or undefined for any other element. */
type ReadPartial = (name: string) => readonly RootContent[] | undefined;

/**
 * Returns the options of a page in order, from its headings, its `<Option>` lines and the descriptions
 * below them.
 *
 * @throws a PageError if an `<OptionRows>` is malformed
 */
export function collectOptions({children}: Root, readPartial: ReadPartial): PageOption[] {
  const options: PageOption[] = [];
  const isOption = new Set<Heading>();
  let open: Heading[] = [];
  /** The first heading or table of options of the section. */
  let start = 0;
  children.forEach((node, index) => {
    if (node.type === 'heading') {
      open = [...open.filter(({depth}) => depth < node.depth), node];
      start = node.depth <= 2 ? 0 : start || index;
      return;
    }
    const heading = open.at(-1);
    const section = open.find(({depth}) => depth === 2);
    if (!heading || !section || !optionSections.has(textOf(section))) {
      return;
    }
    const shared = {
      section: textOf(section),
      level: open.filter((each) => isOption.has(each)).length,
    };
    if (isOptionRows(node)) {
      const {type, kind, summary, rows} = readOptionRows(node);
      options.push({
        ...shared,
        section: kind === undefined ? shared.section : `${kind}s`,
        names: rows.map(({code, id}) => ({code, id})),
        key: rows.map(({code}) => bareName(code)).join(' '),
        type,
        summary,
        under: open.findLast((each) => !isOption.has(each)) ?? section,
        node,
        index: start || index,
      });
      return;
    }
    const code = codeOf(heading);
    if (!isOptionLine(node) || code === undefined || heading.depth < 3 || isOption.has(heading)) {
      return;
    }
    isOption.add(heading);
    const own = attributeText(node, 'summary');
    const sentence = firstSentence(descriptionBelow(children, index, readPartial));
    const [key, summary] = [bareName(code), own ?? sentence];
    options.push({
      ...shared,
      names: [{code, id: headingId(heading) ?? ''}],
      key,
      type: attributeText(node, 'type') ?? '',
      default: attributeText(node, 'default'),
      deprecated: attributeText(node, 'deprecated'),
      since: sinceOf(node),
      summary,
      sentence,
      under: open.findLast((each) => !isOption.has(each)) ?? section,
      node,
      index: start,
    });
  });
  return options;
}

/** How many options the rows are about. */
export const countOptions = (options: readonly PageOption[]): number =>
  options.reduce((sum, {names}) => sum + names.length, 0);

export const isOptionLine = (node: RootContent): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' && node.name === 'Option';

/** What `features/since` has found out, as the badge of the option says it. */
function sinceOf(node: MdxJsxFlowElement): string | undefined {
  const version = attributeText(node, 'since');
  if (!version) {
    return undefined;
  }
  return attributeText(node, 'sinceExact') === undefined ? `v${version} or earlier` : `v${version}`;
}

/** The node below an `<Option>`; for a partial, its first node. */
function descriptionBelow(
  children: readonly RootContent[],
  index: number,
  readPartial: ReadPartial,
): RootContent | undefined {
  const below = children[index + 1];
  return below?.type === 'mdxJsxFlowElement'
    ? readPartial(below.name ?? '')?.find(({type}) => !/^(?:yaml|mdxjsEsm)$/.test(type))
    : below;
}
