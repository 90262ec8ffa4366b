import {existsSync} from 'node:fs';
import path from 'node:path';
import {docIdOfRoute} from './config/docs-routes';

export interface Redirect {
  /** The old path, without a fragment: the fragment is kept on the way. */
  readonly from: string;
  readonly to: string;
  /** The page to redirect to until `to` is written. Remove it once `to` exists: a check says so. */
  readonly meanwhile?: string;
}

/**
 * Addresses that once were, or that the toolkit's packages print, and where they lead. The one list of
 * redirects: the build makes their pages from it, and the checks read it.
 */
export const redirects: readonly Redirect[] = [
  // Short addresses that messages and READMEs of the packages print.
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
  // Pages that the packages know by another path.
  {
    from: '/docs/lambda/deploy-site',
    to: '/docs/lambda/deploysite',
    meanwhile: '/docs/lambda/cli/sites/create',
  },
  {from: '/docs/render-media', to: '/docs/renderer/render-media'},
  {
    from: '/docs/troubleshooting/serialize-defaultprops',
    to: '/docs/troubleshooting/defaultprops-too-big',
    meanwhile: '/docs/passing-props',
  },
];

/**
 * Where each redirect leads today: to `to` or, until that page is written, to `meanwhile`. A redirect to a
 * docs page that doesn't exist is left out, because Docusaurus refuses to build it.
 *
 * @param siteDir root of the repository
 */
export function liveRedirects(siteDir: string): Redirect[] {
  const isWritten = (route: string): boolean =>
    !route.startsWith('/docs/') ||
    existsSync(path.join(siteDir, 'docs', `${docIdOfRoute(route)}.mdx`));
  return redirects.flatMap(({from, to, meanwhile}) => {
    const target = [to, meanwhile].find((route) => route !== undefined && isWritten(route));
    return target === undefined ? [] : [{from, to: target}];
  });
}
