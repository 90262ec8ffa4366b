/**
 * Which page documents which exports, in addition to the `api` of the pages. Types aren't listed here: they are documented on the page of the API that accepts or returns them.
 */

/** Exports that share a page with another export. The page lists them in `api`. */
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
    route: '/docs/whisper-web/get-loaded-models',
    package: '@remotion/whisper-web',
    symbols: ['deleteModel'],
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
    reason: 'the React context of <Folder>, which the Studio reads',
  },
  {
    package: '@remotion/bundler',
    symbols: ['webpack'],
    reason: "the toolkit's version of webpack, exported for its types",
  },
  {
    package: '@remotion/cli',
    symbols: ['cli'],
    reason: 'starts the CLI; the binaries `remotion` and `remotionb` call it',
  },
  {
    package: '@remotion/google-fonts',
    symbols: ['fontFamily'],
    reason: 'the name that loadFont() from the same entry point returns',
  },
  {
    package: '@remotion/lambda',
    symbols: ['getFunctionVersion'],
    reason: 'gets the version of a function before a render; users call getFunctionInfo() instead',
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
    reason: 'helper functions of useWindowedAudioData()',
  },
  {
    package: '@remotion/renderer',
    symbols: ['ErrorWithStackFrame', 'HeadlessBrowser'],
    reason: 'classes that only the renderer instantiates; users only need their types',
  },
  {
    package: '@remotion/renderer',
    symbols: ['validateOutputFilename', 'validateSelectedPixelFormatAndImageFormatCombination'],
    reason: 'validation that the renderer and the CLI run automatically',
  },
  {
    package: '@remotion/webcodecs',
    symbols: ['createAudioEncoder', 'createVideoEncoder'],
    reason: 'helper functions of convertMedia(), without a route',
  },
  {
    package: '@remotion/whisper-web',
    symbols: ['WhisperWebUnsupportedReason'],
    reason:
      'an enum that is only exported as a type; the page of canUseWhisperWeb() lists its values',
  },
];

/** Whether an export needs a page. Internal names (`…Internals`, `_…`) and the exports above don't. */
export const needsPage = (from: string, name: string): boolean =>
  !isInternal(name) &&
  !undocumented.some((each) => each.package === from && each.symbols.includes(name));

export const isInternal = (name: string): boolean =>
  /Internals$/.test(name) || name.startsWith('_');

/**
 * Types whose fields are documented on a page. Other pages link to it instead of repeating the fields.
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
