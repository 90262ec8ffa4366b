import {z} from 'zod';
import {
  fieldsOf,
  line,
  lines,
  lineThatFits,
  paragraph,
  siteLink,
  slug,
  someOf,
  write,
} from './fields';

/** The skills by which readers can filter the list of experts. */
const expertSkills = [
  'animation',
  'audio',
  'captions',
  'cloud',
  'data',
  'graphics',
  'performance',
  'player',
  'react',
  'server',
  'teaching',
  'video files',
] as const;

/** The fields of every profile. */
const profile = {
  slug,
  name: lineThatFits('the specialty', 4, 40),
  summary: lineThatFits('what a client gets, in one sentence', 50, 160),
  description: paragraph('the problem that a client has and what changes once it is solved'),
  skills: someOf(expertSkills),
  does: lines('one kind of work that the expert does', 3),
  projects: lines('a typical project', 3),
  reads: z.array(siteLink, write('a list of two or more links')).min(2),
  asks: z
    .array(
      line('a question to ask in the first call').refine(
        (text) => text.endsWith('?'),
        'Write a question that ends in a question mark.',
      ),
      write('a list of three or more questions'),
    )
    .min(3),
};

/** The person or the studio behind a real profile. */
const person = fieldsOf('a person', {
  name: line('the name of the person or the studio'),
  location: line('the city and the country, or the time zone'),
  url: z.string(write('the URL of the website, with https://')).regex(/^https:\/\/\S+$/),
  contact: z
    .string(write('how to get in touch: mailto: with an email address, or a URL with https://'))
    .regex(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/),
});

/**
 * An expert profile, one file in `src/data/experts`.
 *
 * With `sample: true`, it describes a specialty without a person. With `sample: false`, it describes the person
 * in `person`, who is available for hire.
 */
export const expertSchema = z.discriminatedUnion(
  'sample',
  [
    fieldsOf('a sample profile', {...profile, sample: z.literal(true)}),
    fieldsOf('a profile', {...profile, sample: z.literal(false), person}),
  ],
  write('sample: true for a specialty without a person, or sample: false and a person'),
);

export type Expert = z.infer<typeof expertSchema>;

/** The data of a card in the list of experts. Only real profiles have `person`. */
export interface ExpertCard extends Pick<
  Expert,
  'slug' | 'name' | 'sample' | 'summary' | 'skills'
> {
  readonly person?: Pick<z.infer<typeof person>, 'name' | 'location'>;
}

/** The cards of all experts: real profiles before samples, sorted by specialty. */
export const expertCards = (experts: readonly Expert[]): ExpertCard[] =>
  [...experts]
    .sort((a, b) => Number(a.sample) - Number(b.sample) || (a.name < b.name ? -1 : 1))
    .map((expert) => {
      const {slug, name, sample, summary, skills} = expert;
      const card: ExpertCard = {slug, name, sample, summary, skills};
      if (expert.sample) {
        return card;
      }
      const {name: personName, location} = expert.person;
      return {...card, person: {name: personName, location}};
    });
