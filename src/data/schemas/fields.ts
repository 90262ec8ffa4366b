import {z} from 'zod';

/**
 * Makes a schema say what to write instead of what it found: the message of each of its issues
 * becomes `Write …`.
 *
 * @param what the end of that sentence, without the full stop: `a whole number, 1 or more`
 */
export const write = (what: string) => ({errorMap: () => ({message: `Write ${what}.`})});

/**
 * An entry, or a part of one, that takes these fields and no other. Its message for an unknown field
 * names the ones there are.
 *
 * @param what the entry with its article: `a template`
 */
export const fieldsOf = <Shape extends z.ZodRawShape>(what: string, shape: Shape) =>
  z
    .object(shape, write(`the fields of ${what}, one \`field: value\` for each`))
    .strict(`Remove it, or write a field of ${what}: ${Object.keys(shape).join(', ')}.`);

/** The name of the entry's file without `.yml`, and the last part of its address. */
export const slug = z
  .string(
    write(
      'lower case letters and digits with hyphens between them, the same as the name of the file',
    ),
  )
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** A line of text. */
export const line = (what: string) => z.string(write(what)).trim().min(1);

/** A line of text that has to fit, with the fewest and the most characters. */
export const lineThatFits = (what: string, min: number, max: number) =>
  z
    .string(write(`${what}, of ${min} to ${max} characters`))
    .trim()
    .min(min)
    .max(max);

/** A list of lines, in the order in which they are shown. */
export const lines = (what: string, min: number) =>
  z.array(line(what), write(`a list of ${min} or more, each of them ${what}`)).min(min);

const countSentences = (text: string): number => text.match(/[.?!](?=\s|$)/g)?.length ?? 0;

/** Two to four sentences in one paragraph. */
export const paragraph = (what: string) => {
  const remedy = write(`${what}, in two to four sentences`);
  return z
    .string(remedy)
    .trim()
    .refine((text) => {
      const count = countSentences(text);
      return count >= 2 && count <= 4;
    }, remedy.errorMap());
};

/** A link to a page of this site, shown as its label. The build checks that the page exists. */
export const siteLink = fieldsOf('a link', {
  label: line('what the reader finds at the end of the link'),
  to: z
    .string(write('the path of a page of this site, with a leading slash: /docs/spring'))
    .regex(/^\/[a-z0-9/-]*$/),
});

export type SiteLink = z.infer<typeof siteLink>;
