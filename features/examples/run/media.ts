import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {RenderInternals} from '@remotion/renderer';
import type {MadeFile} from '../../../examples/define';

/** The facts about a media file that an example can require. */
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

/** Parses a rate such as `30/1` and rounds it to two decimals. */
const rate = (fraction: string): number => {
  const [frames = NaN, seconds = 1] = fraction.split('/').map(Number);
  return Math.round((frames / seconds) * 100) / 100;
};

/** Reads the facts from the JSON output of ffprobe. */
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
 * Returns the facts of a media file, with the ffprobe of the toolkit.
 *
 * @param file absolute path
 * @throws the error message of ffprobe if it can't read the file
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

/** Compares a file with what the example expects. Returns one line for each difference. */
export const faultsOf = ({file, ...expected}: MadeFile, facts: Facts): string[] =>
  (Object.keys(expected) as (keyof Facts)[])
    .filter((key) => expected[key] !== undefined && expected[key] !== facts[key])
    .map((key) => `${file}: ${key} is ${told(facts[key])}, expected ${told(expected[key])}.`);

/**
 * Checks a file that a step created.
 *
 * @param folder absolute path of the example
 * @returns one line for each problem
 */
export const checkMade = async (folder: string, made: MadeFile): Promise<string[]> => {
  const absolute = path.join(folder, made.file);
  if (!existsSync(absolute)) {
    return [`${made.file} was not created.`];
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
    return [`${made.file} is not a readable media file: ${(error as Error).message}`];
  }
};
