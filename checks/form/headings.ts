import type {Heading} from '../../plugins/pages/headings';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';

/** Headings must not skip a level, use level one (the title of the page), or repeat an ID. */
export function checkHeadings(page: Page, headings: readonly Heading[]): Problem[] {
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
  }
  return problems;
}
