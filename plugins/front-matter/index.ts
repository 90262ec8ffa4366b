import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {parseFrontMatter} from '../pages';
import {checkEncoding} from '../pages/encoding';
import {impossibleDates} from './dates';
import {unknownPosters} from './poster';
import {imageOf} from './social-image';
import {validateFrontMatter} from './validate';

export type {ApiReference, Kind, Outcome} from './schema';
export {impossibleDates} from './dates';
export {unknownPosters} from './poster';
export {validateFrontMatter} from './validate';

/**
 * A strict front matter parser for `markdown.parseFrontMatter` in docusaurus.config.ts. The build fails if a
 * field is unknown, missing or invalid. The parser also adds the social image that `npm run posters` rendered.
 *
 * @throws an Error with the file, each invalid field with its value, and how to fix it
 * @see https://docusaurus.io/docs/api/docusaurus-config#markdown
 */
export const parseFrontMatterStrict: ParseFrontMatter = async (params) => {
  const file = path.relative(process.cwd(), params.filePath).split(path.sep).join('/');
  // Their errors name the file and the line.
  checkEncoding(file, params.fileContent);
  parseFrontMatter(params.fileContent, file);
  const result = await params.defaultParseFrontMatter(params);
  const problems = [
    ...impossibleDates(params.fileContent),
    ...validateFrontMatter(file, result.frontMatter),
    ...unknownPosters(process.cwd(), result.frontMatter),
  ];
  if (problems.length > 0) {
    throw new Error(
      [
        `The front matter of ${file} is invalid:`,
        ...problems.map(({message, remedy}) => `- ${message} ${remedy}`),
      ].join('\n'),
    );
  }
  const image = imageOf(file, result.frontMatter);
  return image === undefined ? result : {...result, frontMatter: {image, ...result.frontMatter}};
};
