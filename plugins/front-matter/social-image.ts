import {collections, type CollectionId} from '../../config/collections';
import {docsImage, postImage, socialImagePath} from '../../config/social-images';
import {placeOfRoute, routeOfFile, type FrontMatter} from '../pages';

const isCollection = (name: string): name is CollectionId => Object.hasOwn(collections, name);

/**
 * Returns the path of the social image of a page.
 *
 * @param file path relative to the root of the repository, with forward slashes
 * @returns undefined for files that aren't pages of a collection
 */
export const imageOf = (file: string, frontMatter: FrontMatter): string | undefined => {
  const [folder = ''] = file.split('/');
  const {slug, title} = frontMatter;
  if (isCollection(folder) && typeof slug === 'string') {
    return socialImagePath(postImage(folder, slug, String(title)).key);
  }
  const route = routeOfFile(file);
  return route && socialImagePath(docsImage({place: placeOfRoute(route), frontMatter}).key);
};
