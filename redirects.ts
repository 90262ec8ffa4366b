import {existsSync} from 'node:fs';
import path from 'node:path';
import {docIdOfRoute} from './config/docs-routes';

export interface Redirect {
  /** The old path, without a fragment: the fragment is kept on the way. */
  readonly from: string;
  readonly to: string;
}

/**
 * Addresses that once were, or that the toolkit's packages print, and where they lead. The one list of
 * redirects: the build makes their pages from it, and the checks read it.
 */
export const redirects: readonly Redirect[] = [
  // Short addresses that messages and READMEs of the packages print.
  {from: '/acknowledgements', to: '/docs/acknowledgements'},
  {from: '/api', to: '/docs/api'},
  {from: '/bun', to: '/docs/bun'},
  {from: '/chrome-for-testing', to: '/docs/miscellaneous/chrome-headless-shell'},
  {from: '/chrome-headless-shell', to: '/docs/miscellaneous/chrome-headless-shell'},
  {from: '/license', to: '/docs/license'},
  {from: '/media-parser', to: '/docs/media-parser'},
  {from: '/paths', to: '/docs/paths'},
  {from: '/transitions', to: '/docs/transitions'},
  {from: '/webcodecs', to: '/docs/webcodecs'},
  // Pages that the packages know by another path.
  {from: '/docs/lambda/deploy-site', to: '/docs/lambda/deploysite'},
  {from: '/docs/render-media', to: '/docs/renderer/render-media'},
  {
    from: '/docs/troubleshooting/serialize-defaultprops',
    to: '/docs/troubleshooting/defaultprops-too-big',
  },
];

/** The redirects whose page is written: Docusaurus refuses one that leads nowhere. */
export function liveRedirects(siteDir: string): Redirect[] {
  return redirects.filter(
    ({to}) =>
      !to.startsWith('/docs/') || existsSync(path.join(siteDir, 'docs', `${docIdOfRoute(to)}.mdx`)),
  );
}
