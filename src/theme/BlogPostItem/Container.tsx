import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import clsx from 'clsx';
import type {Props} from '@theme/BlogPostItem/Container';
import OriginalContainer from '@theme-original/BlogPostItem/Container';
import ListPoster from '@site/src/components/BlogList/ListPoster';
import styles from '@site/src/components/BlogList/ListPoster.module.css';

/** Wraps the original: in a list, the image of a post is next to its text. */
export default function Container({children, className}: Props) {
  const {isBlogPostPage, frontMatter} = useBlogPost();
  const {poster} = frontMatter as {poster?: string};
  if (isBlogPostPage || poster === undefined) {
    return <OriginalContainer className={className}>{children}</OriginalContainer>;
  }
  return (
    <OriginalContainer className={clsx(className, styles.item)}>
      <ListPoster id={poster} />
      {children}
    </OriginalContainer>
  );
}
