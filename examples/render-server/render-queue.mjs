import {randomUUID} from 'node:crypto';
import path from 'node:path';
import {makeCancelSignal, renderMedia, selectComposition} from '@remotion/renderer';
import {browserOptions} from './browser-options.mjs';

/** Runs renders one after another and stores the status of each. */
export const makeRenderQueue = ({serveUrl, folder}) => {
  const jobs = new Map();
  let lastJob = Promise.resolve();

  const run = async (job) => {
    if (job.status === 'canceled') {
      return;
    }
    job.status = 'rendering';
    const {inputProps} = job;
    const composition = await selectComposition({
      ...browserOptions,
      serveUrl,
      id: 'Forecast',
      inputProps,
    });
    await renderMedia({
      ...browserOptions,
      serveUrl,
      composition,
      inputProps,
      codec: 'h264',
      outputLocation: job.file,
      cancelSignal: job.cancelSignal,
      onProgress: ({progress}) => {
        job.progress = progress;
      },
    });
    job.status = 'done';
  };

  const add = (inputProps) => {
    const id = randomUUID();
    const job = {
      id,
      inputProps,
      status: 'waiting',
      progress: 0,
      file: path.resolve(folder, `${id}.mp4`),
      ...makeCancelSignal(),
    };
    jobs.set(id, job);
    lastJob = lastJob
      .then(() => run(job))
      .catch((error) => {
        if (job.status !== 'canceled') {
          console.error(error);
          job.status = 'failed';
        }
      });

    return job;
  };

  const cancel = (job) => {
    if (job.status === 'waiting' || job.status === 'rendering') {
      job.status = 'canceled';
      job.cancel();
    }
  };

  return {add, cancel, get: (id) => jobs.get(id)};
};
