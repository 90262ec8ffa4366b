import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {IsAnImageError, parseMedia, VERSION, type ParseMediaFields} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {codecFiles, foreignFiles, formats, unusualFiles} from './files';

export type Field = keyof ParseMediaFields;

/** Whether the parser reads less than half of the file for a field, or the value that says that it found nothing. */
export type Speed = 'fast' | 'slow' | 'null' | '[]' | '0' | 'false';

/** How a file that isn't supported is reported. */
export interface Report {
  readonly error: string;
  readonly message: string;
  readonly imageType?: string;
  /** Such as `320x180`. */
  readonly dimensions?: string;
}

export interface Measurements {
  /** The version of `@remotion/media-parser`. */
  readonly toolkit: string;
  /** For each format, in the order of the rows. */
  readonly video: Readonly<Record<string, Readonly<Partial<Record<Field, Speed>>>>>;
  readonly audio: Measurements['video'];
  /** For each codec, its name by the extension of the file, or `error`. */
  readonly codecs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly unusual: Readonly<Record<string, Readonly<Partial<Record<Field, string>>>>>;
  readonly foreign: Readonly<Record<string, Report>>;
}

/** All fields, except for those that are the same for each format: size, name, MIME type and statistics. */
const formatFields: readonly Field[] = [
  'container',
  'tracks',
  'durationInSeconds',
  'slowDurationInSeconds',
  'dimensions',
  'unrotatedDimensions',
  'rotation',
  'fps',
  'slowFps',
  'slowNumberOfFrames',
  'videoCodec',
  'isHdr',
  'slowVideoBitrate',
  'audioCodec',
  'sampleRate',
  'numberOfAudioChannels',
  'slowAudioBitrate',
  'keyframes',
  'slowKeyframes',
  'metadata',
  'location',
  'images',
  'm3uStreams',
  'slowStructure',
];

const unusualFields: readonly Field[] = [
  'dimensions',
  'rotation',
  'durationInSeconds',
  'slowDurationInSeconds',
  'fps',
  'slowFps',
  'slowNumberOfFrames',
];

/** The reader for files, which also counts the bytes that it passes to the parser. */
const countingReader = () => {
  const counter = {bytes: 0};
  const reader: typeof nodeReader = {
    ...nodeReader,
    read: async (options) => {
      const result = await nodeReader.read(options);
      const stream = result.reader.reader;
      const read = async () => {
        const chunk = await stream.read();
        counter.bytes += chunk.value?.length ?? 0;
        return chunk;
      };
      // The parser uses no other method.
      return {...result, reader: {...result.reader, reader: {...stream, read}}};
    },
  };
  return {reader, counter};
};

/** Without messages that the parser prints. */
const quiet = {acknowledgeRemotionLicense: true, logLevel: 'error'} as const;

/**
 * Reads a single field, and finds out how much of the file that takes.
 *
 * @param file an absolute path; the size of a playlist is that of its folder's `part-….ts` files
 */
export const measureField = async (file: string, field: Field): Promise<Speed> => {
  const {reader, counter} = countingReader();
  const result = await parseMedia({src: file, reader, fields: {[field]: true}, ...quiet});
  const value: unknown = (result as Partial<Record<Field, unknown>>)[field];
  const empty = JSON.stringify(value);
  if (isSpeed(empty)) {
    return empty;
  }
  return counter.bytes < sizeOf(file) / 2 ? 'fast' : 'slow';
};

const isSpeed = (text: string): text is Speed => ['null', '[]', '0', 'false'].includes(text);

const sizeOf = (file: string): number =>
  file.endsWith('.m3u8')
    ? readdirSync(path.dirname(file))
        .filter((name) => name.startsWith('part-'))
        .reduce((sum, name) => sum + statSync(path.join(path.dirname(file), name)).size, 0)
    : statSync(file).size;

const print = (value: unknown): string => {
  if (typeof value === 'number') {
    return String(Math.round(value * 100) / 100);
  }
  const {width, height} = (value ?? {}) as {width?: number; height?: number};
  return width === undefined ? String(value) : `${width}x${height}`;
};

/** Reads a value as the tables show it; `error` if the parser throws. */
const readValue = async (file: string, field: Field): Promise<string> => {
  try {
    const options = {src: file, reader: nodeReader, fields: {[field]: true}, ...quiet};
    const result: Partial<Record<Field, unknown>> = await parseMedia(options);
    return print(result[field]);
  } catch {
    return 'error';
  }
};

/** Reads the codec of the only track of a file. */
const readCodec = async (file: string): Promise<string> => {
  const video = await readValue(file, 'videoCodec');
  return video === 'null' ? readValue(file, 'audioCodec') : video;
};

/** @throws if the parser supports the file */
const readReport = async (file: string): Promise<Report> => {
  try {
    await parseMedia({src: file, reader: nodeReader, fields: {tracks: true}, ...quiet});
  } catch (error) {
    const {name, message} = error as Error;
    return error instanceof IsAnImageError
      ? {error: name, message, imageType: error.imageType, dimensions: print(error.dimensions)}
      : {error: name, message: message.replace(`${path.dirname(file)}/`, '')};
  }
  throw new Error(`The parser supports ${path.basename(file)}. Remove it from \`foreignFiles\`.`);
};

/** Applies a function to each value, one after the other. */
const mapValues = async <Value, Result>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value) => Promise<Result>,
): Promise<Record<string, Result>> => {
  const results: Record<string, Result> = {};
  for (const [name, value] of Object.entries(values)) {
    results[name] = await map(value);
  }
  return results;
};

/** Applies a function to each field, one after the other. */
const mapFields = <Result>(
  fields: readonly Field[],
  map: (field: Field) => Promise<Result>,
): Promise<Partial<Record<Field, Result>>> =>
  mapValues(Object.fromEntries(fields.map((field) => [field, field])), map);

/**
 * Measures all files.
 *
 * @param folder contains what `makeFiles` has created
 */
export const measure = async (folder: string): Promise<Measurements> => {
  const speeds = (name: string) =>
    mapFields(formatFields, (field) => measureField(path.join(folder, name), field));
  return {
    toolkit: VERSION,
    video: await mapValues(formats.video, speeds),
    audio: await mapValues(formats.audio, speeds),
    codecs: await mapValues(codecFiles, (files) =>
      mapValues(files, (name) => readCodec(path.join(folder, name))),
    ),
    unusual: await mapValues(unusualFiles, (name) =>
      mapFields(unusualFields, (field) => readValue(path.join(folder, name), field)),
    ),
    foreign: await mapValues(foreignFiles, (name) => readReport(path.join(folder, name))),
  };
};
