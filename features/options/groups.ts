import {codeOf, textOf} from '@docs-kit/docs-proof/mdx';
import type {PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import type {PageOption} from './collect';
import {PageError} from './page-error';
import {sharedFlags, sharedFlagsLabel} from './shared-flags';

/** A part of the options table. */
export interface OptionGroup {
  /** Empty if the table has only one group. */
  readonly label: readonly PhrasingContent[];
  readonly options: readonly PageOption[];
}

/** The element that says where the table is and how its options are grouped. */
export const tableElement = ({children}: Root): MdxJsxFlowElement | undefined =>
  children.find(isTableElement);

const isTableElement = (node: RootContent): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' && node.name === 'OptionsTable';

/**
 * Returns the groups of the options table: those that the author lists in the `<OptionsTable>`, or else
 * those that the headings of the page form. An option of an option follows it.
 *
 * @throws a PageError that names the first option that is in no group, in two groups or not on the page
 */
export function groupOptions(
  options: readonly PageOption[],
  element: MdxJsxFlowElement | undefined,
): OptionGroup[] {
  const families = familiesOf(options);
  const shared = families.filter(([{key, section}]) => section === 'Flags' && sharedFlags.has(key));
  const own = families.filter((family) => !shared.includes(family));
  const groups = element?.children.length ? listedGroups(element, own) : headedGroups(own);
  if (shared.length > 0) {
    groups.push({label: [{type: 'text', value: sharedFlagsLabel}], options: shared.flat()});
  }
  return groups.length === 1 ? [{label: [], options: groups[0]!.options}] : groups;
}

type Family = readonly [PageOption, ...PageOption[]];

/** Each option with its members. */
function familiesOf(options: readonly PageOption[]): Family[] {
  const families: [PageOption, ...PageOption[]][] = [];
  for (const option of options) {
    const family = families.at(-1);
    if (option.level > 0 && family) {
      family.push(option);
    } else {
      families.push([option]);
    }
  }
  return families;
}

/** By the headings between a section and its options, and by the sections if there are several. */
function headedGroups(families: readonly Family[]): OptionGroup[] {
  const headings = [...new Set(families.map(([{under}]) => under))];
  return headings.map((heading) => {
    const code = codeOf(heading);
    return {
      label: [
        code === undefined
          ? {type: 'text', value: textOf(heading)}
          : {type: 'inlineCode', value: code},
      ],
      options: families.filter(([{under}]) => under === heading).flat(),
    };
  });
}

const usage = 'List each group like this: - Playback: `loop`, `autoPlay`';

function listedGroups(element: MdxJsxFlowElement, families: readonly Family[]): OptionGroup[] {
  const [list, ...others] = element.children;
  if (list?.type !== 'list' || others.length > 0) {
    throw new PageError('<OptionsTable> may only contain a list of groups.', usage);
  }
  const byKey = new Map(families.map((family) => [family[0].key, family] as const));
  const groupOf = new Map<string, string>();
  const groups = list.children.map((item) => {
    const [paragraph] = item.children;
    const nodes = paragraph?.type === 'paragraph' ? paragraph.children : [];
    const label = /^([^:]+):/.exec(toString(nodes[0] ?? []))?.[1]?.trim();
    if (nodes[0]?.type !== 'text' || !label || item.children.length > 1) {
      throw new PageError(`“${toString(item)}” in <OptionsTable> isn't a group.`, usage);
    }
    const members = nodes.flatMap((node) => {
      if (node.type !== 'inlineCode') {
        return [];
      }
      const other = groupOf.get(node.value);
      if (other !== undefined) {
        throw new PageError(
          `<OptionsTable> lists \`${node.value}\` in “${other}” and in “${label}”.`,
          'Remove it from one group.',
        );
      }
      const family = byKey.get(node.value);
      if (!family) {
        throw new PageError(
          `<OptionsTable> lists \`${node.value}\` in “${label}”, but the page has no such option.`,
          'Correct the name, without “?” and “()”, or remove it.',
        );
      }
      groupOf.set(node.value, label);
      return family;
    });
    return {label: [{type: 'text' as const, value: label}], options: members};
  });
  const missing = [...byKey.keys()].find((key) => !groupOf.has(key));
  if (missing !== undefined) {
    throw new PageError(`<OptionsTable> doesn't list \`${missing}\`.`, 'Add it to a group.');
  }
  return groups;
}
