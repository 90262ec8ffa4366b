/** A function of the packages and the name that it has for an option. */
export interface Place {
  readonly packageName: string;
  readonly symbol: string;
  readonly option: string;
}

/** An option whose default is set by code that the documented export doesn't call, or calls with another name. */
export interface HandedOn {
  /** Names of the exports. */
  readonly symbols: readonly string[];
  readonly option: string;
  readonly to: readonly [packageName: string, symbol: string, option?: string];
  readonly why: string;
}

const sounds = ['Audio', 'Video', 'OffthreadVideo'];
const media = [...sounds, 'Img', 'IFrame'];
const onLambda = ['renderMediaOnLambda', 'renderStillOnLambda', 'getCompositionsOnLambda'];
const onCloudrun = ['renderMediaOnCloudrun', 'renderStillOnCloudrun'];

/** Where the check looks for defaults that it doesn't find in the code of the documented export. */
export const handedOn: readonly HandedOn[] = [
  {
    symbols: media,
    option: 'delayRenderTimeoutInMilliseconds',
    to: ['remotion', 'delayRender', 'timeoutInMilliseconds'],
    why: 'The component passes it to delayRender() under another name.',
  },
  {
    symbols: media,
    option: 'delayRenderRetries',
    to: ['remotion', 'delayRender', 'retries'],
    why: 'The component passes it to delayRender() under another name.',
  },
  {
    symbols: sounds,
    option: 'acceptableTimeShiftInSeconds',
    to: ['remotion', 'useMediaPlayback', 'acceptableTimeshift'],
    why: 'The component passes it to a hook under another name.',
  },
  {
    symbols: sounds,
    option: 'volume',
    to: ['remotion', 'evaluateVolume', 'mediaVolume'],
    why: 'Without this option, the volume of the element applies.',
  },
  {
    symbols: ['spring', 'springTiming'],
    option: 'durationRestThreshold',
    to: ['remotion', 'measureSpring', 'threshold'],
    why: 'The function passes it to measureSpring() under another name.',
  },
  {
    symbols: onLambda,
    option: 'gl',
    to: ['@remotion/serverless', 'getBrowserInstanceImplementation'],
    why: 'The Lambda function starts the browser.',
  },
  {
    symbols: ['renderMediaOnCloudrun'],
    option: 'gl',
    to: ['@remotion/cloudrun', 'renderMediaSingleThread'],
    why: 'The service renders the video.',
  },
  {
    symbols: ['renderStillOnCloudrun'],
    option: 'gl',
    to: ['@remotion/cloudrun', 'renderStillSingleThread'],
    why: 'The service renders the still.',
  },
  ...['ignoreCertificateErrors', 'disableWebSecurity', 'userAgent'].map((option) => ({
    symbols: [...onLambda, ...onCloudrun],
    option,
    to: ['@remotion/renderer', 'internalOpenBrowser'] as const,
    why: 'The browser is started where the video is rendered.',
  })),
  {
    symbols: onCloudrun,
    option: 'enableMultiProcessOnLinux',
    to: ['@remotion/cloudrun', 'renderMediaSingleThread'],
    why: 'The service starts the browser.',
  },
  ...['pixelFormat', 'imageFormat'].map((option) => ({
    symbols: ['renderMediaOnCloudrun'],
    option,
    to: ['@remotion/cloudrun', 'renderMediaSingleThread'] as const,
    why: 'The service renders the video.',
  })),
  {
    symbols: ['renderMediaOnCloudrun'],
    option: 'webhookProgressInterval',
    to: ['@remotion/cloudrun', 'renderMediaSingleThread'],
    why: 'The service calls the webhook.',
  },
  {
    symbols: ['renderMediaOnLambda'],
    option: 'pixelFormat',
    to: ['@remotion/serverless', 'renderHandler'],
    why: 'The Lambda function renders the frames.',
  },
  {
    symbols: ['deleteRender', 'downloadMedia', 'getOrCreateBucket', 'getRenderProgress'],
    option: 'region',
    to: ['@remotion/lambda-client', 'getServiceClient'],
    why: 'The AWS client sets the default.',
  },
  {
    symbols: ['renderStillOnCloudrun'],
    option: 'outName',
    to: ['@remotion/cloudrun', 'renderStillSingleThread'],
    why: 'The service names the file.',
  },
  {
    symbols: ['Player', 'Thumbnail'],
    option: 'overrideInternalClassName',
    to: ['@remotion/player', 'playerCssClassname', 'override'],
    why: 'The component passes it to a function under another name.',
  },
  ...['forceBucketName', 'forcePathStyle', 'requestHandler'].map((option) => ({
    symbols: ['getSites'],
    option,
    to: ['@remotion/lambda-client', 'getSites'] as const,
    why: 'The export is a constant that holds the function of the other package.',
  })),
  {
    symbols: ['loadFontFromInfo'],
    option: 'document',
    to: ['@remotion/google-fonts', 'loadFonts'],
    why: 'The export is another name of this function.',
  },
  {
    symbols: ['TransitionSeries'],
    option: 'name',
    to: ['@remotion/transitions', 'TransitionSeriesChildren'],
    why: 'The option belongs to TransitionSeries.Sequence, which its parent renders.',
  },
];

/** Returns where an option gets its default, if the code of the documented export doesn't show it. */
export function placeOfDefault(symbol: string, option: string): Place | undefined {
  const entry = handedOn.find((each) => each.option === option && each.symbols.includes(symbol));
  return (
    entry && {packageName: entry.to[0], symbol: entry.to[1], option: entry.to[2] ?? entry.option}
  );
}
