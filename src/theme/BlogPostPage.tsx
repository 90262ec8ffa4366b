import type BlogPostPage from '@theme/BlogPostPage';
import OriginalBlogPostPage from '@theme-original/BlogPostPage';
import {onNewLocation} from '@site/src/components/redrawing/onNewLocation';

/** Wraps the original: the post that is left is not drawn again. */
export default onNewLocation(OriginalBlogPostPage as typeof BlogPostPage);
