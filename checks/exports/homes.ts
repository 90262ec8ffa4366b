/**
 * What the `api` of the pages doesn't say about the pages of exports. Types have no page of their own: they are
 * documented on the page of the API that accepts or returns them.
 */

/** Why no page documents an export, by its package and its name. */
export const undocumented: Readonly<Record<string, string>> = {
  'remotion Config':
    'a stub that tells users of version 2 to import Config from @remotion/cli/config',
  'remotion FolderContext': 'the React context of <Folder>, which the Studio reads',
  '@remotion/bundler webpack': "the toolkit's version of webpack, exported for its types",
  '@remotion/cli cli': 'starts the CLI; the binaries `remotion` and `remotionb` call it',
  '@remotion/google-fonts fontFamily': 'the name that loadFont() from the same entry point returns',
  '@remotion/lambda getFunctionVersion':
    'gets the version of a function before a render; users call getFunctionInfo() instead',
  '@remotion/media-parser VERSION': 'the version of the package, for bug reports',
  '@remotion/media-utils getAudioDuration':
    'the old name of getAudioDurationInSeconds(), deprecated by its types',
  '@remotion/media-utils getPartialWaveData': 'a helper function of useWindowedAudioData()',
  '@remotion/media-utils probeWaveFile': 'a helper function of useWindowedAudioData()',
  '@remotion/renderer ErrorWithStackFrame':
    'a class that only the renderer instantiates; users only need its type',
  '@remotion/renderer HeadlessBrowser':
    'a class that only the renderer instantiates; users only need its type',
  '@remotion/renderer validateOutputFilename':
    'validation that the renderer and the CLI run automatically',
  '@remotion/renderer validateSelectedPixelFormatAndImageFormatCombination':
    'validation that the renderer and the CLI run automatically',
  '@remotion/webcodecs createAudioEncoder': 'a helper function of convertMedia(), without a route',
  '@remotion/webcodecs createVideoEncoder': 'a helper function of convertMedia(), without a route',
  '@remotion/whisper-web WhisperWebUnsupportedReason':
    'an enum that is only exported as a type; the page of canUseWhisperWeb() lists its values',
};

/** Whether an export needs a page. Internal names (`…Internals`, `_…`) and the exports above don't. */
export const needsPage = (from: string, name: string): boolean =>
  !isInternal(name) && undocumented[`${from} ${name}`] === undefined;

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
