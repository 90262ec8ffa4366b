import {PageMetadata} from '@docusaurus/theme-common';
import useRouteContext from '@docusaurus/useRouteContext';
import type {Props} from '@theme/BlogTagsListPage';
import OriginalBlogTagsListPage from '@theme-original/BlogTagsListPage';
import {collections, type CollectionId} from '@site/features/site/collections';

/** Wraps the original, which has the same title in every collection and no description. */
export default function BlogTagsListPage(props: Props) {
  const {plugin} = useRouteContext();
  const {title} = collections[plugin.id as CollectionId];
  return (
    <>
      <OriginalBlogTagsListPage {...props} />
      <PageMetadata title={`${title}: tags`} description={`All tags in “${title}”.`} />
    </>
  );
}
