import {external} from './external-links';

/**
 * The publisher of the site as https://schema.org/Organization. It is the author of posts that name no person.
 *
 * @param siteUrl origin of the site, without a trailing slash
 */
export const organization = (siteUrl: string) => ({
  '@type': 'Organization',
  '@id': `${siteUrl}/#organization`,
  name: 'Remotion',
  url: `${siteUrl}/`,
});

/** The publisher's profiles on other sites. */
export const organizationProfiles: readonly string[] = [
  external.repository,
  external.x,
  external.youtube,
  external.linkedin,
];
