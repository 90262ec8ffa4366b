import type {FrontMatter} from '@docs-kit/docs-proof';
import {apisOf, packageOf} from '@docs-kit/docs-proof/apis';

/**
 * The npm package that a page documents: that of its exports, of its command, or of the message that it explains.
 *
 * @returns undefined for other pages
 */
export const packageOfPage = (frontMatter: FrontMatter): string | undefined => {
  const {kind, command, package: owner} = frontMatter;
  if (kind === 'cli') {
    const [program, subcommand = ''] = String(command).split(' ').slice(1);
    const isCloud = ['lambda', 'cloudrun'].includes(subcommand);
    return program === 'remotion' ? `@remotion/${isCloud ? subcommand : 'cli'}` : program;
  }
  const from = apisOf(frontMatter)[0]?.package ?? owner;
  return typeof from === 'string' ? packageOf(from) : undefined;
};
