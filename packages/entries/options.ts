import {z, type ZodType, type ZodTypeDef} from 'zod';
import {explainIssues} from './field-problems';

/** The fields that entries of all folders have. */
export interface Entry {
  /** The name of the file without `.yml`, and the last part of the URL of its page. */
  readonly slug: string;
}

/** A folder of entries, their schema and their pages. */
export interface EntriesOptions<E extends Entry> {
  /** The folder, relative to the site, with forward slashes: `data/projects`. */
  readonly path: string;
  /** The part of the URLs after the base URL of the site, without slashes at its ends: `projects`. */
  readonly routeBasePath: string;
  /**
   * The Zod schema of an entry. The message of each issue explains how to fix it. To add fields that aren't in the
   * file, use `transform()`.
   */
  readonly schema: ZodType<E, ZodTypeDef, unknown>;
  /**
   * Reduces the entries, which are sorted by slug, to what the list page needs. If omitted, the list page gets the
   * complete entries.
   */
  readonly toCards?: (entries: readonly E[]) => readonly object[];
  /** The module of the list page. Its default export gets the prop `entries`. */
  readonly listComponent: string;
  /** The module of an entry's page. Its default export gets the prop `entry`. If omitted, entries have no page. */
  readonly entryComponent?: string;
}

const write = (what: string) => ({errorMap: () => ({message: `Write ${what}.`})});

const component = z.string(write('a module with a React component: @site/src/Projects')).min(1);

const optionsSchema = z
  .object({
    path: z
      .string(write('the folder of the entries, relative to the site: data/projects'))
      .regex(/^[^/].*[^/]$/),
    routeBasePath: z
      .string(write('the first part of the URLs, without slashes at its ends: projects'))
      .regex(/^[^/](?:.*[^/])?$/),
    schema: z.custom<ZodType>(
      (value) => typeof (value as ZodType | undefined)?.safeParse === 'function',
      'Write a schema of Zod 3: z.object({…}).',
    ),
    toCards: z
      .custom<object>(
        (value) => typeof value === 'function',
        'Write a function from all entries to a list of objects.',
      )
      .optional(),
    listComponent: component,
    entryComponent: component.optional(),
  })
  .strict('Remove it.');

/** @throws an Error that names each invalid option, its value and the fix */
export const checkOptions = (options: unknown): void => {
  const result = optionsSchema.safeParse(options);
  if (!result.success) {
    throw new Error(
      explainIssues(result.error.issues, options)
        .map(
          ({issue, path, complaint}) =>
            `entries: the option \`${path.join('.')}\` ${complaint}. ${issue.message}`,
        )
        .join('\n'),
    );
  }
};
