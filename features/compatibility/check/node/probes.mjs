/**
 * Calls every documented API from a plain script, as a reader would. `run-probes.ts` starts it in a process of its own,
 * because test runners set globals and `NODE_ENV`, which the packages read. The arguments are the routes below `/docs`
 * whose probes run.
 */
import assert from 'node:assert/strict';
import {createHmac} from 'node:crypto';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import * as emoji from '@remotion/animated-emoji';
import * as animation from '@remotion/animation-utils';
import * as bundler from '@remotion/bundler';
import * as captions from '@remotion/captions';
import {Config} from '@remotion/cli/config';
import * as cloudrun from '@remotion/cloudrun';
import {enableScss} from '@remotion/enable-scss';
import * as fonts from '@remotion/fonts';
import * as gif from '@remotion/gif';
import {getAvailableFonts} from '@remotion/google-fonts';
import {loadFontFromInfo} from '@remotion/google-fonts/from-info';
import * as lobster from '@remotion/google-fonts/Lobster';
import * as whisperCpp from '@remotion/install-whisper-cpp';
import * as lambda from '@remotion/lambda';
import * as lambdaClient from '@remotion/lambda/client';
import * as layout from '@remotion/layout-utils';
import * as licensing from '@remotion/licensing';
import * as lottie from '@remotion/lottie';
import * as mediaParser from '@remotion/media-parser';
import {
  nodeCreateAdjacentFileSource,
  nodeReadContent,
  nodeReader,
  nodeReadWholeAsText,
} from '@remotion/media-parser/node';
import {nodeWriter} from '@remotion/media-parser/node-writer';
import {parseMediaOnServerWorker} from '@remotion/media-parser/server-worker';
import {universalReader} from '@remotion/media-parser/universal';
import {webReader} from '@remotion/media-parser/web';
import {parseMediaOnWebWorker} from '@remotion/media-parser/worker';
import * as media from '@remotion/media-utils';
import * as motionBlur from '@remotion/motion-blur';
import * as noise from '@remotion/noise';
import {openAiWhisperApiToCaptions} from '@remotion/openai-whisper';
import * as paths from '@remotion/paths';
import * as player from '@remotion/player';
import * as preload from '@remotion/preload';
import * as renderer from '@remotion/renderer';
import {RemotionRiveCanvas} from '@remotion/rive';
import * as shapes from '@remotion/shapes';
import {enableSkia} from '@remotion/skia/enable';
import * as studio from '@remotion/studio';
import * as tailwind from '@remotion/tailwind';
import * as tailwind4 from '@remotion/tailwind-v4';
import * as three from '@remotion/three';
import * as transitions from '@remotion/transitions';
import {clockWipe} from '@remotion/transitions/clock-wipe';
import {fade} from '@remotion/transitions/fade';
import {flip} from '@remotion/transitions/flip';
import {iris} from '@remotion/transitions/iris';
import {none} from '@remotion/transitions/none';
import {slide} from '@remotion/transitions/slide';
import {wipe} from '@remotion/transitions/wipe';
import * as webcodecs from '@remotion/webcodecs';
import {bufferWriter} from '@remotion/webcodecs/buffer';
import {canUseWebFsWriter, webFsWriter} from '@remotion/webcodecs/web-fs';
import {extractFramesOnWebWorker} from '@remotion/webcodecs/worker';
import * as whisperWeb from '@remotion/whisper-web';
import * as zodTypes from '@remotion/zod-types';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as remotion from 'remotion';
import {runAll} from './run-all.mjs';

/** A 1 x 1 GIF, so that nothing depends on a network. */
const gifUrl = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const path = 'M 0 0 L 100 0 L 100 50';
const size = {width: 100, height: 100};
const video = {durationInFrames: 30, fps: 30, ...size};
const sound = {
  audioData: {
    channelWaveforms: [new Float32Array(48_000).fill(0.5)],
    sampleRate: 48_000,
    durationInSeconds: 1,
    numberOfChannels: 1,
    resultId: 'tone',
    isRemote: false,
  },
  frame: 0,
  fps: 30,
  startTimeInSeconds: 0,
  durationInSeconds: 1,
  windowInSeconds: 0.5,
  numberOfSamples: 4,
};
const word = {text: 'Bern', fontFamily: 'Arial', fontSize: 20};
const Scene = () => createElement('p', null, 'Bern');
const inPlayer = {
  component: Scene,
  durationInFrames: 30,
  fps: 30,
  compositionWidth: 100,
  compositionHeight: 100,
};

const markup = (component, props, ...children) =>
  renderToStaticMarkup(createElement(component, props, ...children));
const inComponent = (hook) => markup(() => JSON.stringify(hook()) ?? null, {});
const inTransition = (presentation) =>
  markup(
    transitions.TransitionSeries,
    {},
    createElement(transitions.TransitionSeries.Sequence, {durationInFrames: 20}),
    createElement(transitions.TransitionSeries.Transition, {
      presentation,
      timing: transitions.linearTiming({durationInFrames: 10}),
    }),
    createElement(transitions.TransitionSeries.Sequence, {durationInFrames: 20}),
  );

const withServer = async (action) => {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/old.mp4' ? 302 : 200, {location: '/new.mp4'}).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await action(`http://127.0.0.1:${server.address().port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
};

/** The options of all functions for AWS. */
const aws = {
  region: 'us-east-1',
  bucketName: 'remotionlambda-clips',
  codec: 'h264',
  compatibleOnly: true,
  composition: 'Clip',
  createCloudWatchLogGroup: true,
  diskSizeInMb: 2048,
  durationInMilliseconds: 60_000,
  entryPoint: 'index.ts',
  envVariables: {},
  expiresInSeconds: 60,
  functionName: 'remotion-render',
  inputProps: {},
  lambdasInvoked: 1,
  memorySizeInMb: 2048,
  objectKey: 'out.mp4',
  outPath: 'out/clip.mp4',
  renderId: 'clip',
  serveUrl: 'clip',
  service: 's3',
  siteName: 'clip',
  timeoutInSeconds: 120,
};
const noCredentials = /have not set the environment variable AWS_ACCESS_KEY_ID/;

/** A webhook that was signed with `secret`. */
const signedRequest = () => {
  const body = JSON.stringify({type: 'timeout'});
  const signature = createHmac('sha512', 'secret').update(body).digest('hex');
  return new Request('http://localhost', {
    method: 'POST',
    headers: {'X-Remotion-Signature': `sha512=${signature}`},
    body,
  });
};

const eventCount = {billable: 2, failed: 0, development: 1};

/** Calls `action` while `fetch()` returns this JSON, in place of a server that counts each request. */
const withReply = async (json, action) => {
  const {fetch} = globalThis;
  globalThis.fetch = async () => Response.json(json);
  try {
    return await action();
  } finally {
    globalThis.fetch = fetch;
  }
};

const missing = '/missing/file';
const combined = {
  codec: 'h264',
  videoFiles: [missing],
  audioFiles: [],
  fps: 30,
  framesPerChunk: 10,
  compositionDurationInFrames: 10,
  preferLossless: false,
};

/** The options of all functions for Google Cloud. */
const googleCloud = {
  region: 'us-east1',
  bucketName: 'remotioncloudrun-clips',
  compatibleOnly: true,
  serviceName: 'render',
  siteName: 'clip',
};
const noAccount = /does not contain a client_email field/;
const noFile = /No such file|ENOENT|doesn't exist|does not exist/;

/** A WAV file with two samples of silence. */
const wav = Buffer.alloc(48);
wav.write('RIFF(\0\0\0WAVEfmt \x10');
wav.set([1, 0, 1, 0, 64, 31, 0, 0, 128, 62, 0, 0, 2, 0, 16], 20);
wav.write('data\x04', 36);
const inWav = {
  src: new Blob([wav]),
  fields: {container: true, tracks: true},
  acknowledgeRemotionLicense: true,
};
const inPath = {...inWav, src: missing};

/** Tracks as Media Parser returns them. */
const videoTrack = {
  type: 'video',
  trackId: 1,
  codec: 'vp8',
  codecEnum: 'vp8',
  width: 640,
  height: 360,
  displayAspectWidth: 640,
  displayAspectHeight: 360,
  rotation: 0,
  fps: 30,
};
const audioTrack = {
  type: 'audio',
  trackId: 2,
  codec: 'opus',
  codecEnum: 'opus',
  numberOfChannels: 2,
  sampleRate: 48_000,
};

/** The options of all functions that copy or re-encode a track. */
const inWebm = {
  logLevel: 'error',
  inputContainer: 'webm',
  outputContainer: 'webm',
  canCopyTrack: true,
  inputCodec: 'opus',
  audioCodec: 'opus',
  defaultAudioCodec: 'opus',
  outputAudioCodec: null,
  bitrate: 128_000,
  sampleRate: null,
  inputTrack: videoTrack,
  videoCodec: 'vp8',
  defaultVideoCodec: 'vp8',
  outputVideoCodec: null,
  resizeOperation: null,
  rotate: 0,
  rotationToApply: 0,
};
const webmFile = {filename: 'clip.webm', mimeType: 'video/webm', logLevel: 'error'};

/** A word that Whisper.cpp recognized. */
const whisperItem = {
  text: ' Bern',
  offsets: {from: 0, to: 1000},
  tokens: [{text: ' Bern', offsets: {from: 0, to: 1000}, p: 0.9, t_dtw: 50}],
};

const caption = {text: 'Bern', startMs: 0, endMs: 1000, timestampMs: null, confidence: null};
const srt = '1\n00:00:00,000 --> 00:00:01,000\nBern';

/** Functions that run anywhere: the probe returns something truthy. */
const plain = {
  'animated-emoji/get-available-emoji': () => emoji.getAvailableEmojis().length > 400,
  'animation-utils/interpolate-styles': () =>
    animation.interpolateStyles(0.5, [0, 1], [{opacity: 0}, {opacity: 1}]).opacity === 0.5,
  'animation-utils/make-transform': () =>
    [
      animation.makeTransform([animation.rotate(3), animation.scale(2)]) ===
        'rotate(3deg) scale(2, 2)',
      animation.matrix(1, 0, 0, 1, 2, 3) === 'matrix(1, 0, 0, 1, 2, 3)',
      animation.matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1).startsWith('matrix3d(1,'),
      animation.perspective(100) === 'perspective(100px)',
      animation.rotate3d(1, 0, 0, 3) === 'rotate3d(1, 0, 0, 3deg)',
      animation.rotateX(3) === 'rotateX(3deg)',
      animation.rotateY(3) === 'rotateY(3deg)',
      animation.rotateZ(3) === 'rotateZ(3deg)',
      animation.scale3d(1, 2, 3) === 'scale3d(1, 2, 3)',
      animation.scaleX(2) === 'scaleX(2)',
      animation.scaleY(2) === 'scaleY(2)',
      animation.scaleZ(2) === 'scaleZ(2)',
      animation.skew(3, 4) === 'skew(3deg, 4deg)',
      animation.skewX(3) === 'skewX(3deg)',
      animation.skewY(3) === 'skewY(3deg)',
      animation.translate(1, 2) === 'translate(1px, 2px)',
      animation.translate3d(1, 2, 3) === 'translate3d(1px, 2px, 3px)',
      animation.translateX(1) === 'translateX(1px)',
      animation.translateY(1) === 'translateY(1px)',
      animation.translateZ(1) === 'translateZ(1px)',
    ].every(Boolean),
  'captions/caption': () => captions.parseSrt({input: srt}).captions[0],
  'captions/create-tiktok-style-captions': () =>
    captions.createTikTokStyleCaptions({
      captions: [caption],
      combineTokensWithinMilliseconds: 1000,
    }).pages[0],
  'captions/ensure-max-characters-per-line': () =>
    captions.CaptionsInternals.ensureMaxCharactersPerLine({
      captions: [caption],
      maxCharsPerLine: 20,
    }).segments[0],
  'captions/parse-srt': () => captions.parseSrt({input: srt}).captions[0],
  'captions/serialize-srt': () => captions.serializeSrt({lines: [[caption]]}),
  'cloudrun/getregions': () => cloudrun.getRegions().includes('us-east1'),
  'cloudrun/speculateservicename': () =>
    cloudrun
      .speculateServiceName({memoryLimit: '2Gi', cpuLimit: '1.0', timeoutSeconds: 300})
      .endsWith('-mem2gi-cpu1-0-t300'),
  easing: () => remotion.Easing.quad(0.5) === 0.25,
  'enable-scss/enable-scss': () => enableScss({}).module.rules.length === 2,
  'get-remotion-environment': () => remotion.getRemotionEnvironment().isRendering === false,
  'google-fonts/get-available-fonts': () => getAvailableFonts().length > 1000,
  'google-fonts/get-info': () => lobster.getInfo().fontFamily === 'Lobster',
  'install-whisper-cpp/convert-to-captions': () =>
    whisperCpp.convertToCaptions({
      transcription: [whisperItem],
      combineTokensWithinMilliseconds: 200,
    }).captions[0].startInSeconds === 0.5,
  'install-whisper-cpp/to-captions': () =>
    whisperCpp.toCaptions({whisperCppOutput: {transcription: [whisperItem]}}).captions[0].text ===
    'Bern',
  interpolate: () => remotion.interpolate(5, [0, 10], [0, 100]) === 50,
  'interpolate-colors': () => remotion.interpolateColors(0, [0, 1], ['red', 'blue']),
  'lambda/approuterwebhook': async () =>
    (await lambdaClient.appRouterWebhook({secret: 'secret'})(signedRequest())).status === 200,
  'lambda/estimateprice': () => lambdaClient.estimatePrice(aws),
  'lambda/getregions': () => lambda.getRegions().includes('us-east-1'),
  'lambda/getrolepolicy': () => JSON.parse(lambda.getRolePolicy()).Statement.length,
  'lambda/getuserpolicy': () => JSON.parse(lambda.getUserPolicy()).Statement.length,
  'lambda/speculatefunctionname': () => lambdaClient.speculateFunctionName(aws),
  'licensing/get-usage': () =>
    withReply(
      {success: true, cloudRenders: eventCount, webcodecConversions: eventCount},
      async () =>
        (await licensing.getUsage({apiKey: 'rm_sec_key'})).cloudRenders.billable ===
        eventCount.billable,
    ),
  'licensing/register-usage-point': () =>
    withReply({success: true, billable: true, classification: 'billable'}, async () => {
      const event = {apiKey: 'rm_pub_key', event: 'cloud-render', host: null, succeeded: true};
      return (await licensing.registerUsageEvent(event)).billable;
    }),
  'lottie/getlottiemetadata': () =>
    lottie.getLottieMetadata({fr: 60, op: 120, w: 400, h: 400}).durationInSeconds === 2,
  'measure-spring': () => remotion.measureSpring({fps: 30}) === 28,
  'media-parser/has-been-aborted': () =>
    mediaParser.hasBeenAborted(new mediaParser.MediaParserAbortError('Aborted')),
  'media-parser/node-writer': () => typeof nodeWriter('clip.mp4').createContent === 'function',
  'media-parser/parse-media': async () => {
    const {defaultSelectM3uAssociatedPlaylists, defaultSelectM3uStreamFn} = mediaParser;
    assert.equal(await defaultSelectM3uStreamFn({streams: [{id: 3}]}), 3);
    assert.equal(defaultSelectM3uAssociatedPlaylists({associatedPlaylists: [{}]}).length, 1);
    const failsWith = (content, type) =>
      assert.rejects(mediaParser.parseMedia({...inWav, src: new Blob([content.padEnd(64)])}), type);
    await failsWith('GIF89a', mediaParser.IsAnImageError);
    await failsWith('%PDF-1.4', mediaParser.IsAPdfError);
    await failsWith('<!doctype html>', mediaParser.IsAnUnsupportedFileTypeError);
    const controller = mediaParser.mediaParserController();
    controller.abort();
    await assert.rejects(
      mediaParser.parseMedia({...inWav, controller}),
      mediaParser.MediaParserAbortError,
    );
    return (await mediaParser.parseMedia(inWav)).tracks[0].sampleRate === 8000;
  },
  'media-parser/web-reader': async () =>
    (await mediaParser.parseMedia({...inWav, reader: webReader})).container === 'wav',
  'media-parser/webcodecs-timescale': () => mediaParser.WEBCODECS_TIMESCALE === 1_000_000,
  'media-utils/create-smooth-svg-path': () =>
    media.createSmoothSvgPath({
      points: [
        {x: 0, y: 0},
        {x: 1, y: 1},
      ],
    }),
  'noise/noise-2d': () => noise.noise2D('seed', 1, 2),
  'noise/noise-3d': () => noise.noise3D('seed', 0.1, 0.2, 0.3),
  'noise/noise-4d': () => noise.noise4D('seed', 1, 2, 3, 4),
  'openai-whisper/openai-whisper-api-to-captions': () =>
    openAiWhisperApiToCaptions({
      transcription: {text: 'Bern.', words: [{word: 'Bern', start: 0, end: 1}]},
    }).captions[0].text === 'Bern.',
  'paths/cut-path': () => paths.cutPath(path, 20),
  'paths/evolve-path': () => paths.evolvePath(0.5, path),
  'paths/extend-viewbox': () => paths.extendViewBox('0 0 100 100', 2),
  'paths/get-bounding-box': () => paths.getBoundingBox(path).width === 100,
  'paths/get-instruction-index-at-length': () => paths.getInstructionIndexAtLength(path, 20),
  'paths/get-length': () => paths.getLength(path) === 150,
  'paths/get-point-at-length': () => paths.getPointAtLength(path, 20).x === 20,
  'paths/get-subpaths': () => paths.getSubpaths(path).length === 1,
  'paths/get-tangent-at-length': () => paths.getTangentAtLength(path, 20),
  'paths/interpolate-path': () => paths.interpolatePath(0.5, path, path),
  'paths/normalize-path': () => paths.normalizePath(path),
  'paths/parse-path': () => paths.parsePath(path).length === 3,
  'paths/reduce-instructions': () => paths.reduceInstructions(paths.parsePath(path)),
  'paths/reset-path': () => paths.resetPath(path),
  'paths/reverse-path': () => paths.reversePath(path),
  'paths/scale-path': () => paths.scalePath(path, 2, 2),
  'paths/serialize-instructions': () => paths.serializeInstructions(paths.parsePath(path)),
  'paths/translate-path': () => paths.translatePath(path, 1, 1),
  'paths/warp-path': () => paths.warpPath(path, (point) => point),
  'preload/resolve-redirect': () =>
    withServer(
      async (origin) =>
        (await preload.resolveRedirect(`${origin}/old.mp4`)) === `${origin}/new.mp4`,
    ),
  random: () => remotion.random('seed') === remotion.random('seed'),
  'renderer/make-cancel-signal': () => typeof renderer.makeCancelSignal().cancel === 'function',
  'shapes/make-circle': () => shapes.makeCircle({radius: 10}).path,
  'shapes/make-ellipse': () => shapes.makeEllipse({rx: 10, ry: 20}).path,
  'shapes/make-heart': () => shapes.makeHeart({height: 10}).path,
  'shapes/make-pie': () => shapes.makePie({radius: 10, progress: 0.5}).path,
  'shapes/make-polygon': () => shapes.makePolygon({radius: 10, points: 5}).path,
  'shapes/make-rect': () => shapes.makeRect(size).path,
  'shapes/make-star': () => shapes.makeStar({innerRadius: 5, outerRadius: 10, points: 5}).path,
  'shapes/make-triangle': () => shapes.makeTriangle({length: 10, direction: 'up'}).path,
  'skia/enable-skia': () => enableSkia({}).resolve.extensions[0] === '.web.js',
  spring: () => remotion.spring({frame: 10, fps: 30}),
  'tailwind-v4/enable-tailwind': () => tailwind4.enableTailwind({}).module.rules.length === 1,
  'tailwind/enable-tailwind': () => tailwind.enableTailwind({}).module.rules.length === 1,
  'transitions/timings/lineartiming': () =>
    transitions.linearTiming({durationInFrames: 10}).getProgress({frame: 5, fps: 30}) === 0.5,
  'transitions/timings/springtiming': () =>
    transitions.springTiming().getProgress({frame: 5, fps: 30}),
  version: () => remotion.VERSION,
  'webcodecs/buffer-writer': async () => {
    const writer = await bufferWriter.createContent(webmFile);
    await writer.write(new Uint8Array(4));
    return (await writer.getBlob()).size === 4;
  },
  'webcodecs/can-copy-audio-track': () => webcodecs.canCopyAudioTrack(inWebm),
  'webcodecs/can-copy-video-track': () => webcodecs.canCopyVideoTrack(inWebm),
  'webcodecs/get-available-audio-codecs': () =>
    webcodecs.getAvailableAudioCodecs({container: 'webm'})[0] === 'opus',
  'webcodecs/get-available-containers': () => webcodecs.getAvailableContainers().includes('mp4'),
  'webcodecs/get-available-video-codecs': () =>
    webcodecs.getAvailableVideoCodecs({container: 'mp4'})[0] === 'h264',
  'webcodecs/get-default-audio-codec': () =>
    webcodecs.getDefaultAudioCodec({container: 'mp4'}) === 'aac',
  'webcodecs/get-default-video-codec': () =>
    webcodecs.getDefaultVideoCodec({container: 'webm'}) === 'vp8',
  'whisper-web/get-available-models': () => whisperWeb.getAvailableModels().length === 6,
  'whisper-web/to-captions': () =>
    whisperWeb.toCaptions({whisperWebOutput: [whisperItem]}).captions[0].text === 'Bern',
  'zod-types/z-color': () => zodTypes.zColor().safeParse('red').success,
  'zod-types/z-matrix': () => zodTypes.zMatrix().safeParse([1]).success,
  'zod-types/z-textarea': () => zodTypes.zTextarea().safeParse('Bern').success,
};

/** Components that `react-dom/server` renders without a composition. */
const markedUp = {
  'absolute-fill': () => markup(remotion.AbsoluteFill, {}, 'Bern').includes('position:absolute'),
  'shapes/circle': () => markup(shapes.Circle, {radius: 10}).startsWith('<svg'),
  'shapes/ellipse': () => markup(shapes.Ellipse, {rx: 10, ry: 20}).startsWith('<svg'),
  'shapes/heart': () => markup(shapes.Heart, {height: 10}).startsWith('<svg'),
  'shapes/pie': () => markup(shapes.Pie, {radius: 10, progress: 0.5}).startsWith('<svg'),
  'shapes/polygon': () => markup(shapes.Polygon, {radius: 10, points: 5}).startsWith('<svg'),
  'shapes/rect': () => markup(shapes.Rect, size).startsWith('<svg'),
  'shapes/star': () =>
    markup(shapes.Star, {innerRadius: 5, outerRadius: 10, points: 5}).startsWith('<svg'),
  'shapes/triangle': () =>
    markup(shapes.Triangle, {length: 10, direction: 'up'}).startsWith('<svg'),
};

const withSamples = {
  'get-waveform-portion': () => media.getWaveformPortion(sound).length === 4,
  'media-utils/visualize-audio-waveform': () => media.visualizeAudioWaveform(sound).length === 4,
  'visualize-audio': () => media.visualizeAudio(sound).length === 4,
};

/** Functions that call AWS. They load, and then reject. */
const onAws = {
  'lambda/deletefunction': () => lambdaClient.deleteFunction(aws),
  'lambda/deleterender': () => lambda.deleteRender(aws),
  'lambda/deletesite': () => lambda.deleteSite(aws),
  'lambda/deployfunction': () => lambda.deployFunction(aws),
  'lambda/deploysite': () => lambda.deploySite(aws),
  'lambda/downloadmedia': () => lambda.downloadMedia(aws),
  'lambda/getawsclient': () => lambdaClient.getAwsClient(aws),
  'lambda/getcompositionsonlambda': () => lambdaClient.getCompositionsOnLambda(aws),
  'lambda/getfunctioninfo': () => lambda.getFunctionInfo(aws),
  'lambda/getfunctions': () => lambdaClient.getFunctions(aws),
  'lambda/getorcreatebucket': () => lambda.getOrCreateBucket(aws),
  'lambda/getrenderprogress': () => lambdaClient.getRenderProgress(aws),
  'lambda/getsites': () => lambdaClient.getSites(aws),
  'lambda/presignurl': () => lambdaClient.presignUrl(aws),
  'lambda/rendermediaonlambda': () => lambdaClient.renderMediaOnLambda(aws),
  'lambda/renderstillonlambda': () => lambdaClient.renderStillOnLambda(aws),
  'lambda/rendervideoonlambda': () => lambdaClient.renderVideoOnLambda(aws),
  'lambda/simulatepermissions': () => lambda.simulatePermissions(aws),
};

/** Functions that call Google Cloud. They load, and then reject, or their client throws later. */
const onGoogleCloud = {
  'cloudrun/deleteservice': () => cloudrun.deleteService(googleCloud),
  'cloudrun/deletesite': () => cloudrun.deleteSite(googleCloud),
  'cloudrun/getorcreatebucket': () => cloudrun.getOrCreateBucket(googleCloud),
  'cloudrun/getserviceinfo': () => cloudrun.getServiceInfo(googleCloud),
  'cloudrun/getservices': () => cloudrun.getServices(googleCloud),
  'cloudrun/getsites': () => cloudrun.getSites(googleCloud.region),
  'cloudrun/testpermissions': () => cloudrun.testPermissions(),
};

/** Functions that are called with a file that doesn't exist, which they reject after they have loaded. */
const withoutFile = {
  'install-whisper-cpp/transcribe': () =>
    whisperCpp.transcribe({whisperPath: tmpdir(), inputPath: missing}),
  'media-parser/download-and-parse-media': () =>
    mediaParser.downloadAndParseMedia({...inWav, writer: nodeWriter(`${missing}.wav`)}),
  'media-parser/node-reader': async () => {
    const controller = mediaParser.mediaParserController();
    assert.equal(nodeCreateAdjacentFileSource('b.ts', 'a/a.m3u8'), join('a', 'b.ts'));
    await assert.rejects(async () => nodeReadWholeAsText(missing), noFile);
    await assert.rejects(
      async () => nodeReadContent({src: missing, range: null, controller}),
      noFile,
    );
    return mediaParser.parseMedia({...inPath, reader: nodeReader});
  },
  'media-parser/universal-reader': () =>
    mediaParser.parseMedia({...inPath, reader: universalReader}),
  'renderer/combine-chunks': () =>
    renderer.combineChunks({...combined, outputLocation: join(tmpdir(), 'never-written.mp4')}),
  'renderer/ensure-browser': () => renderer.ensureBrowser({browserExecutable: missing}),
  'renderer/extract-audio': () =>
    renderer.extractAudio({videoSource: missing, audioOutput: 'out.aac'}),
  'renderer/get-silent-parts': () => renderer.getSilentParts({src: missing}),
  'renderer/get-video-metadata': () => renderer.getVideoMetadata(missing),
  'renderer/open-browser': () => renderer.openBrowser('chrome', {browserExecutable: missing}),
};

/**
 * Functions that are called with a wrong argument, which they reject after they have loaded. `examples/` has real
 * renders.
 */
const wronglyCalled = {
  bundle: () => bundler.bundle({}),
  'cloudrun/deployservice': () => cloudrun.deployService({region: 'us-east1'}),
  'cloudrun/deploysite': () => cloudrun.deploySite({entryPoint: 'a.ts', bucketName: 'a'}),
  'cloudrun/rendermediaoncloudrun': () => cloudrun.renderMediaOnCloudrun({codec: 'h265'}),
  'cloudrun/renderstilloncloudrun': () =>
    cloudrun.renderStillOnCloudrun({serveUrl: 'https://example.com', forceBucketName: 'a'}),
  'install-whisper-cpp/download-whisper-model': () =>
    whisperCpp.downloadWhisperModel({model: 'large'}),
  'install-whisper-cpp/install-whisper-cpp': () =>
    whisperCpp.installWhisperCpp({to: tmpdir(), version: '1.5.5'}),
  'renderer/get-compositions': () => renderer.getCompositions(),
  'renderer/render-frames': () => renderer.renderFrames({composition: {}}),
  'renderer/render-media': () => renderer.renderMedia({composition: {props: {}}, codec: 'x'}),
  'renderer/render-still': () => renderer.renderStill({composition: {props: {}}}),
  'renderer/select-composition': () => renderer.selectComposition({}),
  'renderer/stitch-frames-to-video': () => renderer.stitchFramesToVideo({}),
};

const wrongArgument =
  /called without the `entryPoint` option|must be (?:provided|a number)|must start with remotioncloudrun-|not a valid codec|Invalid whisper model|executable .* is missing|No serve URL|unexpected codec|serveUrl is undefined/;

const unsigned = {
  'lambda/expresswebhook': () =>
    lambdaClient.expressWebhook({secret: 'secret'})({header: () => '', body: {}}, {}),
  'lambda/pagesrouterwebhook': () =>
    lambdaClient.pagesRouterWebhook({secret: 'secret'})({headers: {}, body: {}}, {}),
  'lambda/validatewebhooksignature': () =>
    lambdaClient.validateWebhookSignature({secret: 'secret', body: {}, signatureHeader: 'wrong'}),
};

const aborted = {
  'media-parser/media-parser-controller': () => {
    const controller = mediaParser.mediaParserController();
    controller.abort();
    return mediaParser.parseMedia({...inWav, controller});
  },
  'webcodecs/webcodecs-controller': () => {
    const controller = webcodecs.webcodecsController();
    controller.abort();
    return webcodecs.convertMedia({src: 'clip.mp4', container: 'mp4', controller});
  },
};

const inComposition = {
  'animated-emoji/animated-emoji': () => markup(emoji.AnimatedEmoji, {emoji: 'smile'}),
  animatedimage: () => markup(remotion.AnimatedImage, {src: gifUrl}),
  artifact: () => markup(remotion.Artifact, {content: 'Bern', filename: 'a.txt'}),
  audio: () => markup(remotion.Audio, {src: 'a.mp3'}),
  freeze: () => markup(remotion.Freeze, {frame: 10}),
  'gif/gif': () => markup(gif.Gif, {src: gifUrl}),
  loop: () => markup(remotion.Loop, {durationInFrames: 10}),
  'lottie/lottie': () => markup(lottie.Lottie, {animationData: {}}),
  'motion-blur/camera-motion-blur': () => markup(motionBlur.CameraMotionBlur, {}),
  'motion-blur/trail': () => markup(motionBlur.Trail, {layers: 3, lagInFrames: 1, trailOpacity: 1}),
  offthreadvideo: () => markup(remotion.OffthreadVideo, {src: 'a.mp4'}),
  'rive/remotionrivecanvas': () => markup(RemotionRiveCanvas, {src: 'a.riv'}),
  sequence: () => markup(remotion.Sequence, {}),
  series: () =>
    markup(
      remotion.Series,
      {},
      createElement(remotion.Series.Sequence, {durationInFrames: 10}, 'Bern'),
    ),
  'transitions/presentations/clock-wipe': () => inTransition(clockWipe(size)),
  'transitions/presentations/fade': () => inTransition(fade()),
  'transitions/presentations/flip': () => inTransition(flip()),
  'transitions/presentations/iris': () => inTransition(iris(size)),
  'transitions/presentations/none': () => inTransition(none()),
  'transitions/presentations/slide': () => inTransition(slide()),
  'transitions/presentations/wipe': () => inTransition(wipe()),
  'transitions/transitionseries': () =>
    markup(
      transitions.TransitionSeries,
      {},
      createElement(transitions.TransitionSeries.Sequence, {durationInFrames: 20}),
      createElement(transitions.TransitionSeries.Transition, {
        timing: transitions.linearTiming({durationInFrames: 10}),
      }),
      createElement(transitions.TransitionSeries.Sequence, {durationInFrames: 20}),
    ),
  'use-current-frame': () => inComponent(remotion.useCurrentFrame),
  'use-current-scale': () => inComponent(remotion.useCurrentScale),
  'use-video-config': () => inComponent(remotion.useVideoConfig),
  'use-video-texture': () => inComponent(() => three.useVideoTexture({current: null})),
  video: () => markup(remotion.Video, {src: 'a.mp4'}),
};

const noComposition =
  /registered as a composition|No video config found|outside of a Remotion context|SharedAudioContext not found/;

const inBrowser = {
  'audio-buffer-to-data-url': () =>
    media.audioBufferToDataUrl({
      numberOfChannels: 1,
      sampleRate: 48_000,
      length: 1,
      getChannelData: () => new Float32Array(1),
    }),
  'cancel-render': () => remotion.cancelRender(new Error('Stop')),
  'fonts-api/load-font': () => fonts.loadFont({family: 'Inter', url: 'inter.woff2'}),
  'get-audio-data': () => media.getAudioData('a.mp3'),
  'get-audio-duration-in-seconds': () => media.getAudioDurationInSeconds('a.mp3'),
  'get-image-dimensions': () => media.getImageDimensions('a.png'),
  'get-video-metadata': () => media.getVideoMetadata('a.mp4'),
  'gif/get-gif-duration-in-seconds': () => gif.getGifDurationInSeconds(gifUrl),
  'gif/preload-gif': () => gif.preloadGif(gifUrl).waitUntilDone(),
  'layout-utils/fill-text-box': () => layout.fillTextBox({maxBoxWidth: 100, maxLines: 2}).add(word),
  'layout-utils/fit-text': () => layout.fitText({...word, withinWidth: 100}),
  'layout-utils/fit-text-on-n-lines': () =>
    layout.fitTextOnNLines({...word, maxBoxWidth: 100, maxLines: 2}),
  'layout-utils/measure-text': () => layout.measureText(word),
  'media-parser/parse-media-on-web-worker': () => parseMediaOnWebWorker(inWav),
  'use-offthread-video-texture': () =>
    inComponent(() => three.useOffthreadVideoTexture({src: 'a.mp4'})),
  'webcodecs/convert-audiodata': () =>
    webcodecs.convertAudioData({
      audioData: {
        ...{sampleRate: 48_000, numberOfFrames: 480, numberOfChannels: 1, format: 'f32'},
        clone: () => ({copyTo() {}}),
      },
      newSampleRate: 16_000,
    }),
  'webcodecs/create-audio-decoder': () =>
    webcodecs.createAudioDecoder({track: audioTrack, onFrame() {}, onError() {}}),
  'webcodecs/create-video-decoder': () =>
    webcodecs.createVideoDecoder({track: videoTrack, onFrame() {}, onError() {}}),
  'webcodecs/extract-frames': () =>
    webcodecs.extractFrames({src: 'clip.mp4', timestampsInSeconds: [0], onFrame() {}}),
  'webcodecs/extract-frames-on-web-worker': () =>
    extractFramesOnWebWorker({src: 'clip.mp4', timestampsInSeconds: [0], onFrame() {}}),
  'webcodecs/get-partial-audio-data': () =>
    webcodecs.getPartialAudioData({
      src: 'clip.mp4',
      fromSeconds: 0,
      toSeconds: 1,
      channelIndex: 0,
      signal: new AbortController().signal,
    }),
  'webcodecs/rotate-and-resize-video-frame': () =>
    webcodecs.rotateAndResizeVideoFrame({
      frame: {displayWidth: 16, displayHeight: 9},
      rotation: 90,
      resizeOperation: null,
    }),
  'webcodecs/web-fs-writer': async () => {
    // Without `navigator`, as in Node.js 20, this rejects.
    assert.equal(await canUseWebFsWriter(), false);
    return webFsWriter.createContent(webmFile);
  },
  'whisper-web/download-whisper-model': () =>
    whisperWeb.downloadWhisperModel({model: 'tiny', onProgress: () => {}}),
  'whisper-web/get-loaded-models': async () => {
    await assert.rejects(async () => whisperWeb.deleteModel('tiny'), /indexedDB is not defined/);
    await whisperWeb.getLoadedModels();
  },
  'whisper-web/resample-to-16khz': () =>
    whisperWeb.resampleTo16Khz({file: new Blob(['Bern']), logLevel: 'error'}),
  'whisper-web/transcribe': () =>
    whisperWeb.transcribe({
      channelWaveform: new Float32Array(16_000),
      model: 'tiny',
      logLevel: 'error',
    }),
};

const browserOnly =
  /(?:window|navigator|indexedDB|Worker|ImageData|AudioData|AudioDecoder|VideoDecoder|OffscreenCanvas) is not defined|getDirectory|Promise\.withResolvers is not a function|clip\.mp4|can only be used during rendering|"Worker" is not available|(?:available|called|used) in (?:the|a) browser|requires a browser/;

const inStudio = {
  'studio/delete-static-file': () => studio.deleteStaticFile('a.png'),
  'studio/focus-default-props-path': () => studio.focusDefaultPropsPath({path: ['title']}),
  'studio/restart-studio': () => studio.restartStudio(),
  'studio/save-default-props': () =>
    studio.saveDefaultProps({compositionId: 'Clip', defaultProps: () => ({})}),
  'studio/update-default-props': () =>
    studio.updateDefaultProps({compositionId: 'Clip', defaultProps: () => ({})}),
  'studio/visual-control': () => studio.visualControl('top', 10),
  'studio/write-static-file': () => studio.writeStaticFile({filePath: 'a.txt', contents: ''}),
};

const studioOnly =
  /only (?:available|be called) in the (?:Remotion )?Studio|(?:document|window) is not defined|visualControlRef is not set/;

/** Functions and components that do nothing, and don't complain. */
const idle = {
  composition: () => markup(remotion.Composition, {id: 'Clip', component: Scene, ...video}) === '',
  'continue-render': () => remotion.continueRender(1) === undefined,
  'delay-render': () => typeof remotion.delayRender('Loading') === 'number',
  folder: () => markup(remotion.Folder, {name: 'clips'}) === '',
  'register-root': () => remotion.registerRoot(Scene) === undefined,
  still: () => markup(remotion.Still, {id: 'Card', component: Scene, ...size}) === '',
  'studio/go-to-composition': () => studio.goToComposition('Missing') === undefined,
  'studio/pause': () => studio.pause() === undefined,
  'studio/play': () => studio.play() === undefined,
  'studio/reevaluate-composition': () => studio.reevaluateComposition() === undefined,
  'studio/seek': () => studio.seek(10) === undefined,
  'studio/toggle': () => studio.toggle() === undefined,
};

/**
 * Each group states what pages say in `node`. A probe is a call.
 *
 * @type {import('./run-all.mjs').Group[]}
 */
const groups = [
  {works: true, probes: plain},
  {works: true, note: 'with react-dom/server', probes: markedUp},
  {works: true, note: 'with samples that you provide', probes: withSamples},
  {works: true, rejects: noCredentials, probes: onAws},
  {works: true, rejects: noAccount, probes: onGoogleCloud},
  {works: true, rejects: noFile, probes: withoutFile},
  {works: true, rejects: wrongArgument, probes: wronglyCalled},
  {works: true, rejects: /No webhook signature|Signatures do not match/, probes: unsigned},
  {works: true, rejects: /Aborted/, probes: aborted},
  {
    works: true,
    note: 'only to copy tracks',
    probes: {
      'webcodecs/convert-media': async () => {
        const {save} = await webcodecs.convertMedia({
          src: 'static/posters/build-captions.webm',
          container: 'webm',
          reader: nodeReader,
        });
        return (await save()).size > 10_000;
      },
    },
  },
  {
    works: true,
    note: 'but nothing can be re-encoded',
    probes: {
      'webcodecs/default-on-audio-track-handler': async () =>
        (await webcodecs.defaultOnAudioTrackHandler({...inWebm, track: audioTrack})).type ===
        'copy',
      'webcodecs/default-on-video-track-handler': async () =>
        (await webcodecs.defaultOnVideoTrackHandler({...inWebm, track: videoTrack})).type ===
        'copy',
    },
  },
  {works: false, note: 'it needs a composition', rejects: noComposition, probes: inComposition},
  {
    works: false,
    note: 'it needs a composition',
    probes: {
      'transitions/use-transition-progress': () =>
        inComponent(transitions.useTransitionProgress).includes('isInTransitionSeries&quot;:false'),
      'use-audio-data': () => inComponent(() => media.useAudioData('a.mp3')) === 'null',
      'use-buffer-state': () => inComponent(remotion.useBufferState) === '{}',
      'use-windowed-audio-data': () =>
        inComponent(() =>
          media.useWindowedAudioData({src: 'a.wav', frame: 0, fps: 30, windowInSeconds: 1}),
        ).includes('audioData&quot;:null'),
    },
  },
  {works: false, note: 'it needs a browser', rejects: browserOnly, probes: inBrowser},
  {
    works: false,
    note: 'it needs a browser',
    // The installed version of `@remotion/video` imports names that `remotion` 4.0.331 doesn't have.
    rejects: /provide an export|Cannot find module/,
    probes: {
      'new-video': async () =>
        markup((await import('@remotion/video')).experimental_NewVideo, {src: 'a.mp4'}),
      'skia/skia-canvas': async () => markup((await import('@remotion/skia')).SkiaCanvas, size),
    },
  },
  {
    works: false,
    note: 'it needs a browser',
    probes: {
      iframe: () => markup(remotion.IFrame, {src: 'a.html'}) === '<iframe src="a.html"></iframe>',
      img: () => markup(remotion.Img, {src: 'a.png'}) === '<img/>',
    },
  },
  {
    works: false,
    note: 'only in Bun',
    rejects: /"Worker" is not available/,
    probes: {
      'media-parser/parse-media-on-server-worker': () => parseMediaOnServerWorker(inPath),
    },
  },
  {works: false, note: 'it needs the Studio', rejects: studioOnly, probes: inStudio},
  {
    works: false,
    note: 'it logs a warning',
    warns: /only available/,
    probes: {
      'studio/watch-public-folder': () => studio.watchPublicFolder(() => {}),
      'studio/watch-static-file': () => studio.watchStaticFile('a.png', () => {}),
    },
  },
  {
    works: false,
    note: 'it prints a warning',
    warns: /only available|Doing nothing/,
    probes: {
      'preload/preload-audio': () => preload.preloadAudio('a.mp3'),
      'preload/preload-font': () => preload.preloadFont('a.woff2'),
      'preload/preload-image': () => preload.preloadImage('a.png'),
      'preload/preload-video': () => preload.preloadVideo('a.mp4'),
      watchstaticfile: () => remotion.watchStaticFile('a.png', () => {}),
    },
  },
  {works: false, note: 'it has no effect', probes: idle},
  {
    works: false,
    note: 'it loads nothing',
    probes: {
      // Without `FontFace`, the function doesn't even check its arguments: the font has neither this style nor this weight.
      'google-fonts/load-font': async () =>
        (await lobster.loadFont('italic', {weights: ['950']}).waitUntilDone()) === undefined,
      'google-fonts/load-font-from-info': async () =>
        (await loadFontFromInfo(lobster.getInfo(), 'italic').waitUntilDone()) === undefined,
    },
  },
  {
    works: false,
    note: 'it returns an empty array',
    probes: {
      getstaticfiles: () => remotion.getStaticFiles().length === 0,
      'studio/get-static-files': () => studio.getStaticFiles().length === 0,
    },
  },
  {
    works: false,
    note: 'it returns an empty object',
    probes: {'get-input-props': () => Object.keys(remotion.getInputProps()).length === 0},
  },
  {
    works: false,
    note: 'the result is `false`',
    probes: {
      'webcodecs/can-reencode-audio-track': async () =>
        (await webcodecs.canReencodeAudioTrack({...inWebm, track: audioTrack})) === false,
      'webcodecs/can-reencode-video-track': async () =>
        (await webcodecs.canReencodeVideoTrack({...inWebm, track: videoTrack})) === false,
    },
  },
  {
    works: false,
    note: 'the result is `window-undefined`',
    probes: {
      'whisper-web/can-use-whisper-web': async () =>
        String((await whisperWeb.canUseWhisperWeb('tiny')).reason) === 'window-undefined',
    },
  },
  {
    works: false,
    note: 'react-dom/server renders an invisible frame',
    probes: {
      'player/player': () => markup(player.Player, inPlayer).includes('opacity:0'),
      'player/thumbnail': () =>
        markup(player.Thumbnail, {...inPlayer, frameToDisplay: 0}).includes('opacity:0'),
    },
  },
  {
    works: false,
    note: 'react-dom/server renders an empty canvas',
    probes: {'three-canvas': () => markup(three.ThreeCanvas, size).includes('<canvas')},
  },
  {
    works: false,
    note: 'the URL works only in the same process',
    probes: {
      prefetch: async () => (await remotion.prefetch(gifUrl).waitUntilDone()).startsWith('blob:'),
    },
  },
  {
    works: false,
    note: 'bundles use another path',
    probes: {staticfile: () => remotion.staticFile('a.png') === '/a.png'},
  },
  {
    works: false,
    note: 'pass options to the functions',
    probes: {config: () => Config.setCrf(18) === undefined},
  },
];

await runAll(groups, process.argv.slice(2));
