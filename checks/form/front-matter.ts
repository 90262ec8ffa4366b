import {frontMatterLine, type Problem} from '@docs-kit/docs-proof';
import type {Page} from '@docs-kit/docs-proof/markdown';
import {validateFrontMatter} from '../../features/front-matter';

/** Validates the front matter with the same schema as the build, and adds the line of the field. */
export function checkFrontMatter(root: string, page: Page): Problem[] {
  return validateFrontMatter(root, page).map(({field, message, remedy}) => ({
    file: page.file,
    line: frontMatterLine(page, field.split('.')[0]!),
    message,
    remedy,
  }));
}
