import {PageMetadata} from '@docusaurus/theme-common';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import useRouteContext from '@docusaurus/useRouteContext';
import type {Props} from '@theme/BlogTagsPostsPage';
import OriginalBlogTagsPostsPage from '@theme-original/BlogTagsPostsPage';
import {collections, type CollectionId} from '@site/features/site/collections';
import {listTitle} from '@site/src/components/BlogList/listFrame';

/** Wraps the original: two collections may have a tag of the same name, and a tag several pages. */
export default function BlogTagsPostsPage(props: Props) {
  const {plugin} = useRouteContext();
  const {tag, listMetadata} = props;
  const {page, totalPages} = listMetadata;
  const collection = collections[plugin.id as CollectionId].title;
  const title = `${collection}: ${useBlogTagsPostsPageTitle(tag)}`;
  const description = tag.description ?? title;
  return (
    <>
      <OriginalBlogTagsPostsPage {...props} />
      <PageMetadata
        title={listTitle(title, page)}
        description={page > 1 ? `${description} Page ${page} of ${totalPages}.` : description}
      />
    </>
  );
}
