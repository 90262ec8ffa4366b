/**
 * Facts about the toolkit that several pages state, or that matter even if only one page states them. Pages insert a
 * value by its name: `the timeout is {facts.renderTimeoutSeconds} seconds`. See `features/facts`.
 *
 * A name ends with the unit, unless the value is a count. `proofs/facts` proves each value with the installed packages,
 * and shows where it comes from. Sorted by name; values in other units follow the value that they are computed from.
 */

/** How long Chrome may take to start. */
export const browserStartTimeoutMs = 25_000;
export const browserStartTimeoutSeconds = browserStartTimeoutMs / 1000;

/** The oldest Bun that Remotion starts with. */
export const bunMinVersion = '1.0.3';

/** The version of Chrome that Remotion downloads. */
export const chromeVersion = '134.0.6998.35';

/** The CPU cores of a Cloud Run service by default, in the form of `--cpuLimit`. */
export const cloudRunCores = '1.0';
export const cloudRunCoresInWords = 'one';

/** The maximum number of instances of a Cloud Run service by default. */
export const cloudRunInstancesMax = 100;

/** The memory of a Cloud Run service by default, in the form of `--memoryLimit`. */
export const cloudRunMemory = '2Gi';

/** The timeout of a Cloud Run service by default. */
export const cloudRunTimeoutSeconds = 300;
export const cloudRunTimeoutMs = cloudRunTimeoutSeconds * 1000;

/** The bounds of the default concurrency, which is half of the cores. */
export const concurrencyMax = 8;
export const concurrencyMin = 1;

/** The default CRF of each codec. */
export const crfH264 = 18;
export const crfH265 = 23;
export const crfVp8 = 9;
export const crfVp9 = 28;

/** How long before the timeout of the render `delayRender()` fails. */
export const delayRenderMarginMs = 2000;
export const delayRenderMarginSeconds = delayRenderMarginMs / 1000;

/** How long after the timeout of the render a frame fails. */
export const frameMarginSeconds = 3;

/** The oldest glibc that the renderer runs with on Linux x64. */
export const glibcMinVersion = '2.35';

/** The oldest glibc that the renderer accepts without a warning, on Linux arm64 and on Linux x64. */
export const glibcMinVersionArm64 = '2.26';
export const glibcWarnedVersion = '2.31';

/** How many times `@remotion/google-fonts` tries to load a file, and how long one attempt may take. */
export const googleFontAttempts = 'three';
export const googleFontAttemptSeconds = 18;
export const googleFontTimeoutSeconds = 3 * googleFontAttemptSeconds;

/** The default JPEG quality of frames, from 0 to 100. */
export const jpegQuality = 80;

/** The maximum size of a call of a Lambda function. */
export const lambdaCallMaxKb = 256;

/** The maximum length of the `customData` of a webhook as JSON, in characters. */
export const lambdaCustomDataMax = 1024;

/** The approximate number of Lambda functions up to which a render uses them by default. */
export const lambdaDefaultFunctionsMax = 150;

/** The temporary storage of a Lambda function. */
export const lambdaDiskMb = 2048;
export const lambdaDiskMaxMb = 10_240;
export const lambdaDiskMinMb = 512;

/** The minimum number of frames that a Lambda function renders. */
export const lambdaFramesMin = 5;

/** The maximum number of Lambda functions that render the frames of a video. */
export const lambdaFunctionsMax = 200;
/** The same with the main function. */
export const lambdaFunctionsMaxWithMain = lambdaFunctionsMax + 1;

/** The memory of a Lambda function. */
export const lambdaMemoryMb = 2048;
export const lambdaMemoryMaxMb = 10_240;
export const lambdaMemoryMinMb = 512;

/** How long after the timeout of the main function missing chunks are reported. */
export const lambdaMissingChunksSeconds = 20;

/** The version of Node.js that Lambda functions run on. */
export const lambdaNodeVersion = '20';

/** The approximate size of props above which a render uploads them to the bucket. */
export const lambdaPropsMaxKb = 194;
/** The same for a still. */
export const lambdaStillPropsMaxMb = 5;

/** How long AWS may take to start a Lambda function. */
export const lambdaStartTimeoutMs = 30_000;
export const lambdaStartTimeoutSeconds = lambdaStartTimeoutMs / 1000;

/** The timeout of a Lambda function. The default applies to the command line. */
export const lambdaTimeoutSeconds = 120;
export const lambdaTimeoutMs = lambdaTimeoutSeconds * 1000;
export const lambdaTimeoutMaxSeconds = 900;
export const lambdaTimeoutMaxMinutes = lambdaTimeoutMaxSeconds / 60;
export const lambdaTimeoutMinSeconds = 15;

/** How many times in total Lambda sends a webhook if your endpoint fails. */
export const lambdaWebhookAttempts = 'three';

/** How long your endpoint may take to respond to a webhook. */
export const lambdaWebhookTimeoutSeconds = 10;

/** How long before its timeout the main function sends the webhook. */
export const lambdaWebhookTimeoutMargin = 'one second';

/** The number of employees up to which a for-profit organization needs no license. */
export const licenseFreeEmployees = 3;
export const licenseFreeEmployeesInWords = 'three';
/** The number of employees from which it needs one. */
export const licensePaidEmployees = licenseFreeEmployees + 1;

/** How many files `@remotion/media-utils` loads at the same time. */
export const mediaUtilsParallelFiles = 'three';

/** The oldest Node.js that Remotion starts with. */
export const nodeMinVersion = '16';
/** The oldest Node.js that the dependencies of the packages support. */
export const nodeRecommendedVersion = '18.12';

/** How many threads extract frames for `<OffthreadVideo>` by default. */
export const offthreadVideoThreads = 2;

/** The memory that parallel encoding needs per million pixels of a frame. */
export const parallelEncodingGbPerMegapixel = 1;
/** The free memory that parallel encoding must leave. */
export const parallelEncodingReserveGb = 2;

/** The oldest React that the Player runs with. */
export const playerReactMinVersion = '16.8';

/** The first and the last port that the Studio and renders try. */
export const portMax = 3100;
export const portMin = 3000;

/** The default timeout of a render. */
export const renderTimeoutMs = 30_000;
export const renderTimeoutSeconds = renderTimeoutMs / 1000;
export const renderTimeoutMinMs = 7000;
/** When `delayRender()` fails by default. */
export const delayRenderTimeoutMs = renderTimeoutMs - delayRenderMarginMs;
export const delayRenderTimeoutSeconds = delayRenderTimeoutMs / 1000;
/** When a frame fails by default. */
export const frameTimeoutMs = renderTimeoutMs + frameMarginSeconds * 1000;

/** The number of people up to which a team can use `@remotion/webcodecs` for free. */
export const webcodecsFreeTeam = 3;
/** The number of people from which a team needs a license for it. */
export const webcodecsPaidTeam = webcodecsFreeTeam + 1;
