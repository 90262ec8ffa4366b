/**
 * Where the pages may differ from the exports, and why. The check fails if an entry is no longer needed,
 * because its export or member was removed or because the page now has a heading for it.
 */

export interface HiddenMembers {
  package: string;
  symbols: readonly string[];
  /**
   * Paths of members that need no heading, for example `config.mass`. `dispatch*` matches all names that
   * start with `dispatch`.
   */
  members: readonly string[];
  reason: string;
}

export interface Stub {
  package: string;
  symbol: string;
  reason: string;
}

/** Exports that only throw an error that says that they were removed. Their pages say the same. */
export const stubs: readonly Stub[] = [
  {
    package: 'remotion',
    symbol: 'Experimental.Clipper',
    reason: 'throws as soon as it is rendered',
  },
  {
    package: 'remotion',
    symbol: 'Experimental.Null',
    reason: 'throws as soon as it is rendered',
  },
];

/** Members that a page doesn't describe. */
export const hiddenMembers: readonly HiddenMembers[] = [
  {
    package: '@remotion/install-whisper-cpp',
    symbols: ['toCaptions'],
    members: ['whisperCppOutput.*'],
    reason: 'the result of transcribe(), whose page describes it',
  },
  {
    package: '@remotion/openai-whisper',
    symbols: ['openAiWhisperApiToCaptions'],
    members: ['transcription.*'],
    reason:
      'the response of OpenAI; the page shows one, and names the fields that the function reads',
  },
  {
    package: '@remotion/player',
    symbols: ['Player'],
    members: ['dispatch*', 'listeners'],
    reason:
      'the Player calls them to notify its listeners; if users called them, listeners would receive false events',
  },
  {
    package: '@remotion/bundler',
    symbols: ['bundle'],
    members: ['options'],
    reason:
      'the third positional argument of the signature before 2.1, which has the same keys; the page mentions it',
  },
  {
    package: '@remotion/media-parser',
    symbols: ['downloadAndParseMedia', 'parseMediaOnWebWorker', 'parseMediaOnServerWorker'],
    members: ['fields.*'],
    reason: '/docs/media-parser/parse-media describes them',
  },
  {
    package: '@remotion/media-parser',
    symbols: [
      'parseMedia',
      'downloadAndParseMedia',
      'parseMediaOnWebWorker',
      'parseMediaOnServerWorker',
    ],
    members: ['seekingHints.*'],
    reason: 'an object that an earlier parse returned; nobody writes one by hand',
  },
  {
    package: '@remotion/media-parser',
    symbols: [
      'parseMedia',
      'downloadAndParseMedia',
      'parseMediaOnWebWorker',
      'parseMediaOnServerWorker',
    ],
    members: ['m3uPlaylistContext.*'],
    reason: 'the parser passes it to itself for the parts of a playlist',
  },
  {
    package: '@remotion/media-parser',
    symbols: ['parseMedia', 'downloadAndParseMedia'],
    members: ['reader.*'],
    reason:
      "one of the readers that the package exports; according to its types, the interface isn't stable",
  },
  {
    package: '@remotion/media-parser',
    symbols: ['defaultSelectM3uStreamFn', 'defaultSelectM3uAssociatedPlaylists'],
    members: ['*'],
    reason: 'the default of an option, whose description says what such a function receives',
  },
  {
    package: '@remotion/media-parser',
    symbols: [
      'IsAnImageError',
      'IsAPdfError',
      'IsAnUnsupportedFileTypeError',
      'MediaParserAbortError',
    ],
    members: ['*'],
    reason: 'the parser creates the errors, and the table below Errors lists their fields',
  },
  {
    package: '@remotion/media-parser',
    symbols: ['nodeReadContent', 'nodeReadWholeAsText', 'nodeCreateAdjacentFileSource'],
    members: ['*'],
    reason: 'a part of nodeReader, whose types are not stable',
  },
  {
    package: '@remotion/media-parser',
    symbols: ['downloadAndParseMedia'],
    members: ['writer.*'],
    reason: "one of the writers that the package exports; the interface isn't stable",
  },
  {
    package: '@remotion/webcodecs',
    symbols: ['createAudioDecoder'],
    members: ['controller.*'],
    reason: '/docs/webcodecs/webcodecs-controller describes them; the type also allows null',
  },
  {
    package: '@remotion/webcodecs',
    symbols: ['convertMedia'],
    members: ['fields.*', 'seekingHints.*', 'reader.*', 'writer.*'],
    reason: 'the same as in parseMedia() and downloadAndParseMedia()',
  },
  {
    package: '@remotion/webcodecs',
    symbols: [
      'canCopyVideoTrack',
      'canReencodeVideoTrack',
      'defaultOnVideoTrackHandler',
      'rotateAndResizeVideoFrame',
    ],
    members: ['resizeOperation.*'],
    reason: 'the same as the option resize of convertMedia(), whose page describes them',
  },
  {
    package: '@remotion/renderer',
    symbols: ['stitchFramesToVideo'],
    members: ['assetsInfo.*'],
    reason: 'the object that renderFrames() returned; nobody writes one by hand',
  },
  {
    package: '@remotion/lottie',
    symbols: ['Lottie'],
    members: ['animationData.*'],
    reason: 'the content of a file that another program writes; getLottieMetadata() describes them',
  },
  {
    package: '@remotion/video',
    symbols: ['experimental_NewVideo'],
    members: ['logLevel'],
    reason: 'nothing shows that it existed in 4.0.331; the installed version was released later',
  },
  {
    package: '@remotion/animated-emoji',
    symbols: ['AnimatedEmoji'],
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
    symbols: ['AnimatedEmoji'],
    members: ['layout', 'premountFor', 'styleWhilePremounted'],
    reason:
      'the component passes them on to <OffthreadVideo>, which ignores them; the page says so',
  },
  {
    package: '@remotion/lambda',
    symbols: ['renderVideoOnLambda'],
    members: ['*'],
    reason: 'the old name of renderMediaOnLambda(), whose page describes them',
  },
];

/** Returns the paths of the members of an export that need no heading. */
export const hiddenMembersOf = (packageName: string, symbol: string): string[] =>
  hiddenMembers
    .filter((each) => each.package === packageName && each.symbols.includes(symbol))
    .flatMap(({members}) => members);
