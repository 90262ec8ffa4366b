/**
 * Where the pages may differ from the exports, and why. The check fails if an entry is no longer needed,
 * because its export or member was removed or because the page now has a heading for it.
 */

interface Exception {
  package: string;
  symbol: string;
  reason: string;
}

export interface HiddenMember extends Exception {
  /**
   * Paths of members that need no heading, for example `config.mass`. `dispatch*` matches all names that
   * start with `dispatch`.
   */
  members: readonly string[];
}

export interface OtherType extends Exception {
  member: string;
  /** The type that the page shows instead. */
  type: string;
}

export interface Stub extends Exception {
  /** The file that contains the message, relative to the package. */
  file: string;
  /** The message of the error that it throws. */
  message: string;
}

/** Exports that only throw an error that says that they were removed. Their pages say the same. */
export const stubs: readonly Stub[] = [
  {
    package: 'remotion',
    symbol: 'Experimental.Clipper',
    file: 'dist/cjs/Clipper.js',
    message: '<Clipper> has been removed as of Remotion v4.0.228.',
    reason: 'throws as soon as it is rendered',
  },
  {
    package: 'remotion',
    symbol: 'Experimental.Null',
    file: 'dist/cjs/Null.js',
    message: '<Null> has been removed as of Remotion v4.0.228.',
    reason: 'throws as soon as it is rendered',
  },
];

/** Members that a page doesn't describe. */
export const hiddenMembers: readonly HiddenMember[] = [
  {
    package: '@remotion/install-whisper-cpp',
    symbol: 'toCaptions',
    members: ['whisperCppOutput.*'],
    reason: 'the result of transcribe(), whose page describes it',
  },
  {
    package: '@remotion/openai-whisper',
    symbol: 'openAiWhisperApiToCaptions',
    members: ['transcription.*'],
    reason:
      'the response of OpenAI; the page shows one, and names the fields that the function reads',
  },
  {
    package: '@remotion/player',
    symbol: 'Player',
    members: ['dispatch*', 'listeners'],
    reason:
      'the Player calls them to notify its listeners; if users called them, listeners would receive false events',
  },
  {
    package: '@remotion/bundler',
    symbol: 'bundle',
    members: ['options'],
    reason:
      'the third positional argument of the signature before 2.1, which has the same keys; the page mentions it',
  },
  ...['downloadAndParseMedia', 'parseMediaOnWebWorker', 'parseMediaOnServerWorker'].map(
    (symbol) => ({
      package: '@remotion/media-parser',
      symbol,
      members: ['fields.*'],
      reason: '/docs/media-parser/parse-media describes them',
    }),
  ),
  ...[
    'parseMedia',
    'downloadAndParseMedia',
    'parseMediaOnWebWorker',
    'parseMediaOnServerWorker',
  ].map((symbol) => ({
    package: '@remotion/media-parser',
    symbol,
    members: ['seekingHints.*'],
    reason: 'an object that an earlier parse returned; nobody writes one by hand',
  })),
  ...[
    'parseMedia',
    'downloadAndParseMedia',
    'parseMediaOnWebWorker',
    'parseMediaOnServerWorker',
  ].map((symbol) => ({
    package: '@remotion/media-parser',
    symbol,
    members: ['m3uPlaylistContext.*'],
    reason: 'the parser passes it to itself for the parts of a playlist',
  })),
  ...['parseMedia', 'downloadAndParseMedia'].map((symbol) => ({
    package: '@remotion/media-parser',
    symbol,
    members: ['reader.*'],
    reason:
      "one of the readers that the package exports; according to its types, the interface isn't stable",
  })),
  ...['defaultSelectM3uStreamFn', 'defaultSelectM3uAssociatedPlaylists'].map((symbol) => ({
    package: '@remotion/media-parser',
    symbol,
    members: ['*'],
    reason: 'the default of an option, whose description says what such a function receives',
  })),
  ...['IsAnImageError', 'IsAPdfError', 'IsAnUnsupportedFileTypeError', 'MediaParserAbortError'].map(
    (symbol) => ({
      package: '@remotion/media-parser',
      symbol,
      members: ['*'],
      reason: 'the parser creates the errors, and the table below Errors lists their fields',
    }),
  ),
  ...['nodeReadContent', 'nodeReadWholeAsText', 'nodeCreateAdjacentFileSource'].map((symbol) => ({
    package: '@remotion/media-parser',
    symbol,
    members: ['*'],
    reason: 'a part of nodeReader, whose types are not stable',
  })),
  {
    package: '@remotion/media-parser',
    symbol: 'downloadAndParseMedia',
    members: ['writer.*'],
    reason: "one of the writers that the package exports; the interface isn't stable",
  },
  {
    package: '@remotion/webcodecs',
    symbol: 'createAudioDecoder',
    members: ['controller.*'],
    reason: '/docs/webcodecs/webcodecs-controller describes them; the type also allows null',
  },
  {
    package: '@remotion/webcodecs',
    symbol: 'convertMedia',
    members: ['fields.*', 'seekingHints.*', 'reader.*', 'writer.*'],
    reason: 'the same as in parseMedia() and downloadAndParseMedia()',
  },
  ...[
    'canCopyVideoTrack',
    'canReencodeVideoTrack',
    'defaultOnVideoTrackHandler',
    'rotateAndResizeVideoFrame',
  ].map((symbol) => ({
    package: '@remotion/webcodecs',
    symbol,
    members: ['resizeOperation.*'],
    reason: 'the same as the option resize of convertMedia(), whose page describes them',
  })),
  {
    package: '@remotion/renderer',
    symbol: 'stitchFramesToVideo',
    members: ['assetsInfo.*'],
    reason: 'the object that renderFrames() returned; nobody writes one by hand',
  },
  {
    package: '@remotion/lottie',
    symbol: 'Lottie',
    members: ['animationData.*'],
    reason: 'the content of a file that another program writes; getLottieMetadata() describes them',
  },
  {
    package: '@remotion/video',
    symbol: 'experimental_NewVideo',
    members: ['logLevel'],
    reason: 'nothing shows that it existed in 4.0.331; the installed version was released later',
  },
  {
    package: '@remotion/animated-emoji',
    symbol: 'AnimatedEmoji',
    members: [
      'acceptableTimeShiftInSeconds',
      'allowAmplificationDuringRender',
      'className',
      'crossOrigin',
      'delayRender*',
      'endAt',
      'id',
      'imageFormat',
      'loopVolumeCurveBehavior',
      'name',
      'on*',
      'pauseWhenBuffering',
      'showInTimeline',
      'startFrom',
      'style',
      'tone*',
      'transparent',
      'trim*',
      'useWebAudioApi',
      'volume',
    ],
    reason: 'the props of <OffthreadVideo>, to whose page the page links',
  },
  {
    package: '@remotion/animated-emoji',
    symbol: 'AnimatedEmoji',
    members: ['layout', 'premountFor', 'styleWhilePremounted'],
    reason:
      'the component passes them on to <OffthreadVideo>, which ignores them; the page says so',
  },
  {
    package: '@remotion/lambda',
    symbol: 'renderVideoOnLambda',
    members: ['*'],
    reason: 'the old name of renderMediaOnLambda(), whose page describes them',
  },
];

/** Members for which the page shows a different type than the definitions. */
export const otherTypes: readonly OtherType[] = [
  {
    package: '@remotion/whisper-web',
    symbol: 'canUseWhisperWeb',
    member: 'reason',
    type: '"window-undefined" | "not-cross-origin-isolated" | "indexed-db-unavailable" | "navigator-storage-unavailable" | "storage-estimation-api-unavailable" | "quota-undefined" | "usage-undefined" | "not-enough-space" | "error-estimating-storage"',
    reason: 'the type is an enum whose values are not exported, so users compare strings',
  },
];
