import {validateFrontMatter} from '../../plugins/front-matter';
import {frontMatterLine, type Page} from '../lib/pages';
import type {Problem} from '../lib/problem';

/** The same schema that stops the build, with the line of the field. */
export function checkFrontMatter(page: Page): Problem[] {
  return validateFrontMatter(page.file, page.frontMatter).map(({field, message, remedy}) => ({
    file: page.file,
    line: frontMatterLine(page, field.split('.')[0]!),
    message,
    remedy,
  }));
}
