import type {FrontMatterProblem} from './validate';

/**
 * Reports each date in the front matter that isn't in the calendar. YAML would turn February 31 into March 3.
 *
 * @param text the whole file
 */
export function impossibleDates(text: string): FrontMatterProblem[] {
  const [, frontMatter = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text) ?? [];
  return [...frontMatter.matchAll(/^(\w+):\s*(['"]?)(\d{4}-\d{2}-\d{2})(?!\d)/gm)].flatMap(
    ([, field = '', , date = '']) => {
      const read = new Date(`${date}T00:00:00Z`);
      return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date)
        ? []
        : [
            {
              field,
              message: `\`${field}\` is ${date}, which isn't a valid date.`,
              remedy: `Write a valid date: \`${field}: 2023-07-03\`.`,
            },
          ];
    },
  );
}
