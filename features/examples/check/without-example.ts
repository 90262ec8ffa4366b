/** Guides with numbered steps that no example backs. */
export interface WithoutExample {
  readonly reason: string;
  /** Routes of the guides. */
  readonly pages: readonly string[];
}

/** An entry fails if its page doesn't exist, has no numbered steps, or has an example. */
export const withoutExample: readonly WithoutExample[] = [
  {
    reason: 'The steps need an AWS account, which tests do not have.',
    pages: [
      '/docs/lambda/autodelete',
      '/docs/lambda/bucket-naming',
      '/docs/lambda/changelog',
      '/docs/lambda/checklist',
      '/docs/lambda/custom-destination',
      '/docs/lambda/custom-layers',
      '/docs/lambda/ec2',
      '/docs/lambda/go',
      '/docs/lambda/insights',
      '/docs/lambda/multiple-buckets',
      '/docs/lambda/optimizing-speed',
      '/docs/lambda/php',
      '/docs/lambda/proxy',
      '/docs/lambda/python',
      '/docs/lambda/r2',
      '/docs/lambda/ruby',
      '/docs/lambda/serverless-framework-integration',
      '/docs/lambda/supabase',
      '/docs/lambda/uninstall',
      '/docs/lambda/upgrading',
      '/docs/lambda/without-iam',
      '/docs/lambda/without-iam/example',
    ],
  },
  {
    reason: 'The steps need a Google Cloud account, which tests do not have.',
    pages: [
      '/docs/cloudrun',
      '/docs/cloudrun/generate-env',
      '/docs/cloudrun/limits',
      '/docs/cloudrun/region-selection',
      '/docs/cloudrun/setup',
      '/docs/cloudrun/uninstall',
      '/docs/cloudrun/upgrading',
    ],
  },
  {
    reason: 'The steps need an account with another cloud provider.',
    pages: ['/docs/cloudflare-containers'],
  },
  {
    reason: 'The steps need a machine with a GPU, which tests do not have.',
    pages: ['/docs/gpu', '/docs/miscellaneous/cloud-gpu', '/docs/miscellaneous/cloud-gpu-docker'],
  },
  {
    reason: 'The result depends on what an AI assistant answers.',
    pages: ['/docs/ai', '/docs/ai/bolt', '/docs/ai/system-prompt'],
  },
  {
    reason: 'The steps are about the reader’s own project.',
    pages: ['/docs/4-0-migration', '/docs/contributing'],
  },
  {
    reason: 'The result is a duration or a process count, which differs from machine to machine.',
    pages: ['/docs/miscellaneous/linux-single-process'],
  },
  {
    reason: 'The steps install Tailwind CSS 2, and the examples use Tailwind CSS 3 and 4.',
    pages: ['/docs/tailwind-legacy'],
  },
  {
    reason: 'The command downloads a package or a template.',
    pages: ['/docs/ai/mcp'],
  },
  {
    reason: 'The steps need a server with a domain and a certificate.',
    pages: ['/docs/studio/deploy-server'],
  },
  {
    reason:
      'The samples need the package hls.js, which the site does not use, and a stream that only a complete build of FFmpeg can write.',
    pages: ['/docs/miscellaneous/snippets/hls'],
  },
  {
    reason: 'The steps measure a file that no example contains.',
    pages: ['/docs/media-parser', '/docs/webcodecs'],
  },
  {
    reason: 'The browser tests of examples/player-vite do the same with the app of Installation.',
    pages: ['/docs/player'],
  },
];
