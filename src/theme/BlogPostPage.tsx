import type BlogPostPage from '@theme/BlogPostPage';
import OriginalBlogPostPage from '@theme-original/BlogPostPage';
import {memoByLocation} from '@site/src/components/memo/memoByLocation';

/** Wraps the original: the post that is left isn't rendered again. */
export default memoByLocation(OriginalBlogPostPage as typeof BlogPostPage);
