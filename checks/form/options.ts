import type {Code, PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {attributeText} from '../../plugins/lib/mdx';
import {
  collectOptions,
  countOptions,
  isOptionLine,
  tableThreshold,
  type PageOption,
} from '../../plugins/remark-options/collect';
import {groupOptions, isTableElement, tableElement} from '../../plugins/remark-options/groups';
import {PageError} from '../../plugins/remark-options/page-error';
import {partialReader} from '../../plugins/remark-options/partials';
import {isOptionRows, readOptionRows} from '../../plugins/remark-options/rows';
import {collapseSharedFlags} from '../../plugins/remark-options/shared-flags';
import {summaryLimit} from '../../plugins/remark-options/summary';
import type {Page} from '../lib/pages';
import {parseTree} from '../../plugins/pages/markdown';
import type {Problem} from '../lib/problem';

/** Above the options, samples after the first one have at most this many lines. */
const shortSample = 12;

/**
 * The options of a page must fit into the table that `plugins/remark-options` builds from them: each has a
 * phrase of limited length, and the groups list each option once.
 */
export function checkOptions(root: string, page: Page): Problem[] {
  const {kind, removed} = page.frontMatter;
  if (page.collection !== 'docs' || page.partial) {
    return [];
  }
  const malformed = page.tree.children
    .filter(isOptionRows)
    .flatMap((node) => attempt(page, () => readOptionRows(node), node.position?.start.line));
  if (malformed.length > 0) {
    return malformed;
  }
  const options =
    (kind === 'api' || kind === 'cli') && removed === undefined
      ? collectOptions(page.tree, partialReader(page, root, parseTree))
      : [];
  return countOptions(options) < tableThreshold
    ? checkWithoutTable(page, countOptions(options))
    : [
        ...checkSummaries(page, options),
        ...checkGroups(page, options),
        ...checkSamples(page, options),
      ];
}

/** On pages without a table, nothing may be written for it. */
function checkWithoutTable(page: Page, count: number): Problem[] {
  const why = `The page has ${count} options. Pages with fewer than ${tableThreshold} have no options table.`;
  return page.tree.children.flatMap((node): Problem[] => {
    const at = {file: page.file, line: node.position?.start.line ?? 1};
    if (isTableElement(node)) {
      return [{...at, message: `<OptionsTable> has no effect. ${why}`, remedy: 'Remove it.'}];
    }
    return isOptionLine(node) && attributeText(node, 'summary') !== undefined
      ? [{...at, message: `\`summary\` has no effect. ${why}`, remedy: 'Remove the attribute.'}]
      : [];
  });
}

function checkSummaries(page: Page, options: readonly PageOption[]): Problem[] {
  return options.flatMap(({names, node, summary, sentence}): Problem[] => {
    const problem = (message: string, remedy: string): Problem[] => [
      {file: page.file, line: node.position?.start.line ?? 1, message, remedy},
    ];
    const name = `\`${names[0]?.code ?? ''}\``;
    const [text, first] = [lengthOf(summary), lengthOf(sentence)];
    if (summary === undefined) {
      return problem(
        `The description of ${name} doesn't start with a sentence, so the options table has no phrase for it.`,
        `Start with a sentence, or add one to the <Option>: summary="…", at most ${summaryLimit} characters.`,
      );
    }
    if (typeof summary !== 'string') {
      return text > summaryLimit
        ? problem(
            `The first sentence of ${name} is too long for the options table: ${text} characters, the limit is ${summaryLimit}.`,
            'Split the sentence, or add a shorter phrase to the <Option>: summary="…".',
          )
        : [];
    }
    if (text > summaryLimit) {
      return problem(
        `The summary of ${name} has ${text} characters, the limit is ${summaryLimit}.`,
        'Shorten it. Details belong below the <Option>.',
      );
    }
    if (/[.:!?]$/.test(summary)) {
      return problem(
        `The summary of ${name} ends with “${summary.slice(-1)}”.`,
        'Remove the punctuation: phrases in the options table have none at the end.',
      );
    }
    return sentence && first <= summaryLimit
      ? problem(
          `The summary of ${name} is unnecessary: the first sentence of its description is short enough.`,
          'Remove `summary` from the <Option>. The options table then shows the sentence.',
        )
      : [];
  });
}

const lengthOf = (phrase: string | readonly PhrasingContent[] | undefined): number =>
  typeof phrase === 'string' ? phrase.replaceAll('`', '').length : toString(phrase ?? []).length;

function checkGroups(page: Page, options: readonly PageOption[]): Problem[] {
  const element = tableElement(page.tree);
  const copy = {...page.tree, children: [...page.tree.children]};
  return [
    ...attempt(page, () => groupOptions(options, element), element?.position?.start.line),
    ...(options.some(({section}) => section === 'Flags')
      ? attempt(page, () => collapseSharedFlags(copy))
      : []),
  ];
}

/** Readers must not have to scroll past long samples to find the options. */
function checkSamples(page: Page, [first]: readonly PageOption[]): Problem[] {
  return page.tree.children
    .slice(0, first?.index ?? 0)
    .filter((node): node is Code => node.type === 'code' && node.lang !== 'txt')
    .slice(1)
    .flatMap(({value, position}): Problem[] => {
      const lines = value.replace(/^[^]*?^\/\/ ---cut---\n/m, '').split('\n').length;
      return lines > shortSample
        ? [
            {
              file: page.file,
              line: position?.start.line ?? 1,
              message: `A sample of ${lines} lines is above the options. Only the first sample may have more than ${shortSample} lines.`,
              remedy: 'Move it below the options, to a section `## More examples`.',
            },
          ]
        : [];
    });
}

/** Reports a mistake that would stop the build. */
function attempt(page: Page, run: () => unknown, line = 1): Problem[] {
  try {
    run();
    return [];
  } catch (error) {
    if (!(error instanceof PageError)) {
      throw error;
    }
    return [{file: page.file, line, message: error.problem, remedy: error.remedy}];
  }
}
