import type {Problem} from '@docs-kit/docs-proof';
import type {Heading} from '@docs-kit/docs-proof/markdown';
import {writeHeadingId} from '@docs-kit/heading-ids';

/** Headings must not repeat an ID. markdownlint checks their levels. */
export function checkHeadings(headings: readonly Heading[]): Problem[] {
  const seen = new Map<string, Heading>();
  return headings.flatMap((heading) => {
    const {file, line, text} = heading;
    // Docusaurus would number it, so that links to it lead to the other heading.
    const id = heading.explicit ?? heading.id;
    const twin = seen.get(id);
    seen.set(id, heading);
    return twin
      ? [
          {
            file,
            line,
            message: `“${text}” has the same ID as “${twin.text}” on line ${twin.line}: “${id}”.`,
            remedy: `Set a different ID on one of them: \`## Title ${writeHeadingId('another-id')}\`.`,
          },
        ]
      : [];
  });
}
