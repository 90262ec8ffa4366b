import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import OriginalInfo from '@theme-original/BlogPostItem/Header/Info';
import WithCopyPage from '@site/src/components/CopyPage/WithCopyPage';

/** Wraps the original: on the page of a post, the post as Markdown is at the end of the line. */
export default function Info(props: Props) {
  const {isBlogPostPage} = useBlogPost();
  return isBlogPostPage ? (
    <WithCopyPage kind="post">
      <OriginalInfo {...props} />
    </WithCopyPage>
  ) : (
    <OriginalInfo {...props} />
  );
}
