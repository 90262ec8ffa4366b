import {z} from 'zod';
import {fieldsOf, line, lineThatFits, slug, write} from './fields';

/** The kinds of work by which readers can filter the showcase. */
export const showcaseKinds = [
  /** One video for each person, generated from data about them. */
  'personalized',
  /** Numbers and measurements as a video. */
  'data',
  /** Made for the feeds of social networks. */
  'social',
  /** Shows a product or a release. */
  'product',
  /** Explains something. */
  'education',
  /** Generated from sound, or for it. */
  'music',
  /** Conferences, meetups and races. */
  'events',
  /** Visual art. */
  'art',
  /** Software for making videos. */
  'tool',
] as const;

export type ShowcaseKind = (typeof showcaseKinds)[number];

const kind = z.enum(showcaseKinds, write(`one of ${showcaseKinds.join(', ')}`));

const differ = (values: readonly string[]) => new Set(values).size === values.length;

/** A public page that still shows the work. Its URL starts with https:// and contains no spaces. */
const address = (what: string) =>
  z.string(write(what)).regex(/^https:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?$/);

const kindList = `a list of one to three different kinds: ${showcaseKinds.join(', ')}`;

const packageList =
  "a list of npm packages without duplicates and without remotion itself: ['@remotion/player']; or [] if none is known";

/**
 * Work that was made with Remotion, one file in `src/data/showcase`. A comment at the top of the file lists the
 * public pages that its facts come from.
 */
export const showcaseSchema = fieldsOf('a showcase entry', {
  slug,
  /** The name that its creators use. */
  title: lineThatFits('the name of the work', 2, 40),
  /** What it is and what you can do with it. The build can't verify it, so verify it yourself. */
  summary: lineThatFits('what it is and what you can do with it', 80, 220),
  /** The company or project that made it. */
  by: line('the company or the public project that made it'),
  /** Where to see it or use it. */
  url: address('the URL of its public page, with https://'),
  /** The repository, if it is public. */
  source: address('the URL of its repository, with https://, or omit the field').optional(),
  /** What readers can learn from the source. Required if there is one. */
  learn: lineThatFits('what readers can learn from the source', 20, 90).optional(),
  kinds: z.array(kind, write(kindList)).min(1).max(3).refine(differ, write(kindList).errorMap()),
  /**
   * The `@remotion/*` packages in the `package.json` of the repository, without packages that only lint or
   * compile. If the source isn't public, the packages that its creators mention.
   */
  uses: z
    .array(
      z
        .string(write('the name of a toolkit package: @remotion/player'))
        .regex(/^@remotion\/[a-z0-9]+(?:-[a-z0-9]+)*$/),
      write(packageList),
    )
    .refine(differ, write(packageList).errorMap()),
  /** The year of publication, if a source mentions it. */
  year: z
    .number(write('the year as a whole number from 2021, or omit the field'))
    .int()
    .min(2021)
    .optional(),
}).superRefine(({source, learn, uses}, context) => {
  if (source !== undefined && learn === undefined) {
    context.addIssue({
      code: 'custom',
      path: ['learn'],
      ...write('what readers can learn from the source').errorMap(),
    });
  }
  if (source !== undefined && uses.length === 0) {
    context.addIssue({
      code: 'custom',
      path: ['uses'],
      ...write('the @remotion/* packages in the package.json of the repository').errorMap(),
    });
  }
});

export type ShowcaseEntry = z.infer<typeof showcaseSchema>;
