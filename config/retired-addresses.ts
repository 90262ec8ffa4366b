/** A public page that no longer shows the work that it was known for. */
interface RetiredAddress {
  /** The host and path without `https://` and `www.`. Pages below this path are retired as well. */
  readonly address: string;
  /** What to link instead. */
  readonly instead: string;
}

/** URLs that pages and entries must not link to. */
const retiredAddresses: readonly RetiredAddress[] = [
  {
    address: 'githubunwrapped.com',
    instead: 'https://github.com/remotion-dev/github-unwrapped-2023',
  },
  {
    address: 'instagram.com/hellometeo',
    instead: 'https://github.com/florentpergoud/remotion-weather',
  },
  {address: 'mockoops.mohitya.dev', instead: 'https://github.com/Just-Moh-it/Mockoops'},
  {address: 'shortvid.io', instead: 'https://github.com/lyonjs/shortvid.io'},
  {
    address: 'twitter.com/producthuntoday',
    instead: 'https://github.com/Kamigami55/product-hunt-today',
  },
  {address: 'typeframes.com', instead: 'https://www.revid.ai'},
  {address: 'x.com/producthuntoday', instead: 'https://github.com/Kamigami55/product-hunt-today'},
];

/**
 * Returns the entry that matches a link.
 *
 * @param url a link in any form; links without a protocol never match
 */
export const retiredAddressOf = (url: string): RetiredAddress | undefined => {
  const target = url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[?#].*$/, '');
  return target === url.toLowerCase()
    ? undefined
    : retiredAddresses.find(({address}) => target === address || target.startsWith(`${address}/`));
};
