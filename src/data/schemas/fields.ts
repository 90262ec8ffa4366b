import {z} from 'zod';

/**
 * Makes the message of every issue in a schema explain what to write: `Write …`.
 *
 * @param what the rest of the sentence, without the period: `a whole number, 1 or more`
 */
export const write = (what: string) => ({errorMap: () => ({message: `Write ${what}.`})});

/**
 * A schema that only accepts these fields. If a field is unknown, the message lists the valid ones.
 *
 * @param what the entry with its article: `a template`
 */
export const fieldsOf = <Shape extends z.ZodRawShape>(what: string, shape: Shape) =>
  z
    .object(shape, write(`the fields of ${what}, each as \`field: value\``))
    .strict(`Remove it, or use a field of ${what}: ${Object.keys(shape).join(', ')}.`);

/** The name of the entry's file without `.yml`, and the last part of its URL. */
export const slug = z
  .string(write('lowercase letters and digits separated by hyphens, the same as the file name'))
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** A line of text. */
export const line = (what: string) => z.string(write(what)).trim().min(1);

/** A line of text with a minimum and maximum length. */
export const lineThatFits = (what: string, min: number, max: number) =>
  z
    .string(write(`${what}, in ${min} to ${max} characters`))
    .trim()
    .min(min)
    .max(max);

/** A list of lines in display order. */
export const lines = (what: string, min: number) =>
  z.array(line(what), write(`a list of ${min} or more items, each of which is ${what}`)).min(min);

/** One of several words. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, write(`one of ${values.join(', ')}`));

/** One or more of several words. */
export const someOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.array(oneOf(values), write(`a list of one or more of ${values.join(', ')}`)).min(1);

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

/** A link to a page of this site. The build checks that the page exists. */
export const siteLink = fieldsOf('a link', {
  label: line('what the reader finds on the linked page'),
  to: z
    .string(write('the path of a page of this site, with a leading slash: /docs/spring'))
    .regex(/^\/[a-z0-9/-]*$/),
});
