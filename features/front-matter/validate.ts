import {isPartial} from '@docs-kit/docs-proof';
import type {Page} from '@docs-kit/docs-proof/markdown';
import {explainIssues} from '@docs-kit/entries';
import type {ZodTypeAny} from 'zod';
import {isCollection} from '../site/collections';
import {hasPoster} from '../site/posters';
import {fileOfRoute, routeOfFile} from '../pages/routes';
import {docsSchemas, kinds, postSchema, remedies, type Kind} from './schema';

interface FrontMatterProblem {
  /** The field, with dots for nested fields: `api.symbol`. */
  field: string;
  message: string;
  remedy: string;
}

type FrontMatter = Page['frontMatter'];

/**
 * Validates the front matter of a page with the schema of its kind.
 *
 * @returns a problem for each unknown, missing or invalid field; none for files that aren't validated
 *   (partials, React pages)
 */
export function validateFrontMatter(
  siteDir: string,
  {file, text, frontMatter}: Pick<Page, 'file' | 'text' | 'frontMatter'>,
): FrontMatterProblem[] {
  const [folder = ''] = file.split('/');
  if (isPartial(file)) {
    return [];
  }
  if (isCollection(folder)) {
    return [
      ...check(postSchema, frontMatter, 'posts'),
      ...(folder === 'success-stories' && frontMatter['outcome'] === undefined
        ? [problem('outcome', 'is missing')]
        : []),
      ...repeatsTitle(frontMatter),
      ...impossibleDate(text, frontMatter),
      ...unknownPoster(siteDir, frontMatter),
    ];
  }
  return folder === 'docs' ? validateDocsPage(file, frontMatter) : [];
}

function validateDocsPage(file: string, frontMatter: FrontMatter): FrontMatterProblem[] {
  const {kind} = frontMatter;
  if (!isKind(kind)) {
    return [problem('kind', kind === undefined ? 'is missing' : `is ${JSON.stringify(kind)}`)];
  }
  return [
    ...check(docsSchemas[kind], frontMatter, `kind ${kind}`),
    ...changesRoute(file, frontMatter),
    ...repeatsTitle(frontMatter),
  ];
}

/** Reports a `slug` that changes the route: links, sidebars and checks find the file of a page by its route. */
function changesRoute(file: string, {slug}: FrontMatter): FrontMatterProblem[] {
  const route = routeOfFile(file) ?? '';
  const parts = route.split('/');
  // Docusaurus treats a page with the name of its folder as the index of the folder.
  const needed = parts.at(-1) === parts.at(-2);
  if (typeof slug !== 'string' ? !needed : `/docs${slug}` === route) {
    return [];
  }
  const expected = route.slice('/docs'.length);
  return [
    {
      field: 'slug',
      message: `\`slug\` ${
        typeof slug === 'string'
          ? `is ${JSON.stringify(slug)}, which is the route of ${fileOfRoute(`/docs${slug}`)}`
          : 'is missing'
      }, but the route of a page is the path of its file.`,
      remedy: `${needed || slug === '/' ? `Write \`slug: ${expected}\`` : 'Remove the field'}, or move the page with \`npm run move -- ${route} /docs/…\`.`,
    },
  ];
}

function isKind(value: unknown): value is Kind {
  return kinds.some((kind) => kind === value);
}

function check(schema: ZodTypeAny, frontMatter: FrontMatter, owner: string): FrontMatterProblem[] {
  const result = schema.safeParse(frontMatter);
  if (result.success) {
    return [];
  }
  return explainIssues(result.error.issues, frontMatter).map(({issue, path, complaint}) => {
    // Without list indexes, because the fix is the same for all items.
    const field = path.filter((part) => typeof part === 'string').join('.');
    if (issue.code === 'unrecognized_keys') {
      return {
        field,
        message: `\`${field}\` isn't a field of ${owner}.`,
        remedy: 'Remove it, or use a field that the table in contributing/pages.md lists.',
      };
    }
    return problem(field, issue.code === 'custom' ? issue.message : complaint);
  });
}

function problem(field: string, complaint: string): FrontMatterProblem {
  return {
    field,
    message: `\`${field}\` ${complaint}.`,
    remedy:
      remedies[field] ??
      remedies[field.split('.')[0]!] ??
      'See the table of fields in contributing/pages.md.',
  };
}

/** Reports a description that adds fewer than three words to the title. */
function repeatsTitle({title, description}: FrontMatter): FrontMatterProblem[] {
  if (typeof title !== 'string' || typeof description !== 'string') {
    return [];
  }
  const known = new Set(words(title));
  const added = words(description).filter((word) => !known.has(word));
  return description.trim() !== '' && added.length < 3
    ? [problem('description', 'repeats the title')]
    : [];
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Reports a date that isn't in the calendar: YAML turns February 31 into March 2. */
function impossibleDate(text: string, {date}: FrontMatter): FrontMatterProblem[] {
  const [, written = ''] = /^date: *(\d{4}-\d\d-\d\d)/m.exec(text) ?? [];
  return date instanceof Date && !date.toISOString().startsWith(written)
    ? [problem('date', `is ${written}, which isn't a valid date`)]
    : [];
}

/** Reports the ID of a demo without a poster. The lists of posts would show a broken image. */
function unknownPoster(siteDir: string, {poster}: FrontMatter): FrontMatterProblem[] {
  return typeof poster === 'string' && !hasPoster(siteDir, poster)
    ? [problem('poster', `is ${JSON.stringify(poster)}, but no demo with this ID has a poster`)]
    : [];
}
