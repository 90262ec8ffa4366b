/**
 * Which page documents what, beyond the symbol that docs-routes.tsv gives to each route. Types are not
 * listed here: a type is documented on the page of the API that takes or gives it.
 */

/** Exports that share a page with another: that page names them in the list of its `api`. */
export const sharedPages: readonly {
  route: string;
  package: string;
  symbols: readonly string[];
}[] = [
  {route: '/docs/series', package: 'remotion', symbols: ['Series.Sequence']},
  {
    route: '/docs/transitions/transitionseries',
    package: '@remotion/transitions',
    symbols: ['TransitionSeries.Sequence', 'TransitionSeries.Transition'],
  },
  {
    route: '/docs/media-parser/parse-media',
    package: '@remotion/media-parser',
    symbols: [
      'defaultSelectM3uAssociatedPlaylists',
      'defaultSelectM3uStreamFn',
      'IsAnImageError',
      'IsAnUnsupportedFileTypeError',
      'IsAPdfError',
      'MediaParserAbortError',
    ],
  },
  {
    route: '/docs/media-parser/node-reader',
    package: '@remotion/media-parser',
    symbols: ['nodeCreateAdjacentFileSource', 'nodeReadContent', 'nodeReadWholeAsText'],
  },
  {
    route: '/docs/webcodecs/web-fs-writer',
    package: '@remotion/webcodecs',
    symbols: ['canUseWebFsWriter'],
  },
  {
    route: '/docs/animation-utils/make-transform',
    package: '@remotion/animation-utils',
    symbols: [
      'matrix',
      'matrix3d',
      'perspective',
      'rotate',
      'rotate3d',
      'rotateX',
      'rotateY',
      'rotateZ',
      'scale',
      'scale3d',
      'scaleX',
      'scaleY',
      'scaleZ',
      'skew',
      'skewX',
      'skewY',
      'translate',
      'translate3d',
      'translateX',
      'translateY',
      'translateZ',
    ],
  },
];

/** Exports that no page documents. */
export const undocumented: readonly {
  package: string;
  symbols: readonly string[];
  reason: string;
}[] = [
  {
    package: 'remotion',
    symbols: ['Config'],
    reason: 'a stub that tells users of version 2 to import Config from @remotion/cli/config',
  },
  {
    package: 'remotion',
    symbols: ['FolderContext'],
    reason: 'the React context behind <Folder>; the Studio reads it',
  },
  {
    package: '@remotion/bundler',
    symbols: ['webpack'],
    reason: 'the webpack that the toolkit bundles with, handed on for its types',
  },
  {
    package: '@remotion/cli',
    symbols: ['cli'],
    reason: 'starts the command line; the binaries `remotion` and `remotionb` call it',
  },
  {
    package: '@remotion/google-fonts',
    symbols: ['fontFamily'],
    reason: 'the name that loadFont() of the same entry returns',
  },
  {
    package: '@remotion/lambda',
    symbols: ['getFunctionVersion'],
    reason:
      'asks a function for its version before a render; getFunctionInfo() tells the same to users',
  },
  {
    package: '@remotion/media-parser',
    symbols: ['VERSION'],
    reason: 'the version of the package, for bug reports',
  },
  {
    package: '@remotion/media-utils',
    symbols: ['getAudioDuration'],
    reason: 'the old name of getAudioDurationInSeconds(), deprecated by its types',
  },
  {
    package: '@remotion/media-utils',
    symbols: ['getPartialWaveData', 'probeWaveFile'],
    reason: 'the parts that useWindowedAudioData() is made of',
  },
  {
    package: '@remotion/renderer',
    symbols: ['ErrorWithStackFrame', 'HeadlessBrowser'],
    reason: 'classes that the renderer makes; users get their instances and only name their types',
  },
  {
    package: '@remotion/renderer',
    symbols: ['validateOutputFilename', 'validateSelectedPixelFormatAndImageFormatCombination'],
    reason: 'checks that the renderer and the command line run themselves',
  },
  {
    package: '@remotion/webcodecs',
    symbols: ['createAudioEncoder', 'createVideoEncoder'],
    reason: 'the parts that convertMedia() is made of; they have no route',
  },
];

/**
 * Types whose fields have a page. Elsewhere a link to that page stands in for headings of their own.
 */
export const typePages: readonly {type: string; route: string}[] = [
  {type: 'VideoConfig', route: '/docs/use-video-config'},
  {type: 'Caption', route: '/docs/captions/caption'},
  {type: 'MediaUtilsAudioData', route: '/docs/get-audio-data'},
  {type: 'SpringConfig', route: '/docs/spring'},
  {type: 'TransitionPresentation', route: '/docs/transitions/presentations'},
  {type: 'MediaParserController', route: '/docs/media-parser/media-parser-controller'},
  {type: 'WebCodecsController', route: '/docs/webcodecs/webcodecs-controller'},
  {type: 'MediaParserAudioTrack', route: '/docs/media-parser/types'},
  {type: 'MediaParserVideoTrack', route: '/docs/media-parser/types'},
  {type: 'FontInfo', route: '/docs/google-fonts/get-info'},
  {type: 'TransitionTiming', route: '/docs/transitions/timings'},
];
