import {z} from 'zod';
import {fieldsOf, line, write} from './fields';

/** The `tags.yml` of a collection of posts, which Docusaurus reads. */
export const tagsSchema = z.record(
  fieldsOf('a tag', {
    label: line('the name of the tag'),
    permalink: z
      .string(write('the last part of the URL, with a leading slash: /release'))
      .regex(/^\/[a-z0-9-]+$/),
    description: line('what the posts with this tag have in common'),
  }),
  write('a tag on each line, with its fields below it'),
);
