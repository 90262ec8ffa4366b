import type {ExportExceptions} from '@docs-kit/docs-proof/exports';

const parseMediaElsewhere = [
  'downloadAndParseMedia',
  'parseMediaOnWebWorker',
  'parseMediaOnServerWorker',
];

/**
 * Where the pages may differ from the exports of the packages, and why. The check `exports` fails if an entry is no longer
 * needed. The commands `npm run since` and `npm run signatures` leave out the same exports and members.
 */
export const exceptions: ExportExceptions = {
  file: 'features/toolkit/exceptions.ts',
  undocumented: {
    'remotion Config':
      'a stub that tells users of version 2 to import Config from @remotion/cli/config',
    'remotion FolderContext': 'the React context of <Folder>, which the Studio reads',
    '@remotion/bundler webpack': "the toolkit's version of webpack, exported for its types",
    '@remotion/cli cli': 'starts the CLI; the binaries `remotion` and `remotionb` call it',
    '@remotion/google-fonts fontFamily':
      'the name that loadFont() from the same entry point returns',
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
    '@remotion/webcodecs createAudioEncoder':
      'a helper function of convertMedia(), without a route',
    '@remotion/webcodecs createVideoEncoder':
      'a helper function of convertMedia(), without a route',
    '@remotion/whisper-web WhisperWebUnsupportedReason':
      'an enum that is only exported as a type; the page of canUseWhisperWeb() lists its values',
  },
  stubs: [
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
  ],
  typePages: [
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
  ],
  hiddenMembers: [
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
      symbols: parseMediaElsewhere,
      members: ['fields.*'],
      reason: '/docs/media-parser/parse-media describes them',
    },
    {
      package: '@remotion/media-parser',
      symbols: ['parseMedia', ...parseMediaElsewhere],
      members: ['seekingHints.*'],
      reason: 'an object that an earlier parse returned; nobody writes one by hand',
    },
    {
      package: '@remotion/media-parser',
      symbols: ['parseMedia', ...parseMediaElsewhere],
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
      reason:
        'the content of a file that another program writes; getLottieMetadata() describes them',
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
  ],
};
