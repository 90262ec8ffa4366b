import type {Problem} from '@docs-kit/docs-proof';
import {canonicalPath} from '../../features/site/canonical-path';
import {maxTitleLength} from '../../features/site/page-title';
import {builtFileOf, isRedirect, metaOf, type BuiltPage} from '../lib/built-site';
import {listPages, notInSitemap, type Exception} from './exceptions';

/** The minimum and maximum length of a description in characters. Search engines cut off longer ones. */
const descriptionLength = {min: 50, max: 170};

export const matches = (exceptions: readonly Exception[], {route}: BuiltPage): boolean =>
  exceptions.some((exception) => exception.route.test(route));

/** Returns the pages that search engines may index. */
export const indexable = (pages: readonly BuiltPage[]): BuiltPage[] =>
  pages.filter((page) => !isRedirect(page) && !matches(notInSitemap, page));

const problem = ({file}: BuiltPage, message: string, remedy: string): Problem => ({
  file,
  line: 1,
  message,
  remedy,
});

/** Checks the length of the title, the URL and the image of a page. axe checks that it has a title, a language and a heading. */
export const checkPage = (root: string, page: BuiltPage, siteUrl: string): Problem[] => {
  const problems: Problem[] = [];
  const add = (message: string, remedy: string) => problems.push(problem(page, message, remedy));
  if (page.title.length > maxTitleLength) {
    add(
      `The title has ${page.title.length} characters: "${page.title}".`,
      `Shorten it to at most ${maxTitleLength} characters.`,
    );
  }
  const canonical = page.links.find(({rel}) => rel === 'canonical')?.['href'];
  const expected = `${siteUrl}${canonicalPath(page.route)}`;
  if (page.route !== '/404' && canonical !== expected) {
    add(
      `The canonical URL is ${canonical ?? 'missing'}.`,
      `It must be ${expected}. Check src/theme/SiteMetadata.tsx, which sets it, and pages that replace the head.`,
    );
  }
  const shared = metaOf(page, 'og:url');
  if (page.route !== '/404' && shared !== undefined && shared !== expected) {
    add(`The og:url is ${shared}.`, `It must be the canonical URL, ${expected}.`);
  }
  const picture = checkPicture(root, metaOf(page, 'og:image'), siteUrl);
  return [...problems, ...(picture ? [problem(page, ...picture)] : [])];
};

/** Returns the message and the remedy of a problem with an `og:image`. */
const checkPicture = (
  root: string,
  picture: string | undefined,
  siteUrl: string,
): [message: string, remedy: string] | undefined => {
  if (picture === undefined) {
    return ['The page has no og:image.', 'Set `image` in the front matter or the config.'];
  }
  if (!picture.startsWith(`${siteUrl}/`)) {
    return [`The og:image ${picture} is on another host.`, 'Save the image in static/.'];
  }
  return builtFileOf(root, picture.slice(siteUrl.length)) === undefined
    ? [`The og:image ${picture} isn't in build/.`, 'Correct the path, or add it to static/.']
    : undefined;
};

/** Each page must have a unique title, and a unique description of a useful length. */
export const checkTexts = (pages: readonly BuiltPage[]): Problem[] => [
  ...indexable(pages)
    .filter((page) => !hasUsefulDescription(page))
    .map((page) => {
      const description = metaOf(page, 'description') ?? '';
      return problem(
        page,
        `The description has ${description.length} characters: "${description}".`,
        `Write ${descriptionLength.min} to ${descriptionLength.max} characters.`,
      );
    }),
  ...duplicates(pages, 'title', ({title}) => title),
  ...duplicates(pages, 'description', (page) => metaOf(page, 'description') ?? ''),
];

const hasUsefulDescription = (page: BuiltPage): boolean => {
  const {length} = metaOf(page, 'description') ?? '';
  const {min, max} = descriptionLength;
  return matches(listPages, page) ? length > 0 : length >= min && length <= max;
};

const duplicates = (
  pages: readonly BuiltPage[],
  what: string,
  textOf: (page: BuiltPage) => string,
): Problem[] => {
  const first = new Map<string, BuiltPage>();
  return pages.flatMap((page) => {
    const text = textOf(page);
    const other = first.get(text);
    if (text === '' || other === undefined) {
      first.set(text, page);
      return [];
    }
    return [
      problem(
        page,
        `${other.route} has the same ${what}: "${text}".`,
        'Describe what makes this page different.',
      ),
    ];
  });
};

/** Reports exceptions that no page needs. */
export const checkExceptions = (pages: readonly BuiltPage[]): Problem[] =>
  [...notInSitemap, ...listPages]
    .filter((exception) => !pages.some(({route}) => exception.route.test(route)))
    .map(({route}) => ({
      file: 'checks/head/exceptions.ts',
      line: 1,
      message: `No page matches ${String(route)}.`,
      remedy: 'Remove the exception.',
    }));
