import type {Kind} from '../../features/front-matter';
import type {Heading} from '../../packages/docs-proof/pages/headings';
import {frontMatterLine, type Page} from '../../packages/docs-proof/lib/pages';
import type {Problem} from '../../packages/docs-proof/lib/problem';

/**
 * One required section of a page. Any of the level-two headings in `anyOf` can open it.
 */
interface Part {
  anyOf: readonly string[];
  optional?: boolean;
}

const one = (...anyOf: string[]): Part => ({anyOf});
const maybe = (...anyOf: string[]): Part => ({anyOf, optional: true});

/** The page's own headings, which a guide has between `Before you start` and `Check that it works`. */
const ownHeadings = Symbol('own headings');

type Parts = readonly (Part | typeof ownHeadings)[];

const apiParts: Parts = [
  one('Example'),
  one('Arguments', 'Options', 'Props', 'Fields', 'Methods', 'Return value'),
  maybe('Return value'),
  one('Errors'),
  one('Compatibility'),
  one('See also'),
];

const overviewParts: Parts = [one('APIs'), one('Installation'), one('Example'), one('See also')];

/**
 * The page of a command whose subcommands have pages of their own, which starts with their list. If it has `Flags`, it
 * documents the subcommands itself.
 */
const commandListParts: Parts = [one('Commands'), one('Usage'), one('Example'), one('See also')];

const removedParts: Parts = [one('Replacement'), one('Migration'), one('See also')];

const partsOfKind: Record<Exclude<Kind, 'api'>, Parts> = {
  cli: [one('Usage'), one('Example'), one('Flags'), one('See also')],
  guide: [
    one('Before you start'),
    ownHeadings,
    one('Check that it works'),
    one('Pitfalls'),
    one('Next steps'),
  ],
  troubleshooting: [
    one('Message', 'Symptom'),
    one('Cause'),
    one('Fix'),
    one('Confirm'),
    one('Avoid it'),
    one('See also'),
  ],
  term: [one('Example'), one('Where it shows up')],
  product: [
    one('What it does'),
    one('What it needs'),
    one('What it does not do'),
    one('How to start'),
  ],
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
    .map((part) => (part === ownHeadings ? 'your own headings' : nameOf(part)))
    .join(', ');
  const at = (line: number, message: string, remedy: string) =>
    problems.push({file: page.file, line, message, remedy});
  let from = 0;
  parts.forEach((part, index) => {
    if (part === ownHeadings) {
      const next = parts[index + 1] as Part;
      const end = second.findIndex(({text}) => next.anyOf.includes(text));
      if (end !== -1 && end === from) {
        at(
          second[end]!.line,
          `There is no heading between “${second[end - 1]?.text ?? 'the lead'}” and “${second[end]!.text}”.`,
          'Add numbered steps (`## 1. Create the project`) or, for a concept, your own headings.',
        );
      }
      return;
    }
    const found = second.findIndex(
      ({text}, position) => position >= from && part.anyOf.includes(text),
    );
    if (found !== -1) {
      // A section may consist of several of its headings, such as Arguments and Options.
      from = found + 1;
      while (from < second.length && part.anyOf.includes(second[from]!.text)) {
        from += 1;
      }
      return;
    }
    if (part.optional) {
      return;
    }
    const earlier = second.find(({text}) => part.anyOf.includes(text));
    if (earlier) {
      at(
        earlier.line,
        `The heading “${earlier.text}” is in the wrong place.`,
        `Use the order of ${table}: ${order}.`,
      );
    } else {
      at(
        frontMatterLine(page, 'kind'),
        `The page has no heading “## ${part.anyOf.join('” or “## ')}”.`,
        `Add the heading. The order is: ${order}.`,
      );
    }
  });
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

function nameOf({anyOf, optional}: Part): string {
  return optional ? `(${anyOf.join(' or ')})` : anyOf.join(' or ');
}
