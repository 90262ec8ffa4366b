export interface Redirect {
  /** The old path without a fragment. Browsers keep the fragment of the URL. */
  readonly from: string;
  readonly to: string;
}

/**
 * Former URLs, and URLs that the toolkit's packages print, with their destinations. The build generates the
 * redirects from this list, and the checks read it.
 */
export const redirects: readonly Redirect[] = [
  // Short URLs in messages and READMEs of the packages.
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
