import type {BuiltPage} from '../lib/built-site';
import type {Problem} from '../../packages/docs-proof/lib/problem';
import {isBuilt, isPost} from './feeds';

type Thing = Readonly<Record<string, unknown>>;

/** Returns an object of JSON-LD. For other values, it has no properties. */
const asThing = (value: unknown): Thing =>
  typeof value === 'object' && value !== null ? (value as Thing) : {};

/** Returns the things in the structured data of a page. @throws if its JSON is invalid */
const thingsOf = ({structuredData}: BuiltPage): Thing[] =>
  structuredData.flatMap((text) => {
    const top = asThing(JSON.parse(text));
    return [top['@graph'] ?? top].flat().map(asThing);
  });

/** What the structured data of a page must state, with the complaint if it doesn't. */
const rulesFor = (
  root: string,
  page: BuiltPage,
  siteUrl: string,
): (readonly [unknown, string])[] => {
  const things = thingsOf(page);
  const ofType = (type: string) => things.find((thing) => thing['@type'] === type);
  if (page.route === '/') {
    const site = asThing(ofType('WebSite'));
    const {urlTemplate} = asThing(asThing(site['potentialAction'])['target']);
    return [
      [ofType('Organization')?.['name'], 'There is no Organization with a name.'],
      [site['name'], 'There is no WebSite with a name.'],
      [
        String(urlTemplate).startsWith(`${siteUrl}/search?q={`),
        `The WebSite has no SearchAction for ${siteUrl}/search?q=.`,
      ],
    ];
  }
  if (!isPost(page.route)) {
    return [];
  }
  const post = ofType('BlogPosting');
  const [author] = [post?.['author']].flat();
  const image = String(asThing(post?.['image'])['url']);
  return [
    [post, 'The structured data has no BlogPosting.'],
    [asThing(author)['name'], 'The BlogPosting has no author with a name.'],
    [isBuilt(root, siteUrl, image), 'The BlogPosting has no image that is in build/.'],
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
      return rulesFor(root, page, siteUrl).flatMap(([isMet, complaint]) =>
        isMet ? [] : [problem(complaint)],
      );
    } catch (error) {
      return [problem(`The structured data isn't valid JSON: ${(error as Error).message}`)];
    }
  });
