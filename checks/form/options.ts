import type {Code, PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {
  collectOptions,
  countOptions,
  tableThreshold,
  type PageOption,
} from '../../features/options/collect';
import {groupOptions, tableElement} from '../../features/options/groups';
import {PageError} from '../../features/options/page-error';
import {partialReader} from '../../features/options/partials';
import {isOptionRows, readOptionRows} from '../../features/options/rows';
import {collapseSharedFlags} from '../../features/options/shared-flags';
import {summaryLimit} from '../../features/options/summary';
import {belowCut} from '../../features/samples/hide';
import type {Page} from '../../packages/docs-proof/lib/pages';
import {parseTree} from '../../features/pages/markdown';
import type {Problem} from '../../packages/docs-proof/lib/problem';

/** Above the options, samples after the first one have at most this many lines. */
const shortSample = 12;

/**
 * The options of a page must fit into the table that `features/options` builds from them: each has a
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
    ? []
    : [
        ...options.flatMap((option): Problem[] => {
          const found = wrongSummary(option);
          return found
            ? [{...found, file: page.file, line: option.node.position?.start.line ?? 1}]
            : [];
        }),
        ...checkGroups(page, options),
        ...checkSamples(page, options),
      ];
}

type Found = Pick<Problem, 'message' | 'remedy'> | undefined;

/** Judges the phrase of an option in the table: its `summary`, or else the first sentence of its description. */
function wrongSummary({names, summary, sentence}: PageOption): Found {
  const name = `\`${names[0]?.code ?? ''}\``;
  const length = lengthOf(summary);
  if (summary === undefined) {
    return {
      message: `The description of ${name} doesn't start with a sentence, so the options table has no phrase for it.`,
      remedy: `Start with a sentence, or add one to the <Option>: summary="…", at most ${summaryLimit} characters.`,
    };
  }
  if (typeof summary !== 'string') {
    return length > summaryLimit
      ? {
          message: `The first sentence of ${name} is too long for the options table: ${length} characters, the limit is ${summaryLimit}.`,
          remedy: 'Split the sentence, or add a shorter phrase to the <Option>: summary="…".',
        }
      : undefined;
  }
  if (length > summaryLimit) {
    return {
      message: `The summary of ${name} has ${length} characters, the limit is ${summaryLimit}.`,
      remedy: 'Shorten it. Details belong below the <Option>.',
    };
  }
  if (/[.:!?]$/.test(summary)) {
    return {
      message: `The summary of ${name} ends with “${summary.slice(-1)}”.`,
      remedy: 'Remove the punctuation: phrases in the options table have none at the end.',
    };
  }
  return sentence && lengthOf(sentence) <= summaryLimit
    ? {
        message: `The summary of ${name} is unnecessary: the first sentence of its description is short enough.`,
        remedy: 'Remove `summary` from the <Option>. The options table then shows the sentence.',
      }
    : undefined;
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
      const lines = belowCut(value).split('\n').length;
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
