import type {ApiReference} from '../front-matter';
import type {FrontMatter} from './front-matter';

/**
 * What a page of kind `api` documents; empty for every other page. Skips entries without a package, which the check
 * `form` reports.
 */
export const apisOf = ({kind, api}: FrontMatter): readonly ApiReference[] =>
  kind === 'api'
    ? ([api].flat() as (ApiReference | undefined)[]).filter(
        (each): each is ApiReference => typeof each?.package === 'string',
      )
    : [];

/** The npm package that an import belongs to: `@remotion/transitions/fade` is part of `@remotion/transitions`. */
export const packageOf = (from: string): string =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');

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
