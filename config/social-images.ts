import type {CollectionId} from './collections';
import type {DocsRoute} from './docs-routes';

/** The size that social networks show uncropped, in pixels. */
export const socialImageSize = {width: 1200, height: 630} as const;

/** The social image of one page, or of all pages of a package or category. */
export interface SocialImage {
  /** Path below `static/img/social`, without the extension: `blog/4-0`. */
  readonly key: string;
  /** The kind of page, next to the brand. */
  readonly kicker: string;
  readonly title: string;
}

/** The path on the site at which the image with a key is served. */
export const socialImagePath = (key: string): string => `/img/social/${key}.png`;

/** Product pages outside the docs, with their `<title>`. */
export const productImages = [
  {key: 'products/player', kicker: 'Product', title: 'Player: videos in your React app'},
  {key: 'products/lambda', kicker: 'Product', title: 'Lambda: render videos in parallel'},
] as const satisfies readonly SocialImage[];

const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * The image of a docs page: that of its outermost sidebar category. The categories of the API reference are
 * the packages. A page outside the sidebars has the image of its package.
 */
export const docsImage = ({category, packageName}: DocsRoute): SocialImage => {
  const title = category[0] ?? /^(?:@[^/]+\/)?[^/]+/.exec(packageName)?.[0] ?? 'Documentation';
  const isPackage = /^@|^remotion$/.test(title);
  return {
    key: `${isPackage ? 'packages' : 'docs'}/${keyOf(title)}`,
    kicker: isPackage ? 'API reference' : 'Docs',
    title,
  };
};

/** What posts of a collection are called on their images. */
const kickers: Readonly<Record<CollectionId, string>> = {
  blog: 'Blog',
  learn: 'Tutorial',
  'success-stories': 'Success story',
};

export const postImage = (collection: CollectionId, slug: string, title: string): SocialImage => ({
  key: `${collection}/${slug}`,
  kicker: kickers[collection],
  title,
});

/** @param name of the template, as its page has it in front of "template" */
export const templateImage = (slug: string, name: string): SocialImage => ({
  key: `templates/${slug}`,
  kicker: 'Template',
  title: name,
});
