import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {organization, organizationProfiles} from '@site/features/site/organization';

/**
 * Describes the organization and the site to search engines.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export default function SiteStructuredData() {
  const {
    siteConfig: {title, tagline, url},
  } = useDocusaurusContext();
  const publisher = organization(url);
  const site = {
    '@type': 'WebSite',
    '@id': `${url}/#website`,
    name: publisher.name,
    alternateName: title,
    description: tagline,
    url: `${url}/`,
    publisher: {'@id': publisher['@id']},
    potentialAction: {
      '@type': 'SearchAction',
      target: {'@type': 'EntryPoint', urlTemplate: `${url}/search?q={search_term_string}`},
      'query-input': 'required name=search_term_string',
    },
  };
  const owner = {...publisher, sameAs: organizationProfiles};
  return (
    <Head>
      <script type="application/ld+json">
        {JSON.stringify({'@context': 'https://schema.org', '@graph': [owner, site]})}
      </script>
    </Head>
  );
}
