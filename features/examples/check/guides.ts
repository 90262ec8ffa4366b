import {type Problem, staleEntry} from '@docs-kit/docs-proof';
import type {Page} from '@docs-kit/docs-proof/markdown';
import type {LoadedExample} from './load-examples';
import type {WithoutExample} from './without-example';

const list = 'features/examples/check/without-example.ts';

/** Whether a page is a guide with numbered steps: `## 1. Create the project`. */
const hasSteps = ({partial, frontMatter, text}: Page): boolean =>
  !partial && frontMatter['kind'] === 'guide' && /^## 1\. /m.test(text);

/**
 * Each guide with numbered steps must have an example: one that lists its route in `pages` or `studio`, or that follows
 * its file. Otherwise, a list gives the reason.
 */
export const checkGuides = (
  pages: readonly Page[],
  examples: readonly LoadedExample[],
  exceptions: readonly WithoutExample[],
): Problem[] => {
  const backed = new Set(
    examples.flatMap(({example: {pages: routes, follows, studio = []}}) => [
      ...routes,
      ...(follows?.pages ?? []),
      ...studio,
    ]),
  );
  const unbacked = new Map(
    pages
      .filter(hasSteps)
      .map((page) => [page.route ?? '', page] as const)
      .filter(([route, {file}]) => !backed.has(route) && !backed.has(file)),
  );
  const listed = exceptions.flatMap(({pages: routes}) => routes);
  return [
    ...[...unbacked]
      .filter(([route]) => !listed.includes(route))
      .map(([route, {file}]) => ({
        file,
        line: 1,
        message: 'No example runs the steps of this guide.',
        remedy: `Add '${route}' to \`pages\` of an example that shows and runs its files, or add it to ${list} with the reason.`,
      })),
    ...listed
      .filter((route) => !unbacked.has(route))
      .map((route) =>
        staleEntry(
          list,
          'withoutExample',
          route,
          'It has an example, or it is not a guide with numbered steps.',
        ),
      ),
  ];
};
