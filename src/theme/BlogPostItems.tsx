import {useContext} from 'react';
import type {Props} from '@theme/BlogPostItems';
import OriginalBlogPostItems from '@theme-original/BlogPostItems';
import Heading from '@theme/Heading';
import {ListFrame, listTitle} from '@site/src/components/BlogList/listFrame';

/** Wraps the original: the list of a collection begins with the collection's title and purpose. */
export default function BlogPostItems(props: Props) {
  const list = useContext(ListFrame);
  return (
    <>
      {list && (
        <header className="margin-bottom--lg">
          <Heading as="h1">{listTitle(list.metadata.blogTitle, list.metadata.page)}</Heading>
          <p>{list.metadata.blogDescription}</p>
        </header>
      )}
      <OriginalBlogPostItems {...props} />
      {list?.after}
    </>
  );
}
