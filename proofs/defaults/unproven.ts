import type {Listed, Unstated} from '@docs-kit/docs-proof/defaults';

interface Group<Entry> {
  readonly reason: string;
  readonly entries: readonly Entry[];
}

const withReason = <Entry>({reason, entries}: Group<Entry>): (Entry & {reason: string})[] =>
  entries.map((entry) => ({...entry, reason}));

const groups: readonly Group<Omit<Listed, 'reason'>>[] = [
  {
    reason:
      'The browser sets it in the FontFace() constructor, to which the function passes the options.',
    entries: [
      ...['weight', 'style', 'stretch', 'featureSettings', 'ascentOverride', 'descentOverride'],
      'lineGapOverride',
    ]
      .map((option) => ({name: `${option} of loadFont`, default: '"normal"'}))
      .concat(
        {name: 'unicodeRange of loadFont', default: '"U+0-10FFFF"'},
        {name: 'display of loadFont', default: '"auto"'},
      ),
  },
  {
    reason: 'The code passes null to the renderer, whose FFmpeg filter ignores null and 1.',
    entries: ['Audio', 'Video', 'OffthreadVideo'].map((symbol) => ({
      name: `toneFrequency of ${symbol}`,
      default: '1',
    })),
  },
  {
    reason: 'It is the default branch of a switch in getProResProfileName() of @remotion/renderer.',
    entries: [
      'renderMedia',
      'stitchFramesToVideo',
      'renderMediaOnLambda',
      'renderMediaOnCloudrun',
    ].map((symbol) => ({name: `proResProfile of ${symbol}`, default: '"hq"'})),
  },
  {
    reason:
      'It is the initial value in the config module of the CLI, for which Config has no method.',
    entries: ['still', 'cloudrun still', 'lambda still'].map((command) => ({
      name: `--frame of npx remotion ${command}`,
      default: '0',
    })),
  },
  {
    reason: 'The CLI passes null, and the service on Cloud Run uses this value for null.',
    entries: ['render', 'still'].map((command) => ({
      name: `--gl of npx remotion cloudrun ${command}`,
      default: "'swangle'",
    })),
  },
  {
    reason: 'The command only checks whether the flag is set, so a missing flag means false.',
    entries: ['ls', 'rmall'].map((command) => ({
      name: `--all-regions of npx remotion cloudrun sites ${command}`,
      default: 'false',
    })),
  },
  {
    reason:
      'The command checks whether the flag is set and otherwise joins the root and this folder.',
    entries: [{name: '--out-dir of npx remotion bundle', default: "'build'"}],
  },
  {
    reason: 'The types have the option, but the code of the package never reads it.',
    entries: [{name: 'bypassBucketNameValidation of deploySite', default: 'false'}],
  },
  {
    reason:
      'The function reads each field with `?.`, so missing options are treated as an empty object.',
    entries: ['getVideoMetadata', 'interpolateStyles', 'warpPath'].map((symbol) => ({
      name: `options of ${symbol}`,
      default: '{}',
    })),
  },
  {
    reason: 'It depends on the path, so the page describes it in words.',
    entries: [
      {
        name: 'interpolationThreshold of warpPath',
        default: '1% of the longer side of the bounding box',
      },
    ],
  },
  {
    reason:
      'The code names the module from which it imports the value. Readers do not see that module.',
    entries: [
      ...['parseMedia', 'downloadAndParseMedia'].map((symbol) => ({
        name: `reader of ${symbol}`,
        default: 'webReader',
      })),
      ...[
        'parseMedia',
        'downloadAndParseMedia',
        'parseMediaOnWebWorker',
        'parseMediaOnServerWorker',
      ].flatMap((symbol) => [
        {name: `selectM3uStream of ${symbol}`, default: 'defaultSelectM3uStreamFn'},
        {
          name: `selectM3uAssociatedPlaylists of ${symbol}`,
          default: 'defaultSelectM3uAssociatedPlaylists',
        },
      ]),
    ],
  },
  {
    reason: 'The function passes null to the parser, which replaces it with this value.',
    entries: [
      'parseMedia',
      'downloadAndParseMedia',
      'parseMediaOnWebWorker',
      'parseMediaOnServerWorker',
    ].map((symbol) => ({name: `progressIntervalInMs of ${symbol}`, default: '100'})),
  },
  {
    reason: 'The worker has its own default, which is the same as in parseMedia().',
    entries: ['parseMediaOnWebWorker', 'parseMediaOnServerWorker'].flatMap((symbol) => [
      {name: `makeSamplesStartAtZero of ${symbol}`, default: 'true'},
      {name: `logLevel of ${symbol}`, default: '"info"'},
      {name: `acknowledgeRemotionLicense of ${symbol}`, default: 'false'},
    ]),
  },
  {
    reason: 'The option of TransitionSeries.Sequence with the same name has another default.',
    entries: [{name: 'name of TransitionSeries', default: '"<TransitionSeries>"'}],
  },
];

/** Defaults that are correct on the pages although the packages don't prove them. */
export const listed: readonly Listed[] = groups.flatMap(withReason);

const unstatedGroups: readonly Group<Omit<Unstated, 'reason'>>[] = [
  {
    reason: 'It is the name of the <Loop> that the component renders, not of the component.',
    entries: ['Audio', 'Video', 'OffthreadVideo'].map((symbol) => ({
      name: `name of ${symbol}`,
      value: '"<Loop>"',
    })),
  },
  {
    reason: 'It is the value of the field in the result, not of the option that requests it.',
    entries: [{name: 'rotation of parseMedia', value: '0'}],
  },
  {
    reason: 'It is the default of <Sequence>, to which <Loop> does not pass the prop.',
    entries: [{name: 'premountFor of Loop', value: '0'}],
  },
  {
    reason: 'It is the default of --jpeg-quality, which the old name sets only if it is passed.',
    entries: [
      ...['benchmark', 'render', 'still', 'cloudrun render', 'cloudrun still'],
      ...['lambda render', 'lambda still'],
    ].map((command) => ({name: `--quality of npx remotion ${command}`, value: '80'})),
  },
];

/** Defaults that code has and that aren't the defaults of the documented options. */
export const unstated: readonly Unstated[] = unstatedGroups.flatMap(withReason);
