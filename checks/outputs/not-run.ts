/**
 * Outputs that no check can reproduce, and why. The check fails if the page no longer shows the output, or if the sample
 * now prints it. Outputs that need a cloud account need no entry.
 */
export interface NotRun {
  /** The page that shows the output. */
  page: string;
  /** The first line of the code block that isn't only a bracket, or the expression and its value. */
  output: string;
  reason: string;
}

export const notRun: readonly NotRun[] = [
  {
    page: 'blog/2023-07-03-4-0.mdx',
    output: 'Config.Output.setOverwriteOutput(true) Config.setOverwriteOutput(true)',
    reason: 'the row of the table is about a renamed function and states no result',
  },
  {
    page: 'docs/2-0-migration.mdx',
    output: "getCompositions(bundle, 'chrome') getCompositions(bundle, {browser: 'chrome'})",
    reason: 'the row of the table is about changed arguments and states no result',
  },
  {
    page: 'docs/authoring-packages.mdx',
    output: '├─┬ my-name-tag@1.0.0',
    reason: 'npm prints it in a project that the reader has created',
  },
  {
    page: 'docs/bun.mdx',
    output:
      'You are running Remotion with Bun, which is mostly supported. Visit https://remotion.dev/bun for more information.',
    reason: 'Bun prints it, and the tests do not install Bun',
  },
  {
    page: 'docs/cli/gpu.mdx',
    output: 'Canvas: Software only, hardware acceleration unavailable',
    reason: 'the list depends on the graphics chip of the machine and on the version of Chrome',
  },
  {
    page: 'docs/cli/install.mdx',
    output: 'Command install not found.',
    reason: 'the former command prints it, and the page shows no sample for a removed command',
  },
  {
    page: 'docs/deno.mdx',
    output:
      '/usr/bin/env: ‘deno --allow-env --allow-read --allow-write --allow-net --allow-run --allow-sys’: No such file or directory',
    reason: 'the shell prints it on a machine with Deno, and the tests do not install Deno',
  },
  {
    page: 'docs/deno.mdx',
    output:
      'error: Uncaught (in promise) NotCapable: Requires all access to "/proc/meminfo", run again with the --allow-all flag',
    reason: 'Deno prints it, and the tests do not install Deno',
  },
  {
    page: 'docs/flickering.mdx',
    output:
      '1:70  error  The result of Math.random() will change between frames while in rendering mode.',
    reason: 'ESLint prints it, with a plugin that this repository does not install',
  },
  {
    page: 'docs/lambda/go.mdx',
    output: 'Render 8hfxlw1mtj in remotionlambda-useast1-abc123def4',
    reason: 'a Go program that signs in to AWS prints it',
  },
  {
    page: 'docs/lambda/php.mdx',
    output: '40 %',
    reason: 'a PHP program that signs in to AWS prints it',
  },
  {
    page: 'docs/media-parser.mdx',
    output: 'size: 189643,',
    reason: 'the result of an earlier sample for a video that the reader has rendered',
  },
  {
    page: 'docs/miscellaneous/linux-dependencies.mdx',
    output:
      'Rendering videos requires glibc 2.31 on your or higher on your OS. Your system has glibc 2.28.',
    reason: 'the renderer prints it on a system with an older glibc',
  },
  {
    page: 'docs/player/scaling.mdx',
    output: 'scale(0.46875)',
    reason: 'the style of an element in the browser, which depends on the width of the window',
  },
  {
    page: 'docs/recorder/editing/normalizing-audio.mdx',
    output: 'webcam1711527012951.mp4: -23.3 LUFS before, -21.8 LUFS after',
    reason:
      'a script in the Recorder project prints it, and this repository does not contain that project',
  },
  {
    page: 'docs/studio/deploy-server.mdx',
    output: '401',
    reason: 'the proxy of the reader responds, which needs a domain with a certificate',
  },
  {
    page: 'docs/studio/deploy-server.mdx',
    output: 'HTTP/1.1 200 OK',
    reason: 'the proxy of the reader responds, which needs a domain with a certificate',
  },
  {
    page: 'docs/studio/deploy-static.mdx',
    output: '200 text/javascript',
    reason: 'the content type depends on the version of Python that serves the file',
  },
  {
    page: 'docs/timeout.mdx',
    output: 'An error occurred while rendering frame 0:',
    reason: 'the label and the time are examples, and the messages check looks up the rest',
  },
  {
    page: 'docs/troubleshooting/browser-launch.mdx',
    output: 'Failed to launch the browser process!',
    reason: 'the second line only appears on a machine without a library that the browser needs',
  },
  {
    page: 'docs/troubleshooting/could-not-be-parsed-as-a-value-list.mdx',
    output:
      "SyntaxError: The source provided ('/public/lobster.woff2') could not be parsed as a value list.",
    reason: 'the browser throws it when it renders the component',
  },
  {
    page: 'docs/webcodecs.mdx',
    output: "container: 'webm',",
    reason:
      'WebCodecs only exists in the browser, and the video is one that the reader has rendered',
  },
  {
    page: 'docs/webcodecs/resample-audio-16khz.mdx',
    output: "{ audioCodec: 'pcm-s16', sampleRate: 16000 }",
    reason: 'examples/webcodecs/browser.test.ts expects it',
  },
  {
    page: 'docs/webcodecs/resize-a-video.mdx',
    output: '{ height: 360, width: 640 }',
    reason: 'examples/webcodecs/browser.test.ts expects it',
  },
  {
    page: 'docs/webpack-dynamic-imports.mdx',
    output: "Error  Cannot find module '../slides/slide-0.svg'",
    reason: 'the bundler prints it when it renders the component',
  },
  {
    page: 'learn/2022-12-22-apple-wow.mdx',
    output: '[STREAM]',
    reason: 'the 120 frames of the article exceed the limit of an example',
  },
];
