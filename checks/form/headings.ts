import type {Heading} from '../lib/outline';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';

/**
 * No level is skipped, none is the page's own level one, and no fragment is there twice.
 *
 * @param linked fragments of this page that addresses in the toolkit's packages lead to
 */
export function checkHeadings(
  page: Page,
  headings: readonly Heading[],
  linked: ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, Heading>();
  // A partial goes on below the heading under which it is included.
  let depth = page.partial ? (headings[0]?.depth ?? 1) : 1;
  for (const heading of headings) {
    const {file, line, text} = heading;
    if (heading.depth === 1) {
      problems.push({
        file,
        line,
        message: `“# ${text}” is a second heading of level one.`,
        remedy: 'The title of the front matter is the heading of the page; write ##.',
      });
    } else if (heading.depth > depth + 1) {
      problems.push({
        file,
        line,
        message: `“${text}” is of level ${heading.depth}, below one of level ${depth}.`,
        remedy: `Write ${'#'.repeat(depth + 1)}, or add the heading that is missing above it.`,
      });
    }
    depth = heading.depth;
    const twin = seen.get(heading.id);
    if (twin) {
      problems.push({
        file,
        line,
        message: `“${text}” has the id “${heading.id}”, as has “${twin.text}” in line ${twin.line}.`,
        remedy: 'Give one of the two another id: `## Title {#another-id}`.',
      });
    }
    seen.set(heading.id, heading);
    if (linked.has(heading.id) && !heading.explicit) {
      problems.push({
        file,
        line,
        message: `Packages of the toolkit link to #${heading.id}, and the heading “${text}” does not write that id out.`,
        remedy: `Write it behind the text, so that a new wording keeps the address: {#${heading.id}}`,
      });
    }
  }
  return problems;
}
