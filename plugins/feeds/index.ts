import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import {feedHtml} from './feed-html';

type CreateFeedItems = NonNullable<NonNullable<BlogOptions['feedOptions']>['createFeedItems']>;

/** Creates the feed items of Docusaurus, but with content that works without the app. */
export const createFeedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item) => ({
    ...item,
    ...(item.content && {content: feedHtml(item.content, item.link)}),
  }));
};
