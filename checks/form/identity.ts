import {frontMatterLine, type Problem} from '@docs-kit/docs-proof';
import type {Page} from '@docs-kit/docs-proof/markdown';

/** The title of an API page must be the name of the API. */
export function checkIdentity(page: Page): Problem[] {
  const {title, api} = page.frontMatter;
  const symbol =
    typeof api === 'object' && api !== null && 'symbol' in api && typeof api.symbol === 'string'
      ? api.symbol
      : undefined;
  // An export that became a property of an object keeps its name: `CaptionsInternals.ensureMax…`.
  const name = symbol?.replace(/^\w+Internals\./, '');
  return typeof title !== 'string' ||
    name === undefined ||
    [`${name}()`, `<${name}>`, name].includes(title)
    ? []
    : [
        {
          file: page.file,
          line: frontMatterLine(page, 'title'),
          message: `The title “${title}” isn't the name of the API.`,
          remedy: `Use ${name}() for a function, <${name}> for a component, and ${name} for anything else.`,
        },
      ];
}
