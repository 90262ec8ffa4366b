import type {Heading} from '../../plugins/pages/headings';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';

/**
 * Headings must not skip a level, use level one (the title of the page), or repeat an ID.
 *
 * @param linked heading IDs of this page that URLs in the toolkit's packages link to
 */
export function checkHeadings(
  page: Page,
  headings: readonly Heading[],
  linked: ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, Heading>();
  // A partial may start at any level: the page that includes it has the headings above.
  let depth = page.partial ? (headings[0]?.depth ?? 1) : 1;
  for (const heading of headings) {
    const {file, line, text} = heading;
    if (heading.depth === 1) {
      problems.push({
        file,
        line,
        message: `“# ${text}” is a second level-one heading.`,
        remedy: 'Use ##. The title in the front matter is already the level-one heading.',
      });
    } else if (heading.depth > depth + 1) {
      problems.push({
        file,
        line,
        message: `The level-${heading.depth} heading “${text}” follows a level-${depth} heading.`,
        remedy: `Use ${'#'.repeat(depth + 1)}, or add the missing heading above it.`,
      });
    }
    depth = heading.depth;
    const twin = seen.get(heading.id);
    if (twin) {
      problems.push({
        file,
        line,
        message: `“${text}” has the same ID as “${twin.text}” on line ${twin.line}: “${heading.id}”.`,
        remedy: 'Set a different ID on one of them: `## Title {#another-id}`.',
      });
    }
    seen.set(heading.id, heading);
    if (linked.has(heading.id) && !heading.explicit) {
      problems.push({
        file,
        line,
        message: `The toolkit's packages link to #${heading.id}, but the heading “${text}” has no explicit ID.`,
        remedy: `Add {#${heading.id}} after the text, so that the link still works if the heading is reworded.`,
      });
    }
  }
  return problems;
}
