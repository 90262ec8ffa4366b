import {z} from 'zod';
import {fieldsOf, line, lineThatFits, oneOf, slug, write} from './fields';

/** The kinds of work by which readers can filter the showcase. */
const showcaseKinds = [
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
  title: lineThatFits('the name of the work', 2, 40),
  summary: lineThatFits('what it is and what you can do with it', 80, 220),
  by: line('the company or the public project that made it'),
  url: address('the URL of its public page, with https://'),
  source: address('the URL of its repository, with https://, or omit the field').optional(),
  learn: lineThatFits('what readers can learn from the source', 20, 90).optional(),
  kinds: z
    .array(oneOf(showcaseKinds), write(kindList))
    .min(1)
    .max(3)
    .refine(differ, write(kindList).errorMap()),
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
  year: z
    .number(write('the year as a whole number from 2021, or omit the field'))
    .int()
    .min(2021)
    .optional(),
}).superRefine(({source, learn, uses}, context) => {
  const report = (field: string, what: string) =>
    context.addIssue({code: 'custom', path: [field], ...write(what).errorMap()});
  if (source !== undefined && learn === undefined) {
    report('learn', 'what readers can learn from the source');
  }
  if (source !== undefined && uses.length === 0) {
    report('uses', 'the @remotion/* packages in the package.json of the repository');
  }
});

export type ShowcaseEntry = z.infer<typeof showcaseSchema>;
