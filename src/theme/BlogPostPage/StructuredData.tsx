import Head from '@docusaurus/Head';
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {organization} from '@site/features/site/organization';

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/**
 * Replaces the original, which writes empty lists of authors and keywords: a post that names no author is by the
 * organization, which is the publisher of all posts.
 */
export default function BlogPostStructuredData() {
  const {siteConfig} = useDocusaurusContext();
  const {author, keywords, ...post} = useBlogPostStructuredData();
  const publisher = organization(siteConfig.url);
  return (
    <Head>
      <script type="application/ld+json">
        {JSON.stringify({
          ...post,
          ...(!isEmpty(keywords) && {keywords}),
          author: isEmpty(author) ? publisher : author,
          publisher,
        })}
      </script>
    </Head>
  );
}
