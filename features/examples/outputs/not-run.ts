import {readFileSync} from 'node:fs';
import {parseYaml} from '@docs-kit/entries';
import {z} from 'zod';

export const notRunFile = 'features/examples/outputs/not-run.yml';

const entry = z
  .object({
    /** The page that shows the output. */
    page: z.string(),
    /** The first line of the code block that isn't only a bracket, or the expression and its value. */
    output: z.string(),
    reason: z.string(),
  })
  .strict();

/** An output that no check can reproduce. */
export type NotRun = z.infer<typeof entry>;

/**
 * Reads the outputs that no check can reproduce.
 *
 * @throws if the file isn't a list of entries with a page, an output and a reason
 */
export function readNotRun(
  text = readFileSync(new URL('./not-run.yml', import.meta.url), 'utf8'),
): NotRun[] {
  const result = z.array(entry).safeParse(parseYaml(notRunFile, text));
  if (result.success) {
    return result.data;
  }
  const {path: place, message} = result.error.issues[0]!;
  const [index = 0, field = 'entry'] = place;
  throw new Error(
    `${notRunFile}: entry ${Number(index) + 1}, \`${field}\`: ${message}. Write \`page\`, \`output\` and \`reason\`.`,
  );
}
