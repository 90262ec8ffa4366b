import path from 'node:path';
import {renderMedia} from '@remotion/renderer';

const renderChunk = async ({serveUrl, composition, inputProps, frameRange}) => {
  const name = `out/.chunks/${String(frameRange[0]).padStart(6, '0')}`;
  const video = path.resolve(`${name}.ts`);
  const audio = path.resolve(`${name}.aac`);

  await renderMedia({
    serveUrl,
    composition,
    inputProps,
    frameRange,
    compositionStart: 0,
    codec: 'h264-ts',
    audioCodec: 'aac',
    outputLocation: video,
    separateAudioTo: audio,
    enforceAudioTrack: true,
    forSeamlessAacConcatenation: true,
    concurrency: 1,
  });

  return {video, audio};
};

/** @param {any} job */
const work = async (job) => {
  try {
    process.send?.({files: await renderChunk(job)});
  } catch (error) {
    process.send?.({error: String(error)});
  }
};

process.on('message', work);
