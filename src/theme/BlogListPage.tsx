import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogListPage';
import OriginalBlogListPage from '@theme-original/BlogListPage';
import {ListFrame, listTitle} from '@site/src/components/BlogList/listFrame';
import {memoByLocation} from '@site/src/components/memo/memoByLocation';

/**
 * Wraps the original, which has no heading: the list of posts below shows the one handed down. Later pages of
 * the list get a title and a description of their own.
 */
function BlogListPage({after, ...props}: Props & {readonly after?: ReactNode}) {
  const {blogTitle, blogDescription, page, totalPages} = props.metadata;
  return (
    <ListFrame value={{metadata: props.metadata, after}}>
      <OriginalBlogListPage {...props} />
      {page > 1 && (
        <PageMetadata
          title={listTitle(blogTitle, page)}
          description={`${blogDescription} Page ${page} of ${totalPages}.`}
        />
      )}
    </ListFrame>
  );
}

export default memoByLocation(BlogListPage);
