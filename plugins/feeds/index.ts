import blogPlugin, {
  validateOptions,
  type BlogContent,
  type Options,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, PluginModule} from '@docusaurus/types';
import type {PluginAfterPages} from '../built-pages';
import {completeFeeds} from './complete';
import {feedHtml} from './feed-html';

type CreateFeedItems = NonNullable<NonNullable<Options['feedOptions']>['createFeedItems']>;

/** Creates the feed items of Docusaurus, but with content that works without the app. */
export const createFeedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item) => ({
    ...item,
    ...(item.content && {content: feedHtml(item.content, item.link)}),
  }));
};

/**
 * The blog plugin of Docusaurus, which reads the built pages for its feeds: here, it does so when they are edited,
 * and the feeds are completed.
 */
const postsPlugin = async (
  context: LoadContext,
  options: PluginOptions & {readonly id: string},
): Promise<PluginAfterPages<BlogContent>> => {
  const {postBuild, ...plugin} = await blogPlugin(context, options);
  return {
    ...plugin,
    afterPages: async (site) => {
      await postBuild?.(site);
      completeFeeds(site.outDir, options.id, site.siteConfig.url);
    },
  };
};

export default Object.assign(postsPlugin, {validateOptions}) as unknown as PluginModule;
