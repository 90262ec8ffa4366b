import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Content';
import OriginalContent from '@theme-original/BlogPostItem/Content';
import type {Outcome as OutcomeData} from '@site/features/front-matter';
import Outcome from '@site/src/components/BlogList/Outcome';

/** Wraps the original: a success story begins with its outcome. */
export default function Content({children, ...props}: Props) {
  const {isBlogPostPage, frontMatter} = useBlogPost();
  const {outcome} = frontMatter as {outcome?: OutcomeData};
  return (
    <OriginalContent {...props}>
      {isBlogPostPage && outcome && <Outcome {...outcome} />}
      {children}
    </OriginalContent>
  );
}
