import {z, type ZodTypeAny} from 'zod';

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

/** An npm package of the toolkit or one of its entry points: `@remotion/lambda/client`. */
const packageName = z
  .string()
  .regex(/^(?:remotion|create-video|@remotion(?:-dev)?\/[a-z0-9-]+)(?:\/[\w-]+)*$/);

const apiReference = z
  .object({
    package: packageName,
    /** The exact name of the export. The overview page of a package omits it. */
    symbol: z
      .string()
      .regex(/^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/)
      .optional(),
  })
  .strict();

export type ApiReference = z.infer<typeof apiReference>;

/** Several words, and not a list of keywords. */
const phrase = z
  .string()
  .trim()
  .min(8)
  .max(80)
  .regex(/^[^,;|]*\s[^,;|]*$/);

const page = {
  title: text,
  description: z.string().trim().min(50).max(170),
};

const docsPage = {
  ...page,
  /** Only if the route differs from the path of the file. */
  slug: z.string().startsWith('/').optional(),
  /** The label in the sidebar. Only if it differs from the title. */
  sidebar_label: text.optional(),
  /** Only for a page that is in no sidebar. */
  displayed_sidebar: z.null().optional(),
  /** How readers who don't know the terms of the page phrase the question that it answers. The search indexes it. */
  asked: z.array(phrase).min(3).max(8).optional(),
};

/** The front matter of each kind of docs page. */
export const docsSchemas = {
  api: z
    .object({
      ...docsPage,
      kind: z.literal('api'),
      api: z.union([apiReference, z.array(apiReference).min(1)]),
      /** For a removed export: its replacement, or why there is none. */
      removed: text.optional(),
    })
    .strict(),
  cli: z
    .object({
      ...docsPage,
      kind: z.literal('cli'),
      command: z.string().regex(/^npx (?:remotion|create-video)(?: [a-z][\w-]*)*$/),
      /** For a removed command: its replacement, or why there is none. */
      removed: text.optional(),
    })
    .strict(),
  guide: z.object({...docsPage, kind: z.literal('guide')}).strict(),
  troubleshooting: z
    .object({
      ...docsPage,
      kind: z.literal('troubleshooting'),
      /** The exact message, with `…` for each part that the code fills in. */
      message: z.union([text, z.array(text).min(1)]).optional(),
      /** The npm package whose shipped code contains the message. */
      package: packageName.optional(),
      /** The source of the message if no npm package of the toolkit throws it: `AWS`, `Chrome`. */
      thrownBy: text.optional(),
      /** What the reader sees if there is no message. */
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
          need('package', 'is set without a `message`');
        }
        if (thrownBy !== undefined) {
          need('thrownBy', 'is set without a `message`');
        }
        return;
      }
      if (symptom !== undefined) {
        need('symptom', 'is set together with a `message`');
      }
      if ((owner === undefined) === (thrownBy === undefined)) {
        need('package', owner === undefined ? 'is missing' : 'is set together with `thrownBy`');
      }
    }),
  term: z
    .object({
      ...docsPage,
      kind: z.literal('term'),
      /** The exact spellings of the term. The overview of the terms has none. */
      mentions: z.array(text).min(1).optional(),
      /** Longer phrases in which these words mean something else. */
      unlike: z.array(text).min(1).optional(),
    })
    .strict(),
  product: z.object({...docsPage, kind: z.literal('product')}).strict(),
  legal: z.object({...docsPage, kind: z.literal('legal')}).strict(),
} satisfies Record<Kind, ZodTypeAny>;

/** What a success story achieved, with figures that the story itself contains. */
const outcomeSchema = z
  .object({
    text,
    figures: z
      .array(z.object({value: text, label: text}).strict())
      .min(1)
      .max(3),
    /** When the figures were true, as readers see it: `November 2023`. */
    asOf: text,
    /** The URL of a public source outside of this site. */
    source: z.string().url().optional(),
  })
  .strict();

export type Outcome = z.infer<typeof outcomeSchema>;

/** The front matter of a blog post, a learn post and a success story. */
export const postSchema = z
  .object({
    ...page,
    /** The date of publication. YAML parses `2023-07-03` as a date. */
    date: z.date(),
    slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    tags: z.array(text),
    /** Keys of the collection's authors.yml. */
    authors: z.array(text).min(1).optional(),
    /** Path of the social image if it isn't the default image. */
    image: z.string().startsWith('/').optional(),
    /** ID of the demo whose poster the lists show. */
    poster: text.optional(),
    /** Shown at the top of a success story. */
    outcome: outcomeSchema.optional(),
  })
  .strict();

export type DocsFrontMatter = {
  [K in Kind]: z.infer<(typeof docsSchemas)[K]>;
}[Kind];

export type PostFrontMatter = z.infer<typeof postSchema>;

/** How to fix a problem with each field. */
export const remedies: Record<string, string> = {
  title: 'Write the heading of the page: `name()` for a function, `<Name>` for a component.',
  description: 'Write one sentence of 50 to 170 characters that says more than the title.',
  kind: `Write one of ${kinds.join(', ')}.`,
  slug: 'Write the path relative to /docs with a leading slash (`slug: /gif/gif`), or in posts, lowercase words with hyphens (`slug: faster-lambda`).',
  sidebar_label:
    'Write the label in the sidebar if it differs from the title. Otherwise, remove the field.',
  displayed_sidebar: 'Write `displayed_sidebar: null` for a page that is in no sidebar.',
  asked:
    'Write a list of 3 to 8 phrases, each with several words and 8 to 80 characters, that readers would type to find the page: `asked: [spinner while data loads, …]`.',
  api: 'Write `api: {package: remotion, symbol: interpolate}`, or a list of them. On the overview page of a package, omit the symbol.',
  'api.package': 'Write the npm package that exports it: remotion, or @remotion/….',
  'api.symbol': 'Write the exact name of the export, without `()` or `<>`.',
  removed: 'Write what replaces the removed export or command, or why nothing does.',
  command: 'Write the command as typed, without flags: `command: npx remotion render`.',
  message:
    'Write the message exactly as the package throws it, with … for each part that the code fills in. If there is no message, set `symptom` instead.',
  package:
    'Write the npm package whose shipped code contains the message (`package: "@remotion/renderer"`). If no package of the toolkit does, set `thrownBy` instead.',
  thrownBy: 'Write the source of the message (`thrownBy: AWS`), and remove `package`.',
  mentions:
    'Write a list of all spellings of the term, including capitals and plurals: `mentions: [bundle, bundles]`.',
  unlike:
    'Write a list of longer phrases in which these words mean something else: `unlike: [image sequence]`.',
  symptom: 'Write what the reader sees in a few words, and remove `message`.',
  date: 'Write the publication date as `date: 2023-07-03`.',
  tags: 'Write a list of keys of tags.yml, or `[]`.',
  authors: 'Write a list of keys of authors.yml.',
  poster:
    'Write the ID of a demo in src/demos/: `poster: spring`. If the demo is new, run `npm run posters`.',
  outcome:
    'Write `text`, one to three `figures` (`value`, `label`), `asOf` (`November 2023`) and, if there is one outside of this site, the URL of the `source`.',
  image: 'Write the path of an image in static/, with a leading slash.',
};
