/** A section “Check that it works”, or parts of it, that nothing executes. */
export interface Unexecuted {
  /** Route of the page. */
  readonly page: string;
  readonly reason: string;
  /** The sentences and commands as a reader sees them. The default is the whole section. */
  readonly parts?: readonly string[];
}

/** A test outside of `npm run examples`, or a test or an assertion of an example that proves certain sentences. */
export interface NamedTest {
  /** Route of the page. */
  readonly page: string;
  readonly file: string;
  /** The title of the test or the part of it that is in the file, or the assertion. */
  readonly title: string;
  /** The sentences that it proves. The default is all sentences that are not about the Studio. */
  readonly proves?: readonly string[];
}

/** Names and numbers in sentences of a section that nothing which is executed has. */
export interface Unbacked {
  /** Route of the page. */
  readonly page: string;
  readonly reason: string;
  /** Names as in the code, and numbers with their units as on the page: `3 seconds`, `frames 40 to 59`. */
  readonly claims: readonly string[];
}

/** Whole sections that can't be executed for the same reason. */
const whole = (reason: string, pages: readonly string[]): Unexecuted[] =>
  pages.map((page) => ({page, reason}));

export const tests: readonly NamedTest[] = [
  {
    page: '/docs/layout-utils/best-practices',
    file: 'examples/scenes/guides.mjs',
    title: 'near(first.boxOf(black).right, 1280 - 100 + 30);',
    proves: [
      'In a video with a width of 1280 pixels, the text is 1080 pixels wide and centered.',
      'Only the bar of the last T sticks out, because a letter can be wider than the space that the font reserves for it.',
    ],
  },
  {
    page: '/docs/miscellaneous/snippets/jumpcuts',
    file: 'examples/footage/guides.mjs',
    title: "out/after.png --frame=20'), 50);",
    proves: ['The first image shows the number 19, and the second image shows 50.'],
  },
  {
    page: '/docs/player/custom-controls',
    file: 'examples/player-vite/browser.test.ts',
    title: 'volume, mute, speed and fullscreen',
    proves: ['Drag the volume to 0 and press Unmute.', 'The previous volume is restored.'],
  },
  {
    page: '/docs/transitions/presentations/custom',
    file: 'examples/scenes/guides.mjs',
    title: 'assert.equal(after.boxOf(sand), undefined);',
    proves: ['Its transition lasts from frame 24 to frame 59.'],
  },
  {
    page: '/docs/videos/sequence',
    file: 'examples/footage/guides.mjs',
    title: "out/second.png --frame=130'), 10);",
    proves: [
      'In the still, you see frame 130 of the composition.',
      'This is frame 10 of the second file, which starts at frame 120.',
    ],
  },
  {
    page: '/docs/studio/deploy-static',
    file: 'examples/studio-static/browser.test.ts',
    title: 'the site has no Render button and is read-only',
    proves: [
      'Then open the site.',
      'It must have no Render button, and show Studio is read-only if you press R.',
    ],
  },
];

export const unexecuted: readonly Unexecuted[] = [
  ...whole('The section is about an AWS account, which tests do not have.', [
    '/docs/lambda',
    '/docs/lambda/autodelete',
    '/docs/lambda/bucket-naming',
    '/docs/lambda/changelog',
    '/docs/lambda/checklist',
    '/docs/lambda/concurrency',
    '/docs/lambda/cost-example',
    '/docs/lambda/custom-destination',
    '/docs/lambda/custom-layers',
    '/docs/lambda/disk-size',
    '/docs/lambda/ec2',
    '/docs/lambda/go',
    '/docs/lambda/how-lambda-works',
    '/docs/lambda/insights',
    '/docs/lambda/light-client',
    '/docs/lambda/limits',
    '/docs/lambda/multiple-buckets',
    '/docs/lambda/naming-convention',
    '/docs/lambda/optimizing-cost',
    '/docs/lambda/optimizing-speed',
    '/docs/lambda/permissions',
    '/docs/lambda/php',
    '/docs/lambda/proxy',
    '/docs/lambda/python',
    '/docs/lambda/r2',
    '/docs/lambda/region-selection',
    '/docs/lambda/ruby',
    '/docs/lambda/runtime',
    '/docs/lambda/serverless-framework-integration',
    '/docs/lambda/setup',
    '/docs/lambda/supabase',
    '/docs/lambda/uninstall',
    '/docs/lambda/upgrading',
    '/docs/lambda/webhooks',
    '/docs/lambda/without-iam',
    '/docs/lambda/without-iam/example',
  ]),
  ...whole('The section is about a Google Cloud account, which tests do not have.', [
    '/docs/cloudrun',
    '/docs/cloudrun/checklist',
    '/docs/cloudrun/generate-env',
    '/docs/cloudrun/instancecount',
    '/docs/cloudrun/limits',
    '/docs/cloudrun/multiple-buckets',
    '/docs/cloudrun/permissions',
    '/docs/cloudrun/region-selection',
    '/docs/cloudrun/setup',
    '/docs/cloudrun/status',
    '/docs/cloudrun/uninstall',
    '/docs/cloudrun/upgrading',
  ]),
  ...whole('The section is about an account with another cloud provider.', [
    '/docs/cloudflare-containers',
    '/docs/compare-ssr',
  ]),
  ...whole('The section is about a machine with a GPU, which tests do not have.', [
    '/docs/gpu',
    '/docs/miscellaneous/cloud-gpu',
    '/docs/miscellaneous/cloud-gpu-docker',
  ]),
  ...whole('The result depends on the answer of an AI assistant.', [
    '/docs/ai',
    '/docs/ai/bolt',
    '/docs/ai/system-prompt',
  ]),
  ...whole('The section asks readers about their own text, project or organization.', [
    '/docs/contributing',
    '/docs/get-help',
    '/docs/lambda/faq',
    '/docs/support',
    '/docs/troubleshooting',
    '/docs/4-0-migration',
  ]),
  ...whole('The result is a duration or a process count, which differs from machine to machine.', [
    '/docs/hardware-acceleration',
    '/docs/miscellaneous/linux-single-process',
    '/docs/performance',
  ]),
  ...whole('The command downloads a package or a template.', ['/docs/ai/mcp', '/docs/resources']),
  ...[
    ['delaying', 'Delayed'],
    ['from-video', 'Talk'],
    ['muting', 'MutedPart'],
    ['order-of-operations', 'Ordered'],
    ['pitch', 'Higher'],
    ['speed', 'Fast'],
    ['trimming', 'Trimmed'],
    ['volume', 'FadeInOut'],
  ].map(([page, id]) => ({
    page: `/docs/audio/${page}`,
    reason:
      'To save time, sounds.mjs of examples/audio renders this composition together with the others.',
    parts: [`npx remotion render ${id} out/${id}.wav`],
  })),
  {
    page: '/docs/azure-container-apps',
    reason:
      'The commands need an Azure account. examples/render-server runs the same client locally.',
    parts: [
      'RENDER_SERVER=https://… node order.mjs',
      'az containerapp logs show --name $APP --resource-group $RESOURCE_GROUP --follow',
      'az group delete --name $RESOURCE_GROUP',
    ],
  },
  {
    page: '/docs/lambda/authentication',
    reason: 'The command asks AWS whether a key is valid.',
    parts: ['npx remotion lambda policies validate'],
  },
  {
    page: '/docs/lambda/sqs',
    reason: 'The command asks AWS for the number of messages in a queue.',
    parts: [
      'aws sqs get-queue-attributes --region us-east-1 --queue-url https://sqs.us-east-1.amazonaws.com/123456789012/render-orders --attribute-names ApproximateNumberOfMessages ApproximateNumberOfMessagesNotVisible',
    ],
  },
  {
    page: '/docs/studio',
    reason: 'The script in the Studio requests a URL on another port.',
    parts: ['curl -s -o /dev/null -w "%{http_code}\\n" http://localhost:3000/HelloTitle'],
  },
  {
    page: '/docs/studio/deploy-server',
    reason: 'The section is about a server with a domain and a certificate.',
  },
  {
    page: '/docs/studio/deploy-static',
    reason: 'The test of the example serves the folder on another port, with another server.',
    parts: [
      'curl -s -o /dev/null -w "%{http_code} %{content_type}\\n" http://localhost:8080/bundle.js',
    ],
  },
  {
    page: '/docs/studio/quick-switcher',
    reason: 'The search of the docs needs the network.',
    parts: ['Press Ctrl+K and type ? spring.', 'The list shows pages of these docs.'],
  },
  {
    page: '/docs/studio/shortcuts',
    reason:
      'The Studio of the example has its shortcuts on. The script proves that the text is absent.',
    parts: [
      'If the shortcuts are off, the list starts with the three possible reasons, below Keyboard shortcuts disabled either due to:.',
    ],
  },
  {
    page: '/docs/visual-editing',
    reason:
      'The script in the Studio compares the file itself, because its project has no Git history.',
    parts: ['git diff src/Root.tsx'],
  },
  {
    page: '/docs/miscellaneous/snippets/hls',
    reason:
      'The samples need the package hls.js, which the site doesn’t use, and a stream that only a complete build of FFmpeg can write.',
  },
  {
    page: '/docs/preview',
    reason: 'The sentence is about a mistake in the code of the reader.',
    parts: [
      'If nothing changes, look in the terminal or the browser for a syntax error, which stops the bundling.',
    ],
  },
  {
    page: '/docs/reusability',
    reason: 'The example sequence-start follows the guide in the terminal only.',
    parts: [
      'In the Studio, the timeline shows one bar per sequence.',
      'Move the playhead to the border between two bars.',
    ],
  },
  {
    page: '/docs/render-as-gif',
    reason: 'Whether a loop looks smooth is for a person to judge.',
    parts: ['Open the file in a browser and check that it repeats without a jump.'],
  },
  {
    page: '/docs/encoding',
    reason: 'No example renders this file: examples/codecs renders one file with each codec.',
    parts: [
      'npx remotion ffprobe -v error -show_entries stream=codec_name,pix_fmt,color_space,bit_rate -of compact out/small.mp4',
    ],
  },
  {
    page: '/docs/quality',
    reason: 'No example renders this file: examples/codecs renders one file with each quality.',
    parts: [
      'npx remotion ffmpeg -v error -y -ss 1.5 -i out/better.mp4 -frames:v 1 out/better-frame.png',
    ],
  },
  ...whole('The section names the file that it measures, which no example contains.', [
    '/docs/media-parser',
    '/docs/webcodecs',
  ]),
  ...whole('The section is about the browsers of the viewers.', [
    '/docs/miscellaneous/video-formats',
    '/docs/player/best-practices',
  ]),
  {
    page: '/docs/player',
    reason: 'The browser tests of examples/player-vite do the same with the app of Installation.',
  },
];

export const unbacked: readonly Unbacked[] = [
  {
    page: '/docs/audio/delaying',
    reason: 'No example has a sound at frame 20. The times follow from 30 frames per second.',
    claims: ['500 ms', 'Frame 20', '666.67 ms', '667 ms'],
  },
  {
    page: '/docs/audio/from-video',
    reason:
      'The example measures the sound of the file before it becomes AAC, for the guide Using audio.',
    claims: ['0.10', '0.20', '43 milliseconds'],
  },
  {
    page: '/docs/audio/importing',
    reason: 'Readers insert the name of their own file.',
    claims: [`--props='{"src": "…"}'`],
  },
  {
    page: '/docs/audio/order-of-operations',
    reason:
      'The log of the renderer also has lines that differ in each run, so no example records it.',
    claims: ['--log=verbose', 'Preprocessing audio track'],
  },
  {
    page: '/docs/data-fetching',
    reason: 'The example only compares the exit code. The text is on the page, in load-figures.ts.',
    claims: ['No figures for "east": status 404'],
  },
  {
    page: '/docs/distributed-rendering',
    reason: 'No example compares the audio with that of a render in one process.',
    claims: ['1024', '21 milliseconds', '48,000'],
  },
  {
    page: '/docs/docker',
    reason: 'The example fault-browser-launch shows this error on the page Browser launch.',
    claims: ['error while loading shared libraries: libnss3.so'],
  },
  {
    page: '/docs/encoding',
    reason: 'The example hello compares the pixel format of a video from JPEG frames.',
    claims: ['yuvj420p'],
  },
  {
    page: '/docs/',
    reason: 'The check cli compares the option with the command line.',
    claims: ['--muted'],
  },
  {
    page: '/docs/lambda/sqs',
    reason: 'The names and the limit are settings of a queue in an AWS account.',
    claims: ['5', 'render-worker'],
  },
  {
    page: '/docs/layout-utils/best-practices',
    reason: 'guides.mjs renders the misspelled font in a composition that the page does not have.',
    claims: ["'Lobstr'"],
  },
  {
    page: '/docs/miscellaneous/chrome-headless-shell',
    reason: 'The text must be absent from the output.',
    claims: ['Downloading Chrome Headless Shell'],
  },
  ...(
    [
      ['/docs/miscellaneous/snippets/align-duration', ['100 frames']],
      ['/docs/miscellaneous/snippets/different-segments-at-different-speeds', ['15']],
      ['/docs/player/current-time', ['frame 149']],
      ['/docs/player/premounting', ['frame 30']],
      ['/docs/quality', ['frame 45', '30 frames per second']],
      ['/docs/render-as-gif', ['15']],
      ['/docs/transitioning', ['frame 40 to 59']],
      ['/docs/transitions/timings/custom', ['frame 36']],
      ['/docs/videos', ['50', '10 frames', '20 frames']],
      ['/docs/videos/sequence', ['120 frames']],
    ] as const
  ).map(([page, claims]) => ({
    page,
    reason: 'The sentence computes the number from others, which are executed.',
    claims,
  })),
  {
    page: '/docs/miscellaneous/snippets/use-delay-render',
    reason: 'The image shows the text, which the component makes from the name and the height.',
    claims: ['Brest: 6.4 m'],
  },
  ...(
    [
      ['/docs/overlay', ['a']],
      ['/docs/transparent-videos', ['a', 'yuva']],
    ] as const
  ).map(([page, claims]) => ({
    page,
    reason: 'The name is a part of the pixel format that the example records.',
    claims,
  })),
  {
    page: '/docs/player/buffer-state',
    reason: 'The setting is for readers who look for a mistake in their own video.',
    claims: ['logLevel="trace"'],
  },
  {
    page: '/docs/player/current-time',
    reason: 'Readers add the line to a component of the page.',
    claims: ["console.count('render')"],
  },
  {
    page: '/docs/player/examples',
    reason: 'The tests start each time with the settings of a new visitor.',
    claims: ['volumePersistenceKey'],
  },
  {
    page: '/docs/player/installation',
    reason: 'The apps of the examples have no Remotion command line.',
    claims: ['npx remotion versions'],
  },
  {
    page: '/docs/player/media-keys',
    reason: 'A headless browser has no media keys, so the app of the example needs no sound.',
    claims: ['<Audio>'],
  },
  {
    page: '/docs/player/premounting',
    reason: 'Readers look at the elements in the developer tools, and compare two settings by eye.',
    claims: ['<video>', 'premountFor={0}'],
  },
  {
    page: '/docs/ssr',
    reason: 'The example also renders the composition with the command, but with other props.',
    claims: ['npx remotion render'],
  },
  {
    page: '/docs/studio/deploy-static',
    reason: 'The server of the example sends the other content type.',
    claims: ['application/javascript'],
  },
  ...['/docs/quality', '/docs/scaling'].map((page) => ({
    page,
    reason: 'The number is a zoom setting of the program in which a person looks at the image.',
    claims: ['100%'],
  })),
  {
    page: '/docs/the-fundamentals',
    reason: 'The number is in an image with a font that differs between machines.',
    claims: ['1'],
  },
];
