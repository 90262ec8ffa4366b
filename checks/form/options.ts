import type {Problem} from '@docs-kit/docs-proof';
import type {Page} from '@docs-kit/docs-proof/markdown';
import type {Code, PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {
  collectOptions,
  countOptions,
  tableThreshold,
  type PageOption,
} from '../../features/options/collect';
import {PageError} from '../../features/options/page-error';
import {partialReader} from '../../features/options/partials';
import {summaryLimit} from '../../features/options/summary';
import {belowCut} from '../../features/samples/hide';
import {parseTree} from '../../features/pages/markdown';

/** Above the options, samples after the first one have at most this many lines. */
const shortSample = 12;

/**
 * Each option of a page needs a phrase of limited length for the table that `features/options` builds. The build checks
 * the groups of the table.
 */
export function checkOptions(root: string, page: Page): Problem[] {
  const {kind, removed} = page.frontMatter;
  const hasOptions = (kind === 'api' || kind === 'cli') && removed === undefined;
  if (page.collection !== 'docs' || page.partial || !hasOptions) {
    return [];
  }
  let options: readonly PageOption[];
  try {
    options = collectOptions(page.tree, partialReader(page, root, parseTree));
  } catch (error) {
    if (!(error instanceof PageError)) {
      throw error;
    }
    return [{file: page.file, line: 1, message: error.problem, remedy: error.remedy}];
  }
  return countOptions(options) < tableThreshold
    ? []
    : [
        ...options.flatMap((option): Problem[] => {
          const found = wrongSummary(option);
          return found
            ? [{...found, file: page.file, line: option.node.position?.start.line ?? 1}]
            : [];
        }),
        ...checkSamples(page, options),
      ];
}

type Found = Pick<Problem, 'message' | 'remedy'> | undefined;

/** Judges the phrase of an option in the table: its `summary`, or else the first sentence of its description. */
function wrongSummary({names, summary}: PageOption): Found {
  const name = `\`${names[0]?.code ?? ''}\``;
  if (summary === undefined) {
    return {
      message: `The description of ${name} doesn't start with a sentence, so the options table has no phrase for it.`,
      remedy: `Start with a sentence, or add one to the <Option>: summary="…", at most ${summaryLimit} characters.`,
    };
  }
  const length = lengthOf(summary);
  if (length > summaryLimit) {
    return {
      message: `The ${typeof summary === 'string' ? 'summary' : 'first sentence'} of ${name} is too long for the options table: ${length} characters, the limit is ${summaryLimit}.`,
      remedy: 'Shorten it, or add a shorter phrase to the <Option>: summary="…".',
    };
  }
  return typeof summary === 'string' && /[.:!?]$/.test(summary)
    ? {
        message: `The summary of ${name} ends with “${summary.slice(-1)}”.`,
        remedy: 'Remove the punctuation: phrases in the options table have none at the end.',
      }
    : undefined;
}

const lengthOf = (phrase: string | readonly PhrasingContent[]): number =>
  typeof phrase === 'string' ? phrase.replaceAll('`', '').length : toString(phrase).length;

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
