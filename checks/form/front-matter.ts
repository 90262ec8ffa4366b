import {validateFrontMatter} from '../../features/front-matter';
import {frontMatterLine, type Page} from '../../packages/docs-proof/lib/pages';
import type {Problem} from '../../packages/docs-proof/lib/problem';

/** Validates the front matter with the same schema as the build, and adds the line of the field. */
export function checkFrontMatter(root: string, page: Page): Problem[] {
  return validateFrontMatter(root, page).map(({field, message, remedy}) => ({
    file: page.file,
    line: frontMatterLine(page, field.split('.')[0]!),
    message,
    remedy,
  }));
}
