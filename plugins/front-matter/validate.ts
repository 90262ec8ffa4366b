import type {ZodIssue, ZodTypeAny} from 'zod';
import {fileOfRoute, routeOfFile} from '../pages/routes';
import {collections, docsSchemas, kinds, postSchema, remedies, type Kind} from './schema';

export interface FrontMatterProblem {
  /** The field, with dots for nested fields: `api.symbol`. */
  field: string;
  message: string;
  remedy: string;
}

type FrontMatter = Readonly<Record<string, unknown>>;

/**
 * Validates the front matter of a page with the schema of its kind.
 *
 * @param file path relative to the root of the repository, with forward slashes
 * @returns a problem for each unknown, missing or invalid field; none for files that aren't validated
 *   (partials, React pages)
 */
export function validateFrontMatter(file: string, frontMatter: FrontMatter): FrontMatterProblem[] {
  const [collection] = file.split('/');
  if (!collections.some((name) => name === collection) || isPartial(file)) {
    return [];
  }
  if (collection !== 'docs') {
    return [
      ...check(postSchema, frontMatter, 'posts'),
      ...(collection === 'success-stories' && frontMatter['outcome'] === undefined
        ? [problem('outcome', 'is missing')]
        : []),
      ...repeatsTitle(frontMatter),
    ];
  }
  const {kind} = frontMatter;
  if (!isKind(kind)) {
    return [problem('kind', kind === undefined ? 'is missing' : `is ${show(kind)}`)];
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
          ? `is ${show(slug)}, which is the route of ${fileOfRoute(`/docs${slug}`)}`
          : 'is missing'
      }, but the route of a page is the path of its file.`,
      remedy: `${needed || slug === '/' ? `Write \`slug: ${expected}\`` : 'Remove the field'}, or move the page with \`npm run move -- ${route} /docs/…\`.`,
    },
  ];
}

function isPartial(file: string): boolean {
  return file.split('/').some((part) => part.startsWith('_'));
}

function isKind(value: unknown): value is Kind {
  return kinds.some((kind) => kind === value);
}

function check(schema: ZodTypeAny, frontMatter: FrontMatter, owner: string): FrontMatterProblem[] {
  const result = schema.safeParse(frontMatter);
  return result.success
    ? []
    : result.error.issues.flatMap((issue) => explain(issue, frontMatter, owner));
}

function explain(issue: ZodIssue, frontMatter: FrontMatter, owner: string): FrontMatterProblem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: [...names(issue.path), key].join('.'),
      message: `\`${[...names(issue.path), key].join('.')}\` isn't a field of ${owner}.`,
      remedy: 'Remove it, or use a field that the table in contributing/pages.md lists.',
    }));
  }
  if (issue.code === 'invalid_union') {
    const inner = issue.unionErrors
      .map((error) => error.issues)
      .find((issues) => issues.some(({path}) => path.length > issue.path.length));
    if (inner) {
      return inner.flatMap((one) => explain(one, frontMatter, owner));
    }
  }
  const field = names(issue.path).join('.');
  const value = valueAt(frontMatter, issue.path);
  if (issue.code === 'custom') {
    return [problem(field, issue.message)];
  }
  if (value === undefined) {
    return [problem(field, 'is missing')];
  }
  const length =
    typeof value === 'string' && (issue.code === 'too_small' || issue.code === 'too_big')
      ? ` (${value.trim().length} characters)`
      : '';
  return [problem(field, `is ${show(value)}${length}`)];
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

/** Omits list indexes, because the fix is the same for all items. */
function names(path: readonly (string | number)[]): string[] {
  return path.filter((part): part is string => typeof part === 'string');
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      inner !== null && typeof inner === 'object'
        ? (inner as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );
}

function show(value: unknown): string {
  return JSON.stringify(value);
}
