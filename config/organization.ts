import {external} from './external-links';

/**
 * The publisher of the site as https://schema.org/Organization. It is the author of posts without a
 * person's name.
 *
 * @param siteUrl origin of the site, without a slash at the end
 */
export const organization = (siteUrl: string) => ({
  '@type': 'Organization',
  '@id': `${siteUrl}/#organization`,
  name: 'Remotion',
  url: `${siteUrl}/`,
});

/** The profiles of the publisher elsewhere. */
export const organizationProfiles: readonly string[] = [
  external.repository,
  external.x,
  external.youtube,
  external.linkedin,
];
