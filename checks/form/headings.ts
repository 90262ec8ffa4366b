import type {Heading} from '../../plugins/pages/headings';
import type {Problem} from '../lib/problem';

/** Headings must not repeat an ID. markdownlint checks their levels. */
export function checkHeadings(headings: readonly Heading[]): Problem[] {
  const seen = new Map<string, Heading>();
  return headings.flatMap((heading) => {
    const {id, file, line, text} = heading;
    const twin = seen.get(id);
    seen.set(id, heading);
    return twin
      ? [
          {
            file,
            line,
            message: `“${text}” has the same ID as “${twin.text}” on line ${twin.line}: “${id}”.`,
            remedy: 'Set a different ID on one of them: `## Title {#another-id}`.',
          },
        ]
      : [];
  });
}
