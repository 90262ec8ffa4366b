import Head from '@docusaurus/Head';
import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/BlogListPage';
import {organization} from '@site/features/site/organization';

/**
 * Replaces the original, which repeats all data of each post, with an empty list of authors: a list needs
 * to identify its posts, and their pages describe them.
 */
export default function BlogListPageStructuredData(props: Props) {
  const {siteConfig} = useDocusaurusContext();
  const {blogPost, ...list} = useBlogListPageStructuredData(props);
  const posts = (Array.isArray(blogPost) ? blogPost : []) as readonly {readonly '@id'?: string}[];
  return (
    <Head>
      <script type="application/ld+json">
        {JSON.stringify({
          ...list,
          publisher: organization(siteConfig.url),
          blogPost: posts.map((post) => ({'@type': 'BlogPosting', '@id': post['@id']})),
        })}
      </script>
    </Head>
  );
}
