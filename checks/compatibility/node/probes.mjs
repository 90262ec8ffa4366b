/**
 * Calls every documented API from a plain script, as a reader would. `run-probes.ts` starts it in a process of its own,
 * because test runners set globals and `NODE_ENV`, which the packages read. Also runs in Bun.
 *
 * The first message on the IPC channel lists the routes below `/docs` whose probes it runs. Each probe sends a message
 * before it starts, so that the parent can name a probe that hangs or ends the process, and a message with its result.
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

/** A 1 x 1 GIF, so that nothing depends on a network. */
const gifUrl = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const path = 'M 0 0 L 100 0 L 100 50';
const size = {width: 100, height: 100};
const video = {durationInFrames: 30, fps: 30, ...size};
const word = {text: 'Bern', fontFamily: 'Arial', fontSize: 20};
const Scene = () => createElement('p', null, 'Bern');
const inPlayer = {
  component: Scene,
  durationInFrames: 30,
  fps: 30,
  compositionWidth: 100,
  compositionHeight: 100,
};
const audioData = {
  channelWaveforms: [new Float32Array(48_000).fill(0.5)],
  sampleRate: 48_000,
  durationInSeconds: 1,
  numberOfChannels: 1,
  resultId: 'tone',
  isRemote: false,
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

/** What a script is told while it runs `action`, in place of seeing the effect. */
const warningsOf = async (action) => {
  const {log, warn} = console;
  const said = [];
  console.log = console.warn = (...words) => said.push(words.join(' '));
  try {
    await action();
  } finally {
    Object.assign(console, {log, warn});
  }
  return said.join('\n');
};

/** Whether the call fails with this message; any other outcome is an error. */
const rejects = async (call, message) => {
  await assert.rejects(
    async () => call(),
    (error) => {
      assert.match(error.message, message);
      return true;
    },
  );
  return true;
};

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

/** What the functions for AWS have in common. */
const inRegion = {region: 'us-east-1'};
const lambdaRender = {
  ...inRegion,
  functionName: 'remotion-render',
  serveUrl: 'clip',
  composition: 'Clip',
  bucketName: 'remotionlambda-clips',
  renderId: 'clip',
  outPath: 'out/clip.mp4',
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
const noAccount = /does not contain a client_email field/;
const noBrowser = /the path doesn't exist/;
const noComposition =
  /registered as a composition|No video config found|outside of a Remotion context|SharedAudioContext not found/;

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
const handled = {
  logLevel: 'error',
  inputContainer: 'webm',
  outputContainer: 'webm',
  canCopyTrack: true,
};

/** A word that Whisper.cpp recognized. */
const whisperItem = {
  text: ' Bern',
  offsets: {from: 0, to: 1000},
  tokens: [{text: ' Bern', offsets: {from: 0, to: 1000}, p: 0.9, t_dtw: 50}],
};

/** A note of the compatibility rows. */
const inReactDom = 'with react-dom/server';
const withSamples = 'with samples that you provide';

/** The call does its job: the probe returns something truthy. The note is that of the page. */
const works = {
  'absolute-fill': [
    () => markup(remotion.AbsoluteFill, {}, 'Bern').includes('position:absolute'),
    inReactDom,
  ],
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
  bundle: () => rejects(() => bundler.bundle({}), /called without the `entryPoint` option/),
  'captions/caption': () =>
    captions.parseSrt({input: '1\n00:00:00,000 --> 00:00:01,000\nBern'}).captions[0],
  'captions/create-tiktok-style-captions': () =>
    captions.createTikTokStyleCaptions({
      captions: [{text: 'Bern', startMs: 0, endMs: 1, timestampMs: null, confidence: null}],
      combineTokensWithinMilliseconds: 1000,
    }).pages[0],
  'captions/ensure-max-characters-per-line': () =>
    captions.CaptionsInternals.ensureMaxCharactersPerLine({
      captions: [{text: 'Bern', startMs: 0, endMs: 1, timestampMs: null, confidence: null}],
      maxCharsPerLine: 20,
    }).segments[0],
  'captions/parse-srt': () =>
    captions.parseSrt({input: '1\n00:00:00,000 --> 00:00:01,000\nBern'}).captions[0],
  'captions/serialize-srt': () =>
    captions.serializeSrt({
      lines: [[{text: 'Bern', startMs: 0, endMs: 1000, timestampMs: null, confidence: null}]],
    }),
  'cloudrun/deleteservice': () =>
    rejects(() => cloudrun.deleteService({region: 'us-east1', serviceName: 'a'}), noAccount),
  'cloudrun/deletesite': () =>
    rejects(
      () => cloudrun.deleteSite({bucketName: 'remotioncloudrun-a', siteName: 'a'}),
      noAccount,
    ),
  'cloudrun/deployservice': () =>
    rejects(
      () => cloudrun.deployService({region: 'us-east1'}),
      /'project-id' argument must be provided/,
    ),
  'cloudrun/deploysite': () =>
    rejects(
      () => cloudrun.deploySite({entryPoint: 'a.ts', bucketName: 'a'}),
      /must start with remotioncloudrun-/,
    ),
  'cloudrun/getorcreatebucket': () =>
    rejects(() => cloudrun.getOrCreateBucket({region: 'us-east1'}), noAccount),
  'cloudrun/getregions': () => cloudrun.getRegions().includes('us-east1'),
  'cloudrun/getserviceinfo': () =>
    rejects(() => cloudrun.getServiceInfo({region: 'us-east1', serviceName: 'a'}), noAccount),
  // Without credentials, Google's client throws outside of the promise.
  'cloudrun/getservices': () =>
    new Promise((resolve) => {
      process.once('uncaughtException', ({message}) => resolve(noAccount.test(message)));
      cloudrun.getServices({region: 'us-east1', compatibleOnly: true}).catch(() => {});
    }),
  'cloudrun/getsites': () => rejects(() => cloudrun.getSites('us-east1'), noAccount),
  'cloudrun/rendermediaoncloudrun': () =>
    rejects(
      () => cloudrun.renderMediaOnCloudrun({codec: 'h265'}),
      /not a valid codec for GCP Cloud Run/,
    ),
  'cloudrun/renderstilloncloudrun': () =>
    rejects(
      () => cloudrun.renderStillOnCloudrun({serveUrl: 'https://example.com', forceBucketName: 'a'}),
      /Either cloudRunUrl or serviceName must be provided/,
    ),
  'cloudrun/speculateservicename': () =>
    cloudrun
      .speculateServiceName({memoryLimit: '2Gi', cpuLimit: '1.0', timeoutSeconds: 300})
      .endsWith('-mem2gi-cpu1-0-t300'),
  'cloudrun/testpermissions': () => rejects(() => cloudrun.testPermissions(), noAccount),
  easing: () => remotion.Easing.quad(0.5) === 0.25,
  'enable-scss/enable-scss': () => enableScss({}).module.rules.length === 2,
  'get-remotion-environment': () => remotion.getRemotionEnvironment().isRendering === false,
  'get-waveform-portion': [
    () =>
      media.getWaveformPortion({
        audioData,
        startTimeInSeconds: 0,
        durationInSeconds: 1,
        numberOfSamples: 4,
      }).length === 4,
    withSamples,
  ],
  'google-fonts/get-available-fonts': () => getAvailableFonts().length > 1000,
  'google-fonts/get-info': () => lobster.getInfo().fontFamily === 'Lobster',
  'install-whisper-cpp/convert-to-captions': () =>
    whisperCpp.convertToCaptions({
      transcription: [whisperItem],
      combineTokensWithinMilliseconds: 200,
    }).captions[0].startInSeconds === 0.5,
  'install-whisper-cpp/download-whisper-model': () =>
    rejects(() => whisperCpp.downloadWhisperModel({model: 'large'}), /Invalid whisper model large/),
  'install-whisper-cpp/install-whisper-cpp': () =>
    rejects(
      () => whisperCpp.installWhisperCpp({to: tmpdir(), version: '1.5.5'}),
      /exists but the executable .* is missing/,
    ),
  'install-whisper-cpp/to-captions': () =>
    whisperCpp.toCaptions({whisperCppOutput: {transcription: [whisperItem]}}).captions[0].text ===
    'Bern',
  'install-whisper-cpp/transcribe': () =>
    rejects(
      () => whisperCpp.transcribe({whisperPath: tmpdir(), inputPath: missing}),
      /Input file does not exist/,
    ),
  interpolate: () => remotion.interpolate(5, [0, 10], [0, 100]) === 50,
  'interpolate-colors': () => remotion.interpolateColors(0, [0, 1], ['red', 'blue']),
  // Without credentials, the functions that call AWS load and then reject.
  'lambda/deletefunction': () =>
    rejects(() => lambdaClient.deleteFunction({...inRegion, functionName: 'f'}), noCredentials),
  'lambda/deletesite': () =>
    rejects(() => lambda.deleteSite({...inRegion, bucketName: 'b', siteName: 's'}), noCredentials),
  'lambda/deployfunction': () =>
    rejects(
      () =>
        lambda.deployFunction({
          ...inRegion,
          createCloudWatchLogGroup: true,
          memorySizeInMb: 2048,
          timeoutInSeconds: 120,
        }),
      noCredentials,
    ),
  'lambda/deploysite': () =>
    rejects(
      () =>
        lambda.deploySite({...inRegion, bucketName: 'remotionlambda-b', entryPoint: 'index.ts'}),
      noCredentials,
    ),
  'lambda/estimateprice': () =>
    lambdaClient.estimatePrice({
      ...inRegion,
      memorySizeInMb: 2048,
      diskSizeInMb: 2048,
      lambdasInvoked: 1,
      durationInMilliseconds: 60_000,
    }),
  'lambda/getawsclient': () =>
    rejects(async () => lambdaClient.getAwsClient({...inRegion, service: 's3'}), noCredentials),
  'lambda/getfunctioninfo': () =>
    rejects(() => lambda.getFunctionInfo({...inRegion, functionName: 'f'}), noCredentials),
  'lambda/getfunctions': () =>
    rejects(() => lambdaClient.getFunctions({...inRegion, compatibleOnly: true}), noCredentials),
  'lambda/getregions': () => lambda.getRegions().includes('us-east-1'),
  'lambda/getrolepolicy': () => JSON.parse(lambda.getRolePolicy()).Statement.length,
  'lambda/getuserpolicy': () => JSON.parse(lambda.getUserPolicy()).Statement.length,
  'lambda/approuterwebhook': async () =>
    (await lambdaClient.appRouterWebhook({secret: 'secret'})(signedRequest())).status === 200,
  'lambda/deleterender': () => rejects(() => lambda.deleteRender(lambdaRender), noCredentials),
  'lambda/downloadmedia': () => rejects(() => lambda.downloadMedia(lambdaRender), noCredentials),
  'lambda/expresswebhook': () =>
    rejects(
      () => lambdaClient.expressWebhook({secret: 'secret'})({header: () => '', body: {}}, {}),
      /No webhook signature/,
    ),
  'lambda/getcompositionsonlambda': () =>
    rejects(
      () =>
        lambdaClient.getCompositionsOnLambda({...lambdaRender, inputProps: {}, envVariables: {}}),
      noCredentials,
    ),
  'lambda/getorcreatebucket': () =>
    rejects(() => lambda.getOrCreateBucket(lambdaRender), noCredentials),
  'lambda/getrenderprogress': () =>
    rejects(() => lambdaClient.getRenderProgress(lambdaRender), noCredentials),
  'lambda/getsites': () => rejects(() => lambdaClient.getSites(lambdaRender), noCredentials),
  'lambda/pagesrouterwebhook': () =>
    rejects(
      () => lambdaClient.pagesRouterWebhook({secret: 'secret'})({headers: {}, body: {}}, {}),
      /No webhook signature/,
    ),
  'lambda/presignurl': () =>
    rejects(
      () => lambdaClient.presignUrl({...lambdaRender, objectKey: 'out.mp4', expiresInSeconds: 60}),
      noCredentials,
    ),
  'lambda/rendermediaonlambda': () =>
    rejects(
      () => lambdaClient.renderMediaOnLambda({...lambdaRender, codec: 'h264'}),
      noCredentials,
    ),
  'lambda/renderstillonlambda': () =>
    rejects(
      () => lambdaClient.renderStillOnLambda({...lambdaRender, inputProps: {}}),
      noCredentials,
    ),
  'lambda/rendervideoonlambda': () =>
    rejects(
      () => lambdaClient.renderVideoOnLambda({...lambdaRender, codec: 'h264'}),
      noCredentials,
    ),
  'lambda/validatewebhooksignature': () =>
    rejects(
      () =>
        lambdaClient.validateWebhookSignature({
          secret: 'secret',
          body: {},
          signatureHeader: 'sha512=wrong',
        }),
      /Signatures do not match/,
    ),
  'lambda/simulatepermissions': () =>
    rejects(() => lambda.simulatePermissions(inRegion), noCredentials),
  'lambda/speculatefunctionname': () =>
    lambdaClient.speculateFunctionName({
      memorySizeInMb: 2048,
      diskSizeInMb: 2048,
      timeoutInSeconds: 120,
    }),
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
  'media-parser/download-and-parse-media': () =>
    rejects(
      () => mediaParser.downloadAndParseMedia({...inWav, writer: nodeWriter(`${missing}.wav`)}),
      /ENOENT/,
    ),
  'media-parser/has-been-aborted': () =>
    mediaParser.hasBeenAborted(new mediaParser.MediaParserAbortError('Aborted')),
  'media-parser/media-parser-controller': () => {
    const controller = mediaParser.mediaParserController();
    controller.abort();
    return rejects(() => mediaParser.parseMedia({...inWav, controller}), /Aborted/);
  },
  'media-parser/node-reader': async () => {
    const controller = mediaParser.mediaParserController();
    assert.equal(nodeCreateAdjacentFileSource('b.ts', 'a/a.m3u8'), join('a', 'b.ts'));
    await rejects(() => nodeReadWholeAsText(missing), /ENOENT/);
    await rejects(() => nodeReadContent({src: missing, range: null, controller}), /does not exist/);
    return rejects(() => mediaParser.parseMedia({...inPath, reader: nodeReader}), /does not exist/);
  },
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
  'media-parser/universal-reader': () =>
    rejects(
      () => mediaParser.parseMedia({...inPath, reader: universalReader}),
      /File does not exist/,
    ),
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
  'media-utils/visualize-audio-waveform': [
    () =>
      media.visualizeAudioWaveform({
        audioData,
        frame: 0,
        fps: 30,
        numberOfSamples: 4,
        windowInSeconds: 0.5,
      }).length === 4,
    withSamples,
  ],
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
  // The renderer is called with a wrong argument, which it rejects after it has loaded. `examples/` has real renders.
  'renderer/combine-chunks': () =>
    rejects(
      () =>
        renderer.combineChunks({
          ...combined,
          outputLocation: join(tmpdir(), 'never-written.mp4'),
        }),
      /Error opening input: No such file/,
    ),
  'renderer/ensure-browser': () =>
    rejects(() => renderer.ensureBrowser({browserExecutable: missing}), noBrowser),
  'renderer/extract-audio': () =>
    rejects(
      () => renderer.extractAudio({videoSource: missing, audioOutput: 'out.aac'}),
      /No such file/,
    ),
  'renderer/get-compositions': () => rejects(() => renderer.getCompositions(), /No serve URL/),
  'renderer/get-silent-parts': () =>
    rejects(() => renderer.getSilentParts({src: missing}), /No such file/),
  'renderer/get-video-metadata': () =>
    rejects(() => renderer.getVideoMetadata(missing), /No such file/),
  'renderer/make-cancel-signal': () => typeof renderer.makeCancelSignal().cancel === 'function',
  'renderer/open-browser': () =>
    rejects(() => renderer.openBrowser('chrome', {browserExecutable: missing}), noBrowser),
  'renderer/render-frames': () =>
    rejects(() => renderer.renderFrames({composition: {}}), /"height" .* must be a number/),
  'renderer/render-media': () =>
    rejects(
      () => renderer.renderMedia({composition: {props: {}}, codec: 'x'}),
      /unexpected codec "x"/,
    ),
  'renderer/render-still': () =>
    rejects(() => renderer.renderStill({composition: {props: {}}}), /serveUrl is undefined/),
  'renderer/select-composition': () =>
    rejects(() => renderer.selectComposition({}), /serveUrl is undefined/),
  'renderer/stitch-frames-to-video': () =>
    rejects(() => renderer.stitchFramesToVideo({}), /"height" .* must be a number/),
  'shapes/circle': [() => markup(shapes.Circle, {radius: 10}).startsWith('<svg'), inReactDom],
  'shapes/ellipse': [() => markup(shapes.Ellipse, {rx: 10, ry: 20}).startsWith('<svg'), inReactDom],
  'shapes/heart': [() => markup(shapes.Heart, {height: 10}).startsWith('<svg'), inReactDom],
  'shapes/pie': [
    () => markup(shapes.Pie, {radius: 10, progress: 0.5}).startsWith('<svg'),
    inReactDom,
  ],
  'shapes/polygon': [
    () => markup(shapes.Polygon, {radius: 10, points: 5}).startsWith('<svg'),
    inReactDom,
  ],
  'shapes/rect': [() => markup(shapes.Rect, size).startsWith('<svg'), inReactDom],
  'shapes/star': [
    () => markup(shapes.Star, {innerRadius: 5, outerRadius: 10, points: 5}).startsWith('<svg'),
    inReactDom,
  ],
  'shapes/triangle': [
    () => markup(shapes.Triangle, {length: 10, direction: 'up'}).startsWith('<svg'),
    inReactDom,
  ],
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
  'visualize-audio': [
    () => media.visualizeAudio({audioData, frame: 0, fps: 30, numberOfSamples: 4}).length === 4,
    withSamples,
  ],
  'webcodecs/buffer-writer': async () => {
    const writer = await bufferWriter.createContent({
      filename: 'clip.webm',
      mimeType: 'video/webm',
      logLevel: 'error',
    });
    await writer.write(new Uint8Array(4));
    return (await writer.getBlob()).size === 4;
  },
  'webcodecs/can-copy-audio-track': () =>
    webcodecs.canCopyAudioTrack({
      inputCodec: 'opus',
      inputContainer: 'webm',
      outputContainer: 'webm',
      outputAudioCodec: null,
    }),
  'webcodecs/can-copy-video-track': () =>
    webcodecs.canCopyVideoTrack({
      inputTrack: videoTrack,
      inputContainer: 'webm',
      outputContainer: 'webm',
      outputVideoCodec: null,
      rotationToApply: 0,
      resizeOperation: null,
    }),
  'webcodecs/convert-media': [
    async () => {
      const {save} = await webcodecs.convertMedia({
        src: 'static/posters/build-captions.webm',
        container: 'webm',
        reader: nodeReader,
      });
      return (await save()).size > 10_000;
    },
    'only to copy tracks',
  ],
  'webcodecs/default-on-audio-track-handler': [
    async () =>
      (
        await webcodecs.defaultOnAudioTrackHandler({
          ...handled,
          track: audioTrack,
          defaultAudioCodec: 'opus',
        })
      ).type === 'copy',
    'but nothing can be re-encoded',
  ],
  'webcodecs/default-on-video-track-handler': [
    async () =>
      (
        await webcodecs.defaultOnVideoTrackHandler({
          ...handled,
          track: videoTrack,
          defaultVideoCodec: 'vp8',
          rotate: 0,
          resizeOperation: null,
        })
      ).type === 'copy',
    'but nothing can be re-encoded',
  ],
  'webcodecs/get-available-audio-codecs': () =>
    webcodecs.getAvailableAudioCodecs({container: 'webm'})[0] === 'opus',
  'webcodecs/get-available-containers': () => webcodecs.getAvailableContainers().includes('mp4'),
  'webcodecs/get-available-video-codecs': () =>
    webcodecs.getAvailableVideoCodecs({container: 'mp4'})[0] === 'h264',
  'webcodecs/get-default-audio-codec': () =>
    webcodecs.getDefaultAudioCodec({container: 'mp4'}) === 'aac',
  'webcodecs/get-default-video-codec': () =>
    webcodecs.getDefaultVideoCodec({container: 'webm'}) === 'vp8',
  'webcodecs/webcodecs-controller': () => {
    const controller = webcodecs.webcodecsController();
    controller.abort();
    return rejects(
      () => webcodecs.convertMedia({src: 'clip.mp4', container: 'mp4', controller}),
      /Aborted/,
    );
  },
  'whisper-web/get-available-models': () => whisperWeb.getAvailableModels().length === 6,
  'whisper-web/to-captions': () =>
    whisperWeb.toCaptions({whisperWebOutput: [whisperItem]}).captions[0].text === 'Bern',
  'zod-types/z-color': () => zodTypes.zColor().safeParse('red').success,
  'zod-types/z-matrix': () => zodTypes.zMatrix().safeParse([1]).success,
  'zod-types/z-textarea': () => zodTypes.zTextarea().safeParse('Bern').success,
};

/** The call fails with this message. The note of the page follows from it. */
const throws = {
  'animated-emoji/animated-emoji': [
    () => markup(emoji.AnimatedEmoji, {emoji: 'smile'}),
    noComposition,
  ],
  animatedimage: [() => markup(remotion.AnimatedImage, {src: gifUrl}), noComposition],
  artifact: [() => markup(remotion.Artifact, {content: 'Bern', filename: 'a.txt'}), noComposition],
  audio: [() => markup(remotion.Audio, {src: 'a.mp3'}), noComposition],
  'audio-buffer-to-data-url': [
    () =>
      media.audioBufferToDataUrl({
        numberOfChannels: 1,
        sampleRate: 48_000,
        length: 1,
        getChannelData: () => new Float32Array(1),
      }),
    /window is not defined/,
  ],
  'cancel-render': [() => remotion.cancelRender(new Error('Stop')), /window is not defined/],
  'fonts-api/load-font': [
    () => fonts.loadFont({family: 'Inter', url: 'inter.woff2'}),
    /window is not defined/,
  ],
  freeze: [() => markup(remotion.Freeze, {frame: 10}), noComposition],
  'get-audio-data': [() => media.getAudioData('a.mp3'), /only available in the browser/],
  'get-audio-duration-in-seconds': [
    () => media.getAudioDurationInSeconds('a.mp3'),
    /only available in the browser/,
  ],
  'get-image-dimensions': [
    () => media.getImageDimensions('a.png'),
    /only available in the browser/,
  ],
  'get-video-metadata': [() => media.getVideoMetadata('a.mp4'), /only available in the browser/],
  'gif/get-gif-duration-in-seconds': [
    () => gif.getGifDurationInSeconds(gifUrl),
    /ImageData is not defined/,
  ],
  'gif/gif': [() => markup(gif.Gif, {src: gifUrl}), noComposition],
  'gif/preload-gif': [() => gif.preloadGif(gifUrl).waitUntilDone(), /Worker is not defined/],
  'layout-utils/fill-text-box': [
    () => layout.fillTextBox({maxBoxWidth: 100, maxLines: 2}).add(word),
    /only be called in a browser/,
  ],
  'layout-utils/fit-text': [
    () => layout.fitText({...word, withinWidth: 100}),
    /only be called in a browser/,
  ],
  'layout-utils/fit-text-on-n-lines': [
    () => layout.fitTextOnNLines({...word, maxBoxWidth: 100, maxLines: 2}),
    /only be called in a browser/,
  ],
  'layout-utils/measure-text': [() => layout.measureText(word), /only be called in a browser/],
  loop: [() => markup(remotion.Loop, {durationInFrames: 10}), noComposition],
  'lottie/lottie': [() => markup(lottie.Lottie, {animationData: {}}), noComposition],
  'media-parser/parse-media-on-web-worker': [
    () => parseMediaOnWebWorker(inWav),
    /"Worker" is not available/,
  ],
  'motion-blur/camera-motion-blur': [() => markup(motionBlur.CameraMotionBlur, {}), noComposition],
  'motion-blur/trail': [
    () => markup(motionBlur.Trail, {layers: 3, lagInFrames: 1, trailOpacity: 1}),
    noComposition,
  ],
  // The installed version imports names that `remotion` 4.0.331 doesn't have.
  'new-video': [
    async () => markup((await import('@remotion/video')).experimental_NewVideo, {src: 'a.mp4'}),
    /window is not defined|provide an export/,
  ],
  offthreadvideo: [() => markup(remotion.OffthreadVideo, {src: 'a.mp4'}), noComposition],
  'rive/remotionrivecanvas': [() => markup(RemotionRiveCanvas, {src: 'a.riv'}), noComposition],
  sequence: [() => markup(remotion.Sequence, {}), noComposition],
  series: [
    () =>
      markup(
        remotion.Series,
        {},
        createElement(remotion.Series.Sequence, {durationInFrames: 10}, 'Bern'),
      ),
    noComposition,
  ],
  'skia/skia-canvas': [
    async () => markup((await import('@remotion/skia')).SkiaCanvas, size),
    /Cannot find module/,
  ],
  'transitions/presentations/clock-wipe': [() => inTransition(clockWipe(size)), noComposition],
  'transitions/presentations/fade': [() => inTransition(fade()), noComposition],
  'transitions/presentations/flip': [() => inTransition(flip()), noComposition],
  'transitions/presentations/iris': [() => inTransition(iris(size)), noComposition],
  'transitions/presentations/none': [() => inTransition(none()), noComposition],
  'transitions/presentations/slide': [() => inTransition(slide()), noComposition],
  'transitions/presentations/wipe': [() => inTransition(wipe()), noComposition],
  'transitions/transitionseries': [
    () =>
      markup(
        transitions.TransitionSeries,
        {},
        createElement(transitions.TransitionSeries.Sequence, {durationInFrames: 20}),
        createElement(transitions.TransitionSeries.Transition, {
          timing: transitions.linearTiming({durationInFrames: 10}),
        }),
        createElement(transitions.TransitionSeries.Sequence, {durationInFrames: 20}),
      ),
    noComposition,
  ],
  'use-current-frame': [() => inComponent(remotion.useCurrentFrame), noComposition],
  'use-current-scale': [() => inComponent(remotion.useCurrentScale), noComposition],
  'use-offthread-video-texture': [
    () => inComponent(() => three.useOffthreadVideoTexture({src: 'a.mp4'})),
    /can only be used during rendering/,
  ],
  'use-video-config': [() => inComponent(remotion.useVideoConfig), noComposition],
  'use-video-texture': [
    () => inComponent(() => three.useVideoTexture({current: null})),
    noComposition,
  ],
  video: [() => markup(remotion.Video, {src: 'a.mp4'}), noComposition],
  'webcodecs/convert-audiodata': [
    () =>
      webcodecs.convertAudioData({
        audioData: {
          ...{sampleRate: 48_000, numberOfFrames: 480, numberOfChannels: 1, format: 'f32'},
          clone: () => ({copyTo() {}}),
        },
        newSampleRate: 16_000,
      }),
    /AudioData is not defined/,
  ],
  'webcodecs/create-audio-decoder': [
    () => webcodecs.createAudioDecoder({track: audioTrack, onFrame() {}, onError() {}}),
    /AudioDecoder is not defined/,
  ],
  'webcodecs/create-video-decoder': [
    () => webcodecs.createVideoDecoder({track: videoTrack, onFrame() {}, onError() {}}),
    /VideoDecoder is not defined/,
  ],
  'webcodecs/extract-frames': [
    () => webcodecs.extractFrames({src: 'clip.mp4', timestampsInSeconds: [0], onFrame() {}}),
    /window is not defined/,
  ],
  'webcodecs/extract-frames-on-web-worker': [
    () => extractFramesOnWebWorker({src: 'clip.mp4', timestampsInSeconds: [0], onFrame() {}}),
    /window is not defined/,
  ],
  'webcodecs/get-partial-audio-data': [
    () =>
      webcodecs.getPartialAudioData({
        src: 'clip.mp4',
        fromSeconds: 0,
        toSeconds: 1,
        channelIndex: 0,
        signal: new AbortController().signal,
      }),
    /Promise\.withResolvers is not a function|clip\.mp4/,
  ],
  'webcodecs/rotate-and-resize-video-frame': [
    () =>
      webcodecs.rotateAndResizeVideoFrame({
        frame: {displayWidth: 16, displayHeight: 9},
        rotation: 90,
        resizeOperation: null,
      }),
    /OffscreenCanvas is not defined/,
  ],
  'webcodecs/web-fs-writer': [
    async () => {
      // Without `navigator`, as in Node.js 20, this rejects.
      assert.equal(await canUseWebFsWriter(), false);
      return webFsWriter.createContent({
        filename: 'clip.webm',
        mimeType: 'video/webm',
        logLevel: 'error',
      });
    },
    /navigator is not defined|getDirectory/,
  ],
  'whisper-web/download-whisper-model': [
    () => whisperWeb.downloadWhisperModel({model: 'tiny', onProgress: () => {}}),
    /can only be used in a browser environment/,
  ],
  'whisper-web/get-loaded-models': [
    async () => {
      await rejects(() => whisperWeb.deleteModel('tiny'), /indexedDB is not defined/);
      await whisperWeb.getLoadedModels();
    },
    /indexedDB is not defined/,
  ],
  'whisper-web/resample-to-16khz': [
    () => whisperWeb.resampleTo16Khz({file: new Blob(['Bern']), logLevel: 'error'}),
    /requires a browser environment/,
  ],
  'whisper-web/transcribe': [
    () =>
      whisperWeb.transcribe({
        channelWaveform: new Float32Array(16_000),
        model: 'tiny',
        logLevel: 'error',
      }),
    /indexedDB is not defined/,
  ],
};

/** The call succeeds, but a script gets nothing from it: the probe shows what is missing. The note is that of the page. */
const isIdle = {
  composition: [
    () => markup(remotion.Composition, {id: 'Clip', component: Scene, ...video}) === '',
    'it has no effect',
  ],
  config: [() => Config.setCrf(18) === undefined, 'pass options to the functions'],
  'continue-render': [() => remotion.continueRender(1) === undefined, 'it has no effect'],
  'delay-render': [() => typeof remotion.delayRender('Loading') === 'number', 'it has no effect'],
  folder: [() => markup(remotion.Folder, {name: 'clips'}) === '', 'it has no effect'],
  'get-input-props': [
    () => Object.keys(remotion.getInputProps()).length === 0,
    'it returns an empty object',
  ],
  getstaticfiles: [() => remotion.getStaticFiles().length === 0, 'it returns an empty array'],
  // Without `FontFace`, the function doesn't even check its arguments: the font has neither this style nor this weight.
  'google-fonts/load-font': [
    async () =>
      (await lobster.loadFont('italic', {weights: ['950']}).waitUntilDone()) === undefined,
    'it loads nothing',
  ],
  'google-fonts/load-font-from-info': [
    async () => (await loadFontFromInfo(lobster.getInfo(), 'italic').waitUntilDone()) === undefined,
    'it loads nothing',
  ],
  iframe: [
    () => markup(remotion.IFrame, {src: 'a.html'}) === '<iframe src="a.html"></iframe>',
    'it needs a browser',
  ],
  img: [() => markup(remotion.Img, {src: 'a.png'}) === '<img/>', 'it needs a browser'],
  'media-parser/parse-media-on-server-worker': [
    () => rejects(() => parseMediaOnServerWorker(inPath), /"Worker" is not available/),
    'only in Bun',
  ],
  'player/player': [
    () => markup(player.Player, inPlayer).includes('opacity:0'),
    'react-dom/server renders an invisible frame',
  ],
  'player/thumbnail': [
    () => markup(player.Thumbnail, {...inPlayer, frameToDisplay: 0}).includes('opacity:0'),
    'react-dom/server renders an invisible frame',
  ],
  prefetch: [
    async () => (await remotion.prefetch(gifUrl).waitUntilDone()).startsWith('blob:'),
    'the URL works only in the same process',
  ],
  'preload/preload-audio': [
    () =>
      warningsOf(() => preload.preloadAudio('a.mp3')).then((said) =>
        said.includes('Doing nothing'),
      ),
    'it prints a warning',
  ],
  'preload/preload-font': [
    () =>
      warningsOf(() => preload.preloadFont('a.woff2')).then((said) =>
        said.includes('Doing nothing'),
      ),
    'it prints a warning',
  ],
  'preload/preload-image': [
    () =>
      warningsOf(() => preload.preloadImage('a.png')).then((said) =>
        said.includes('Doing nothing'),
      ),
    'it prints a warning',
  ],
  'preload/preload-video': [
    () =>
      warningsOf(() => preload.preloadVideo('a.mp4')).then((said) =>
        said.includes('Doing nothing'),
      ),
    'it prints a warning',
  ],
  'register-root': [() => remotion.registerRoot(Scene) === undefined, 'it has no effect'],
  staticfile: [() => remotion.staticFile('a.png') === '/a.png', 'bundles use another path'],
  still: [
    () => markup(remotion.Still, {id: 'Card', component: Scene, ...size}) === '',
    'it has no effect',
  ],
  'studio/delete-static-file': [
    () => rejects(() => studio.deleteStaticFile('a.png'), /only available in the Studio/),
    'it needs the Studio',
  ],
  'studio/focus-default-props-path': [
    () => rejects(() => studio.focusDefaultPropsPath({path: ['title']}), /document is not defined/),
    'it needs the Studio',
  ],
  'studio/get-static-files': [
    () => studio.getStaticFiles().length === 0,
    'it returns an empty array',
  ],
  'studio/go-to-composition': [
    () => studio.goToComposition('Missing') === undefined,
    'it has no effect',
  ],
  'studio/pause': [() => studio.pause() === undefined, 'it has no effect'],
  'studio/play': [() => studio.play() === undefined, 'it has no effect'],
  'studio/reevaluate-composition': [
    () => studio.reevaluateComposition() === undefined,
    'it has no effect',
  ],
  'studio/restart-studio': [
    () => rejects(() => studio.restartStudio(), /only available in the Studio/),
    'it needs the Studio',
  ],
  'studio/save-default-props': [
    () =>
      rejects(
        () => studio.saveDefaultProps({compositionId: 'Clip', defaultProps: () => ({})}),
        /only available in the Studio/,
      ),
    'it needs the Studio',
  ],
  'studio/seek': [() => studio.seek(10) === undefined, 'it has no effect'],
  'studio/toggle': [() => studio.toggle() === undefined, 'it has no effect'],
  'studio/update-default-props': [
    () =>
      rejects(
        () => studio.updateDefaultProps({compositionId: 'Clip', defaultProps: () => ({})}),
        /only be called in the Remotion Studio/,
      ),
    'it needs the Studio',
  ],
  'studio/visual-control': [
    () => rejects(() => studio.visualControl('top', 10), /visualControlRef is not set/),
    'it needs the Studio',
  ],
  'studio/watch-public-folder': [
    () =>
      warningsOf(() => studio.watchPublicFolder(() => {})).then((said) =>
        said.includes('only available'),
      ),
    'it logs a warning',
  ],
  'studio/watch-static-file': [
    () =>
      warningsOf(() => studio.watchStaticFile('a.png', () => {})).then((said) =>
        said.includes('only available'),
      ),
    'it logs a warning',
  ],
  'studio/write-static-file': [
    () =>
      rejects(
        () => studio.writeStaticFile({filePath: 'a.txt', contents: ''}),
        /window is not defined/,
      ),
    'it needs the Studio',
  ],
  'three-canvas': [
    () => markup(three.ThreeCanvas, size).includes('<canvas'),
    'react-dom/server renders an empty canvas',
  ],
  'transitions/use-transition-progress': [
    () =>
      inComponent(transitions.useTransitionProgress).includes('isInTransitionSeries&quot;:false'),
    'it needs a composition',
  ],
  'use-audio-data': [
    () => inComponent(() => media.useAudioData('a.mp3')) === 'null',
    'it needs a composition',
  ],
  'use-buffer-state': [
    () => inComponent(remotion.useBufferState) === '{}',
    'it needs a composition',
  ],
  'use-windowed-audio-data': [
    () =>
      inComponent(() =>
        media.useWindowedAudioData({src: 'a.wav', frame: 0, fps: 30, windowInSeconds: 1}),
      ).includes('audioData&quot;:null'),
    'it needs a composition',
  ],
  watchstaticfile: [
    () =>
      warningsOf(() => remotion.watchStaticFile('a.png', () => {})).then((said) =>
        said.includes('only available'),
      ),
    'it prints a warning',
  ],
  'webcodecs/can-reencode-audio-track': [
    async () =>
      (await webcodecs.canReencodeAudioTrack({
        track: audioTrack,
        audioCodec: 'opus',
        bitrate: 128_000,
        sampleRate: null,
      })) === false,
    'the result is `false`',
  ],
  'webcodecs/can-reencode-video-track': [
    async () =>
      (await webcodecs.canReencodeVideoTrack({
        track: videoTrack,
        videoCodec: 'vp8',
        resizeOperation: null,
        rotate: null,
      })) === false,
    'the result is `false`',
  ],
  'whisper-web/can-use-whisper-web': [
    async () => String((await whisperWeb.canUseWhisperWeb('tiny')).reason) === 'window-undefined',
    'the result is `window-undefined`',
  ],
};

/** @typedef {{route: string, works: boolean, note?: string, probe: () => unknown}} Probe */

/** @type {Probe[]} */
const probes = [
  ...Object.entries(works).map(([route, entry]) => {
    const [probe, note] = [entry].flat();
    return {route, works: true, note, probe};
  }),
  ...Object.entries(throws).map(([route, [call, message]]) => ({
    route,
    works: false,
    note: message === noComposition ? 'it needs a composition' : 'it needs a browser',
    probe: Object.assign(() => rejects(call, message), {toString: () => String(call)}),
  })),
  ...Object.entries(isIdle).map(([route, [probe, note]]) => ({route, works: false, note, probe})),
];

const send = (message) => new Promise((resolve) => process.send(message, resolve));

/** The routes to run, or none for all. */
const chosen = new Set(process.argv.slice(2));

await send({probes: probes.map(({probe, ...facts}) => ({...facts, code: String(probe)}))});
for (const {route, probe} of probes.filter(({route}) => chosen.has(route))) {
  await send({started: route});
  try {
    await warningsOf(async () =>
      assert.ok(await probe(), 'The probe did not see what it expects.'),
    );
    await send({passed: route});
  } catch (error) {
    await send({failed: route, message: String(error?.message ?? error)});
  }
}
process.exit(0);
