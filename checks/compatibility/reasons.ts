import type {Environment} from '../../src/components/Compatibility/support';

/** Why a cell is right although nothing proves it. */
export interface Reason {
  readonly environments: readonly Environment[];
  /** Routes below `/docs`. `lambda/*` stands for all pages of the folder. */
  readonly pages: readonly string[];
  /** What the pages say. */
  readonly works: boolean;
  readonly reason: string;
  /** Whether it also applies to cells for which a proof shows the opposite. */
  readonly overrules?: boolean;
}

const renders = ['server', 'lambda', 'cloudrun'] as const;
const cloud = ['lambda', 'cloudrun'] as const;
const videos = ['player', 'studio', ...renders] as const;

/** Functions and components that use what every browser has. */
const forBrowsers = [
  'audio-buffer-to-data-url',
  'get-audio-data',
  'get-audio-duration-in-seconds',
  'get-image-dimensions',
  'get-video-metadata',
  'gif/get-gif-duration-in-seconds',
  'google-fonts/load-font',
  'google-fonts/load-font-from-info',
  'iframe',
  'use-windowed-audio-data',
];

const preloading = [
  'gif/preload-gif',
  'preload/preload-audio',
  'preload/preload-font',
  'preload/preload-image',
  'preload/preload-video',
];

const players = ['player/player', 'player/thumbnail'];

export const reasons: readonly Reason[] = [
  {
    environments: videos,
    pages: forBrowsers,
    works: true,
    reason:
      'The code needs a browser. The Player and the Studio run in one, and a render opens one for its frames.',
  },
  {
    environments: ['player', 'studio'],
    pages: preloading,
    works: true,
    reason: 'The code needs a browser, and the Player and the Studio run in one.',
  },
  {
    environments: renders,
    pages: preloading,
    works: true,
    reason:
      'A render opens a browser, and the code does not ask whether it is in a render, so it loads the file there too.',
  },
  {
    environments: ['player'],
    pages: [
      'audio',
      'fonts-api/load-font',
      'get-remotion-environment',
      'img',
      'offthreadvideo',
      'staticfile',
      'use-audio-data',
      'video',
    ],
    works: true,
    reason:
      'The Player renders compositions in a browser with the same build of the packages with which an example is rendered.',
  },
  {
    environments: ['studio'],
    pages: ['fonts-api/load-font', 'use-audio-data'],
    works: true,
    reason:
      'The Studio renders compositions in a browser with the same build of the packages with which an example is rendered.',
  },
  {
    environments: ['studio'],
    pages: ['freeze', 'gif/gif', 'loop', 'motion-blur/*', 'sequence'],
    works: true,
    reason:
      'The Studio renders compositions in a browser with the same build of the packages with which a demo plays in the Player.',
  },
  {
    environments: videos,
    pages: ['transitions/presentations/cube'],
    works: true,
    reason:
      'The package is sold separately and not installed. Its presentation is used like the others.',
  },
  {
    environments: ['node'],
    pages: ['transitions/presentations/cube'],
    works: false,
    reason:
      'The package is sold separately and not installed. Its presentation is used like the others.',
  },
  {
    environments: videos,
    pages: ['animatedimage'],
    works: true,
    reason:
      'The code calls ImageDecoder, which the browser of renders has, and for the Player and the Studio the note names the condition.',
  },
  {
    environments: videos,
    pages: ['captions/caption'],
    works: true,
    reason: 'It is a type: an object of this type can exist everywhere.',
  },
  {
    environments: ['player', 'studio'],
    pages: ['continue-render', 'delay-render'],
    works: true,
    reason:
      'The functions return as usual, but only a render waits for handles: the frames of a browser are not captured.',
  },
  {
    environments: ['player', 'studio'],
    pages: ['artifact'],
    works: true,
    reason: 'The component only registers the artifact in a render, and renders nothing itself.',
  },
  {
    environments: ['cloudrun'],
    pages: ['artifact'],
    works: false,
    overrules: true,
    reason:
      'The shipped code throws “Emitting artifacts is not supported in Cloud Run” when the renderer reports one.',
  },
  {
    environments: videos,
    pages: ['cancel-render'],
    works: true,
    reason:
      'The function sets a variable of the window, which a render reads, and then throws the error.',
  },
  {
    environments: videos,
    pages: ['prefetch'],
    works: true,
    reason:
      'The code fetches the file in a browser. If it runs in a render, it returns a promise that resolves immediately.',
  },
  {
    environments: videos,
    pages: ['use-buffer-state'],
    works: true,
    reason:
      'The hook reports to the context of the playback, which only the Player and the Studio stop: a render loads frame by frame.',
  },
  {
    environments: ['player'],
    pages: ['player/*'],
    works: true,
    reason: 'The page is about the Player itself, in which all demos of this site play.',
  },
  {
    environments: ['studio', ...renders],
    pages: players,
    works: false,
    reason:
      'A component for the page of an app: a composition is what it shows, and not where it is used.',
  },
  {
    environments: ['studio', ...renders],
    pages: ['calculate-metadata', 'folder'],
    works: true,
    reason:
      'The root component registers it. The Studio and a render load the root component before they show or render a composition.',
  },
  {
    environments: ['player'],
    pages: ['calculate-metadata', 'composition', 'folder', 'register-root', 'still'],
    works: false,
    reason: 'The Player is given a component and its size as props, and loads no root component.',
  },
  {
    environments: ['node'],
    pages: ['calculate-metadata'],
    works: false,
    reason: 'It is a type: the reader writes the function, and a render calls it in a browser.',
  },
  {
    environments: ['studio'],
    pages: ['still'],
    works: true,
    reason:
      'It is a composition with one frame: the shipped code passes its props to the same component.',
  },
  {
    environments: ['player'],
    pages: ['get-input-props', 'getstaticfiles', 'watchstaticfile'],
    works: false,
    reason:
      'The shipped code asks for `window.remotion_isPlayer` or the Studio, and throws, returns nothing or warns.',
  },
  {
    environments: ['studio', ...renders],
    pages: ['get-input-props', 'getstaticfiles'],
    works: true,
    reason:
      'The shipped code reads a variable of the window that the page of a Studio or of a bundle sets.',
  },
  {
    environments: ['studio'],
    pages: ['watchstaticfile'],
    works: true,
    reason: 'The shipped code listens to an event that the Studio dispatches when a file changes.',
  },
  {
    environments: renders,
    pages: ['watchstaticfile'],
    works: false,
    reason: 'The shipped code only listens in the Studio, and otherwise warns.',
  },
  {
    environments: ['studio', ...renders],
    pages: ['config'],
    works: true,
    reason: 'The CLI reads the config file before it starts the Studio or a render.',
  },
  {
    environments: ['server'],
    pages: [
      'renderer/ensure-browser',
      'renderer/extract-audio',
      'renderer/get-silent-parts',
      'renderer/get-video-metadata',
      'renderer/make-cancel-signal',
      'renderer/open-browser',
    ],
    works: false,
    reason: 'A script calls the function itself. It renders nothing, and a video can not call it.',
  },
  {
    environments: cloud,
    pages: ['bundle', 'renderer/*'],
    works: false,
    reason:
      'The code that runs there renders by itself. The functions of its package start a render and contain the options.',
  },
  {
    environments: ['lambda'],
    pages: ['lambda/deploysite'],
    works: false,
    reason: 'The function bundles with Webpack, which is not meant to run in a function.',
  },
  {
    environments: ['lambda'],
    pages: ['lambda/*'],
    works: true,
    reason: 'A Lambda function is a program for Node.js, in which a call works.',
  },
  {
    environments: ['cloudrun'],
    pages: ['cloudrun/deploysite'],
    works: false,
    reason: 'The function bundles with Webpack, which is not meant to run in a service.',
  },
  {
    environments: ['cloudrun'],
    pages: ['cloudrun/*'],
    works: true,
    reason: 'A Cloud Run service can run a program for Node.js, in which a call works.',
  },
  {
    environments: ['cloudrun'],
    pages: ['lambda/*'],
    works: false,
    reason: 'The function manages resources of AWS and does nothing for Cloud Run.',
  },
  {
    environments: ['lambda'],
    pages: ['cloudrun/*'],
    works: false,
    reason: 'The function manages resources of Google Cloud and does nothing for Lambda.',
  },
  {
    environments: ['player', 'studio', 'server'],
    pages: ['licensing/get-usage'],
    works: false,
    overrules: true,
    reason: 'The code would run, but it needs the secret key, which must not be in a video.',
  },
];
