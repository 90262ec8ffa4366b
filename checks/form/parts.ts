import {frontMatterLine, type Problem} from '@docs-kit/docs-proof';
import type {Heading, Page} from '@docs-kit/docs-proof/markdown';
import type {Kind} from '../../features/front-matter';

/** The page's own headings, which a guide has between `Before you start` and `Check that it works`. */
const ownHeadings = Symbol('own headings');

/** The required sections of a page: the level-two heading of each, or the headings that can open it. */
type Parts = readonly (string | readonly string[] | typeof ownHeadings)[];

const apiParts: Parts = [
  'Example',
  ['Arguments', 'Options', 'Props', 'Fields', 'Methods', 'Return value'],
  'Errors',
  'Compatibility',
  'See also',
];

const overviewParts: Parts = ['APIs', 'Installation', 'Example', 'See also'];

/**
 * The page of a command whose subcommands have pages of their own, which starts with their list. If it has `Flags`, it
 * documents the subcommands itself.
 */
const commandListParts: Parts = ['Commands', 'Usage', 'Example', 'See also'];

const removedParts: Parts = ['Replacement', 'Migration', 'See also'];

const partsOfKind: Record<Exclude<Kind, 'api'>, Parts> = {
  cli: ['Usage', 'Example', 'Flags', 'See also'],
  guide: ['Before you start', ownHeadings, 'Check that it works', 'Pitfalls', 'Next steps'],
  troubleshooting: [['Message', 'Symptom'], 'Cause', 'Fix', 'Confirm', 'Avoid it', 'See also'],
  term: ['Example', 'Where it shows up'],
  product: ['What it does', 'What it needs', 'What it does not do', 'How to start'],
  legal: [],
};

/** The page must have a lead and then all sections that its kind requires, in order. */
export function checkParts(page: Page, headings: readonly Heading[]): Problem[] {
  if (page.collection !== 'docs' || page.partial) {
    return [];
  }
  const parts = partsOf(page, headings);
  return parts === undefined
    ? []
    : [...checkLead(page), ...checkOrder(page, headings, parts), ...checkSteps(page, headings)];
}

/** Whether an `api` field names only packages: a single package, or all of them as on /docs/api. */
function isOverview(api: unknown): boolean {
  const references: unknown[] = Array.isArray(api) ? api : [api];
  return references.every(
    (each) => typeof each === 'object' && each !== null && !('symbol' in each),
  );
}

function partsOf({frontMatter}: Page, headings: readonly Heading[]): Parts | undefined {
  const {kind, api, removed} = frontMatter;
  if (removed !== undefined && (kind === 'api' || kind === 'cli')) {
    return removedParts;
  }
  if (kind === 'api') {
    return isOverview(api) ? overviewParts : apiParts;
  }
  const hasSection = (name: string) =>
    headings.some(({depth, text}) => depth === 2 && text === name);
  if (kind === 'cli' && hasSection('Commands') && !hasSection('Flags')) {
    return commandListParts;
  }
  // The front matter check reports unknown kinds.
  return partsOfKind[kind as keyof typeof partsOfKind];
}

/** Where authors find the first sentence and the headings of each kind. */
const table = 'the table in contributing/pages.md';

function checkLead(page: Page): Problem[] {
  const first = page.tree.children.find(({type}) => type !== 'yaml' && type !== 'mdxjsEsm');
  return first?.type === 'paragraph'
    ? []
    : [
        {
          file: page.file,
          line: first?.position?.start.line ?? 1,
          message: "The page doesn't start with a paragraph.",
          remedy: `Start with the sentence that ${table} describes.`,
        },
      ];
}

function checkOrder(page: Page, headings: readonly Heading[], parts: Parts): Problem[] {
  const second = headings.filter(({depth}) => depth === 2);
  const problems: Problem[] = [];
  const order = parts
    .map((part) => (part === ownHeadings ? 'your own headings' : [part].flat().join(' or ')))
    .join(', ');
  const at = (line: number, message: string, remedy: string) =>
    problems.push({file: page.file, line, message, remedy});
  let from = 0;
  let needsOwn = false;
  for (const part of parts) {
    if (part === ownHeadings) {
      needsOwn = true;
      continue;
    }
    const names = [part].flat();
    const found = second.findIndex(({text}, index) => index >= from && names.includes(text));
    const earlier = second.find(({text}) => names.includes(text));
    if (found !== -1) {
      if (needsOwn && found === from) {
        at(
          second[found]!.line,
          `There is no heading between “${second[found - 1]?.text ?? 'the lead'}” and “${second[found]!.text}”.`,
          'Add numbered steps (`## 1. Create the project`) or, for a concept, your own headings.',
        );
      }
      from = found + 1;
    } else if (earlier) {
      at(
        earlier.line,
        `The heading “${earlier.text}” is in the wrong place.`,
        `Use the order of ${table}: ${order}.`,
      );
    } else {
      at(
        frontMatterLine(page, 'kind'),
        `The page has no heading “## ${names.join('” or “## ')}”.`,
        `Add the heading. The order is: ${order}.`,
      );
    }
    needsOwn = false;
  }
  return problems;
}

/** Steps must be numbered from 1 without gaps. */
function checkSteps(page: Page, headings: readonly Heading[]): Problem[] {
  if (page.frontMatter.kind !== 'guide') {
    return [];
  }
  return headings
    .filter(({depth, text}) => depth === 2 && /^\d+\. /.test(text))
    .flatMap(({file, line, text}, index) =>
      text.startsWith(`${index + 1}. `)
        ? []
        : [
            {
              file,
              line,
              message: `“${text}” is step ${index + 1} of the page.`,
              remedy: `Renumber it: “${text.replace(/^\d+/, String(index + 1))}”.`,
            },
          ],
    );
}
