import type {CollectionId} from './collections';
import type {DocsPage} from '../pages';
// The product pages import this file, so it may not import modules that read files.
import {packageOfPage} from '../pages/package';

/** The size that social networks show without cropping, in pixels. */
export const socialImageSize = {width: 1200, height: 630} as const;

/** The social image of one page, or of all pages of a package or category. */
export interface SocialImage {
  /** The path in `static/img/social`, without the extension: `blog/4-0`. */
  readonly key: string;
  /** The kind of page, which is shown next to the brand. Empty for the site as a whole. */
  readonly kicker: string;
  readonly title: string;
}

/** The URL path of the image with a key. */
export const socialImagePath = (key: string): string => `/img/social/${key}.png`;

/** The image of the home page and of all pages that have no other image. */
export const siteImage: SocialImage = {
  key: 'site',
  kicker: '',
  title: 'Make videos programmatically',
};

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
 * The image of a docs page is the image of its outermost sidebar category. In the API reference, the categories
 * are packages. Pages outside of a category use the image of their package.
 */
export const docsImage = ({
  place,
  frontMatter,
}: Pick<DocsPage, 'place' | 'frontMatter'>): SocialImage => {
  const title = place?.categories[0] ?? packageOfPage(frontMatter) ?? 'Documentation';
  const isPackage = /^@|^remotion$/.test(title);
  return {
    key: `${isPackage ? 'packages' : 'docs'}/${keyOf(title)}`,
    kicker: isPackage ? 'API reference' : 'Docs',
    title,
  };
};

/** How the images name the posts of each collection. */
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

/** @param name name of the template, as its page shows it before "template" */
export const templateImage = (slug: string, name: string): SocialImage => ({
  key: `templates/${slug}`,
  kicker: 'Template',
  title: name,
});
