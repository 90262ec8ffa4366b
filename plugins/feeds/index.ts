import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import {feedHtml} from './feed-html';

type CreateFeedItems = NonNullable<NonNullable<BlogOptions['feedOptions']>['createFeedItems']>;

/** The posts of a feed as Docusaurus makes them, but with content for readers without the site's app. */
export const createFeedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item) => ({
    ...item,
    ...(item.content && {content: feedHtml(item.content, item.link)}),
  }));
};
