import * as lambda from '@remotion/lambda-client/constants';
import {RenderInternals} from '@remotion/renderer';
import type * as facts from '../../features/facts/facts';
import {
  hasPackage,
  manifestOf,
  readPackage,
  sameNumber,
  shippedNumber,
  shippedText,
} from './shipped';

type Value = number | string;

const words: Readonly<Record<number, string>> = {1: 'one', 3: 'three'};
const inWords = (count: number): string => words[count] ?? String(count);

const renderer = '@remotion/renderer/dist';
const cloudRun = '@remotion/cloudrun/dist';
const client = '@remotion/serverless-client/dist';
const noReact = 'remotion/dist/cjs/no-react.js';
const delayRender = 'remotion/dist/cjs/delay-render.js';
const googleFonts = '@remotion/google-fonts/dist/cjs/base.js';
const parallelEncoding = `${renderer}/prestitcher-memory-usage.js`;

const browserStart = () => shippedNumber(`${renderer}/open-browser.js`, /timeout: (\d+),/);

const cloudRunConstant = (name: string) =>
  shippedNumber(`${cloudRun}/shared/constants.js`, new RegExp(`${name} = (\\d+);`));
const cloudRunCores = () =>
  shippedText(`${cloudRun}/api/deploy-service.js`, /cpuLimit : '([\d.]+)',/);
const cloudRunTimeout = () => cloudRunConstant('DEFAULT_TIMEOUT');

const crf = (codec: string) =>
  shippedNumber(`${renderer}/crf.js`, new RegExp(`\\b${codec}: (\\d+),`));

/** Half of the cores between the two bounds: another formula doesn't match. */
const concurrency = (bound: 'max' | 'min') => {
  const formula = shippedText(
    `${renderer}/get-concurrency.js`,
    /userPreference === null\) \{\s+return (Math\.round\(Math\.min\(\d+, Math\.max\(\d+, maxCpus \/ 2\)\)\));/,
  );
  return Number(new RegExp(`${bound === 'max' ? 'min' : 'max'}\\((\\d+)`).exec(formula)?.[1]);
};

const renderTimeout = () =>
  sameNumber(
    [delayRender, `${renderer}/browser/TimeoutSettings.js`],
    /(?:const defaultTimeout|DEFAULT_TIMEOUT) = (\d+);/,
  );
const delayRenderMargin = () => shippedNumber(delayRender, /: defaultTimeout\)+ - (\d+);/);
const frameMargin = () =>
  shippedNumber(`${renderer}/seek-to-frame.js`, /timeout: timeoutInMilliseconds \+ (\d+),/);

const fontAttempts = () => 1 + shippedNumber(googleFonts, /let attempts = (\d+);/);
const fontAttemptMs = () =>
  shippedNumber(googleFonts, /Timed out loading Google Font'\)\);\s+\}, (\d+)\)/);

const shared = (name: string) =>
  shippedNumber(`${client}/constants.js`, new RegExp(`exports\\.${name} = (\\d+);`));
const customData = () =>
  shippedNumber(`${client}/validate-webhook.js`, /MAX_WEBHOOK_CUSTOM_DATA_SIZE = (\d+);/);
const lambdaStart = () =>
  shippedNumber(
    '@remotion/lambda-client/dist/call-lambda-streaming.js',
    /STREAM_STALL_TIMEOUT = (\d+);/,
  );
const webhookAttempts = () =>
  1 + shippedNumber('@remotion/serverless/dist/invoke-webhook.js', /logLevel, retries = (\d+),/);
const webhookTimeoutMargin = () =>
  shippedNumber(
    '@remotion/serverless/dist/handlers/launch.js',
    /setTimeout\(onTimeout, Math\.max\(options\.getRemainingTimeInMillis\(\) - (\d+),/,
  );

/** The largest props of a call, in bytes: the limit without the part that Remotion keeps free. */
const propsMax = (limit: string) =>
  shippedNumber(
    '@remotion/lambda-client/dist/aws-provider.js',
    new RegExp(`${limit}: \\(\\) => (\\d+),`),
  ) -
  shippedNumber(
    `${client}/compress-props.js`,
    /MARGIN = (\d+) \+ validate_webhook_1\.MAX_WEBHOOK_CUSTOM_DATA_SIZE;/,
  ) -
  customData();

const freeEmployees = () =>
  sameNumber(
    ['remotion', '@remotion/renderer', '@remotion/lambda', '@remotion/webcodecs'].map(
      (name) => `${name}/LICENSE.md`,
    ),
    /for-profit organization with up to (\d+) employees/,
  );
const paidTeam = () =>
  shippedNumber('@remotion/webcodecs/README.md', /a team of (\d+) or more people a "company"/);

const parallelFiles = () =>
  sameNumber(
    [
      'get-audio-data',
      'get-audio-duration-in-seconds',
      'get-image-dimensions',
      'get-video-metadata',
    ].map((name) => `@remotion/media-utils/dist/${name}.js`),
    /pLimit\)\((\d+)\)/,
  );

const port = (bound: 'from' | 'to') =>
  sameNumber(
    ['@remotion/studio-server/dist/preview-server/start-server.js', `${renderer}/serve-static.js`],
    new RegExp(`${bound}: (\\d+),`),
  );

/** The newest version of the symbols that the compositor needs. */
const glibcMinVersion = () => {
  const program = readPackage('@remotion/compositor-linux-x64-gnu/remotion', 'latin1');
  const needed = [...program.matchAll(/GLIBC_2\.(\d+)/g)].map(([, minor]) => Number(minor));
  return `2.${Math.max(...needed)}`;
};

/** The version below which the renderer prints a warning. */
const glibcWarned = (pattern: RegExp) =>
  shippedText(`${renderer}/check-version-requirements.js`, pattern).replace(', ', '.');

/** The oldest Node.js that each dependency of the packages supports. */
const nodeRecommendedVersion = () => {
  const required = ['cli', 'bundler', 'renderer', 'studio-server'].flatMap((name) => {
    const {dependencies = {}} = manifestOf(`@remotion/${name}`);
    return Object.keys(dependencies).map((dependency) => {
      const nested = `@remotion/${name}/node_modules/${dependency}`;
      const {engines} = manifestOf(hasPackage(nested) ? nested : dependency);
      return Number(/^>=\s*(\d+(?:\.\d+)?)/.exec(engines?.node ?? '')?.[1] ?? 0);
    });
  });
  return String(Math.max(...required));
};

/** Reads each value of `features/facts/facts.ts` from the installed packages. Throws if they no longer contain it. */
export const proofs: {readonly [Name in keyof typeof facts]: () => Value} = {
  browserStartTimeoutMs: browserStart,
  browserStartTimeoutSeconds: () => browserStart() / 1000,
  bunMinVersion: () => shippedText(noReact, /MIN_BUN_VERSION: .* \? '[\d.]+' : '([\d.]+)',/),
  chromeVersion: () =>
    shippedText(`${renderer}/browser/BrowserFetcher.js`, /TESTED_VERSION = '([\d.]+)';/),
  cloudRunCores,
  cloudRunCoresInWords: () => inWords(Number(cloudRunCores())),
  cloudRunInstancesMax: () => cloudRunConstant('DEFAULT_MAX_INSTANCES'),
  cloudRunMemory: () => shippedText(`${cloudRun}/api/deploy-service.js`, /memoryLimit : '(\w+)',/),
  cloudRunTimeoutMs: () => cloudRunTimeout() * 1000,
  cloudRunTimeoutSeconds: cloudRunTimeout,
  concurrencyMax: () => concurrency('max'),
  concurrencyMin: () => concurrency('min'),
  crfH264: () => crf('h264'),
  crfH265: () => crf('h265'),
  crfVp8: () => crf('vp8'),
  crfVp9: () => crf('vp9'),
  delayRenderMarginMs: delayRenderMargin,
  delayRenderMarginSeconds: () => delayRenderMargin() / 1000,
  delayRenderTimeoutMs: () => renderTimeout() - delayRenderMargin(),
  delayRenderTimeoutSeconds: () => (renderTimeout() - delayRenderMargin()) / 1000,
  frameMarginSeconds: () => frameMargin() / 1000,
  frameTimeoutMs: () => renderTimeout() + frameMargin(),
  glibcMinVersion,
  glibcMinVersionArm64: () => glibcWarned(/arch === 'arm64'\) \{\s+return \[(\d+, \d+)\];/),
  glibcWarnedVersion: () => glibcWarned(/\}\s+\/\/ Uses Ubuntu.*\s+return \[(\d+, \d+)\];/),
  googleFontAttempts: () => inWords(fontAttempts()),
  googleFontAttemptSeconds: () => fontAttemptMs() / 1000,
  googleFontTimeoutSeconds: () => (fontAttempts() * fontAttemptMs()) / 1000,
  jpegQuality: () => RenderInternals.DEFAULT_JPEG_QUALITY,
  lambdaCallMaxKb: () =>
    shippedNumber('@remotion/lambda-client/dist/call-lambda-async.js', /length > (\d+) \* 1024/),
  lambdaCustomDataMax: customData,
  lambdaDefaultFunctionsMax: () =>
    shippedNumber(`${client}/best-frames-per-function-param.js`, /\[0, 18000\], \[75, (\d+)\]/),
  lambdaDiskMaxMb: () => lambda.MAX_EPHEMERAL_STORAGE_IN_MB,
  lambdaDiskMb: () => lambda.DEFAULT_EPHEMERAL_STORAGE_IN_MB,
  lambdaDiskMinMb: () => lambda.MIN_EPHEMERAL_STORAGE_IN_MB,
  lambdaFramesMin: () => shared('MINIMUM_FRAMES_PER_FUNCTION'),
  lambdaFunctionsMax: () => shared('MAX_FUNCTIONS_PER_RENDER'),
  lambdaFunctionsMaxWithMain: () => 1 + shared('MAX_FUNCTIONS_PER_RENDER'),
  lambdaMemoryMaxMb: () => lambda.MAX_MEMORY,
  lambdaMemoryMb: () => lambda.DEFAULT_MEMORY_SIZE,
  lambdaMemoryMinMb: () => lambda.MIN_MEMORY,
  lambdaMissingChunksSeconds: () =>
    shippedNumber(`${client}/progress.js`, /timeoutInMilliseconds \+ (\d+) &&/) / 1000,
  lambdaNodeVersion: () =>
    shippedText('@remotion/lambda/dist/api/create-function.js', /Runtime: 'nodejs([\d.]+)\.x'/),
  lambdaPropsMaxKb: () => Math.round(propsMax('getMaxNonInlinePayloadSizePerFunction') / 1000),
  lambdaStartTimeoutMs: lambdaStart,
  lambdaStartTimeoutSeconds: () => lambdaStart() / 1000,
  lambdaStillPropsMaxMb: () => Math.round(propsMax('getMaxStillInlinePayloadSize') / 1_000_000),
  lambdaTimeoutMaxMinutes: () => lambda.MAX_TIMEOUT / 60,
  lambdaTimeoutMaxSeconds: () => lambda.MAX_TIMEOUT,
  lambdaTimeoutMinSeconds: () => lambda.MIN_TIMEOUT,
  lambdaTimeoutMs: () => lambda.DEFAULT_TIMEOUT * 1000,
  lambdaTimeoutSeconds: () => lambda.DEFAULT_TIMEOUT,
  lambdaWebhookAttempts: () => inWords(webhookAttempts()),
  lambdaWebhookTimeoutSeconds: () =>
    shippedNumber('@remotion/serverless/dist/invoke-webhook.js', /AbortSignal\.timeout\((\d+)\)/) /
    1000,
  lambdaWebhookTimeoutMargin: () => `${inWords(webhookTimeoutMargin() / 1000)} second`,
  licenseFreeEmployees: freeEmployees,
  licenseFreeEmployeesInWords: () => inWords(freeEmployees()),
  licensePaidEmployees: () => freeEmployees() + 1,
  mediaUtilsParallelFiles: () => inWords(parallelFiles()),
  nodeMinVersion: () => shippedText(noReact, /MIN_NODE_VERSION: .* \? \d+ : (\d+),/),
  nodeRecommendedVersion,
  offthreadVideoThreads: () => RenderInternals.DEFAULT_RENDER_FRAMES_OFFTHREAD_VIDEO_THREADS,
  parallelEncodingGbPerMegapixel: () =>
    shippedNumber(parallelEncoding, /memoryUsageFor4K = (\d+);/) / 1e9,
  parallelEncodingReserveGb: () =>
    shippedNumber(parallelEncoding, /freeMemory - estimatedUsage > (\d+)/) / 1e9,
  playerReactMinVersion: () =>
    shippedText('@remotion/player/package.json', /"react": ">=(\d+\.\d+)\.0"/),
  portMax: () => port('to'),
  portMin: () => port('from'),
  renderTimeoutMinMs: () =>
    shippedNumber(`${renderer}/validate-puppeteer-timeout.js`, /timeoutInMilliseconds < (\d+)/),
  renderTimeoutMs: renderTimeout,
  renderTimeoutSeconds: () => renderTimeout() / 1000,
  webcodecsFreeTeam: () => paidTeam() - 1,
  webcodecsPaidTeam: paidTeam,
};
