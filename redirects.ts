import {existsSync} from 'node:fs';
import path from 'node:path';
import {fileOfRoute} from './plugins/pages';

export interface Redirect {
  /** The old path without a fragment. Browsers keep the fragment of the URL. */
  readonly from: string;
  readonly to: string;
  /** The page to redirect to until `to` is written. Remove it once `to` exists. A check reminds you. */
  readonly meanwhile?: string;
}

/**
 * Former URLs, and URLs that the toolkit's packages print, with their destinations. The build generates the
 * redirects from this list, and the checks read it.
 */
export const redirects: readonly Redirect[] = [
  // Short URLs in messages and READMEs of the packages.
  {from: '/acknowledgements', to: '/docs/acknowledgements'},
  {from: '/api', to: '/docs/api'},
  {from: '/bun', to: '/docs/bun', meanwhile: '/docs/'},
  {from: '/chrome-for-testing', to: '/docs/miscellaneous/chrome-headless-shell'},
  {from: '/chrome-headless-shell', to: '/docs/miscellaneous/chrome-headless-shell'},
  {from: '/license', to: '/docs/license'},
  {from: '/media-parser', to: '/docs/media-parser'},
  {from: '/paths', to: '/docs/paths'},
  {from: '/transitions', to: '/docs/transitions'},
  {from: '/webcodecs', to: '/docs/webcodecs'},
  // Pages that the packages link to by a different path.
  {from: '/docs/lambda/deploy-site', to: '/docs/lambda/deploysite'},
  {from: '/docs/render-media', to: '/docs/renderer/render-media'},
  {
    from: '/docs/troubleshooting/serialize-defaultprops',
    to: '/docs/troubleshooting/defaultprops-too-big',
  },
  // Pages of tags that grouped one or two posts, and are gone.
  {from: '/blog/tags/audio', to: '/blog'},
  {from: '/blog/tags/licensing', to: '/blog'},
  {from: '/learn/tags', to: '/learn'},
  {from: '/learn/tags/animation', to: '/learn'},
  {from: '/learn/tags/beginner', to: '/learn'},
  {from: '/learn/tags/text', to: '/learn'},
  {from: '/success-stories/tags/events', to: '/success-stories'},
  {from: '/success-stories/tags/lambda', to: '/success-stories'},
  {from: '/success-stories/tags/open-source', to: '/success-stories'},
  {from: '/success-stories/tags/personalized', to: '/success-stories'},
  {from: '/success-stories/tags/player', to: '/success-stories'},
];

/**
 * Returns the current destination of each redirect: `to`, or `meanwhile` until that page is written.
 *
 * @param siteDir root of the repository
 * @throws if neither page exists, with the names of all such redirects
 */
export function liveRedirects(siteDir: string, list: readonly Redirect[] = redirects): Redirect[] {
  const isWritten = (route: string): boolean =>
    !route.startsWith('/docs/') || existsSync(path.join(siteDir, fileOfRoute(route)));
  const live = list.map(({from, to, meanwhile}) => ({
    from,
    to: [to, meanwhile].find((route) => route !== undefined && isWritten(route)),
  }));
  const broken = list.filter((_, index) => live[index]?.to === undefined);
  if (broken.length > 0) {
    throw new Error(
      `redirects.ts: These redirects lead to pages that don't exist: ${broken.map(({from, to}) => `${from} → ${to}`).join(', ')}. Write the page, correct \`to\`, or set \`meanwhile\` to a page that exists.`,
    );
  }
  return live.flatMap(({from, to}) => (to === undefined ? [] : [{from, to}]));
}
