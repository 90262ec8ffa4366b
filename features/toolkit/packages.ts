import type {DocumentedPackage} from '@docs-kit/docs-proof/code';

/**
 * The packages of the toolkit: the version that the pages are checked against, and which packages are plumbing.
 *
 * The pages describe 4.0.331. If the registry doesn't have a package in that version, the nearest available
 * version is installed. `features/since/without-evidence.ts` lists what only exists in the installed version, with
 * a reason for each name.
 */

/** The version of the toolkit that the pages describe. */
export const documentedVersion = '4.0.331';

export interface ToolkitPackage extends DocumentedPackage {
  /** Why the version isn't 4.0.331, or why the package isn't installed. */
  readonly why?: string;
}

const nearest = 'the registry does not have 4.0.331; this is the nearest available version';

export const toolkitPackages: readonly ToolkitPackage[] = [
  {
    name: 'remotion',
    installed: '4.0.331',
    hiddenEntries: {
      './version': 'contains VERSION, which the main entry point also exports',
      './no-react':
        'the part of the main entry point that does not need React, for code that runs on a server',
    },
  },
  {
    name: '@remotion-dev/cube-presentation',
    why: 'sold separately and not in the registry; its page only describes what can be checked without it',
  },
  {name: '@remotion/animated-emoji', installed: '4.0.362', why: nearest},
  {name: '@remotion/animation-utils', installed: '4.0.332', why: nearest},
  {name: '@remotion/bundler', installed: '4.0.331'},
  {name: '@remotion/captions', installed: '4.0.331'},
  {name: '@remotion/cli', installed: '4.0.331'},
  {
    name: '@remotion/cloudrun',
    installed: '4.0.332',
    why: nearest,
    hiddenEntries: {
      './defaults': 'constants that the other packages of the toolkit read',
      './regions':
        'a constant that the other packages of the toolkit read; getRegions() returns it',
    },
  },
  {
    name: '@remotion/compositor-linux-x64-gnu',
    installed: '4.0.331',
    plumbing: 'the binaries of one platform; @remotion/renderer picks them',
  },
  {name: '@remotion/enable-scss', installed: '4.0.320', why: nearest},
  {name: '@remotion/fonts', installed: '4.0.336', why: nearest},
  {name: '@remotion/gif', installed: '4.0.332', why: nearest},
  {
    name: '@remotion/google-fonts',
    installed: '4.0.332',
    why: nearest,
    hiddenEntries: {'./index': 'the same as the main entry point'},
    wildcardEntries: ['./Roboto'],
  },
  {name: '@remotion/install-whisper-cpp', installed: '4.0.332', why: nearest},
  {
    name: '@remotion/lambda',
    installed: '4.0.332',
    why: nearest,
    hiddenEntries: {'./policies': 'the exports of the main entry point, for the CLI'},
  },
  {
    name: '@remotion/lambda-client',
    installed: '4.0.332',
    why: nearest,
    plumbing: '@remotion/lambda/client exports the same; the pages document that entry point',
  },
  {name: '@remotion/layout-utils', installed: '4.0.332', why: nearest},
  {name: '@remotion/licensing', installed: '4.0.331'},
  {name: '@remotion/lottie', installed: '4.0.341', why: nearest},
  {
    name: '@remotion/media-parser',
    installed: '4.0.331',
    hiddenEntries: {
      './worker-web-entry': 'the script that the worker runs; it exports nothing',
      './worker-server-entry': 'the script that the worker runs; it exports nothing',
    },
  },
  {name: '@remotion/media-utils', installed: '4.0.331'},
  {name: '@remotion/motion-blur', installed: '4.0.324', why: nearest},
  {name: '@remotion/noise', installed: '4.0.332', why: nearest},
  {name: '@remotion/openai-whisper', installed: '4.0.357', why: nearest},
  {name: '@remotion/paths', installed: '4.0.332', why: nearest},
  {name: '@remotion/player', installed: '4.0.331'},
  {name: '@remotion/preload', installed: '4.0.332', why: nearest},
  {
    name: '@remotion/renderer',
    installed: '4.0.331',
    hiddenEntries: {
      './client': 'what the Studio reads in the browser',
      './pure': 'what the Lambda client reads without React',
      './error-handling': 'a helper of the other packages of the toolkit',
    },
  },
  {name: '@remotion/rive', installed: '4.0.314', why: nearest},
  {
    name: '@remotion/serverless',
    installed: '4.0.332',
    why: nearest,
    plumbing: 'the part that runs inside a cloud function',
  },
  {
    name: '@remotion/serverless-client',
    installed: '4.0.332',
    why: nearest,
    plumbing: 'the part of @remotion/lambda that does not depend on the cloud',
  },
  {name: '@remotion/shapes', installed: '4.0.332', why: nearest},
  {name: '@remotion/skia', installed: '4.0.379', why: nearest},
  {
    name: '@remotion/streaming',
    installed: '4.0.331',
    plumbing: 'the protocol between the renderer and its helpers',
  },
  {
    name: '@remotion/studio',
    installed: '4.0.331',
    hiddenEntries: {
      './renderEntry': 'the script of the rendered page',
      './internals': 'StudioInternals, under another path',
      './previewEntry': 'the script of the Studio page; it exports nothing',
    },
  },
  {
    name: '@remotion/studio-server',
    installed: '4.0.331',
    plumbing: 'the server behind `remotion studio`',
  },
  {
    name: '@remotion/studio-shared',
    installed: '4.0.331',
    plumbing: 'types that the Studio and its server share',
  },
  {name: '@remotion/tailwind', installed: '4.0.340', why: nearest},
  {name: '@remotion/tailwind-v4', installed: '4.0.332', why: nearest},
  {name: '@remotion/three', installed: '4.0.332', why: nearest},
  {name: '@remotion/transitions', installed: '4.0.332', why: nearest},
  {name: '@remotion/video', installed: '4.0.350', why: nearest},
  {name: '@remotion/webcodecs', installed: '4.0.331'},
  {
    name: '@remotion/whisper-web',
    installed: '4.0.340',
    why: nearest,
    hiddenEntries: {'./main': 'the compiled Whisper.cpp that `transcribe()` loads'},
  },
  {name: '@remotion/zod-types', installed: '4.0.331'},
];
