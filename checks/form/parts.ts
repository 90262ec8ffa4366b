import type {Kind} from '../../plugins/front-matter';
import type {Heading} from '../lib/outline';
import {frontMatterLine, type Page} from '../lib/pages';
import type {Problem} from '../lib/problem';

/**
 * One part of a page: the level-two headings any of which opens it. A part that may occur under
 * several of its headings, or may be left out, says so.
 */
interface Part {
  anyOf: readonly string[];
  optional?: boolean;
}

const one = (...anyOf: string[]): Part => ({anyOf});
const maybe = (...anyOf: string[]): Part => ({anyOf, optional: true});

/** What stands between `Before you start` and `Check that it works` in a guide: headings of its own. */
const ownHeadings = Symbol('headings of its own');

type Parts = readonly (Part | typeof ownHeadings)[];

const apiParts: Parts = [
  one('Example'),
  one('Arguments', 'Options', 'Props', 'Fields', 'Methods', 'Return value'),
  maybe('Return value'),
  one('Errors'),
  one('Compatibility'),
  one('See also'),
];

const overviewParts: Parts = [one('Installation'), one('Example'), one('APIs'), one('See also')];

const removedParts: Parts = [one('Replacement'), one('Migration'), one('See also')];

const partsOfKind: Record<Exclude<Kind, 'api'>, Parts> = {
  cli: [one('Usage'), one('Example'), one('Flags', 'Commands'), one('See also')],
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

/** All parts of the page's kind are there, in their order, below a lead. */
export function checkParts(page: Page, headings: readonly Heading[]): Problem[] {
  if (page.collection !== 'docs' || page.partial) {
    return [];
  }
  const parts = partsOf(page);
  return parts === undefined
    ? []
    : [...checkLead(page), ...checkOrder(page, headings, parts), ...checkSteps(page, headings)];
}

/** Whether an `api` field names packages alone: one, or all of them as on /docs/api. */
function isOverview(api: unknown): boolean {
  const references: unknown[] = Array.isArray(api) ? api : [api];
  return references.every(
    (each) => typeof each === 'object' && each !== null && !('symbol' in each),
  );
}

function partsOf({frontMatter}: Page): Parts | undefined {
  const {kind, api, removed} = frontMatter;
  if (removed !== undefined && (kind === 'api' || kind === 'cli')) {
    return removedParts;
  }
  if (kind === 'api') {
    return isOverview(api) ? overviewParts : apiParts;
  }
  // A kind that does not exist is a problem of the front matter.
  return partsOfKind[kind as keyof typeof partsOfKind];
}

function checkLead(page: Page): Problem[] {
  const first = page.tree.children.find(({type}) => type !== 'yaml' && type !== 'mdxjsEsm');
  return first?.type === 'paragraph'
    ? []
    : [
        {
          file: page.file,
          line: first?.position?.start.line ?? 1,
          message: 'The page does not begin with a sentence of text.',
          remedy: `Begin with the lead of ${describeKind(page)}: ${leads[page.frontMatter.kind as Kind]}.`,
        },
      ];
}

const leads: Record<Kind, string> = {
  api: 'what it does, in one sentence',
  cli: 'what it does, in one sentence',
  guide: 'what the reader will have at the end',
  troubleshooting: 'who sees it and when',
  term: 'the definition, in one sentence',
  product: 'what it is and for whom',
  legal: 'what it settles',
};

function checkOrder(page: Page, headings: readonly Heading[], parts: Parts): Problem[] {
  const second = headings.filter(({depth}) => depth === 2);
  const problems: Problem[] = [];
  const order = parts
    .map((part) => (part === ownHeadings ? 'headings of your own' : nameOf(part)))
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
          `Nothing stands between “${second[end - 1]?.text ?? 'the lead'}” and “${second[end]!.text}”.`,
          'Write the numbered steps (`## 1. Create the project`), or headings of your own for a concept.',
        );
      }
      return;
    }
    const found = second.findIndex(
      ({text}, position) => position >= from && part.anyOf.includes(text),
    );
    if (found !== -1) {
      // Arguments, Options and the like may stand side by side.
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
        `The heading “${earlier.text}” is not in its place.`,
        `The order for ${describeKind(page)} is: ${order}.`,
      );
    } else {
      at(
        frontMatterLine(page, 'kind'),
        `The page has no heading “## ${part.anyOf.join('” or “## ')}”.`,
        `Add it; the order for ${describeKind(page)} is: ${order}.`,
      );
    }
  });
  return problems;
}

/** Steps count from 1 without a gap. */
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
              message: `The step “${text}” is number ${index + 1} on the page.`,
              remedy: `Write “${text.replace(/^\d+/, String(index + 1))}”.`,
            },
          ],
    );
}

function nameOf({anyOf, optional}: Part): string {
  return optional ? `(${anyOf.join(' or ')})` : anyOf.join(' or ');
}

function describeKind({frontMatter: {kind, removed, api}}: Page): string {
  if (removed !== undefined) {
    return `the page of a removed ${kind === 'cli' ? 'command' : 'export'}`;
  }
  return kind === 'api' && isOverview(api)
    ? 'the overview page of a package'
    : `kind ${String(kind)}`;
}
