import {z, type ZodTypeAny} from 'zod';

/** The folders whose pages have a front matter of ours. */
export const collections = ['docs', 'blog', 'learn', 'success-stories'] as const;

export const kinds = [
  'api',
  'cli',
  'guide',
  'troubleshooting',
  'term',
  'product',
  'legal',
] as const;

export type Kind = (typeof kinds)[number];

const text = z.string().trim().min(1);

/** An npm package of the toolkit, or an entry of one: `@remotion/lambda/client`. */
const packageName = z
  .string()
  .regex(/^(?:remotion|create-video|@remotion(?:-dev)?\/[a-z0-9-]+)(?:\/[\w-]+)*$/);

const apiReference = z
  .object({
    package: packageName,
    /** The export in its exact casing; an overview page of a package leaves it out. */
    symbol: z
      .string()
      .regex(/^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/)
      .optional(),
  })
  .strict();

export type ApiReference = z.infer<typeof apiReference>;

const page = {
  title: text,
  description: z.string().trim().min(50).max(170),
};

const docsPage = {
  ...page,
  /** Only where the route is not the path of the file. */
  slug: z.string().startsWith('/').optional(),
  /** Why a page of under 90 words is complete. */
  short: text.optional(),
};

/** The front matter of each kind of docs page. */
export const docsSchemas = {
  api: z
    .object({
      ...docsPage,
      kind: z.literal('api'),
      api: z.union([apiReference, z.array(apiReference).min(1)]),
      /** For an export that is gone: what took its place, or why nothing did. */
      removed: text.optional(),
    })
    .strict(),
  cli: z
    .object({
      ...docsPage,
      kind: z.literal('cli'),
      command: z.string().regex(/^npx (?:remotion|create-video)(?: [a-z][\w-]*)*$/),
      /** For a command that is gone: what took its place, or why nothing did. */
      removed: text.optional(),
    })
    .strict(),
  guide: z.object({...docsPage, kind: z.literal('guide')}).strict(),
  troubleshooting: z
    .object({
      ...docsPage,
      kind: z.literal('troubleshooting'),
      /** Word for word as it is thrown; `…` where the code fills in a value. */
      message: z.union([text, z.array(text).min(1)]).optional(),
      /** The npm package whose shipped code contains the message. */
      package: packageName.optional(),
      /** Who throws the message, when no npm package of the toolkit does: `AWS`, `Chrome`. */
      thrownBy: text.optional(),
      /** What the reader sees, when there is no message. */
      symptom: text.optional(),
    })
    .strict()
    .superRefine(({message, package: owner, thrownBy, symptom}, context) => {
      const need = (field: string, problem: string) =>
        context.addIssue({code: 'custom', path: [field], message: problem});
      if (message === undefined) {
        if (symptom === undefined) {
          need('message', 'is missing');
        }
        if (owner !== undefined) {
          need('package', 'stands without a `message`');
        }
        if (thrownBy !== undefined) {
          need('thrownBy', 'stands without a `message`');
        }
        return;
      }
      if (symptom !== undefined) {
        need('symptom', 'stands beside a `message`');
      }
      if ((owner === undefined) === (thrownBy === undefined)) {
        need('package', owner === undefined ? 'is missing' : 'stands beside `thrownBy`');
      }
    }),
  term: z
    .object({
      ...docsPage,
      kind: z.literal('term'),
      /** Ways of writing the term, exactly as they stand in a text; the overview of terms has none. */
      mentions: z.array(text).min(1).optional(),
      /** Longer phrases in which these words mean something else. */
      unlike: z.array(text).min(1).optional(),
    })
    .strict(),
  product: z.object({...docsPage, kind: z.literal('product')}).strict(),
  legal: z.object({...docsPage, kind: z.literal('legal')}).strict(),
} satisfies Record<Kind, ZodTypeAny>;

/** The front matter of a blog post, a learn post and a success story. */
export const postSchema = z
  .object({
    ...page,
    /** The day of publication. YAML makes a date of `2023-07-03`. */
    date: z.date(),
    slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    tags: z.array(text),
    /** Keys of the collection's authors.yml. */
    authors: z.array(text).min(1).optional(),
    /** Address of the social picture, where it is not the site's. */
    image: z.string().startsWith('/').optional(),
  })
  .strict();

export type DocsFrontMatter = {
  [K in Kind]: z.infer<(typeof docsSchemas)[K]>;
}[Kind];

export type PostFrontMatter = z.infer<typeof postSchema>;

/** What to write in each field, in the imperative: the remedy of every problem with it. */
export const remedies: Record<string, string> = {
  title: 'Write the heading of the page: `name()` for a function, `<Name>` for a component.',
  description: 'Write one sentence of 50 to 170 characters that says more than the title.',
  kind: `Write one of ${kinds.join(', ')}.`,
  slug: 'Write the address: below /docs with a leading slash (`slug: /gif/gif`), in the posts in lower case with hyphens (`slug: faster-lambda`).',
  short: 'Write in one sentence why the page is complete with so few words.',
  api: 'Write `api: {package: remotion, symbol: interpolate}`, or a list of them; an overview page of a package leaves the symbol out.',
  'api.package': 'Write the npm package that exports it: remotion, or @remotion/….',
  'api.symbol': 'Write the name of the export in its exact casing, without `()` or `<>`.',
  removed: 'Write what took the place of the removed export or command, or why nothing did.',
  command: 'Write the command as typed, without flags: `command: npx remotion render`.',
  message:
    'Write the message word for word as the package throws it, with … for what the code fills in; if there is none, write `symptom` instead.',
  package:
    'Write the npm package whose shipped code contains the message (`package: "@remotion/renderer"`); if none of the toolkit does, write `thrownBy` instead.',
  thrownBy: 'Write who throws the message (`thrownBy: AWS`), and no `package`.',
  mentions:
    'Write a list of the ways in which texts write the term, capitals and plurals included: `mentions: [bundle, bundles]`.',
  unlike: 'Write a list of longer phrases that are no mention: `unlike: [image sequence]`.',
  symptom: 'Write in a few words what the reader sees, and no `message`.',
  date: 'Write the day of publication as `date: 2023-07-03`.',
  tags: 'Write a list of keys of tags.yml, or `[]`.',
  authors: 'Write a list of keys of authors.yml.',
  image: 'Write the path of a picture below static/, with a leading slash.',
};
