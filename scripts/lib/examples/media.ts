import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {RenderInternals} from '@remotion/renderer';
import type {MadeFile} from '../../../examples/define';

/** What can be held against a file, as ffprobe tells it. */
export type Facts = Omit<MadeFile, 'file'>;

interface Probed {
  readonly streams: ReadonlyArray<{
    readonly codec_type: string;
    readonly codec_name: string;
    readonly width?: number;
    readonly height?: number;
    readonly pix_fmt?: string;
    readonly r_frame_rate: string;
    readonly nb_read_frames?: string;
    /** Missing in WebM. */
    readonly duration?: string;
  }>;
  readonly format: {readonly duration?: string};
}

const tenths = (seconds: string | undefined): number | undefined =>
  seconds === undefined ? undefined : Math.round(Number(seconds) * 10) / 10;

/** `30/1` as a number, to a hundredth. */
const rate = (fraction: string): number => {
  const [frames = NaN, seconds = 1] = fraction.split('/').map(Number);
  return Math.round((frames / seconds) * 100) / 100;
};

/** The facts in what ffprobe printed as JSON. */
export const readFacts = (json: string): Facts => {
  const {streams, format} = JSON.parse(json) as Probed;
  const video = streams.find((stream) => stream.codec_type === 'video');
  const audio = streams.find((stream) => stream.codec_type === 'audio');
  return {
    width: video?.width,
    height: video?.height,
    videoCodec: video?.codec_name,
    audioCodec: audio?.codec_name ?? null,
    pixelFormat: video?.pix_fmt,
    fps: video && rate(video.r_frame_rate),
    frames: video?.nb_read_frames === undefined ? undefined : Number(video.nb_read_frames),
    duration: tenths(video?.duration ?? format.duration),
  };
};

/**
 * The facts of a media file, from the ffprobe that the toolkit ships.
 *
 * @param file absolute path
 * @throws what ffprobe says about a file that it cannot read
 */
export const factsOf = async (file: string): Promise<Facts> => {
  const {stdout, stderr, exitCode} = await RenderInternals.callFf({
    bin: 'ffprobe',
    args: [
      ...['-v', 'error', '-count_frames'],
      ...['-show_streams', '-show_format', '-of', 'json'],
      file,
    ],
    indent: false,
    logLevel: 'error',
    binariesDirectory: null,
    cancelSignal: undefined,
    options: {reject: false},
  });
  if (exitCode !== 0) {
    throw new Error(stderr.trim());
  }
  return readFacts(stdout);
};

const told = (value: string | number | null | undefined): string =>
  value === undefined || value === null ? 'none' : String(value);

/** What is wrong with a file, given its facts: one line for each fact that is not as expected. */
export const faultsOf = ({file, ...expected}: MadeFile, facts: Facts): string[] =>
  (Object.keys(expected) as (keyof Facts)[])
    .filter((key) => expected[key] !== undefined && expected[key] !== facts[key])
    .map((key) => `${file}: ${key} is ${told(facts[key])}, and has to be ${told(expected[key])}.`);

/**
 * Holds a file that a step made against what the example says.
 *
 * @param folder absolute path of the example
 * @returns one line for each fault
 */
export const checkMade = async (folder: string, made: MadeFile): Promise<string[]> => {
  const absolute = path.join(folder, made.file);
  if (!existsSync(absolute)) {
    return [`${made.file} was not made.`];
  }
  const stats = statSync(absolute);
  if (stats.isFile() && stats.size === 0) {
    return [`${made.file} is empty.`];
  }
  if (Object.keys(made).length === 1) {
    return [];
  }
  try {
    return faultsOf(made, await factsOf(absolute));
  } catch (error) {
    return [`${made.file} cannot be read: ${(error as Error).message}`];
  }
};
