import path from 'node:path';
import {type FrontMatter, parseFrontMatter} from '@docs-kit/docs-proof';
import {checkEncoding} from '@docs-kit/entries';
import type {ParseFrontMatter} from '@docusaurus/types';
import {docsImage, postImage, socialImagePath} from '../site/social-images';
import {isCollection} from '../site/collections';
import {placeOfRoute, routeOfFile} from '../pages';
import {validateFrontMatter} from './validate';

export type {ApiReference, Kind, Outcome} from './schema';
export {validateFrontMatter} from './validate';

/**
 * A strict front matter parser for `markdown.parseFrontMatter` in docusaurus.config.ts. The build fails if a
 * field is unknown, missing or invalid. The parser also adds the social image that `npm run posters` rendered.
 *
 * @throws an Error with the file, each invalid field with its value, and how to fix it
 * @see https://docusaurus.io/docs/api/docusaurus-config#markdown
 */
export const parseFrontMatterStrict: ParseFrontMatter = async (params) => {
  const siteDir = process.cwd();
  const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
  const text = params.fileContent;
  // Their errors name the file and the line.
  checkEncoding(file, text);
  parseFrontMatter(text, file);
  const result = await params.defaultParseFrontMatter(params);
  const problems = validateFrontMatter(siteDir, {file, text, frontMatter: result.frontMatter});
  if (problems.length > 0) {
    const list = problems.map(({message, remedy}) => `\n- ${message} ${remedy}`).join('');
    throw new Error(`The front matter of ${file} is invalid:${list}`);
  }
  const image = imageOf(file, result.frontMatter);
  return image === undefined ? result : {...result, frontMatter: {image, ...result.frontMatter}};
};

/** The path of the social image of a page; undefined for files that aren't pages of a collection. */
const imageOf = (file: string, frontMatter: FrontMatter): string | undefined => {
  const [folder = ''] = file.split('/');
  const {slug, title} = frontMatter;
  if (isCollection(folder) && typeof slug === 'string') {
    return socialImagePath(postImage(folder, slug, String(title)).key);
  }
  const route = routeOfFile(file);
  return route && socialImagePath(docsImage({place: placeOfRoute(route), frontMatter}).key);
};
