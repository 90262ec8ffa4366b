import type {ForwardedOptions} from '@docs-kit/docs-proof/defaults';

/** Options that have the same names in the function. */
const same = (...options: readonly string[]): ForwardedOptions['options'] =>
  Object.fromEntries(options.map((option) => [option, option]));

const sounds = ['Audio', 'Video', 'OffthreadVideo'];
const onLambda = ['renderMediaOnLambda', 'renderStillOnLambda', 'getCompositionsOnLambda'];
const onCloudrun = ['renderMediaOnCloudrun', 'renderStillOnCloudrun'];

/** Where the check looks for defaults that it doesn't find in the code of the documented export. */
export const forwarded: readonly ForwardedOptions[] = [
  {
    to: ['remotion', 'delayRender'],
    why: 'The component passes them to delayRender() under other names.',
    symbols: [...sounds, 'Img', 'IFrame'],
    options: {
      delayRenderTimeoutInMilliseconds: 'timeoutInMilliseconds',
      delayRenderRetries: 'retries',
    },
  },
  {
    to: ['remotion', 'useMediaPlayback'],
    why: 'The component passes it to a hook under another name.',
    symbols: sounds,
    options: {acceptableTimeShiftInSeconds: 'acceptableTimeshift'},
  },
  {
    to: ['remotion', 'evaluateVolume'],
    why: 'Without this option, the volume of the element applies.',
    symbols: sounds,
    options: {volume: 'mediaVolume'},
  },
  {
    to: ['remotion', 'measureSpring'],
    why: 'The function passes it to measureSpring() under another name.',
    symbols: ['spring', 'springTiming'],
    options: {durationRestThreshold: 'threshold'},
  },
  {
    to: ['remotion', 'back'],
    why: 'It is the parameter of a method of the class.',
    symbols: ['Easing'],
    options: {back: 's'},
  },
  {
    to: ['remotion', 'elastic'],
    why: 'It is the parameter of a method of the class.',
    symbols: ['Easing'],
    options: {elastic: 'bounciness'},
  },
  {
    to: ['@remotion/serverless', 'getBrowserInstanceImplementation'],
    why: 'The Lambda function starts the browser.',
    symbols: onLambda,
    options: same('gl'),
  },
  {
    to: ['@remotion/renderer', 'internalOpenBrowser'],
    why: 'The browser is started where the video is rendered.',
    symbols: [...onLambda, ...onCloudrun],
    options: same('ignoreCertificateErrors', 'disableWebSecurity', 'userAgent'),
  },
  {
    to: ['@remotion/cloudrun', 'renderMediaSingleThread'],
    why: 'The service starts the browser.',
    symbols: onCloudrun,
    options: same('enableMultiProcessOnLinux'),
  },
  {
    to: ['@remotion/cloudrun', 'renderMediaSingleThread'],
    why: 'The service renders the video and calls the webhook.',
    symbols: ['renderMediaOnCloudrun'],
    options: same('gl', 'pixelFormat', 'imageFormat', 'webhookProgressInterval'),
  },
  {
    to: ['@remotion/cloudrun', 'renderStillSingleThread'],
    why: 'The service renders the still and names the file.',
    symbols: ['renderStillOnCloudrun'],
    options: same('gl', 'outName'),
  },
  {
    to: ['@remotion/serverless', 'renderHandler'],
    why: 'The Lambda function renders the frames.',
    symbols: ['renderMediaOnLambda'],
    options: same('pixelFormat'),
  },
  {
    to: ['@remotion/lambda-client', 'getServiceClient'],
    why: 'The AWS client sets the default.',
    symbols: ['deleteRender', 'downloadMedia', 'getOrCreateBucket', 'getRenderProgress'],
    options: same('region'),
  },
  {
    to: ['@remotion/player', 'playerCssClassname'],
    why: 'The component passes it to a function under another name.',
    symbols: ['Player', 'Thumbnail'],
    options: {overrideInternalClassName: 'override'},
  },
  {
    to: ['@remotion/lambda-client', 'getSites'],
    why: 'The export is a constant that holds the function of the other package.',
    symbols: ['getSites'],
    options: same('forceBucketName', 'forcePathStyle', 'requestHandler'),
  },
  {
    to: ['@remotion/google-fonts', 'loadFonts'],
    why: 'The export is another name of this function.',
    symbols: ['loadFontFromInfo'],
    options: same('document'),
  },
  {
    to: ['@remotion/transitions', 'TransitionSeriesChildren'],
    why: 'The option belongs to TransitionSeries.Sequence, which its parent renders.',
    symbols: ['TransitionSeries'],
    options: same('name'),
  },
];
