import type {PluginAfterPages} from '@docs-kit/built-pages';
import blogPlugin, {
  validateOptions,
  type BlogContent,
  type Options,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, PluginModule} from '@docusaurus/types';
import {organization} from '../site/organization';
import {feedHtml} from './feed-html';

type CreateFeedItems = NonNullable<NonNullable<Options['feedOptions']>['createFeedItems']>;

/**
 * Creates the feed items of Docusaurus, but with content that works without scripts, and with an author, which Atom
 * requires.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4287#section-4.1.2
 */
export const createFeedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  const {name, url} = organization(params.siteConfig.url);
  return items.map((item) => ({
    author: [{name, link: url}],
    ...item,
    ...(item.content && {content: feedHtml(item.content, item.link)}),
  }));
};

/** The blog plugin of Docusaurus, which reads the built pages for its feeds: here, it does so when they are edited. */
const postsPlugin = async (
  context: LoadContext,
  options: PluginOptions,
): Promise<PluginAfterPages<BlogContent>> => {
  const {postBuild, ...plugin} = await blogPlugin(context, options);
  return {...plugin, afterPages: postBuild};
};

export default Object.assign(postsPlugin, {validateOptions}) as unknown as PluginModule;
