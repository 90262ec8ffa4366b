import {z} from 'zod';
import {retiredAddressOf} from '../../../config/retired-addresses';
import {fieldsOf, line, lineThatFits, slug, write} from './fields';

/** What a piece of work is, by which the showcase is filtered. */
export const showcaseKinds = [
  /** One video for each person, made from data about them. */
  'personalized',
  /** Numbers and measurements as a video. */
  'data',
  /** Made for the feeds of social networks. */
  'social',
  /** Shows a product or a release. */
  'product',
  /** Explains something. */
  'education',
  /** Made from sound, or for it. */
  'music',
  /** Conferences, meetups and races. */
  'events',
  /** Made for its looks. */
  'art',
  /** Software with which others make videos. */
  'tool',
] as const;

export type ShowcaseKind = (typeof showcaseKinds)[number];

const kind = z.enum(showcaseKinds, write(`one of ${showcaseKinds.join(', ')}`));

const differ = (values: readonly string[]) => new Set(values).size === values.length;

/** A public page that still shows the work. Its URL starts with https:// and has no spaces. */
const address = (what: string) =>
  z
    .string(write(what))
    .regex(/^https:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?$/)
    .superRefine((url, context) => {
      const retired = retiredAddressOf(url);
      if (retired) {
        context.addIssue({code: 'custom', ...write(retired.instead).errorMap()});
      }
    });

const kindList = `a list of one to three kinds, each once: ${showcaseKinds.join(', ')}`;

const packageList =
  "a list of npm packages, each once, without remotion itself: ['@remotion/player']; or [] if none is known";

/**
 * Something made with Remotion, one file in `src/data/showcase`. A comment at the top of the file lists
 * the public pages that its facts come from.
 */
export const showcaseSchema = fieldsOf('a showcase entry', {
  slug,
  /** The name that its makers gave it. */
  title: lineThatFits('the name of the work', 2, 40),
  /** What it is and what you can do with it. The build cannot verify it, so verify it yourself. */
  summary: lineThatFits('what it is and what you can do with it', 80, 220),
  /** The company or project that made it. */
  by: line('the company or the public project that made it'),
  /** Where to see it or use it. */
  url: address('the address of its public page, with https://'),
  /** The repository, if it is public. */
  source: address(
    'the address of its repository, with https://, or leave the field out',
  ).optional(),
  kinds: z.array(kind, write(kindList)).min(1).max(3).refine(differ, write(kindList).errorMap()),
  /**
   * The `@remotion/*` packages in the `package.json` of the repository, without those that only lint or
   * compile. If the source is not public, the packages that its makers name.
   */
  uses: z
    .array(
      z
        .string(write('the name of a package of the toolkit: @remotion/player'))
        .regex(/^@remotion\/[a-z0-9]+(?:-[a-z0-9]+)*$/),
      write(packageList),
    )
    .refine(differ, write(packageList).errorMap()),
  /** The year in which it became public, if a source states it. */
  year: z
    .number(write('the year as a whole number from 2021, or leave the field out'))
    .int()
    .min(2021)
    .optional(),
}).superRefine(({source, uses}, context) => {
  if (source !== undefined && uses.length === 0) {
    context.addIssue({
      code: 'custom',
      path: ['uses'],
      ...write(
        'the @remotion/* packages that are in the package.json of the repository',
      ).errorMap(),
    });
  }
});

export type ShowcaseEntry = z.infer<typeof showcaseSchema>;
