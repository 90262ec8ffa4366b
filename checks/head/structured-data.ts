import {collectionIds} from '../../config/collections';
import {builtFileOf, type BuiltPage} from '../lib/built-site';
import type {Problem} from '../lib/problem';
import {postOf} from './feeds';

type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the items in the structured data of a page, or the error if its JSON is invalid. */
const thingsOf = ({structuredData}: BuiltPage): Thing[] =>
  structuredData.flatMap((text) => {
    const parsed: unknown = JSON.parse(text);
    const top = isThing(parsed) && Array.isArray(parsed['@graph']) ? parsed['@graph'] : [parsed];
    return (top as unknown[]).filter(isThing);
  });

const isPost = (route: string): boolean => collectionIds.some((id) => postOf(id).test(route));

/** Returns the problems with the structured data of a post. */
const judgePost = (root: string, things: readonly Thing[], siteUrl: string): string[] => {
  const posting = things.find((thing) => thing['@type'] === 'BlogPosting');
  if (posting === undefined) {
    return ['The structured data has no BlogPosting.'];
  }
  const {author, image} = posting;
  const authors = [author].flat().filter(isThing);
  const source = isThing(image) ? image['url'] : image;
  const url = typeof source === 'string' ? source : '';
  return [
    ...(authors.some(({name}) => typeof name === 'string' && name !== '')
      ? []
      : ['The BlogPosting has no author with a name.']),
    ...(url.startsWith(`${siteUrl}/`) && builtFileOf(root, url.slice(siteUrl.length)) !== undefined
      ? []
      : ['The BlogPosting has no image that is in build/.']),
  ];
};

/** Returns the problems with the structured data of the home page. */
const judgeHome = (things: readonly Thing[], siteUrl: string): string[] => {
  const ofType = (type: string) => things.find((thing) => thing['@type'] === type);
  const site = ofType('WebSite');
  const action = site?.['potentialAction'];
  const target = isThing(action) ? action['target'] : undefined;
  const template = isThing(target) ? target['urlTemplate'] : target;
  return [
    ...(ofType('Organization')?.['name'] ? [] : ['There is no Organization with a name.']),
    ...(site?.['name'] ? [] : ['There is no WebSite with a name.']),
    ...(typeof template === 'string' && template.startsWith(`${siteUrl}/search?q={`)
      ? []
      : [`The WebSite has no SearchAction for ${siteUrl}/search?q=.`]),
  ];
};

/** The home page must describe the site and its organization, and each post its author and image. */
export const checkStructuredData = (
  root: string,
  pages: readonly BuiltPage[],
  siteUrl: string,
): Problem[] =>
  pages.flatMap((page) => {
    const problem = (message: string): Problem => ({
      file: page.file,
      line: 1,
      message,
      remedy: 'Correct SiteStructuredData or StructuredData in src/.',
    });
    try {
      const things = thingsOf(page);
      if (page.route === '/') {
        return judgeHome(things, siteUrl).map(problem);
      }
      return isPost(page.route) ? judgePost(root, things, siteUrl).map(problem) : [];
    } catch (error) {
      return [problem(`The structured data isn't valid JSON: ${(error as Error).message}`)];
    }
  });
